// No-op stand-ins for SwiftUI's #Preview and @Entry, built against the toolchain's own swift-syntax.
import SwiftSyntax
import SwiftSyntaxMacros

public struct PreviewMacro: DeclarationMacro {  // arguments are type-checked before expansion; expands to nothing
  public static func expansion(of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext)
    throws -> [DeclSyntax]
  { [] }
}
public struct EntryMacro: AccessorMacro {
  public static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    ["get { fatalError() }", "set { }"]
  }
}
