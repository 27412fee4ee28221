// The app and its scenes.
import Foundation

@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
}
extension Never: Scene {}
extension Scene where Body == Never { public var body: Never { stub() } }
@resultBuilder public enum SceneBuilder { public static func buildBlock<C: Scene>(_ c: C) -> C { c } }
public struct WindowGroup<Content: View> { public init(@ViewBuilder content: () -> Content) { stub() } }
extension WindowGroup: Scene { public typealias Body = Never }
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}
extension App { public static func main() { stub() } }
public struct _ModifiedScene {}
extension _ModifiedScene: Scene { public typealias Body = Never }
extension Scene {
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { _ModifiedScene() }
  nonisolated public func commands<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene { _ModifiedScene() }
}
