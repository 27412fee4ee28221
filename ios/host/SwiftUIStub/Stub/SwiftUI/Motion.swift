// Motion and feedback.
import Foundation

public struct Animation: Hashable, Sendable {
  public static let `default` = Self(), linear = Self(), easeIn = Self(), easeOut = Self(), easeInOut = Self(),
    spring = Self(), smooth = Self(), snappy = Self(), bouncy = Self()
  public static func linear(duration: Double) -> Self { stub() }
  public static func easeIn(duration: Double) -> Self { stub() }
  public static func easeOut(duration: Double) -> Self { stub() }
  public static func easeInOut(duration: Double) -> Self { stub() }
  public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Self { stub() }
  public func delay(_ d: Double) -> Self { self }
  public func repeatForever(autoreverses: Bool = true) -> Self { self }
}
public func withAnimation<R>(_ a: Animation? = .default, _ body: () throws -> R) rethrows -> R { try body() }

public protocol TimelineSchedule {}
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  public init(minimumInterval: Double? = nil, paused: Bool = false) { stub() }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    stub()
  }
}
public struct TimelineViewDefaultContext { public let date: Date }
public struct TimelineView<Schedule: TimelineSchedule, Content> {}
extension TimelineView: View, _Primitive where Content: View {
  nonisolated public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) { stub() }
}
