package app.tengen.host

import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.unit.Density
import androidx.lifecycle.Lifecycle
import androidx.lifecycle.LifecycleOwner
import androidx.lifecycle.LifecycleRegistry
import androidx.lifecycle.ViewModelStore
import androidx.lifecycle.ViewModelStoreOwner
import androidx.lifecycle.compose.LocalLifecycleOwner
import androidx.lifecycle.viewmodel.compose.LocalViewModelStoreOwner
import app.tengen.ui.design.LocalFontFamily
import app.tengen.ui.design.LocalReducedMotion
import java.util.Locale

/**
 * What an Android activity gives its content: lifecycle, view models, back key, strings, fonts, font scale.
 *
 * Changing [locale] shows the screens in the other language at once.
 */
class Host(
  locale: Locale = Locale.getDefault(),
  private val fontScale: Float = 1f,
  private val reducedMotion: Boolean = false,
) : LifecycleOwner, ViewModelStoreOwner {
  var locale: Locale by mutableStateOf(locale)
  val back = BackStack()
  private val registry = LifecycleRegistry.createUnsafe(this)
  override val lifecycle: Lifecycle get() = registry
  override val viewModelStore = ViewModelStore()

  init {
    registry.currentState = Lifecycle.State.RESUMED
  }

  @Composable
  fun Content(content: @Composable () -> Unit) {
    val strings = remember(locale) { Strings(locale) }
    val density = LocalDensity.current
    CompositionLocalProvider(
      LocalLifecycleOwner provides this,
      LocalViewModelStoreOwner provides this,
      LocalBackStack provides back,
      LocalStrings provides strings,
      LocalFontFamily provides hostFontFamily,
      LocalReducedMotion provides reducedMotion,
      LocalDensity provides Density(density.density, density.fontScale * fontScale),
      content = content,
    )
  }

  /** The end of the screens: view models are cleared. */
  fun close() {
    registry.currentState = Lifecycle.State.DESTROYED
    viewModelStore.clear()
  }
}
