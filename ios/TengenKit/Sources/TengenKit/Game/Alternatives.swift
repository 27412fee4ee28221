/// One of several things to choose from.
public struct Alternative<Intent: Hashable & Sendable>: Hashable, Sendable, Identifiable {
  /// What it is called.
  public let label: Words

  /// Whether it is the present one.
  public let isChosen: Bool

  /// What choosing it asks for.
  public let intent: Intent

  public var id: Intent { intent }
}

/// An alternative for each of `values`.
func alternatives<Value: Equatable, Intent>(
  _ values: some Sequence<Value>,
  chosen: Value,
  label: (Value) -> Words,
  intent: (Value) -> Intent
) -> [Alternative<Intent>] {
  values.map { Alternative(label: label($0), isChosen: $0 == chosen, intent: intent($0)) }
}
