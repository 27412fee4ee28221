package app.tengen.contract

import app.tengen.core.App
import app.tengen.core.Table
import app.tengen.core.TengenException

/**
 * Uses tables in several rounds and prints, for each way of using them, by how many bytes a round raises what the allocator
 * lends out. It is the median: tables show in every round, what the JVM borrows and returns for itself in one or two.
 */
object LifetimeProbe {
  private const val TABLES = 10_000
  private const val ROUNDS = 7

  @JvmStatic
  fun main(arguments: Array<String>) = App(arguments.single()).use { app ->
    // The first tables bring classes and compiled code with them.
    round(app)
    val rounds = List(ROUNDS) { round(app) }
    rounds.first().keys.forEach { way -> println("$way ${median(rounds.map { round -> round.getValue(way) })}") }
    app.shutdown()
  }

  private fun round(app: App): Map<String, Long> {
    var held = emptyList<Table>()
    val growths = mapOf(
      "closed" to growth { repeat(TABLES) { number -> app.table().use { call(it, number) } } },
      "forgotten" to growth { repeat(TABLES) { number -> call(app.table(), number) } },
      "held" to growth { held = List(TABLES) { app.table() } },
    )
    held.forEach(Table::close)
    return growths
  }

  private fun median(numbers: List<Long>): Long = numbers.sorted()[numbers.size / 2]

  private fun growth(use: () -> Unit): Long {
    val before = NativeMemory.settled()
    use()
    return NativeMemory.settled() - before
  }

  /** Calls on every tenth table whatever hands memory over: records, lists and errors are larger than a table. */
  private fun call(table: Table, number: Int) {
    if (number % 10 != 0) return
    table.snapshot()
    table.eventsSince(0)
    val refused = runCatching { table.play(-1, 0) }.exceptionOrNull()
    check(refused is TengenException.Refused) { "$refused" }
  }
}
