package app.tengen.contract.presenters

import app.tengen.ui.specimens.besideFaces
import app.tengen.ui.specimens.nearbyFaces
import app.tengen.ui.specimens.roomFaces
import java.io.File
import org.json.JSONArray
import org.json.JSONObject
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test

/** What the specimens show is what `tests/contract/specimens` says, on the iPhone too. */
class SpecimenFacesTest {
  @Test
  fun `those nearby are shown as the table says`() {
    val file = File(System.getProperty("tengen.repository"), "tests/contract/specimens/nearby.json")
    val table = JSONObject(file.readText()).getJSONObject("faces")
    val shown = nearbyFaces.mapValues { faceOf(it.value) } + besideFaces.mapValues { faceOf(it.value) } +
      roomFaces.mapValues { faceOf(it.value, null).filterKeys(ofBoard::contains) }
    assertTrue("${shown.size}", shown.size > 40)
    assertEquals(table.keySet(), shown.keys)
    for ((name, face) in shown) {
      val said = table.getJSONObject(name)
      val told = face.mapValues { JSONObject.wrap(it.value) }.filterValues { !isNothing(it) }
      assertEquals(name, said.keySet(), told.keys)
      for ((field, value) in told) assertEquals("$field of $name", said.get(field).toString(), value.toString())
    }
  }

  /** What a room changes of its board. */
  private val ofBoard = setOf("top", "bottom", "bar", "message", "tone", "choices")

  private fun isNothing(value: Any?) =
    value == JSONObject.NULL || value == false || value == 0 || value is JSONArray && value.isEmpty
}
