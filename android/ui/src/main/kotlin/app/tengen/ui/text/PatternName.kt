package app.tengen.ui.text

import app.tengen.core.OpeningPattern
import app.tengen.core.openingPatterns
import app.tengen.ui.R

/** The 26 openings, in their order. */
val allPatterns by lazy(::openingPatterns)

/** The name of one of the 26 openings, 0 to 25, as readers of each language call it. */
fun patternName(number: Int): Words = patternName(allPatterns[number])

/** As the other, of an opening at hand. */
fun patternName(pattern: OpeningPattern): Words =
  words(R.string.pattern_name, pattern.code, pattern.chinese, pattern.romaji)

/** What the name means; to readers who see that in it, how the Japanese write it. */
fun patternMeaning(pattern: OpeningPattern): Words =
  words(R.string.pattern_meaning, pattern.english, pattern.japanese)
