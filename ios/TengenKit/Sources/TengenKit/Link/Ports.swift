/// What the models ask of the phone they run on.
public struct Ports: Sendable {
  /// Lets the hand feel something.
  public var haptics: Haptics

  /// Tells the time.
  public var clock: WallClock

  /// Finds those nearby; nobody is found without.
  public var discovery: (any Discovery)?

  /// Tells what network the phone is on.
  public var network: (any NetworkWatch)?

  /// What the phone is called: the first proposal for its person's name.
  public var deviceName: String

  /// Leads to where the person can let the app use the local network.
  public var askForNetwork: @MainActor @Sendable () -> Void

  public init(
    haptics: Haptics,
    clock: WallClock = .system,
    discovery: (any Discovery)? = nil,
    network: (any NetworkWatch)? = nil,
    deviceName: String = "",
    askForNetwork: @escaping @MainActor @Sendable () -> Void = {}
  ) {
    self.haptics = haptics
    self.clock = clock
    self.discovery = discovery
    self.network = network
    self.deviceName = deviceName
    self.askForNetwork = askForNetwork
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
