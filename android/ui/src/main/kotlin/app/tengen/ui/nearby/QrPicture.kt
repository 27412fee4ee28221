package app.tengen.ui.nearby

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.aspectRatio
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import app.tengen.ui.design.Corner

/** Modules of light round the code, without which cameras don't find it. */
private const val BORDER = 4

/** A code for a camera: black on white in every theme, since many cameras read nothing else. */
@Composable
internal fun QrPicture(state: QrState, spoken: String, modifier: Modifier = Modifier) {
  val described = modifier.fillMaxWidth().aspectRatio(1f).clip(Corner.medium).semantics { contentDescription = spoken }
  Canvas(described) {
    drawRect(Color.White)
    // Whole pixels: a hairline between two dark modules would be read as a light one.
    val module = kotlin.math.floor(size.width / (state.side + 2 * BORDER))
    val first = (size.width - module * state.side) / 2
    state.dark.forEachIndexed { index, isDark ->
      val (row, column) = index / state.side to index % state.side
      if (isDark) drawRect(Color.Black, Offset(first + column * module, first + row * module), Size(module, module))
    }
  }
}
