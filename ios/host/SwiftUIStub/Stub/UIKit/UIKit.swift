// The part of UIKit that the app uses. Own declarations from Apple's documentation; nothing is ever run.
import Foundation

func stub() -> Never { fatalError("a stub, only to be compiled against") }

public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = Self(rawValue: 0)
}
@MainActor open class UIApplication {
  public class var shared: UIApplication { stub() }
  nonisolated public class var openSettingsURLString: String { stub() }
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) { stub() }
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {}
  nonisolated open func beginBackgroundTask(
    withName: String?, expirationHandler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { stub() }
  nonisolated open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) { stub() }
}
@MainActor open class UIDevice {
  public class var current: UIDevice { stub() }
  open var name: String { stub() }
}
@MainActor open class UIImpactFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  public init(style: FeedbackStyle) { stub() }
  open func prepare() { stub() }
  open func impactOccurred() { stub() }
  open func impactOccurred(intensity: CGFloat) { stub() }
}
@MainActor open class UINotificationFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  public init() { stub() }
  open func notificationOccurred(_ type: FeedbackType) { stub() }
}
