package app.tengen.ui.play

import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.unit.dp
import app.tengen.ui.R
import app.tengen.ui.board.Board
import app.tengen.ui.board.BoardState
import app.tengen.ui.board.boardGeometry
import app.tengen.ui.design.Banner
import app.tengen.ui.design.Page
import app.tengen.ui.design.Space
import app.tengen.ui.design.TengenIcons
import app.tengen.ui.game.ActionRow
import app.tengen.ui.game.GameAction
import app.tengen.ui.game.GameLayout
import app.tengen.ui.game.MoveList
import app.tengen.ui.game.PlaceBar
import app.tengen.ui.game.PlayerStrip

/** From this distance of two lines on, a finger hits the crossing it means without a second step. */
private val roomyCell = 40.dp

/** The game being played. */
@Composable
fun PlayScreen(state: PlayState, onIntent: (PlayIntent) -> Unit, modifier: Modifier = Modifier) {
  val stop = { onIntent(PlayIntent.Stop) }
  Page(modifier) { insets ->
    Column(Modifier.fillMaxSize().padding(insets).padding(Space.tight)) {
      if (state.isUnsaved) {
        Banner(stringResource(R.string.play_unsaved), Modifier.fillMaxWidth().testTag("unsaved"))
      }
      GameLayout(
        board = { PlayBoard(state.board, onIntent) },
        top = { PlayerStrip(state.top, stop) },
        bottom = { Below(state, onIntent) },
        message = { Message(state.message) },
        moves = { MoveList(state.moves, Modifier.padding(horizontal = Space.medium)) },
        actions = { ActionRow(actions(state), onIntent) },
        modifier = Modifier.weight(1f).fillMaxWidth(),
      )
    }
  }
  when (state.sheet) {
    PlaySheet.More -> MoreSheet(state.canResign, onIntent)
    PlaySheet.ResignQuestion -> ResignQuestion(onIntent)
    null -> Unit
  }
}

@Composable
private fun PlayBoard(board: BoardState, onIntent: (PlayIntent) -> Unit) {
  BoxWithConstraints {
    val cell = with(LocalDensity.current) { boardGeometry(board, maxWidth.toPx()).cell.toDp() }
    Board(board, { onIntent(PlayIntent.Tap(it, isRoomy = cell >= roomyCell)) })
  }
}

@Composable
private fun Below(state: PlayState, onIntent: (PlayIntent) -> Unit) {
  when (val bar = state.bar) {
    is PlayBar.Place -> PlaceBar(
      bar.stone,
      bar.coordinate,
      onCancel = { onIntent(PlayIntent.Cancel) },
      onPlace = { onIntent(PlayIntent.Place) },
    )
    PlayBar.Over -> OverBar(onIntent)
    null -> PlayerStrip(state.bottom, { onIntent(PlayIntent.Stop) })
  }
}

@Composable
private fun actions(state: PlayState): List<GameAction<PlayIntent>> =
  remember(state.canUndo, state.canRedo, state.canHint) {
    listOf(
      GameAction(TengenIcons.Undo, R.string.play_undo, PlayIntent.Undo, "undo", state.canUndo),
      GameAction(TengenIcons.Redo, R.string.play_redo, PlayIntent.Redo, "redo", state.canRedo),
      GameAction(TengenIcons.Hint, R.string.play_hint, PlayIntent.Hint, "hint", state.canHint),
      GameAction(TengenIcons.More, R.string.play_more, PlayIntent.OpenMore, "more"),
    )
  }
