import LimnDiagnostics
import LimnToolchain
import SwiftSyntax

/// A name in a file that the compiler did not index.
struct NameFact: Hashable {
  enum Role: Hashable {
    /// Where the name is: in a type (`type`), in an expression (`value`), or after a dot (`member`).
    case type, value, member
  }
  var name: String
  /// The name before the dot; nil if there is none.
  var base: String?
  var role: Role
  var location: Location
  var isWrite: Bool
  /// Whether the name before the dot is that of a parameter or of a variable of a function.
  var isLocal = false
  /// For a case without its type: the cases whose associated value it is part of, such as `login` in `.login(.save)`,
  /// from the outside; the store to which it is sent; and the name of another function to which it is passed.
  var path: [String] = []
  var receiver: String?
  var callee: String?
}

/// Collects the names that a file uses.
final class NameReader: LocatingVisitor {
  private(set) var names: [NameFact] = []
  /// The names that functions declare, by the syntax of the function.
  private var locals: [SyntaxIdentifier: Set<String>] = [:]

  static func read(_ text: String, path: String) -> [NameFact] {
    let tree = SwiftParsing.tree(of: text)
    let reader = NameReader(path: path, tree: tree)
    reader.walk(tree)
    return reader.names
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if !isGenericParameter(node.name.text, of: Syntax(node)) { add(node.name, nil, .type) }
    return .visitChildren
  }

  /// Whether a name is that of a generic parameter of a declaration around a node.
  private func isGenericParameter(_ name: String, of node: Syntax) -> Bool {
    sequence(first: node, next: \.parent).contains { outer in
      outer.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause?.parameters.contains {
        $0.name.text == name
      } == true
    }
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    let base = node.baseType.as(IdentifierTypeSyntax.self)?.name ?? node.baseType.as(MemberTypeSyntax.self)?.name
    add(node.name, base?.text, .type)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let isWrite = isWritten(ExprSyntax(node)) || node.base?.trimmedDescription.hasPrefix("$") == true
    var fact = fact(node.declName.baseName, node.base.map { $0.lastName?.text ?? "?" }, .member)
    fact.isWrite = isWrite
    if let base = node.base?.as(DeclReferenceExprSyntax.self) {
      fact.isLocal = isLocal(base.baseName.text, at: Syntax(node))
    } else if node.base == nil {
      readContext(of: ExprSyntax(node), into: &fact)
    }
    names.append(fact)
    if let base = node.base { walk(base) }
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    add(node.baseName, nil, .value)
    return .skipChildren
  }

  private func add(_ token: TokenSyntax, _ base: String?, _ role: NameFact.Role) {
    names.append(fact(token, base, role))
  }

  private func fact(_ token: TokenSyntax, _ base: String?, _ role: NameFact.Role) -> NameFact {
    NameFact(
      name: token.text.replacing("$", with: "").replacing("`", with: ""), base: base?.replacing("$", with: ""),
      role: role, location: location(of: token), isWrite: false)
  }

  /// Finds out to which call a case without its type is passed, through the cases whose associated value it is part of.
  private func readContext(of expression: ExprSyntax, into fact: inout NameFact) {
    var inner = expression
    while true {
      if let call = inner.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == inner.id {
        inner = ExprSyntax(call)
      }
      guard let argument = inner.parent?.as(LabeledExprSyntax.self),
        let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
      else { return }
      let access = call.calledExpression.as(MemberAccessExprSyntax.self)
      let callee = call.calledExpression.lastName?.text
      if callee == "send" {
        fact.receiver = access?.base.map { $0.lastName?.text.replacing("$", with: "") ?? "?" }
        fact.isLocal =
          access?.base?.as(DeclReferenceExprSyntax.self).map { isLocal($0.baseName.text, at: Syntax(call)) } ?? false
        return
      }
      guard let access, access.base == nil else { return fact.callee = callee }
      fact.path.insert(access.declName.baseName.text, at: 0)
      inner = ExprSyntax(access)
    }
  }

  /// Whether the function, accessor, or closure around a node declares a parameter or variable with a name.
  private func isLocal(_ name: String, at node: Syntax) -> Bool {
    var body: Syntax?
    for outer in sequence(first: node, next: \.parent) {
      if outer.is(MemberBlockSyntax.self) { break }
      if outer.is(FunctionDeclSyntax.self) || outer.is(InitializerDeclSyntax.self) || outer.is(AccessorBlockSyntax.self)
        || outer.is(ClosureExprSyntax.self) || outer.is(CodeBlockSyntax.self)
      {
        body = outer
      }
    }
    guard let body else { return false }
    if let known = locals[body.id] { return known.contains(name) }
    let reader = LocalNames(viewMode: .sourceAccurate)
    reader.walk(body)
    locals[body.id] = reader.names
    return reader.names.contains(name)
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

/// Collects the names of the parameters and variables that a function declares.
private final class LocalNames: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.identifier.text)
    return .skipChildren
  }
  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    names.insert((node.secondName ?? node.firstName).text)
    return .visitChildren
  }
  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    names.insert((node.secondName ?? node.firstName).text)
    return .skipChildren
  }
  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .skipChildren
  }
}
