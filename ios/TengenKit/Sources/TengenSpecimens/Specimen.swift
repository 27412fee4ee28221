/// One face worth seeing, with a name that is also that of its picture on Android.
public struct Specimen<State: Sendable>: Sendable, Identifiable {
  public let name: String
  public let state: State

  public var id: String { name }

  init(_ name: String, _ state: State) {
    self.name = name
    self.state = state
  }
}
