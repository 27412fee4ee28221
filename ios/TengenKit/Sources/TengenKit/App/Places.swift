import Observation

/// Where the app is, for the views that show it.
@MainActor
@Observable
public final class Places {
  public private(set) var navigator: Navigator

  /// Is told which places were left.
  @ObservationIgnored var onLeave: (@MainActor (Set<Destination>) -> Void)?

  init(_ navigator: Navigator) {
    self.navigator = navigator
  }

  /// The places after home, without a sheet. A stack of views sets it when one is swiped away.
  public var path: [Destination] {
    get { navigator.path }
    set { if newValue != navigator.path { move { $0.show(newValue) } } }
  }

  public func go(to destination: Destination) { move { $0.go(to: destination) } }

  public func back() { move { $0.back() } }

  /// To those nearby, home behind them.
  func goToNearby() { move { $0.goToNearby() } }

  private func move(_ change: (inout Navigator) -> Void) {
    let before = Set(navigator.stack)
    change(&navigator)
    let left = before.subtracting(navigator.stack)
    if !left.isEmpty { onLeave?(left) }
  }
}
