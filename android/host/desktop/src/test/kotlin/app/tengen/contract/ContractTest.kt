package app.tengen.contract

import java.io.File
import org.json.JSONObject
import org.junit.Assert.assertTrue
import org.junit.Test

/** Runs every scenario of `tests/contract` over the real library, as `bindings/ffi/tests/contract.rs` does in Rust. */
class ContractTest {
  @Test
  fun everyScenarioHolds() {
    val folder = File(System.getProperty("tengen.repository"), "tests/contract")
    val files = folder.listFiles { file -> file.extension == "json" }.orEmpty().sortedBy { it.name }
    assertTrue("scenarios were lost: ${files.size}", files.size >= 11)
    val steps = files.sumOf(::play)
    println("${files.size} scenarios, $steps steps")
  }

  private fun play(file: File): Int {
    val steps = JSONObject(file.readText()).getJSONArray("steps")
    Player().use { player ->
      for (number in 0 until steps.length()) {
        val step = steps.getJSONObject(number)
        player.step(step, "${file.name}, step $number: $step")
      }
    }
    return steps.length()
  }
}
