import TengenCore

/// Each of the 26 openings, by its number.
let allPatterns = openingPatterns()

/// The name of one of the 26 openings, 0 to 25, as readers of each language call it.
public func patternName(_ number: Int32) -> Words { patternName(allPatterns[Int(number)]) }

/// As the other, of an opening at hand.
public func patternName(_ pattern: OpeningPattern) -> Words {
  words(.patternName, .plain(pattern.code), .plain(pattern.chinese), .plain(pattern.romaji))
}

/// What the name means; to readers who see that in it, how the Japanese write it.
public func patternMeaning(_ pattern: OpeningPattern) -> Words {
  words(.patternMeaning, .plain(pattern.english), .plain(pattern.japanese))
}
