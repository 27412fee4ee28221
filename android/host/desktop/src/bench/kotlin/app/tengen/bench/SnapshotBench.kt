package app.tengen.bench

import app.tengen.core.App

/** What a screen pulls after each change: all of a game in its middle, forbidden points with their lines too. */
fun snapshotOverTheBinding(app: App, form: Form) = app.table().use { table ->
  val nanoseconds = form.median(form.calls) {
    val started = System.nanoTime()
    val snapshot = table.snapshot()
    val elapsed = System.nanoTime() - started
    check(snapshot.moves.size == 2 * gamePlies && snapshot.forbidden.isNotEmpty()) { "not the game that was played" }
    elapsed
  }
  figure("snapshot over the Kotlin binding", nanoseconds / 1e3, aim = "", unit = "µs")
}
