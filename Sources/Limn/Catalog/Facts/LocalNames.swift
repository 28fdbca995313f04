import SwiftSyntax

/// A parameter or variable of a function.
struct LocalName {
  /// The type; empty if none is written.
  var type: String
  /// Whether it is a `var`, which changes without an effect elsewhere.
  var isCopy = false
  /// Whether its object is created with it.
  var isNew = false
  /// The value that the variable gets where it is declared.
  var value: Syntax?

  /// The name of the type; nil if it has no name of its own, as a function has none.
  var typeName: String? {
    // Words such as `inout`, `any`, and `@escaping` come first.
    type.split(separator: " ").drop { $0.first == "@" || $0.first?.isLowercase == true }.withSpaces
      .typeOfValue
  }
}

/// Finds the parameters and variables of functions.
final class LocalNames {
  private var known: [SyntaxIdentifier: [String: LocalName]] = [:]

  /// Returns the parameter or variable to which a name refers; nil if the name is none of a function.
  func local(_ reference: DeclReferenceExprSyntax) -> LocalName? {
    let parents = sequence(first: Syntax(reference), next: \.parent).prefix { !$0.is(MemberBlockSyntax.self) }
    return parents.lazy.compactMap { self.names(in: $0)[reference.baseName.plain] }.first
  }

  private static let heads: Set<SyntaxKind> = [
    .catchItemList, .closureSignature, .conditionElementList, .functionSignature, .switchCaseLabel,
  ]

  /// The names that code declares for the code inside.
  private func names(in node: Syntax) -> [String: LocalName] {
    if let names = known[node.id] { return names }
    let reader = LocalNameReader(viewMode: .sourceAccurate)
    for child in node.children(viewMode: .sourceAccurate) {
      let item = child.asItem?.item
      item?.as(VariableDeclSyntax.self).map(reader.walk)
      item?.as(GuardStmtSyntax.self).map { reader.walk($0.conditions) }
      if Self.heads.contains(child.kind) || node.kind == .forStmt && child.is(PatternSyntax.self) {
        reader.walk(child)
      }
    }
    known[node.id] = reader.names
    return reader.names
  }
}

private final class LocalNameReader: SyntaxVisitor {
  private(set) var names: [String: LocalName] = [:]

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    let name = node.identifier.text
    let binding = node.parent?.asBinding
    let condition = node.parent?.as(OptionalBindingConditionSyntax.self)
    let value = (binding?.initializer ?? condition?.initializer)?.value
    // The name in `if let model`, `guard let model = self.model`, and `@Bindable var model = model` is the property.
    let isBindable = binding?.parent?.parent?.asVariable?.attributes.isEmpty == false
    if condition != nil || isBindable, value == nil || value?.lastName?.text == name { return .skipChildren }
    let written = binding?.typeAnnotation ?? condition?.typeAnnotation
    // The name in `case .login(let action)` is the value of this case.
    let pattern = sequence(first: Syntax(node), next: \.parent).prefix { $0.isPattern }.last?.parent?.parent?.call
    let isCopy = !isBindable && binding?.parent?.parent?.asVariable?.bindingSpecifier.text == "var"
    names[name] = LocalName(
      type: written?.type.code ?? value?.made.code.typeOfValue ?? pattern?.caseName ?? "", isCopy: isCopy,
      isNew: value?.made.call?.calledName?.isCapitalized == true, value: value.map { Syntax($0) })
    return .skipChildren
  }
  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    names[(node.secondName ?? node.firstName).text] = LocalName(type: node.type.code)
    return .visitChildren
  }
  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    names[(node.secondName ?? node.firstName).text] = LocalName(type: node.type?.code ?? "")
    return .skipChildren
  }
  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    names[node.name.text] = LocalName(type: "")
    return .skipChildren
  }
}

extension Syntax {
  fileprivate var isPattern: Bool {
    [.identifierPattern, .valueBindingPattern, .patternExpr, .labeledExpr].contains(kind)
  }
}

extension FunctionCallExprSyntax {
  /// The case with one value that a pattern such as `.login(action)` names, as `.login`.
  fileprivate var caseName: String? {
    guard let access = calledExpression.access, arguments.count == 1 else { return nil }
    // A presentation contains the action of its feature.
    if access.declName.baseName.text == "presented" { return parent?.parent?.parent?.call?.caseName }
    return "." + access.declName.baseName.text
  }
}

extension ExprSyntax {
  /// The value without `try` and `await`.
  fileprivate var made: ExprSyntax {
    self.as(TryExprSyntax.self)?.expression.made ?? self.as(AwaitExprSyntax.self)?.expression.made ?? self
  }
}
