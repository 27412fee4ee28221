package app.tengen.host

import androidx.compose.ui.text.ExperimentalTextApi
import androidx.compose.ui.text.font.FontFamily
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.platform.SystemFont
import org.jetbrains.skia.FontMgr

/** The phone's own font where this computer has it, else what the computer likes best. */
@OptIn(ExperimentalTextApi::class)
val hostFontFamily: FontFamily by lazy {
  val phoneFont = "Roboto"
  if (FontMgr.default.matchFamily(phoneFont).count() == 0) {
    FontFamily.Default
  } else {
    val weights = listOf(FontWeight.Normal, FontWeight.Medium, FontWeight.SemiBold, FontWeight.Bold)
    FontFamily(weights.map { SystemFont(phoneFont, it) })
  }
}
