package app.tengen.bench

import java.util.Locale

/** How long a benchmark runs. */
enum class Form(val calls: Int, val frames: Int, val warmUps: Int) {
  /** Shows that it runs. */
  SHORT(calls = 200, frames = 20, warmUps = 1),

  /** Gives figures to quote: by then the virtual machine has compiled what it will compile. */
  LONG(calls = 10_000, frames = 200, warmUps = 5),
  ;

  /** The median nanoseconds of [count] runs of [once], which gives its own; before them come some that don't count. */
  inline fun median(count: Int, once: () -> Long): Double {
    repeat(count * warmUps) { once() }
    val sorted = List(count) { once() }.sorted()
    return (sorted[(count - 1) / 2] + sorted[count / 2]) / 2.0
  }
}

/** One line of the table of `./test bench`, parted by tabs; [aim] is empty where none was set. */
fun figure(what: String, seen: Double, aim: String, unit: String) =
  println("figure\t$what\t${"%.2f".format(Locale.ROOT, seen)}\t$aim\t$unit")
