/// Where the app is: the places one came through, the present one last. Plain data, so that it can be saved and tested
/// without a screen.
public struct Navigator: Equatable, Sendable {
  /// Begins at home.
  public private(set) var stack: [Destination] = [.home]

  /// At home.
  public init() {}

  /// The way at the start: with an `interrupted` game its board, home behind it, unless home is preferred.
  public init(interrupted: Bool, preferHome: Bool) {
    if interrupted && !preferHome { stack.append(.play) }
  }

  /// What `save` wrote; a way that is not understood leads home, and one that nobody could have come becomes one.
  public init(restoring saved: String) {
    let places = saved.split(separator: " ").compactMap(Destination.init(restoring:))
    guard places.first == .home else { return }
    for place in places { go(to: place) }
  }

  /// The place that fills the screen.
  public var screen: Destination { stack.last { !$0.isSheet } ?? .home }

  /// The kind of game that is set up on the sheet over it, if it is open.
  public var sheet: GameKind? { if case .newGame(let kind) = stack.last { kind } else { nil } }

  /// The places after home, without a sheet: what a stack of views shows one over the other.
  public var path: [Destination] { stack.dropFirst().filter { !$0.isSheet } }

  /// Whether `back` leads anywhere inside the app.
  public var canGoBack: Bool { stack.count > 1 }

  /// Goes to `destination`. A place is never twice on the way: one returns to it instead; a sheet closes on leaving.
  public mutating func go(to destination: Destination) {
    if let earlier = stack.firstIndex(of: destination) {
      stack = Array(stack[...earlier])
    } else {
      stack = stack.filter { !$0.isSheet } + [destination]
    }
  }

  /// Is among those nearby, home behind it: where one is after leaving a room.
  mutating func goToNearby() {
    stack = [.home, .nearby]
  }

  /// Shows `path` after home, as a stack of views has it; a sheet closes.
  mutating func show(_ path: [Destination]) {
    stack = [.home] + path
  }

  /// Goes to the place before; at home nothing happens.
  public mutating func back() {
    if canGoBack { stack.removeLast() }
  }

  /// The way as text, for saved state.
  public func save() -> String { stack.map { $0.save() }.joined(separator: " ") }
}
