/// What the models ask of the phone they run on.
public struct Ports: Sendable {
  /// Lets the hand feel something.
  public var haptics: Haptics

  /// Tells the time.
  public var clock: WallClock

  public init(haptics: Haptics, clock: WallClock = .system) {
    self.haptics = haptics
    self.clock = clock
  }
}

/// The phone's answer to the hand.
public struct Haptics: Sendable {
  /// Makes one felt; without the means for it nothing happens.
  public var play: @MainActor @Sendable (Feeling) -> Void

  public init(play: @escaping @MainActor @Sendable (Feeling) -> Void) {
    self.play = play
  }
}

/// What a hand can be told.
public enum Feeling: CaseIterable, Sendable {
  /// A stone came down.
  case stone

  /// What was asked for can't be.
  case refusal

  /// The game is over.
  case end
}
