package app.tengen.ui.text

import app.tengen.core.Point

/** A crossing as players write it: files A to T from the left, no letter left out, ranks from the bottom ("H8"). */
fun coordinate(point: Point): String = "${'A' + point.x}${point.y + 1}"
