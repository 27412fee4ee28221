package app.tengen.contract

import app.tengen.core.App
import app.tengen.core.Table
import app.tengen.core.TengenException

/** Uses tables and prints, for each way of using them, how many more bytes the allocator lends out afterwards. */
object LifetimeProbe {
  private const val TABLES = 50_000

  @JvmStatic
  fun main(arguments: Array<String>) = App(arguments.single()).use { app ->
    // The first tables bring classes and compiled code with them.
    growths(app, TABLES / 5)
    growths(app, TABLES).forEach { (way, bytes) -> println("$way $bytes") }
    app.shutdown()
  }

  private fun growths(app: App, count: Int): Map<String, Long> {
    var held = emptyList<Table>()
    val growths = mapOf(
      "closed" to growth { repeat(count) { number -> app.table().use { call(it, number) } } },
      "forgotten" to growth { repeat(count) { number -> call(app.table(), number) } },
      "held" to growth { held = List(count) { app.table() } },
    )
    held.forEach(Table::close)
    return growths
  }

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
