import SwiftSyntax
import SwiftSyntaxMacros

/// `@Previewable`: marks a property that `#Preview` moves into a view of its own. This macro only checks the position
/// of the property.
struct PreviewableMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let variable = declaration.as(VariableDeclSyntax.self) else {
      context.report(
        "previewable-not-a-property", "@Previewable is for properties, such as @Previewable @State var name = \"\"",
        at: node)
      return []
    }
    if variable.attributes.count < 2 {
      context.report(
        "previewable-without-wrapper",
        "@Previewable is for dynamic properties: add the property wrapper, as in @Previewable @State var", at: node)
    }
    // `#Preview` checks properties in its own closure, so check only properties at other positions here.
    if !context.lexicalContext.contains(where: { $0.is(ClosureExprSyntax.self) }) { reportMisplaced(node, in: context) }
    return []
  }

  static func reportMisplaced(_ attribute: AttributeSyntax, in context: some MacroExpansionContext) {
    context.report(
      "previewable-misplaced", "@Previewable is for properties at the top level of the closure of a #Preview",
      at: attribute)
  }
}
