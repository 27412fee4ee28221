@freestanding(declaration) public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "StubMacros", type: "PreviewMacro")
@attached(accessor) public macro Entry() = #externalMacro(module: "StubMacros", type: "EntryMacro")
