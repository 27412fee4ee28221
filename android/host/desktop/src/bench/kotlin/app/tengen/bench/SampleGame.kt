package app.tengen.bench

import app.tengen.core.ColourChoice
import app.tengen.core.NewGame
import app.tengen.core.Point
import app.tengen.core.RuleSet
import app.tengen.core.Seat
import app.tengen.core.Table

/** A renju game in its middle: Black is to move and has four forbidden points. */
private const val MOVES =
  "h8 h7 g5 i3 j8 j5 i6 j4 g6 i5 i2 l8 g2 g8 m8 j7 e2 l9" +
    " g10 h3 k7 f5 j10 c1 f8 n7 k4 n9 a1 d3 k3 f12 f1 d14 i4 e7 c3 c5 a5 g12"

private val points = MOVES.split(' ').map(::point)

/** The stones of the game. */
val gamePlies: Int = points.size

/** A move that Black may make in it and that ends nothing. */
val nextMove: Point = point("c8")

/** Puts the game on [table], between two people. */
fun playGame(table: Table) = table.use {
  it.newGame(NewGame(15, RuleSet.RENJU, Seat.Person(""), Seat.Person(""), ColourChoice.BLACK))
  points.forEach { point -> it.play(point.x, point.y) }
}

/** The point called `h8`: its column and its rank. */
private fun point(name: String) = Point(name[0] - 'a', name.substring(1).toInt() - 1)
