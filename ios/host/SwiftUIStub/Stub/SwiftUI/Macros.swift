// What the compiler expands; here to nothing, once the arguments have been checked.

public struct PreviewTrait: Sendable {
  public static let landscapeLeft = Self()
  public static let portrait = Self()
}
@freestanding(declaration) public macro Preview(
  _ name: String? = nil, traits: PreviewTrait..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "StubMacros", type: "PreviewMacro")
@attached(accessor) public macro Entry() = #externalMacro(module: "StubMacros", type: "EntryMacro")
