// Fingers.
import Foundation

@MainActor @preconcurrency public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  var body: Body { get }
}
extension Never: Gesture { public typealias Value = Never }
extension Gesture where Body == Never { public var body: Never { stub() } }
public struct _Changed<G: Gesture> {}
extension _Changed: Gesture {
  public typealias Value = G.Value
  public typealias Body = Never
}
extension Gesture {
  public func onEnded(_ a: @escaping (Value) -> Void) -> some Gesture<Value> { _Changed<Self>() }
  public func onChanged(_ a: @escaping (Value) -> Void) -> some Gesture<Value> where Value: Equatable {
    _Changed<Self>()
  }
  public func updating<S>(
    _ state: GestureState<S>, body: @escaping (Value, inout S, inout Transaction) -> Void
  ) -> some Gesture<Value> { _Changed<Self>() }
}
public struct DragGesture {
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {}
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
    public var startLocation: CGPoint
    public var translation: CGSize { stub() }
    public var predictedEndLocation: CGPoint { stub() }
  }
}
public struct MagnifyGesture {
  public init(minimumScaleDelta: CGFloat = 0.01) {}
  public struct Value: Equatable, Sendable {
    public var magnification: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }
}
extension DragGesture: Gesture { public typealias Body = Never }
extension MagnifyGesture: Gesture { public typealias Body = Never }
public struct Transaction { public init() {} }
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none = Self([])
  public static let gesture = Self(rawValue: 1)
  public static let subviews = Self(rawValue: 2)
  public static let all = Self(rawValue: 3)
}
