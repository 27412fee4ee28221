// The part of Network that the app uses. Own declarations from Apple's documentation; nothing is ever run.
import Dispatch

func stub() -> Never { fatalError("a stub, only to be compiled against") }

public final class NWPathMonitor: Sendable {
  public init() { stub() }
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { stub() }
    set { stub() }
  }
  public func start(queue: DispatchQueue) { stub() }
  public func cancel() { stub() }
}
public struct NWPath: Equatable, Sendable {
  public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
  public var status: Status { stub() }
  public var availableInterfaces: [NWInterface] { stub() }
}
public struct NWInterface: Hashable, Sendable {
  public enum InterfaceType: Sendable { case other, wifi, cellular, wiredEthernet, loopback }
  public var type: InterfaceType { stub() }
  public var name: String { stub() }
}
