import SwiftSyntax

/// Finds the calls that present a screen for a value, and the links that lead to such a screen.
extension FactsVisitor {
  /// Records a call that presents a screen, and the name of the type or property that selects the screen.
  func presentation(_ node: FunctionCallExprSyntax, _ via: Transition) {
    let argument = node.arguments.first {
      ["for", "item", "value", "selection", "presenting"].contains($0.label?.text)
        && Self.lastName($0.expression) != nil
    }
    facts.presentations.append(
      PresentationFact(
        via: via, value: argument.flatMap { Self.selecting($0.expression) }, span: argumentSpan(node),
        isLink: argument?.label?.text == "value"))
  }

  /// The span of a call from its last name on, without what precedes a modifier.
  private func argumentSpan(_ node: FunctionCallExprSyntax) -> Span {
    var whole = span(node)
    if let start = node.calledExpression.lastName.map({ place($0) }) {
      whole.line = start.line
      whole.column = start.column
    }
    return whole
  }

  /// Records a call such as `path.append(recipe)`, which leads to the screen for the value.
  func pathChange(_ node: FunctionCallExprSyntax) {
    guard node.calledExpression.access?.base?.lastName?.text.lowercased().hasSuffix("path") == true,
      let first = node.arguments.first
    else { return }
    link(to: first.expression, argumentSpan(node), .push)
  }

  /// Records code such as `sheet = .recipe`, which leads to the screen for the value.
  func link(to value: ExprSyntax, _ span: Span, _ via: Transition) {
    guard let name = Self.selecting(value) else { return }
    facts.presentations.append(PresentationFact(via: via, value: name, span: span, isLink: true))
  }

  /// The name of the type or property of a value. For the parameter of a closure, as in `ForEach(recipes) { recipe in … }`,
  /// this is the name of the collection. For `recipe.id`, this is the name for `recipe` with the ending `.id`.
  private static func selecting(_ value: ExprSyntax) -> String? {
    if let access = value.access, let base = access.base, access.declName.baseName.text == "id" {
      return selecting(base).map { $0 + ".id" }
    }
    guard let name = lastName(value), value.is(DeclReferenceExprSyntax.self) else { return lastName(value) }
    let closures = sequence(first: Syntax(value), next: \.parent).lazy.compactMap { $0.as(ClosureExprSyntax.self) }
    let outer = closures.first { $0.signature?.parameterClause?.trimmedDescription == name }
    return outer?.parent?.call?.arguments.first.flatMap { lastName($0.expression) } ?? name
  }

  /// Returns the name of the type or property that an expression refers to. The name is `Route` for `Route.self`,
  /// `Route.detail(1)`, and `Route(1)`, and `Route.Kind` for `Route.Kind.self`. It is `sheet` for `$model.sheet`.
  private static func lastName(_ expression: ExprSyntax) -> String? {
    let names = (expression.call?.calledExpression ?? expression).path.names.map { $0?.plain }
    if names.contains(nil) { return nil }
    let types = names.compactMap(\.self).filter(\.isCapitalized)
    return types.isEmpty ? names.last ?? nil : types.withDots
  }
}
