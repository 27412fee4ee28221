// Keys and commands.
import Foundation

public struct KeyEquivalent: Hashable, ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
  public init(_ character: Character) { stub() }
  public init(extendedGraphemeClusterLiteral: Character) { stub() }
  public static let upArrow = Self("u")
  public static let downArrow = Self("d")
  public static let leftArrow = Self("l")
  public static let rightArrow = Self("r")
  public static let escape = Self("e")
  public static let space = Self(" ")
  public static let `return` = Self("\r")
}
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let shift = Self(rawValue: 2)
  public static let control = Self(rawValue: 4)
  public static let option = Self(rawValue: 8)
  public static let command = Self(rawValue: 16)
}
public struct KeyboardShortcut: Hashable, Sendable {
  public static let defaultAction = Self()
  public static let cancelAction = Self()
}
public struct KeyPress: Sendable {
  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let down = Self(rawValue: 1)
    public static let `repeat` = Self(rawValue: 2)
    public static let up = Self(rawValue: 4)
  }
  public enum Result: Sendable { case handled, ignored }
  public let phase: Phases
  public let key: KeyEquivalent
  public let modifiers: EventModifiers
}
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let activate = Self(rawValue: 1)
  public static let edit = Self(rawValue: 2)
}
extension View {
  nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    _m
  }
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { _m }
  nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View { _m }
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View { _m }
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { _m }
  nonisolated public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View { _m }
}

@MainActor @preconcurrency public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder var body: Body { get }
}
extension Never: Commands {}
extension Commands where Body == Never { public var body: Never { stub() } }
public struct _CommandsTuple {}
extension _CommandsTuple: Commands { public typealias Body = Never }
@resultBuilder public enum CommandsBuilder {
  public static func buildExpression<C: Commands>(_ c: C) -> C { c }
  public static func buildBlock<C: Commands>(_ c: C) -> C { c }
  public static func buildBlock<each C: Commands>(_ c: repeat each C) -> _CommandsTuple { stub() }
}
public struct CommandGroupPlacement: Sendable {
  public static let newItem = Self()
  public static let undoRedo = Self()
  public static let appSettings = Self()
}
public struct CommandGroup<Content: View> {
  public init(replacing: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { stub() }
  public init(after: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { stub() }
}
extension CommandGroup: Commands { public typealias Body = Never }
