// What a screen reader is told.
import Foundation

public struct AccessibilityTraits: SetAlgebra, Sendable {
  public typealias Element = Self
  public static let isButton = Self(), isHeader = Self(), isSelected = Self(), isImage = Self(),
    updatesFrequently = Self(), allowsDirectInteraction = Self()
  public init() {}
  public func contains(_ m: Self) -> Bool { stub() }
  public mutating func insert(_ m: Self) -> (inserted: Bool, memberAfterInsert: Self) { stub() }
  public mutating func remove(_ m: Self) -> Self? { stub() }
  public mutating func update(with m: Self) -> Self? { stub() }
  public func union(_ o: Self) -> Self { self }
  public func intersection(_ o: Self) -> Self { self }
  public func symmetricDifference(_ o: Self) -> Self { self }
  public mutating func formUnion(_ o: Self) {}
  public mutating func formIntersection(_ o: Self) {}
  public mutating func formSymmetricDifference(_ o: Self) {}
}
public struct AccessibilityChildBehavior: Hashable, Sendable {
  public static let ignore = Self(), contain = Self(), combine = Self()
}
public struct AccessibilityActionKind: Equatable, Sendable {
  public static let `default` = Self(), escape = Self(), magicTap = Self()
  public init(named: Text) {}
  init() {}
}
public struct AccessibilityNotification {
  public struct Announcement {
    public init(_ announcement: AttributedString) {}
    public init(_ announcement: String) {}
    public func post() { stub() }
  }
}
public enum AnnouncementPriority: Hashable, Sendable { case low, `default`, high }
extension AttributedString {
  public var accessibilitySpeechAnnouncementPriority: AnnouncementPriority? {
    get { stub() }
    set { stub() }
  }
}
