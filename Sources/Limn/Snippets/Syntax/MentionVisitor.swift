import SwiftSyntax

/// Collects the names that code uses without declaring them.
///
/// To find out which names are declared, the visitor tracks the scopes in the syntax tree: parameters, patterns,
/// closures, conditions, and members of enclosing types.
final class MentionVisitor: SyntaxAnyVisitor {
  private(set) var mentions: Set<String> = []
  private(set) var memberMentions: Set<String> = []
  /// The default types of the literals in the code. The default type of a string literal is `String`.
  private(set) var literalTypes: Set<String> = []
  private(set) var usesSelf = false
  private(set) var hasAwait = false
  private var scopes: [Set<String>] = [[]]
  private var depthOfTypes = 0

  init(_ node: some SyntaxProtocol) {
    super.init(viewMode: .sourceAccurate)
    walk(node)
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if Self.types.contains(node.kind) {
      openType(node)
      return .visitChildren
    }
    if let type = Self.literals[node.kind] { literalTypes.insert(type) }
    if node.kind == .forStmt, let sequence = node.as(ForStmtSyntax.self)?.sequence { walk(sequence) }
    if node.kind == .functionDecl, let name = node.as(FunctionDeclSyntax.self)?.name.text { bind(name) }
    if Self.scopes.contains(node.kind) { scopes.append([]) }
    return visit(node)
  }

  override func visitAnyPost(_ node: Syntax) {
    if Self.types.contains(node.kind) { depthOfTypes -= 1 }
    if Self.types.contains(node.kind) || Self.scopes.contains(node.kind) { scopes.removeLast() }
  }

  private static let types: Set<SyntaxKind> = [
    .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl,
  ]
  private static let scopes: Set<SyntaxKind> = [
    .functionDecl, .initializerDecl, .subscriptDecl, .accessorDecl, .closureExpr, .codeBlock, .ifExpr, .whileStmt,
    .switchCase, .forStmt, .catchClause,
  ]
  private static let literals: [SyntaxKind: String] = [
    .stringLiteralExpr: "String", .integerLiteralExpr: "Int", .floatLiteralExpr: "Double", .booleanLiteralExpr: "Bool",
    .arrayExpr: "Array", .arrayType: "Array", .dictionaryExpr: "Dictionary", .dictionaryType: "Dictionary",
  ]

  private func visit(_ node: Syntax) -> SyntaxVisitorContinueKind {
    switch node.as(SyntaxEnum.self) {
    // Uses
    case .declReferenceExpr(let node):
      use(node.baseName.text)
      return .skipChildren
    case .memberAccessExpr(let node):
      memberMentions.insert(node.declName.baseName.text)
      if let base = node.base { walk(base) }
      return .skipChildren
    case .awaitExpr: hasAwait = true
    case .identifierType(let node): use(node.name.text)
    case .memberType(let node):
      memberMentions.insert(node.name.text)
      // The catalog uses the full name of a nested type, such as `Signal.Wrapped`, so record the full name, too.
      if let outer = node.baseType.as(IdentifierTypeSyntax.self) {
        mentions.insert("\(outer.name.text).\(node.name.text)")
      }
    case .keyPathPropertyComponent(let node):
      memberMentions.insert(node.declName.baseName.text)
      return .skipChildren
    case .macroExpansionExpr(let node): use(node.macroName.text)
    case .macroExpansionDecl(let node): use(node.macroName.text)
    case .binaryOperatorExpr(let node): use(node.operator.text)
    case .prefixOperatorExpr(let node): use(node.operator.text)
    case .postfixOperatorExpr(let node): use(node.operator.text)
    case .precedenceGroupName(let node): use(node.name.text)
    case .operatorPrecedenceAndTypes(let node):
      for type in node.precedenceGroup.tokens(viewMode: .sourceAccurate) { use(type.text) }
    // Bindings. The initial value is visited before the name is bound, since it cannot use the name.
    case .patternBinding(let node):
      if let type = node.typeAnnotation { walk(type) }
      if let initializer = node.initializer { walk(initializer) }
      if let accessors = node.accessorBlock {
        scopes.append(["newValue", "oldValue"])
        walk(accessors)
        scopes.removeLast()
      }
      walk(node.pattern)
      return .skipChildren
    case .optionalBindingCondition(let node):
      if let initializer = node.initializer {
        walk(initializer)
      } else {
        for name in DeclaredNames.names(in: node.pattern) { use(name) }
      }
      if let type = node.typeAnnotation { walk(type) }
      walk(node.pattern)
      return .skipChildren
    case .closureCapture(let node):
      if let initializer = node.initializer { walk(initializer) } else { use(node.name.text) }
      bind(node.name.text)
      return .skipChildren
    case .identifierPattern(let node): bind(node.identifier.text)
    case .functionParameter(let node): bind((node.secondName ?? node.firstName).text)
    case .closureParameter(let node): bind((node.secondName ?? node.firstName).text)
    case .closureShorthandParameter(let node): bind(node.name.text)
    case .genericParameter(let node): bind(node.name.text)
    case .primaryAssociatedType(let node): bind(node.name.text)
    case .catchClause: bind("error")
    case .accessorDecl(let node): if let parameter = node.parameters { bind(parameter.name.text) }
    default: break
    }
    return .visitChildren
  }

  private func use(_ name: String) {
    if name == "self", depthOfTypes == 0 { usesSelf = true }
    if !scopes.contains(where: { $0.contains(name) }) { mentions.insert(name) }
  }

  private func bind(_ name: String) { scopes[scopes.count - 1].insert(name) }

  /// Opens the scope of a type. The members of a type are in scope in its whole body.
  private func openType(_ node: Syntax) {
    if let name = node.asProtocol((any NamedDeclSyntax).self)?.name.text { bind(name) }
    let members = node.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members
    scopes.append(Set(members?.flatMap { DeclaredNames.names(of: $0.decl) } ?? []))
    depthOfTypes += 1
  }
}
