package app.tengen.ui.design

import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.SolidColor
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.graphics.vector.addPathNodes
import androidx.compose.ui.unit.dp

/** The icons of the app, drawn with one pen: 24 units, strokes of 1.75, round ends. */
object TengenIcons {
  val Back = icon("Back", "M15 5 L8 12 L15 19", mirrored = true)
  val Close = icon("Close", "M6 6 L18 18 M18 6 L6 18")
  val Check = icon("Check", "M5 12.5 L10 17.5 L19 7")
  val Undo = icon("Undo", "M8.5 5 L4.5 9 L8.5 13 M4.5 9 H14 A5 5 0 0 1 14 19 H9")
  val Redo = icon("Redo", "M15.5 5 L19.5 9 L15.5 13 M19.5 9 H10 A5 5 0 0 0 10 19 H15")
  val Hint = icon(
    "Hint",
    "M9.5 17 V15.5 C7.6 14.5 6.5 12.6 6.5 10.5 A5.5 5.5 0 0 1 17.5 10.5 " +
      "C17.5 12.6 16.4 14.5 14.5 15.5 V17 Z M10 20.5 H14",
  )
  val More = icon("More", "M5.5 12 H5.51 M12 12 H12.01 M18.5 12 H18.51", width = 3f)
  val Restart = icon("Restart", "M19 12 A7 7 0 1 1 16.6 6.7 M17 3.5 V7.2 H13.3")
  val Resign = icon("Resign", "M6.5 20.5 V4 M6.5 4.5 H17.5 L15 8.5 L17.5 12.5 H6.5")
  val Stop = icon("Stop", "M7.5 7.5 H16.5 V16.5 H7.5 Z")
  val Pause = icon("Pause", "M8.5 6 V18 M15.5 6 V18", width = 2.5f)
  val Foul = icon("Foul", "M12 4 V14 M12 18.5 V18.51", width = 2.5f)
  val Draw = icon("Draw", "M5 9.5 H19 M5 14.5 H19")
  val Clock = icon("Clock", "M12 20.5 A8.5 8.5 0 1 0 12 3.5 A8.5 8.5 0 1 0 12 20.5 Z M12 7.5 V12 L15 14")
  val Play = icon("Play", "M8 5.5 L18.5 12 L8 18.5 Z")
  val Home = icon("Home", "M4 11.5 L12 4.5 L20 11.5 M6.5 9.5 V19.5 H17.5 V9.5 M10 19.5 V14.5 H14 V19.5")
  val Person = icon(
    "Person",
    "M12 11.5 A3.75 3.75 0 1 0 12 4 A3.75 3.75 0 1 0 12 11.5 Z " +
      "M4.75 20 C5.5 16.6 8.4 14.75 12 14.75 C15.6 14.75 18.5 16.6 19.25 20",
  )
  val People = icon(
    "People",
    "M9 11 A3.25 3.25 0 1 0 9 4.5 A3.25 3.25 0 1 0 9 11 Z " +
      "M2.75 19 C3.3 16 5.8 14.25 9 14.25 C12.2 14.25 14.7 16 15.25 19 " +
      "M15.5 4.9 A3.25 3.25 0 0 1 15.5 10.6 M17.5 14.6 C19.6 15.2 20.9 16.8 21.25 19",
  )
  val Computer = icon("Computer", "M5.5 7 A2 2 0 0 1 7.5 5 H16.5 A2 2 0 0 1 18.5 7 V15 H5.5 Z M3 18.5 H21")
  val Watch = icon(
    "Watch",
    "M2.75 12 C5 7.75 8.25 5.75 12 5.75 C15.75 5.75 19 7.75 21.25 12 C19 16.25 15.75 18.25 12 18.25 " +
      "C8.25 18.25 5 16.25 2.75 12 Z M12 15 A3 3 0 1 0 12 9 A3 3 0 1 0 12 15 Z",
  )
  val Settings = icon(
    "Settings",
    "M4 7 H13.5 M18.5 7 H20 M16 9.5 A2.5 2.5 0 1 0 16 4.5 A2.5 2.5 0 1 0 16 9.5 Z M4 17 H5.5 " +
      "M10.5 17 H20 M8 19.5 A2.5 2.5 0 1 0 8 14.5 A2.5 2.5 0 1 0 8 19.5 Z",
  )
  val Edit = icon(
    "Edit",
    "M4.5 19.5 L5.5 15.5 L15.75 5.25 A1.8 1.8 0 0 1 18.3 5.25 L18.75 5.7 A1.8 1.8 0 0 1 18.75 8.25 " +
      "L8.5 18.5 Z M14 7 L17 10",
  )
  val Plus = icon("Plus", "M12 5.5 V18.5 M5.5 12 H18.5")
  val Minus = icon("Minus", "M5.5 12 H18.5")
  val Forward = icon("Forward", "M9 5 L16 12 L9 19", mirrored = true)
  val Nearby = icon(
    "Nearby",
    "M3 9.75 A13 13 0 0 1 21 9.75 M6.25 13.25 A8.5 8.5 0 0 1 17.75 13.25 M9.5 16.5 A3.75 3.75 0 0 1 14.5 16.5 " +
      "M12 19.5 V19.51",
  )
  val Chat = icon(
    "Chat",
    "M6 5 H18 A2 2 0 0 1 20 7 V14 A2 2 0 0 1 18 16 H11.5 L7.5 19.5 V16 H6 A2 2 0 0 1 4 14 V7 A2 2 0 0 1 6 5 Z",
  )
  val Terms = icon("Terms", "M8.5 7 H20 M8.5 12 H20 M8.5 17 H20 M4.5 7 H4.51 M4.5 12 H4.51 M4.5 17 H4.51")
  val Leave = icon("Leave", "M13.5 5 H6.5 V19 H13.5 M11 12 H20 M16.5 8.5 L20 12 L16.5 15.5", mirrored = true)
  val Send = icon("Send", "M4.5 11.5 L20 4.5 L14 20 L11 13.5 Z M11 13.5 L20 4.5", mirrored = true)
  val Warning = icon("Warning", "M12 4.5 L20.5 19 H3.5 Z M12 10 V14 M12 16.5 V16.51")
}

private fun icon(name: String, path: String, width: Float = 1.75f, mirrored: Boolean = false): ImageVector =
  ImageVector.Builder(name, 24.dp, 24.dp, viewportWidth = 24f, viewportHeight = 24f, autoMirror = mirrored)
    .addPath(
      pathData = addPathNodes(path),
      stroke = SolidColor(Color.Black),
      strokeLineWidth = width,
      strokeLineCap = StrokeCap.Round,
      strokeLineJoin = StrokeJoin.Round,
    )
    .build()
