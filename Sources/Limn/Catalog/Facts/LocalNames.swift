import SwiftSyntax

/// Finds the types of parameters and variables of functions. The type is empty if none is written.
final class LocalNames {
  /// The start of the type of a `var`, which changes without an effect elsewhere.
  static let copy = "var "

  private var known: [SyntaxIdentifier: [String: String]] = [:]

  /// Returns the type of the parameter or variable to which a name refers; nil if the name is none of a function.
  func type(of reference: DeclReferenceExprSyntax) -> String? {
    let parents = sequence(first: Syntax(reference), next: \.parent).prefix { !$0.is(MemberBlockSyntax.self) }
    return parents.lazy.compactMap { self.names(in: $0)[reference.baseName.plain] }.first
  }

  private static let heads: Set<SyntaxKind> = [
    .catchItemList, .closureSignature, .conditionElementList, .functionSignature, .switchCaseLabel,
  ]

  /// The names that code declares for the code inside.
  private func names(in node: Syntax) -> [String: String] {
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
  private(set) var names: [String: String] = [:]

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    let name = node.identifier.text
    let binding = node.parent?.asBinding
    let condition = node.parent?.as(OptionalBindingConditionSyntax.self)
    let value = (binding?.initializer ?? condition?.initializer)?.value
    // The name in `if let model`, `guard let model = self.model`, and `@Bindable var model = model` is the property.
    let isBindable = binding?.parent?.parent?.asVariable?.attributes.isEmpty == false
    if condition != nil || isBindable, value == nil || value?.lastName?.text == name { return .skipChildren }
    let written = binding?.typeAnnotation ?? condition?.typeAnnotation
    let isCopy = binding?.parent?.parent?.asVariable?.bindingSpecifier.text == "var"
    names[name] =
      (isCopy ? LocalNames.copy : "") + (written.map { text($0.type) } ?? value?.made.code.typeOfValue ?? "")
    return .skipChildren
  }
  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    names[(node.secondName ?? node.firstName).text] = text(node.type)
    return .visitChildren
  }
  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    names[(node.secondName ?? node.firstName).text] = text(node.type)
    return .skipChildren
  }
  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    names[node.name.text] = ""
    return .skipChildren
  }

  private func text(_ type: TypeSyntax?) -> String { type?.code ?? "" }
}

extension ExprSyntax {
  /// The value without `try` and `await`.
  fileprivate var made: ExprSyntax {
    self.as(TryExprSyntax.self)?.expression.made ?? self.as(AwaitExprSyntax.self)?.expression.made ?? self
  }
}
