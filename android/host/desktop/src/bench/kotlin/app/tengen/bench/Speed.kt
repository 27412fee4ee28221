package app.tengen.bench

import app.tengen.core.App
import java.nio.file.Files
import java.nio.file.Path
import kotlin.system.exitProcess

/** Benchmarks of the Kotlin side over the real core, for `./test bench`. Arguments: the form, a folder for games. */
fun main(arguments: Array<String>) {
  val form = Form.valueOf(arguments[0].uppercase())
  val folder = Files.createTempDirectory(Files.createDirectories(Path.of(arguments[1])), "bench").toFile()
  try {
    App(folder.path).use { app ->
      playGame(app.table())
      snapshotOverTheBinding(app, form)
      app.shutdown()
    }
    frameOfThePlayScreen(folder, form)
  } finally {
    folder.deleteRecursively()
  }
  // The threads of AWT would go on.
  exitProcess(0)
}
