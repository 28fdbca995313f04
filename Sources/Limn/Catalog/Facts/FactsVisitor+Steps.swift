import SwiftSyntax

/// Records what code sets and calls, the code of controls, and what presents a screen while a property has a value.
extension FactsVisitor {
  /// The labels of the bindings that controls of values take.
  private static let bindings: Set = ["isExpanded", "isOn", "selection", "text", "value"]
  static let links: Set = ["Link", "NavigationLink", "ShareLink"]
  private static let mutating = Set(
    """
    append formUnion insert merge move negate popFirst popLast remove removeAll removeFirst removeLast removeSubrange
    removeValue replaceSubrange reverse shuffle sort subtract swapAt toggle updateValue
    """.words)
  /// Functions that only check, log, or wait.
  static let quiet = Set(
    """
    assert assertionFailure async asyncAfter checkCancellation debug debugPrint detached error fatalError fault forEach
    info log notice NSLog precondition preconditionFailure print run sleep sync trace warning yield
    """.words)

  func assignment(_ node: SequenceExprSyntax) {
    let parts = Array(node.elements)
    guard parts.count > 2, parts[0].isWritten,
      parts[0].as(DeclReferenceExprSyntax.self).flatMap(locals.local) == nil
    else { return }
    if let via = parts[0].lastName.flatMap({ Self.way(named: $0.text) }) { link(to: parts[2], span(parts[2]), via) }
    add(.set, parts[0], value: ["false", "nil", ".none"].contains(parts[2].code) ? parts[2].code : nil)
  }

  /// Records a call, and the properties whose bindings are its arguments.
  func steps(_ node: FunctionCallExprSyntax, _ name: TokenSyntax) {
    let url = Self.address(node, name.text)
    let access = sequence(first: node.calledExpression, next: \.unwrapped).lazy.compactMap(\.access).first
    let changed = Self.mutating.contains(name.text) ? access?.base.flatMap { step(.set, $0) } : nil
    if var changed {
      changed.change = NamedPlace(name: name.text, location: place(name))
      facts.steps.append(changed)
    }
    // Functions whose result is not used have an effect. Others can have one in their own code.
    let isPlain = node.calledExpression.path.names.count == 1
    let isDone =
      changed == nil
      && (url != nil
        || node.parent?.access == nil && Self.isDone(node) && !Self.quiet.contains(name.text)
          && !(isPlain && name.text.hasPrefix("with")))
    if isPlain && url == nil ? !name.text.isCapitalized : isDone,
      var call = step(isDone ? .call : .value, node.calledExpression, value: url)
    {
      call.cases = node.arguments.compactMap(\.expression.access).filter { $0.base == nil }.map(
        \.declName.baseName.text)
      facts.steps.append(call)
    }
    let parts = closuresAndArguments(node)
    for argument in node.arguments {
      let label = argument.label?.text ?? ""
      guard ["isPresented", "item"].contains(label) || name.text.isCapitalized && label == "isActive",
        let bound = Self.bound(argument.expression) ?? Self.compared(argument.expression), let step = step(.set, bound),
        name.text.isCapitalized ? parts.contains(where: \.isClosure) : name.text != "searchable"
      else { continue }
      let spans = parts.filter { $0.id != argument.expression.id }.map { span($0) }
      facts.code.append(CodeFact(name: name.text, path: step.path, location: step.location, spans: spans))
    }
  }

  /// The text of the address that a link or `openURL` opens, or the code that makes it; for a `ShareLink`, what it
  /// shares.
  private static func address(_ node: FunctionCallExprSyntax, _ name: String) -> String? {
    let isLink = ["Link", "ShareLink"].contains(name)
    let labels: [String?] = isLink ? ["destination", "item", "items"] : [nil]
    let address = node.arguments.first { labels.contains($0.label?.text) }?.expression
    guard let address, isLink || ["open", "openURL"].contains(name) && node.arguments.count == 1 else { return nil }
    let made = (address.unwrapped ?? address).call
    let text = (made?.calledName == "URL" ? made?.arguments.first?.expression : address)?.as(
      StringLiteralExprSyntax.self)?.representedLiteralValue
    return text ?? (name == "open" ? nil : address.code.shortened(to: 60))
  }

  /// Records a control or another trigger, with the code that it runs: closures, functions, and bindings. The labels of
  /// controls do not run.
  func control(_ node: FunctionCallExprSyntax, _ token: TokenSyntax, title: String?) {
    let parts = closuresAndArguments(node)
    let isLink = Self.links.contains(token.text)
    let (isType, hasAction) = (title != nil, parts.contains { Self.isAction(Self.label(of: $0)) })
    let spans = parts.flatMap { part -> [Span] in
      let (label, isClosure) = (Self.label(of: part), part.isClosure)
      let isValue = Self.bindings.contains(label ?? "") && Self.valueControls.contains(token.text) && !isLink
      let setters = setters(part)
      let bound = part.as(ExprSyntax.self).flatMap { value in
        // An own function such as `binding(for: item)` makes a binding.
        let made = value.call?.calledExpression ?? value
        let isOwn = value.call == nil || made.reference?.text.isCapitalized == false
        return Self.bound(value) ?? (isValue && setters.isEmpty && isOwn ? made : nil)
      }
      let isField = token.text.hasSuffix("Field") && node.arguments.first?.label == nil
      // A closure with parameters is no label.
      let isOwn = !hasAction || part.as(ClosureExprSyntax.self)?.signature != nil
      let isRun =
        Self.isAction(label)
        || !isType && label != "preview"
          && (isClosure || label == nil && part == parts.last && node.trailingClosure == nil)
        || isClosure && isType && label == nil && isOwn && (isField || !Self.valueControls.contains(token.text))
      let runs = bound != nil || !setters.isEmpty ? setters : isRun ? [part] : []
      // A case such as `Action.search`, from which a binding makes an action, is no function.
      for run in runs where run == part || !run.code.isCapitalized {
        // In `isNew ? save : update`, any of the two can run.
        for value in run.as(SequenceExprSyntax.self)?.elements.suffix(2).map(\.self) ?? [run.as(ExprSyntax.self)!] {
          add(.call, value.as(UnresolvedTernaryExprSyntax.self)?.thenExpression ?? value)
        }
      }
      if let bound { add(.set, bound) }
      return runs.map { span($0) } + (bound.map { [span($0)] } ?? [])
    }
    // A link runs nothing, but opens what its destination or its value names.
    let named =
      token.text == "NavigationLink"
      ? shownParts(of: node, token.text) + labeled("value", of: node) : []
    // A link with a value sets the selection of the list around it.
    let list = sequence(first: Syntax(node), next: \.parent).lazy.compactMap(\.call).first { $0.calledName == "List" }
    let hasValue = token.text == "NavigationLink" && !labeled("value", of: node).isEmpty
    let picked =
      hasValue ? list.flatMap { labeled("selection", of: $0).first?.as(ExprSyntax.self) }.flatMap(Self.bound) : nil
    if let picked { add(.set, picked) }
    let all = isLink ? [span(token)] + named.map { span($0) } + (picked.map { [span($0)] } ?? []) : spans
    // The own code of a view such as `CloseButton()` is in its own table.
    // A group that opens and closes by itself does nothing to the app.
    let isOwn = token.text.contains("Button") && token.text != "Button"
    if isType, all.isEmpty, isOwn || token.text == "DisclosureGroup" { return }
    let name = isType && !token.text.isCapitalized ? "Button" : token.text
    facts.code.append(CodeFact(name: name + (title ?? ""), location: place(token), spans: all))
  }

  /// Records the code that runs if a value is a case.
  func condition(_ node: MatchingPatternConditionSyntax) {
    guard let body = node.parent?.parent?.parent?.as(IfExprSyntax.self)?.body else { return }
    facts.code += Self.caseNames(node.pattern).map {
      CodeFact(name: "", location: place($0), spans: [span(body)])
    }
  }

  /// Whether the result of a call is not used, or waited for. The value of a binding is used.
  private static func isDone(_ node: FunctionCallExprSyntax) -> Bool {
    let user = user(of: node)
    return user?.asItem != nil && user?.parent?.parent.flatMap(label) != "get"
      || node.parent?.is(AwaitExprSyntax.self) == true
      || user?.as(ExprListSyntax.self)?.first?.is(DiscardAssignmentExprSyntax.self) == true
  }

  static func isAction(_ label: String?) -> Bool {
    guard let label else { return false }
    return ["action", "completion", "handler", "intent", "perform"].contains(where: label.lowercased().hasSuffix)
      || label.hasPrefix("on") && label.dropFirst(2).isCapitalized
  }

  /// The code that runs when the value of a binding changes: what its modifiers such as `$x.onChange(save)` take, and
  /// calls that make a binding, such as `Binding(get: { x }, set: save)`.
  func setters(_ binding: Syntax) -> [Syntax] {
    let made = binding.as(DeclReferenceExprSyntax.self).flatMap(locals.local)?.value ?? binding
    return sequence(first: made) { $0.call?.calledExpression.access?.base.map { Syntax($0) } }.compactMap(\.call)
      .flatMap {
        call in
        let parts = closuresAndArguments(call)
        return parts.filter {
          let label = Self.label(of: $0)
          return (["set", "send"].contains(label) || Self.isAction(label ?? call.calledName))
            && (Self.bound(ExprSyntax(call)) != nil || parts.contains { ["get", "set"].contains(Self.label(of: $0)) })
        }
      }
  }

  /// The property `x` in `$x`, `$x.animation()`, `Binding($x)`, and `.isPresented($x)`.
  static func bound(_ expression: ExprSyntax) -> ExprSyntax? {
    if let call = expression.call, let first = call.arguments.first, first.label == nil,
      call.calledName == "Binding" || call.calledExpression.access.map({ $0.base == nil }) == true
    {
      return bound(first.expression)
    }
    guard expression.code.trimmingPrefix("self.").prefixMatch(of: /\$\D/) != nil else { return nil }
    return sequence(first: expression) { $0.call?.calledExpression.access?.base }.first { $0.call == nil }
  }

  /// The property `x` in `Binding(get: { x != nil }, set: …)`.
  private static func compared(_ binding: ExprSyntax) -> ExprSyntax? {
    let get = binding.call?.arguments.first { $0.label?.text == "get" }?.expression.as(ClosureExprSyntax.self)
    guard let value = get?.statements.first?.item.as(ExprSyntax.self), get?.statements.count == 1 else { return nil }
    return value.as(SequenceExprSyntax.self)?.elements.first ?? value
  }

  private func add(_ kind: StepFact.Kind, _ expression: ExprSyntax, value: String? = nil) {
    if let step = step(kind, expression, value: value) { facts.steps.append(step) }
  }

  /// Returns nil for code of another form, and for calls of functions in variables of unknown types.
  func step(_ kind: StepFact.Kind, _ expression: ExprSyntax, value: String? = nil) -> StepFact? {
    let (tokens, root) = expression.path
    var names = tokens.compactMap(\.self)
    guard names.count == tokens.count, let first = names.first?.text,
      !first.hasPrefix("$") || kind != .call && first.prefixMatch(of: /\$\D/) != nil
    else { return nil }
    if kind != .call, names.count > 1, names.last?.text == "wrappedValue" { names.removeLast() }
    if names.count > 1, ["Self", open.last.map { facts.types[$0].shortName }].contains(names[0].text) {
      names.removeFirst()
    }
    guard let last = names.last else { return nil }
    var step = StepFact(
      kind: kind, path: names.map(\.plain).withDots, value: value, location: place(last))
    if names[0].text.isCapitalized, expression.is(SubscriptCallExprSyntax.self) {
      step.path = expression.code.shortened(to: 60)
    } else if let local = root.flatMap(locals.local), names[0].text != "state" {
      if names.count == 1, kind == .call || kind == .value {
        guard local.type.contains("->") else { return nil }
        step.kind = .call
      } else if local.isCopy || kind == .set && local.isNew {
        return nil
      } else if names.count > 1, let type = local.typeName {
        step.path = ([type] + names.dropFirst().map(\.plain)).withDots
      }
      step.isLocal = true
    }
    return step
  }
}
