package app.tengen.ui.link

import app.tengen.core.TengenException

/** How far the app has come with opening its games. */
sealed interface Launch {
  /** Still at it. */
  data object Opening : Launch

  /** The games are open. */
  data class Ready(val link: CoreLink) : Launch

  /** The games can't be opened. */
  data class Failed(val problem: TengenException) : Launch
}
