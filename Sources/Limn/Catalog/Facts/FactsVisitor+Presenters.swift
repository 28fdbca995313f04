import LimnDiagnostics
import SwiftSyntax

/// Finds the app's own functions and modifiers that pass a closure to a presenting modifier, such as `sheet`. They
/// present the content of the closure as a screen, so their calls count as navigation.
extension FactsVisitor {
  /// Functions and modifiers that take closures but present no screen.
  static let plainModifiers = Set(
    """
    map compactMap flatMap filter forEach first contains sorted reduce sink overlay background toolbar contextMenu
    swipeActions safeAreaInset mask onTapGesture onHover onChanged onEnded onSubmit onDelete onMove withAnimation async
    run frame task onAppear onDisappear onChange onReceive refreshable
    """.words)

  /// Records which declaration of the app passes a closure to a presenting call, such as `sheet`. If the closure is a
  /// parameter of the enclosing function, this function is recorded. In all other cases, the enclosing type is
  /// recorded.
  func presenter(_ part: Syntax, in node: FunctionCallExprSyntax, _ via: Transition) {
    guard let name = Self.givenClosure(part) else { return }
    if let function = Self.function(around: node), function.parameters.contains(name) {
      facts.presenters.append(PresenterFact(name: function.name, via: via, forwardsTo: nil))
    } else if let type = open.last.map({ facts.types[$0] }) {
      facts.presenters.append(PresenterFact(name: type.shortName, via: via, forwardsTo: nil))
    }
  }

  /// Records that a function passes a closure parameter on to one of the app's modifier types, as in
  /// `modifier(Card(content: content))`.
  func forwarder(_ node: FunctionCallExprSyntax) {
    guard let function = Self.function(around: node),
      let made = node.arguments.first?.expression.as(FunctionCallExprSyntax.self),
      let type = made.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      made.arguments.contains(where: {
        Self.givenClosure(Syntax($0.expression)).map(function.parameters.contains) == true
      })
    else { return }
    facts.presenters.append(PresenterFact(name: function.name, via: nil, forwardsTo: type))
  }

  /// Returns the name of the closure that an expression passes on or calls; nil for other expressions. The result is
  /// `content` for `content`, `self.content`, `content()`, `{ content() }`, and `{ content($0) }`.
  private static func givenClosure(_ part: Syntax) -> String? {
    if let reference = part.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
    if let access = part.as(MemberAccessExprSyntax.self), access.base?.trimmedDescription == "self" {
      return access.declName.baseName.text
    }
    if let call = part.as(FunctionCallExprSyntax.self) { return givenClosure(Syntax(call.calledExpression)) }
    guard let closure = part.as(ClosureExprSyntax.self), closure.statements.count == 1,
      case .expr(let value)? = closure.statements.first?.item
    else { return nil }
    return givenClosure(Syntax(value)).flatMap { $0.first?.isLowercase == true ? $0 : nil }
  }

  private static func function(around node: some SyntaxProtocol) -> (name: String, parameters: Set<String>)? {
    var current = node.parent
    while let next = current {
      if let function = next.as(FunctionDeclSyntax.self) {
        let names = function.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text }
        return (function.name.text, Set(names))
      }
      if next.is(MemberBlockSyntax.self) { return nil }
      current = next.parent
    }
    return nil
  }
}
