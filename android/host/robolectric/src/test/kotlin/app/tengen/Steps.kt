package app.tengen

/** Starts a game of two people from home, as it was last set up. */
internal fun startTwoPeople() {
  node("start-TwoPeople").tap()
  await("the board") { find("board") != null }
}

/** Places stones on these points one after the other, with the second step where the screen asks for it. */
internal fun play(vararg points: String) = points.forEach { point ->
  node("point-$point").tap()
  await("an answer to the touch of $point") { find("place") != null || lastMove() == point }
  find("place")?.tap()
  await("a stone on $point") { lastMove() == point }
}

/** The point that the board shows as the last move. */
internal fun lastMove(): String? =
  nodes().map { it.description }.firstOrNull { it.endsWith("last move") }?.substringBefore(',')
