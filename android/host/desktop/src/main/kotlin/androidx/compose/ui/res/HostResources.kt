@file:JvmName("HostResources")

package androidx.compose.ui.res

import androidx.compose.runtime.Composable
import androidx.compose.runtime.ReadOnlyComposable
import androidx.compose.runtime.remember
import androidx.compose.ui.graphics.painter.Painter
import androidx.compose.ui.graphics.vector.rememberVectorPainter
import androidx.compose.ui.platform.LocalDensity
import app.tengen.host.LocalStrings
import org.xml.sax.InputSource

// A computer's stand-ins for Android's functions of the same names, so that the screens' imports are Android's.

@Composable
@ReadOnlyComposable
fun stringResource(id: Int): String = LocalStrings.current.string(id)

@Composable
@ReadOnlyComposable
fun stringResource(id: Int, vararg formatArgs: Any): String = LocalStrings.current.string(id, *formatArgs)

@Composable
@ReadOnlyComposable
fun pluralStringResource(id: Int, count: Int): String = LocalStrings.current.plural(id, count)

@Composable
@ReadOnlyComposable
fun pluralStringResource(id: Int, count: Int, vararg formatArgs: Any): String =
  LocalStrings.current.plural(id, count, *formatArgs)

@Composable
@ReadOnlyComposable
fun stringArrayResource(id: Int): Array<String> = LocalStrings.current.array(id)

@Composable
fun painterResource(id: Int): Painter {
  val strings = LocalStrings.current
  val density = LocalDensity.current
  val vector = remember(id, density) { strings.drawable(id).use { loadXmlImageVector(InputSource(it), density) } }
  return rememberVectorPainter(vector)
}
