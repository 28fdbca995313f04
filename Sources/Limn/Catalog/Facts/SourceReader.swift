import LimnDiagnostics
import LimnPlatform
import LimnToolchain
import SwiftParser
import SwiftSyntax

/// Reads a Swift file's syntax into ``FileFacts``.
public enum SourceReader {
  static let format = StoredFormat<FileFacts>("source-facts", version: 3)

  public static func read(_ text: String, path: String) -> FileFacts {
    let tree = Parser.parse(source: text)
    let visitor = FactsVisitor(path: path, tree: tree, hasSuppressions: text.contains("limn:ignore"))
    visitor.walk(tree)
    return visitor.facts
  }
}

/// Gathers facts on one walk over the tree. Subclassing is how SwiftSyntax walks.
final class FactsVisitor: SyntaxVisitor {
  var facts: FileFacts
  let converter: SourceLocationConverter
  /// Indices in `facts.types` of the types around the node at hand.
  var open: [Int] = []
  /// How many functions are around it: what is declared in them is nobody's member.
  var depth = 0

  /// Whether comments are worth a look.
  let hasSuppressions: Bool

  init(path: String, tree: SourceFileSyntax, hasSuppressions: Bool) {
    self.hasSuppressions = hasSuppressions
    facts = FileFacts(path: path)
    converter = SourceLocationConverter(fileName: path, tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    facts.imports.append(ImportFact(module: ImportStatement(node).module, location: place(node.path)))
    return .skipChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name, node.inheritanceClause, "struct") }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name, node.inheritanceClause, "class") }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name, node.inheritanceClause, "enum") }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name, node.inheritanceClause, "actor") }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name, node.inheritanceClause, "protocol")
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      node, node.extendedType.lastToken(viewMode: .sourceAccurate)!, node.inheritanceClause, "extension",
      name: node.extendedType.trimmedDescription)
  }
  override func visitPost(_: StructDeclSyntax) { leave() }
  override func visitPost(_: ClassDeclSyntax) { leave() }
  override func visitPost(_: EnumDeclSyntax) { leave() }
  override func visitPost(_: ActorDeclSyntax) { leave() }
  override func visitPost(_: ProtocolDeclSyntax) { leave() }
  override func visitPost(_: ExtensionDeclSyntax) { leave() }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { variable(node) }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { function(node) }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { initializer(node) }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { subscript_(node) }
  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { cases(node) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { alias(node) }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind { associated(node) }
  override func visitPost(_: VariableDeclSyntax) { depth -= 1 }
  override func visitPost(_: FunctionDeclSyntax) { depth -= 1 }
  override func visitPost(_: InitializerDeclSyntax) { depth -= 1 }
  override func visitPost(_: SubscriptDeclSyntax) { depth -= 1 }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind { call(node) }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    preview(node, name: node.macroName, arguments: node.arguments)
  }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    preview(node, name: node.macroName, arguments: node.arguments)
  }
  override func visit(_ node: SwitchCaseItemSyntax) -> SyntaxVisitorContinueKind { region(.pattern, node.pattern) }
  override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind { region(.pattern, node.pattern) }
  override func visit(_ node: InheritanceClauseSyntax) -> SyntaxVisitorContinueKind {
    // What an associated type is to conform to says nothing about the protocol around it.
    node.parent?.is(AssociatedTypeDeclSyntax.self) == true ? .visitChildren : region(.inheritance, node)
  }
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind { resource(node) }
  override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind { hasSuppressions ? comments(node) : .skipChildren }
}

extension FactsVisitor {
  func place(_ node: some SyntaxProtocol) -> Location {
    let start = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    return Location(path: facts.path, line: start.line, column: start.column)
  }

  func span(_ node: some SyntaxProtocol) -> Span {
    let start = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    let end = converter.location(for: node.endPositionBeforeTrailingTrivia)
    return Span(line: start.line, column: start.column, endLine: end.line, endColumn: end.column)
  }

  func region(_ kind: Region.Kind, _ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    facts.regions.append(Region(kind: kind, span: span(node)))
    return .visitChildren
  }

  func add(_ member: MemberFact) {
    guard depth == 0 else { return }
    if let type = open.last { facts.types[type].members.append(member) } else { facts.globals.append(member) }
  }
}
