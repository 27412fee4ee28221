package app.tengen.host

import app.tengen.ui.R
import java.util.Locale
import org.junit.Assert.assertEquals
import org.junit.Test

class StringsTest {
  private fun name(tag: String) = Strings(Locale.forLanguageTag(tag)).string(R.string.app_name)

  @Test
  fun `each reader gets their own script or English`() {
    for (tag in listOf("zh", "zh-CN", "zh-Hans", "zh-SG", "zh-Hans-HK")) assertEquals(tag, "天元", name(tag))
    for (tag in listOf("en", "fr", "zh-TW", "zh-HK", "zh-MO", "zh-Hant", "zh-Hant-TW")) {
      assertEquals(tag, "Tengen", name(tag))
    }
  }

  @Test
  fun `text in XML is read by Android's rules`() {
    assertEquals("Don't hurry: \"five\" wins", resourceText("\n  Don\\'t hurry:\n  \\\"five\\\" wins\n"))
    assertEquals("a  b c", resourceText("\"a  b\"   c"))
    assertEquals("一\n二", resourceText("\\u4e00\\n二"))
  }
}
