/// A sentence that has no language yet: presenters choose words, a `Catalogue` reads them. Being plain data, it is what
/// tests compare.
public indirect enum Words: Hashable, Sendable {
  /// The string of a key; the parts fill its numbered places.
  case keyed(Key, [Words])

  /// The plural of a key for a count, which is its only place.
  case counted(PluralKey, Int)

  /// What is the same in every language: a name, a coordinate.
  case plain(String)

  /// A whole number in a place of a string.
  case number(Int)
}

/// The string of `key` with `parts` in its numbered places.
public func words(_ key: Key, _ parts: Words...) -> Words { .keyed(key, parts) }
