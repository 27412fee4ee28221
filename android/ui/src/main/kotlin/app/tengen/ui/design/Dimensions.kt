package app.tengen.ui.design

import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.ui.unit.dp

/** Distances between things. */
object Space {
  val hair = 2.dp
  val tight = 4.dp
  val small = 8.dp
  val medium = 12.dp
  val large = 16.dp
  val wide = 24.dp
  val huge = 32.dp
}

/** Round corners of things. */
object Corner {
  val small = RoundedCornerShape(8.dp)
  val medium = RoundedCornerShape(12.dp)
  val large = RoundedCornerShape(20.dp)
  val sheet = RoundedCornerShape(topStart = 24.dp, topEnd = 24.dp)
}

/** The least height and width of what a finger has to hit. */
val TouchTarget = 48.dp

/** Columns of text and controls don't grow wider than this on tablets. */
val ReadableWidth = 560.dp
