package app.tengen

import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config
import org.xmlpull.v1.XmlPullParser

@RunWith(TengenRunner::class)
@Config(sdk = [26, 35])
class BackupRulesTest {
  @get:Rule
  val phone = Phone()

  @Test
  fun `only the closed copies of the archive leave the phone`() {
    val copies = listOf("file tengen/backup-1.db", "file tengen/backup-2.db")
    assertEquals(copies, includes(R.xml.full_backup_rules))
    assertEquals("to the cloud, then to another phone", copies + copies, includes(R.xml.data_extraction_rules))
  }

  @Test
  fun `the rules name the folder in which the games are`() {
    phone.launch()
    val folders = includes(R.xml.full_backup_rules).map { it.substringAfter(' ').substringBeforeLast('/') }.toSet()
    assertEquals(setOf("tengen"), folders)
    for (folder in folders) assertTrue(phone.application.filesDir.resolve("$folder/archive.db").isFile)
  }

  /** Domain and path of every `include`, in order; an `exclude` would not be understood here. */
  private fun includes(rules: Int): List<String> {
    val found = mutableListOf<String>()
    phone.application.resources.getXml(rules).use { parser ->
      while (parser.next() != XmlPullParser.END_DOCUMENT) {
        if (parser.eventType != XmlPullParser.START_TAG) continue
        assertTrue(parser.name != "exclude")
        if (parser.name == "include") {
          found += "${parser.getAttributeValue(null, "domain")} ${parser.getAttributeValue(null, "path")}"
        }
      }
    }
    return found
  }
}
