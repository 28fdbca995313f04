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

  /// Records that a call such as `sheet` presents what a name stands for. If the name is that of a parameter of the
  /// enclosing function, this function presents a closure. In all other cases, the enclosing type does, or presents what
  /// its member creates.
  func presenter(of name: String, at node: Syntax, _ via: Transition?) {
    var names: [String] = []
    if let function = Self.function(around: node), function.parameters.contains(name) {
      names = [function.name]
    } else if let type = open.last.map({ facts.types[$0] }) {
      names = [type.shortName, "\(type.name).\(name)"]
    }
    facts.presenters += names.map { PresenterFact(name: $0, via: via, location: place(node)) }
  }

  /// Records what a call of a type or own function gives to it: arguments such as `destination: Detail()`, closures,
  /// bindings, and functions by name. If the app's own view presents its property `destination`, it presents them.
  func ownContainer(_ node: FunctionCallExprSyntax, _ token: TokenSyntax) {
    for part in closuresAndArguments(node) {
      let label = Self.label(of: part)
      let code = setters(part).first ?? part
      let value = code.as(ExprSyntax.self)
      let bound = value.flatMap(Self.bound)
      let isFunction = code == part ? Self.isAction(label) : !code.code.isCapitalized
      var given = (bound ?? (isFunction ? value : nil)).flatMap { step(bound == nil ? .call : .set, $0) }
      guard given != nil || isContent(part) || part.call?.calledName?.isCapitalized == true,
        label != nil || part.isClosure
      else { continue }
      given?.argument = span(code)
      facts.steps += [given].compactMap(\.self)
      facts.closureCalls.append(
        ClosureCall(name: token.text + (label.map { "." + $0 } ?? "{}"), span: span(code), location: place(token)))
    }
  }

  /// Whether an argument is a closure, or stands for one, as `Detail.init` does.
  func isContent(_ part: Syntax) -> Bool { part.isClosure || part.access?.declName.code == "init" }

  /// Records that `Detail.init` makes a value of the type when it is called later.
  func made(_ node: MemberAccessExprSyntax) {
    guard isContent(Syntax(node)), node.parent?.call == nil, let type = node.base?.lastName else { return }
    facts.calls.append(
      CallFact(
        name: type.text, location: place(type), labels: [], whole: Self.whole(around: node).map { place($0) }
      ))
  }

  /// Records that a function passes a closure parameter on to one of the app's modifier types, as in
  /// `modifier(Card(content: content))`.
  func forwarder(_ node: FunctionCallExprSyntax) {
    guard let function = Self.function(around: node),
      let made = node.arguments.first?.expression.call,
      let type = made.calledExpression.reference?.text,
      Self.variables(in: Syntax(made.arguments)).contains(where: { function.parameters.contains($0.name) })
    else { return }
    facts.presenters.append(PresenterFact(name: function.name, via: nil, forwardsTo: type, location: place(node)))
  }

  private static func function(around node: some SyntaxProtocol) -> (name: String, parameters: Set<String>)? {
    var current = node.parent
    while let next = current {
      if let function = next.asFunction {
        let names = function.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text }
        return (function.name.text, Set(names))
      }
      if next.is(MemberBlockSyntax.self) { return nil }
      current = next.parent
    }
    return nil
  }
}
