import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview`: generates a type that creates the preview, and a record of this type in the program. A preview host
/// finds the type through the record.
struct PreviewMacro: DeclarationMacro {
  // The body keeps its lines and columns.
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    if !context.lexicalContext.isEmpty {
      context.report(
        "preview-not-at-top", "#Preview belongs at the top level of a file, not inside of another declaration", at: node
      )
      return []
    }
    guard let call = PreviewCall(node) else {
      context.report("preview-without-body", "#Preview needs a closure that returns a view", at: node)
      return []
    }
    let misplaced = MisplacedPreviewables.find(in: call.body)
    for attribute in misplaced { PreviewableMacro.reportMisplaced(attribute, in: context) }
    if !misplaced.isEmpty { return [] }
    let registry = context.makeUniqueName("PreviewRegistry")
    let record = context.makeUniqueName("previewRecord")
    // An attribute such as `@available` can be on a line of its own before the macro.
    let place = context.location(of: node.pound, at: .afterLeadingTrivia, filePathMode: .fileID)
    return [
      """
      struct \(registry): DeveloperToolsSupport.PreviewRegistry {
        static var fileID: Swift.String { \(place?.file ?? "\"\"") }
        static var line: Swift.Int { \(place?.line ?? "0") }
        static var column: Swift.Int { \(place?.column ?? "0") }
        @_Concurrency.MainActor static func makePreview() throws -> DeveloperToolsSupport.Preview {
          \(raw: call.making(in: context))
        }
      }
      """,
      """

      @section("limn_previews") @used
      private let \(record): (Swift.UInt32, @convention(c) (Swift.UnsafeMutableRawPointer) -> Swift.Void) = (1, { place in
        place.assumingMemoryBound(to: (any DeveloperToolsSupport.PreviewRegistry.Type).self).initialize(to: \(registry).self)
      })
      """,
    ]
  }
}

/// The arguments of `#Preview`.
private struct PreviewCall {
  let name: ExprSyntax?
  let traits: [ExprSyntax]
  let body: ClosureExprSyntax
  /// The call of the initializer for previews of widgets, which has more than one closure; nil for a view.
  let special: String?

  init?(_ node: some FreestandingMacroExpansionSyntax) {
    var (name, traits): (ExprSyntax?, [ExprSyntax]) = (nil, [])
    var body = node.trailingClosure
    for argument in node.arguments {
      switch argument.label?.text {
      case "body": body = body ?? argument.expression.as(ClosureExprSyntax.self)
      case "traits": traits.append(argument.expression)
      case nil where traits.isEmpty: name = argument.expression
      default: traits.append(argument.expression)
      }
    }
    guard let body else { return nil }
    self.name = name
    self.traits = traits
    self.body = body
    let isOfView = node.additionalTrailingClosures.isEmpty && !node.arguments.contains { $0.label?.text == "as" }
    let others = node.additionalTrailingClosures.trimmedDescription
    special =
      isOfView
      ? nil
      : "DeveloperToolsSupport.Preview(\(node.arguments.trimmedDescription)) \(body.trimmedDescription) \(others)"
  }

  func making(in context: some MacroExpansionContext) -> String {
    if let special { return "return \(special)" }
    var arguments = [name.map { "\($0.trimmed)" } ?? "nil"]
    for (index, trait) in traits.enumerated() {
      arguments.append((index == 0 ? "traits: " : "") + "\(trait.trimmed)")
    }
    let preview = "DeveloperToolsSupport.Preview(\(arguments.joined(separator: ", ")))"
    let split = PreviewableStatements(body.statements)
    if split.properties.isEmpty {
      let signature = body.signature.map { "\($0.trimmed)" } ?? ""
      return "return \(preview) { \(signature)\(context.placed(body.statements))}"
    }
    return """
      struct __P_Previewable_Transform_Wrapper: SwiftUI.View {
        \(split.properties.map(context.placed).joined())
        var body: some SwiftUI.View {
          \(split.statements.map(context.placed).joined())
        }
      }
      return \(preview) { __P_Previewable_Transform_Wrapper() }
      """
  }
}

extension MacroExpansionContext {
  /// The code as it is written, between directives that give its errors and crashes their places in the source file.
  fileprivate func placed(_ code: some SyntaxProtocol) -> String {
    let text = code.trimmedDescription
    guard let place = location(of: code, at: .afterLeadingTrivia, filePathMode: .filePath),
      let column = Int(place.column.trimmedDescription)
    else { return "\n\(text)\n" }
    let indentation = String(repeating: " ", count: column - 1)
    return "\n#sourceLocation(file: \(place.file), line: \(place.line))\n\(indentation)\(text)\n#sourceLocation()\n"
  }
}

/// The statements of a preview's body: the properties marked `@Previewable`, and the rest.
private struct PreviewableStatements {
  var properties: [VariableDeclSyntax] = []
  var statements: [CodeBlockItemSyntax] = []

  init(_ list: CodeBlockItemListSyntax) {
    for statement in list {
      if var property = statement.item.as(VariableDeclSyntax.self), property.attributes.contains(where: \.isPreviewable)
      {
        property.attributes = property.attributes.filter { !$0.isPreviewable }
        properties.append(property)
      } else {
        statements.append(statement)
      }
    }
  }
}

/// Finds `@Previewable` below the top level of a preview's body.
private final class MisplacedPreviewables: SyntaxVisitor {
  private var found: [AttributeSyntax] = []

  static func find(in body: ClosureExprSyntax) -> [AttributeSyntax] {
    let visitor = MisplacedPreviewables(viewMode: .sourceAccurate)
    for statement in PreviewableStatements(body.statements).statements { visitor.walk(statement) }
    return visitor.found
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if AttributeListSyntax.Element.attribute(node).isPreviewable { found.append(node) }
    return .skipChildren
  }
}

extension AttributeListSyntax.Element {
  var isPreviewable: Bool {
    guard case .attribute(let attribute) = self else { return false }
    let name = attribute.attributeName
    return name.as(IdentifierTypeSyntax.self)?.name.text == "Previewable"
      || name.as(MemberTypeSyntax.self)?.name.text == "Previewable"
  }
}
