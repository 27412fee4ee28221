package app.tengen

import android.content.res.Configuration
import android.view.ContextThemeWrapper
import java.util.Locale

/**
 * Shows everything of this window in the language [tag], its dialogs too; empty leaves the system's.
 *
 * May be called only before the window's resources are first asked for.
 */
internal fun ContextThemeWrapper.useLanguage(tag: String) {
  if (tag.isEmpty()) return
  applyOverrideConfiguration(
    Configuration().apply {
      // A fresh configuration says 1, which would override the person's own size of text: 0 stands for "not said".
      fontScale = 0f
      setLocale(Locale.forLanguageTag(tag))
    },
  )
}
