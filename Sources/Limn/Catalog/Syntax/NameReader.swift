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
  /// The names before the dot, such as `app` and `model` in `self.app.model.save`. A part that is no name is `?`.
  var base: [String]
  var role: Role
  var location: Location
  var isWrite: Bool
  /// The type of the first name in `base`, or of a value without one, if this is a parameter or a variable of a
  /// function. The type is empty if it is not written.
  var local: String?
  /// For a case without its type: the cases whose associated value it is part of, such as `login` in `.login(.save)`,
  /// from the outside; the store to which it is sent, or no names for a plain `send`; and what else tells its type.
  var path: [String] = []
  var receiver: [String]?
  var context: Context?

  /// Where the type of a value is written: in its place, in the declaration of a property, or in that of a function, as
  /// the name and the label of the argument, with the value of which it is a member.
  enum Context: Hashable {
    case type(String), value([String], local: String?), argument(String, of: [String], local: String?)
  }
}

/// Collects the names that a file uses.
final class NameReader: LocatingVisitor {
  private(set) var names: [NameFact] = []
  private let locals = LocalNames()

  static func read(_ text: String, path: String) -> [NameFact] {
    let tree = SwiftParsing.tree(of: text)
    let reader = NameReader(path: path, tree: tree)
    reader.walk(tree)
    return reader.names
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    node.isFalse ? .skipChildren : .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if !isGenericParameter(node.name.text, of: Syntax(node)) { add(node.name, [], .type) }
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
    add(node.name, base.map { [$0.text] } ?? [], .type)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let isWrite = ExprSyntax(node).isWritten || node.base?.code.hasPrefix("$") == true
    let (base, local) = node.base.map(path) ?? ([], nil)
    var fact = fact(node.declName.baseName, base, .member)
    fact.isWrite = isWrite
    fact.local = local
    if node.base == nil { readContext(of: ExprSyntax(node), into: &fact) }
    names.append(fact)
    if let base = node.base { walk(base) }
    return .skipChildren
  }

  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
    // In `\Action.Cases.save`, the last name is that of a member of the type.
    guard let root = node.root, let type = root.lastToken(viewMode: .sourceAccurate),
      let last = node.components.last?.component.as(KeyPathPropertyComponentSyntax.self)
    else { return .visitChildren }
    walk(root)
    add(last.declName.baseName, [type.text], .member)
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    var fact = fact(node.baseName, [], .value)
    if !fact.name.isLikeType { fact.local = locals.local(node)?.type }
    names.append(fact)
    return .skipChildren
  }

  private func add(_ token: TokenSyntax, _ base: [String], _ role: NameFact.Role) {
    names.append(fact(token, base, role))
  }

  private func fact(_ token: TokenSyntax, _ base: [String], _ role: NameFact.Role) -> NameFact {
    NameFact(
      name: token.plain, base: base, role: role, location: location(of: token), isWrite: false)
  }

  /// The names in an expression such as `self.app?.model`, and the type of the first name if it is a variable of a
  /// function.
  private func path(of value: ExprSyntax) -> (names: [String], local: String?) {
    let (names, root) = value.path
    return (names.map { $0?.plain ?? "?" }, root.flatMap(locals.local)?.type)
  }

  private func value(_ expression: ExprSyntax) -> NameFact.Context {
    let (names, local) = path(of: expression)
    return .value(names, local: local)
  }

  /// Finds out where a case without its type goes, through the cases whose associated value it is part of.
  private func readContext(of expression: ExprSyntax, into fact: inout NameFact) {
    var inner = Syntax(expression)
    while let outer = inner.parent {
      switch outer.as(SyntaxEnum.self) {
      case .functionCallExpr(let call) where call.calledExpression.id == inner.id: inner = outer
      case .labeledExpr:
        guard let call = outer.parent?.parent?.call else { return }
        let access = call.calledExpression.access
        if call.calledName == "send" {
          if access == nil { fact.receiver = [] }
          if let base = access?.base { (fact.receiver, fact.local) = path(of: base) }
          return
        }
        guard let access, access.base == nil else {
          // What is added to a list has the type of its elements.
          if let base = access?.base, ["append", "insert"].contains(call.calledName) {
            return fact.context = value(base)
          }
          let label = outer.as(LabeledExprSyntax.self)?.label?.text ?? "_"
          let (names, local) = access?.base.map(path) ?? ([], nil)
          return fact.context = call.calledName.map { .argument("\($0)/\(label)", of: names, local: local) }
        }
        fact.path.insert(access.declName.baseName.text, at: 0)
        inner = Syntax(access)
      case .exprList(let list):
        let parts = Array(list)
        guard let index = parts.firstIndex(where: { $0.id == inner.id }) else { return }
        let operators = parts.map { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
        let isCompared = { (index: Int) in operators.indices.contains(index) && ["==", "!="].contains(operators[index])
        }
        if isCompared(index - 1) { return fact.context = value(parts[index - 2]) }
        if isCompared(index + 1), index + 2 < parts.count { return fact.context = value(parts[index + 2]) }
        if index > 1, parts[1].is(AssignmentExprSyntax.self) { return fact.context = value(parts[0]) }
        guard operators.allSatisfy({ $0 == nil || $0 == "??" }) else { return }
        inner = outer
      case .switchCaseItem:
        let choice = sequence(first: outer, next: \.parent).lazy.compactMap { $0.as(SwitchExprSyntax.self) }.first
        return fact.context = choice.map { value($0.subject) }
      case .matchingPatternCondition(let condition): return fact.context = value(condition.initializer.value)
      case .initializerClause:
        let type =
          outer.parent?.asBinding?.typeAnnotation?.type
          ?? outer.parent?.as(FunctionParameterSyntax.self)?.type
        return fact.context = type.map { .type($0.code) }
      case .sequenceExpr, .unresolvedTernaryExpr, .arrayElement, .arrayElementList, .arrayExpr, .expressionPattern,
        .valueBindingPattern:
        inner = outer
      default: return
      }
    }
  }
}

extension IfConfigClauseSyntax {
  /// Whether the clause is `#if false`, whose code is in no build.
  var isFalse: Bool { condition?.code == "false" }
}

extension TokenSyntax {
  var plain: String { text.replacing("$", with: "").replacing("`", with: "") }
}

extension ExprSyntax {
  /// The value in `x?`, `x!`, `x[0]`, and `x<Int>`.
  var unwrapped: ExprSyntax? {
    switch self.as(ExprSyntaxEnum.self) {
    case .optionalChainingExpr(let optional): optional.expression
    case .forceUnwrapExpr(let forced): forced.expression
    case .genericSpecializationExpr(let generic): generic.expression
    case .subscriptCallExpr(let element): element.calledExpression
    default: nil
    }
  }

  /// The names in an expression such as `self.app?.model`, where nil stands for another part, and the first of them
  /// without `self`.
  var path: (names: [TokenSyntax?], root: DeclReferenceExprSyntax?) {
    if let reference = self.as(DeclReferenceExprSyntax.self) { return ([reference.baseName], reference) }
    if let unwrapped { return unwrapped.path }
    guard let access else { return ([nil], nil) }
    let (names, root) = access.base?.path ?? ([nil], nil)
    let isOwn = names.count == 1 && root?.baseName.text == "self"
    return ((isOwn ? [] : names) + [access.declName.baseName], isOwn ? nil : root)
  }

  /// Whether the expression is on the left side of an assignment or is passed as `inout`.
  var isWritten: Bool {
    guard let list = parent?.as(ExprListSyntax.self) else { return parent?.is(InOutExprSyntax.self) == true }
    guard let index = list.firstIndex(where: { $0.id == id }) else { return false }
    let next = list.index(after: index)
    guard next != list.endIndex else { return false }
    if list[next].is(AssignmentExprSyntax.self) { return true }
    let text = list[next].as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
    return text.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(text)
  }
}

extension FunctionCallExprSyntax {
  var calledName: String? { calledExpression.lastName?.text }
}
