package app.tengen.contract.presenters

import app.tengen.core.ManualTime
import java.io.File
import org.json.JSONObject
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.junit.runners.Parameterized

/** Runs one story of `tests/contract/presenters` over the models and presenters, as the iPhone's models run it too. */
@RunWith(Parameterized::class)
class PresenterStoriesTest(private val story: File) {
  @Test
  fun `the story holds`() {
    val steps = JSONObject(story.readText()).getJSONArray("steps")
    assertTrue("a story without steps", steps.length() > 0)
    val all = (0 until steps.length()).map(steps::getJSONObject)
    val isTimed = all.any { it.optString("do") == "pass" }
    ScreenPlayer(if (isTimed) ManualTime() else null).use { player ->
      all.forEachIndexed { number, step -> player.step(step, "${story.name}, step $number: $step") }
    }
  }

  companion object {
    @JvmStatic
    @Parameterized.Parameters(name = "{0}")
    fun stories(): List<File> {
      val folder = File(System.getProperty("tengen.repository"), "tests/contract/presenters")
      val files = folder.listFiles { file -> file.extension == "json" }.orEmpty().sortedBy { it.name }
      check(files.size >= 25) { "stories were lost: ${files.size}" }
      return files
    }
  }
}
