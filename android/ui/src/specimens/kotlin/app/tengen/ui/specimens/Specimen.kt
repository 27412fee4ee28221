package app.tengen.ui.specimens

import androidx.compose.runtime.Composable

/** One face worth seeing, with a name that is also that of its pictures. */
class Specimen(
  val name: String,
  /** A screen is looked at on every surface; another face of it, or a part, on the plain phone; a board on a square. */
  val kind: Kind = Kind.SCREEN,
  val content: @Composable () -> Unit,
) {
  enum class Kind { SCREEN, FACE, PART, BOARD }
}

/** Everything that the gallery, the pictures and the checks of layout go through. */
val allSpecimens: List<Specimen>
  get() = boardSpecimens + componentSpecimens + playSpecimens + seriousSpecimens + homeSpecimens + setupSpecimens +
    nearbySpecimens + roomSpecimens
