package app.tengen.ui.app

/**
 * Where the app is: the places one came through, the present one last. Plain data, so that it can be saved and tested
 * without a screen.
 */
data class Navigator(val stack: List<Destination>) {
  init {
    require(stack.firstOrNull() == Destination.Home) { "the way begins at home" }
  }

  /** The place that fills the screen. */
  val screen: Destination get() = stack.last { it !is Destination.NewGame }

  /** The sheet over it, if one is open. */
  val sheet: Destination.NewGame? get() = stack.last() as? Destination.NewGame

  /** Whether [back] leads anywhere inside the app. */
  val canGoBack: Boolean get() = stack.size > 1

  /** Goes to [destination]. A place is never twice on the way: one returns to it instead; a sheet closes on leaving. */
  fun to(destination: Destination): Navigator {
    val earlier = stack.indexOf(destination)
    if (earlier >= 0) return Navigator(stack.take(earlier + 1))
    return Navigator(stack.filter { it !is Destination.NewGame } + destination)
  }

  /** Goes to the place before; at home nothing happens. */
  fun back(): Navigator = if (canGoBack) Navigator(stack.dropLast(1)) else this

  /** The way as text, for saved state. */
  fun save(): String = stack.joinToString(" ") { it.save() }

  companion object {
    /** Among those nearby, home behind it: where one is after leaving a room. */
    val toNearby = Navigator(listOf(Destination.Home, Destination.Nearby))

    /** The way at the start: with an [interrupted] game its board, home behind it, unless home is preferred. */
    fun atStart(interrupted: Boolean, preferHome: Boolean): Navigator =
      Navigator(listOfNotNull(Destination.Home, Destination.Play.takeIf { interrupted && !preferHome }))

    /** What [save] wrote; a way that is not understood leads home, and one that nobody could have come becomes one. */
    fun restore(saved: String): Navigator {
      val home = Navigator(listOf(Destination.Home))
      val places = saved.split(' ').mapNotNull(Destination::restore)
      return if (places.firstOrNull() == Destination.Home) places.fold(home) { way, place -> way.to(place) } else home
    }
  }
}
