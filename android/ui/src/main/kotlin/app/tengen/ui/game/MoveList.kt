package app.tengen.ui.game

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.lazy.grid.GridCells
import androidx.compose.foundation.lazy.grid.LazyVerticalGrid
import androidx.compose.foundation.lazy.grid.itemsIndexed
import androidx.compose.foundation.lazy.grid.rememberLazyGridState
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.sp
import app.tengen.ui.design.Space
import app.tengen.ui.design.Tengen
import app.tengen.ui.design.tabular

/** The moves so far as coordinates, numbered, the newest always in sight. */
@Composable
fun MoveList(moves: List<String>, modifier: Modifier = Modifier) {
  val grid = rememberLazyGridState()
  // Asked of the next layout: scrolling now would lay the list out in the middle of applying the move.
  LaunchedEffect(moves.size) { if (moves.isNotEmpty()) grid.requestScrollToItem(moves.lastIndex) }
  val style = Tengen.type.bodyMedium.tabular()
  val column = with(LocalDensity.current) { 72.sp.toDp() }
  LazyVerticalGrid(GridCells.Adaptive(column), modifier.testTag("moves"), grid) {
    itemsIndexed(moves) { index, move ->
      Row(Modifier.padding(Space.tight), Arrangement.spacedBy(Space.tight)) {
        Text("${index + 1}", style = style, color = Tengen.palette.secondary, maxLines = 1)
        val weight = if (index == moves.lastIndex) FontWeight.SemiBold else FontWeight.Normal
        Text(move, style = style, fontWeight = weight, maxLines = 1)
      }
    }
  }
}
