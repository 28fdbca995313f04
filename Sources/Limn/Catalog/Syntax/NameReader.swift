import LimnDiagnostics
import SwiftParser
import SwiftSyntax

/// A name in a file that the compiler did not index.
struct NameFact: Hashable, Sendable {
  enum Role: Hashable, Sendable {
    /// Where the name is: in a type (`type`), in an expression (`value`), or after a dot (`member`).
    case type, value, member
  }
  var name: String
  /// The name before the dot; nil if there is none.
  var base: String?
  var role: Role
  var location: Location
  var isWrite: Bool
}

/// Collects the names that a file uses.
final class NameReader: SyntaxVisitor {
  private(set) var names: [NameFact] = []
  private let path: String
  private let converter: SourceLocationConverter

  static func read(_ text: String, path: String) -> [NameFact] {
    let tree = Parser.parse(source: text)
    let reader = NameReader(path: path, tree: tree)
    reader.walk(tree)
    return reader.names
  }

  private init(path: String, tree: SourceFileSyntax) {
    self.path = path
    converter = SourceLocationConverter(fileName: path, tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, nil, .type)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    let base = node.baseType.as(IdentifierTypeSyntax.self)?.name ?? node.baseType.as(MemberTypeSyntax.self)?.name
    add(node.name, base?.text, .type)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let isWrite = isWritten(ExprSyntax(node)) || node.base?.trimmedDescription.hasPrefix("$") == true
    add(node.declName.baseName, node.base.map { Self.lastName($0) ?? "?" }, .member, isWrite: isWrite)
    if let base = node.base { walk(base) }
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    add(node.baseName, nil, .value)
    return .skipChildren
  }

  private func add(_ token: TokenSyntax, _ base: String?, _ role: NameFact.Role, isWrite: Bool = false) {
    let place = converter.location(for: token.positionAfterSkippingLeadingTrivia)
    names.append(
      NameFact(
        name: token.text.replacing("$", with: "").replacing("`", with: ""), base: base?.replacing("$", with: ""),
        role: role,
        location: Location(path: path, line: place.line, column: place.column), isWrite: isWrite))
  }

  private static func lastName(_ expression: ExprSyntax) -> String? {
    if let reference = expression.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
    if let access = expression.as(MemberAccessExprSyntax.self) { return access.declName.baseName.text }
    if let optional = expression.as(OptionalChainingExprSyntax.self) { return lastName(optional.expression) }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) { return lastName(forced.expression) }
    if let generic = expression.as(GenericSpecializationExprSyntax.self) { return lastName(generic.expression) }
    return nil
  }

  /// Whether the expression is on the left side of an assignment or is passed as `inout`.
  private func isWritten(_ expression: ExprSyntax) -> Bool {
    guard let list = expression.parent?.as(ExprListSyntax.self) else {
      return expression.parent?.is(InOutExprSyntax.self) == true
    }
    guard let index = list.firstIndex(where: { $0.id == expression.id }) else { return false }
    let next = list.index(after: index)
    guard next != list.endIndex else { return false }
    if list[next].is(AssignmentExprSyntax.self) { return true }
    let text = list[next].as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
    return text.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(text)
  }
}
