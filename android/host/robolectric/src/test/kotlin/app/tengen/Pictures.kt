package app.tengen

import android.graphics.Bitmap
import android.graphics.Canvas
import android.graphics.Color
import android.graphics.Rect
import android.os.Build
import android.view.Gravity
import android.view.View
import android.view.WindowManager.LayoutParams
import java.io.File

/** All windows of the process over one another, as a person sees them. */
internal fun picture(): Bitmap {
  val whole = windows().first()
  val bitmap = Bitmap.createBitmap(whole.width, whole.height, Bitmap.Config.ARGB_8888)
  val canvas = Canvas(bitmap)
  for (window in windows()) {
    val layout = window.layoutParams as LayoutParams
    if (layout.flags and LayoutParams.FLAG_DIM_BEHIND != 0) {
      canvas.drawColor(Color.argb((layout.dimAmount * 255).toInt(), 0, 0, 0))
    }
    val place = place(window, layout, whole)
    canvas.save()
    canvas.translate(place.left.toFloat(), place.top.toFloat())
    window.draw(canvas)
    canvas.restore()
  }
  return bitmap
}

/** Stores [picture] in target/screenshots/android. */
internal fun screenshot(name: String) = picture().store(name)

/** Stores this as a PNG whose name tells the API level too. */
internal fun Bitmap.store(name: String) {
  val folder = File(System.getProperty("tengen.screenshots"), "android").apply { mkdirs() }
  val file = File(folder, "$name-api${Build.VERSION.SDK_INT}.png")
  file.outputStream().use { compress(Bitmap.CompressFormat.PNG, 100, it) }
}

/** Robolectric leaves every window at the left top; a phone puts it where its gravity says. */
private fun place(window: View, layout: LayoutParams, whole: View): Rect {
  val gravity = if (layout.gravity == 0) Gravity.CENTER else layout.gravity
  return Rect().also {
    Gravity.apply(gravity, window.width, window.height, Rect(0, 0, whole.width, whole.height), layout.x, layout.y, it)
  }
}
