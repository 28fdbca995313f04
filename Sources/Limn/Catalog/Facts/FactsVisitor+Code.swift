import LimnDiagnostics
import SwiftParser
import SwiftSyntax

extension FactsVisitor {
  /// The transition of each call that presents another screen, keyed by the name of the called function or type.
  static let navigation = [String: Transition](words: [
    .sheet: "sheet queryableSheet present beginSheet presentAsSheet",
    .cover: "fullScreenCover queryableFullScreenCover queryableOverlay",
    .popover: "popover",
    .push: """
    navigationDestination NavigationLink navigationDestinationWithValue NavigationStack NavigationStackStore
    navigationDestinationStore pushViewController
    """,
    .alert: "alert",
    .dialog: "confirmationDialog",
    .split: "inspector NavigationSplitView",
    .tab: "Tab tabItem TabView",
    .window: "WindowGroup Window Settings MenuBarExtra presentAsModalWindow addChildWindow",
    .url: "onOpenURL",
  ])
  /// Views, such as `WindowGroup`, whose content is visible from the start. The content therefore counts as part of the
  /// enclosing view, not as a screen to which the enclosing view navigates.
  private static let containers: Set = [
    "WindowGroup", "Window", "Settings", "MenuBarExtra",
  ]
  /// The transition that the name of a modifier or property suggests, such as `.sheet` for `bottomSheet`.
  static func way(named name: String) -> Transition? {
    let ways: KeyValuePairs = ["popover": Transition.popover, "cover": .cover, "sheet": .sheet, "modal": .sheet]
    return ways.first { name.lowercased().contains($0.0) }?.1
  }
  /// Modifiers that run code; those named `onEVENT` are others.
  private static let triggers: Set = ["accessibilityAction", "dropDestination", "refreshable", "searchable", "task"]
  /// Controls whose closures make only their content.
  static let valueControls = Set(
    "ColorPicker DatePicker DisclosureGroup NavigationLink Picker SecureField Slider Stepper TextEditor TextField Toggle"
      .words)
  private static let injection: Set = ["environmentObject", "environment"]
  private static let controls: Set = ["Button", "NavigationLink", "Menu", "Link"]

  func call(_ node: FunctionCallExprSyntax) {
    guard let token = node.calledExpression.lastName else { return }
    let name = token.text
    if ["push", "replace"].contains(name), let first = node.arguments.first,
      node.calledExpression.code.contains(/avigat(or|ionController)\W+\w+$/)
    {
      // The app's own function of a stack.
      shown(Syntax(first.expression), via: name == "push" ? .push : nil)
    } else if let via = Self.navigation[name] {
      for part in shownParts(of: node, name) { shown(part, via: via) }
      presentation(node, via)
    } else if name == "modifier" {
      forwarder(node)
    } else if name.isCapitalized, !(Self.boxes + Self.controls).contains(name) {
      ownContainer(node, token)
    } else if !name.isCapitalized, node.calledExpression.is(DeclReferenceExprSyntax.self) {
      ownContainer(node, token)
    } else if name.first?.isLowercase == true, !Self.plainModifiers.contains(name),
      node.calledExpression.is(MemberAccessExprSyntax.self)
    {
      let closures = closuresAndArguments(node).filter(isContent)
      facts.closureCalls += closures.map { ClosureCall(name: name, span: span($0)) }
      // The modifier of a package that is not read, such as `bottomSheet(isPresented: $isOpen) { … }`.
      let isState = node.arguments.contains { ["isPresented", "item"].contains($0.label?.text) }
      if isState, let via = Self.way(named: name) { for closure in closures { shown(closure, via: via) } }
    }
    if name == "append" { pathChange(node) }
    selfPresentation(node, name)
    window(node, name)
    if name == "List", node.arguments.contains(where: { $0.label?.text == "selection" }) {
      presentation(node, .split)
    }
    // `.destructive(Text("Delete")) { … }` is a button of an `Alert`.
    let first = node.arguments.first?.expression.call
    let text = ["cancel", "default", "destructive"].contains(name) && first?.calledName == "Text" ? first : nil
    let isType = name.isCapitalized || text != nil
    let isTrigger = Self.triggers.contains(name) || name.hasPrefix("on") && name.dropFirst(2).isCapitalized
    if isType ? text != nil || isControl(node, name) : isTrigger && isModifier(node) {
      control(node, token, title: isType ? title(of: text ?? node).map { " " + $0.shortened(to: 40) } ?? "" : nil)
    }
    steps(node, token)
    if Self.injection.contains(name) { injection(node) }
    if !name.isLikeType, node.calledExpression.access?.base?.call == nil, let whole = Self.whole(around: node) {
      facts.partCalls.append(CallFact(name: name, location: place(token), labels: [], text: nil, whole: place(whole)))
    }
    if name == "tag" || isType && Self.navigation[name] == nil && Self.isStatement(node) {
      for argument in node.arguments where name == "tag" || argument.expression.is(MemberAccessExprSyntax.self) {
        region(.mention, argument.expression)
      }
    }
    if name == "onChange" {
      for action in sentActions(node) {
        facts.findings.append(Finding(kind: .changeDispatch, text: action, location: place(token)))
      }
    }
    if name == "String", node.arguments.first?.label?.text == "localized" {
      facts.findings.append(Finding(kind: .resource, text: "String(localized:)", location: place(token)))
    }
    if Self.controls.contains(name), let label = label(of: node), showsOnlyImage(label), !isNamed(node) {
      facts.findings.append(Finding(kind: .imageOnlyControl, text: name, location: place(token)))
    }
    if name.isLikeType || name == "init" {
      let text = node.code
      let isShort = text.utf8.count <= 240 && !text.contains("\n")
      facts.calls.append(
        CallFact(
          name: name, location: place(token), labels: node.arguments.map { $0.label?.text ?? "_" },
          text: isShort ? text : nil, whole: Self.whole(around: node).map { place($0) }))
    }
  }

  /// Records what a call puts into the environment: its arguments, and the property that the last one names. Code in
  /// closures runs later.
  private func injection(_ node: FunctionCallExprSyntax) {
    for argument in node.arguments where !argument.description.contains("{") { region(.injection, argument) }
    guard let path = node.arguments.last?.expression.path.names, path.count == 1, let name = path[0] else { return }
    facts.injected.append(NamedPlace(name: name.text, location: place(name)))
  }

  /// Whether a call that is named like a modifier can be one. A call such as `onSubmit(text)` or `parent.onSubmit(text)`
  /// calls a closure of the app.
  private func isModifier(_ node: FunctionCallExprSyntax) -> Bool {
    node.trailingClosure != nil || node.calledExpression.access?.base?.call != nil
      || node.arguments.contains {
        Self.isAction($0.label?.text) || $0.expression.isClosure || Self.bound($0.expression) != nil
      }
  }

  /// Whether the value of a call, or of its modifiers, is the result of a statement, as that of a view in a `body` is.
  static func isStatement(_ node: FunctionCallExprSyntax) -> Bool { user(of: node)?.asItem != nil }

  /// What uses the value of a call, or of its modifiers.
  static func user(of node: FunctionCallExprSyntax) -> Syntax? {
    sequence(first: Syntax(node), next: \.parent).first {
      ![.functionCallExpr, .memberAccessExpr, .tryExpr, .awaitExpr].contains($0.kind)
    }
  }

  /// Marks the operands of `==` and `!=`.
  func comparisons(_ node: SequenceExprSyntax) {
    let parts = Array(node.elements)
    for index in parts.indices.dropFirst().dropLast() {
      guard ["==", "!="].contains(parts[index].as(BinaryOperatorExprSyntax.self)?.operator.text) else { continue }
      region(.mention, parts[index - 1])
      region(.mention, parts[index + 1])
    }
  }

  /// Returns the arguments and closures that create the presented screen. Other parts of the call are left out, such as
  /// the label of a link or the root view of a navigation stack.
  func shownParts(of node: FunctionCallExprSyntax, _ name: String) -> [Syntax] {
    if Self.containers.contains(name) { return [] }
    let destinations = labeled("destination", of: node)
    switch name {
    case "NavigationStack", "NavigationStackStore": return destinations
    case "tabItem":
      // A `tabItem` at the end of a view's own body names the tab of this view.
      let around = sequence(first: Syntax(node), next: \.parent).prefix { !$0.is(MemberBlockSyntax.self) }
      let isOwn =
        around.contains { $0.as(PatternBindingSyntax.self)?.pattern.code == "body" }
        && !around.contains { $0.call?.calledName == "TabView" }
      return isOwn ? [] : (node.calledExpression.access?.base).map { [Syntax($0)] } ?? []
    case "TabView":
      let views = node.trailingClosure?.statements.compactMap { $0.item.as(ExprSyntax.self) } ?? []
      return views.map { view in
        Syntax(sequence(first: view) { $0.call?.calledExpression.access?.base }.reversed()[0])
      }.filter {
        $0.call?.calledName.map {
          $0.isCapitalized && !(Self.boxes + ["ForEach", "Tab"]).contains(where: $0.hasPrefix)
        } == true
      }
    case "NavigationLink":
      if ["state", "value"].contains(where: { !labeled($0, of: node).isEmpty }) { return [] }
      return destinations.isEmpty ? node.trailingClosure.map { [Syntax($0)] } ?? [] : destinations
    case "sheet", "fullScreenCover", "popover", "navigationDestination", "inspector":
      // An `onDismiss` closure presents nothing.
      return closuresAndArguments(node).filter { Self.label(of: $0) != "onDismiss" }
    default: return closuresAndArguments(node)
    }
  }

  func branches(_ node: SwitchExprSyntax) {
    let branches = Self.cases(node.cases).compactMap { branch -> SwitchFact.Branch? in
      guard let label = branch.label.as(SwitchCaseLabelSyntax.self) else { return nil }
      let names = Self.caseNames(label.caseItems)
      return SwitchFact.Branch(
        names: names.map(\.text), places: names.map { place($0) }, location: place(label),
        body: span(branch.statements))
    }
    if branches.contains(where: { !$0.names.isEmpty }) { facts.switches.append(SwitchFact(branches: branches)) }
  }

  /// The names of the cases in a pattern, without those of optional values.
  static func caseNames(_ pattern: some SyntaxProtocol) -> [TokenSyntax] {
    pattern.tokens(viewMode: .sourceAccurate).filter { token in
      token.parent?.parent?.access?.declName.baseName.id == token.id && !token.text.isCapitalized
        && !["none", "some"].contains(token.text)
    }
  }

  /// The cases of a `switch`, including those inside `#if`.
  private static func cases(_ list: SwitchCaseListSyntax) -> [SwitchCaseSyntax] {
    list.flatMap { element -> [SwitchCaseSyntax] in
      if let branch = element.as(SwitchCaseSyntax.self) { return [branch] }
      return (element.as(IfConfigDeclSyntax.self)?.clauses ?? []).flatMap { clause in
        clause.elements?.as(SwitchCaseListSyntax.self).map(cases) ?? []
      }
    }
  }

  func preview(_ node: some FreestandingMacroExpansionSyntax) {
    guard node.macroName.text == "Preview" else { return }
    let title = node.arguments.first { $0.label == nil }?.expression.as(StringLiteralExprSyntax.self)?
      .representedLiteralValue
    facts.previews.append(PreviewFact(title: title, provider: nil, location: place(node), span: span(node)))
  }

  func resource(_ node: MemberAccessExprSyntax) {
    if node.declName.baseName.text == "module", node.base == nil || node.base?.code == "Bundle" {
      facts.findings.append(Finding(kind: .resource, text: "Bundle.module", location: place(node.declName)))
    }
  }

  /// Records a member whose own members are used. In `app.model.count += 1`, this is `model`.
  func chain(_ node: MemberAccessExprSyntax) {
    var whole = ExprSyntax(node)
    while let outer = whole.parent?.as(ExprSyntax.self) {
      let isPart =
        switch Syntax(outer).as(SyntaxEnum.self) {
        case .memberAccessExpr, .optionalChainingExpr, .forceUnwrapExpr: true
        case .subscriptCallExpr(let call): call.calledExpression.id == whole.id
        default: false
        }
      guard isPart else { break }
      whole = outer
    }
    guard whole.id != node.id else { return }
    let isCalled = whole.parent?.call?.calledExpression.id == whole.id
    facts.chains.append(ChainFact(location: place(node.declName), isChanged: isCalled || whole.isWritten))
  }

  /// Reads comments that suppress a rule, such as `// limn:ignore rule - reason`. The comment is on the line of the
  /// violation, or alone on the line before it.
  func comments(_ token: TokenSyntax) {
    suppressions(in: token.leadingTrivia, from: token.position, owner: token)
    suppressions(in: token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia, owner: nil)
  }

  private func suppressions(in trivia: Trivia, from start: AbsolutePosition, owner: TokenSyntax?) {
    var position = start
    for piece in trivia {
      defer { position += piece.sourceLength }
      guard case .lineComment(let text) = piece, let mark = text.firstRange(of: "limn:ignore ") else { continue }
      let place = converter.location(for: position)
      let rest = text[mark.upperBound...]
      let parts = rest.split(separator: " - ", maxSplits: 1).map { String($0.trimmed(\.isWhitespace)) }
      let isAlone =
        converter.sourceLines[place.line - 1].prefix { $0 == " " || $0 == "\t" }.utf8.count == place.column - 1
      facts.suppressions.append(
        Suppression(
          rule: parts.first ?? "", reason: parts.dropFirst().first ?? "",
          line: isAlone && owner != nil ? place.line + 1 : place.line,
          location: Location(path: facts.path, line: place.line, column: place.column)))
    }
  }

  /// The label of an argument or closure of a call.
  static func label(of part: Syntax) -> String? {
    part.parent?.as(LabeledExprSyntax.self)?.label?.text
      ?? part.parent?.as(MultipleTrailingClosureElementSyntax.self)?.label.text
  }

  func closuresAndArguments(_ node: FunctionCallExprSyntax) -> [Syntax] {
    let closures = node.trailingClosure.map { [Syntax($0)] } ?? []
    return closures + node.additionalTrailingClosures.map { Syntax($0.closure) }
      + node.arguments.map { Syntax($0.expression) }
  }

  /// The arguments and closures of a call with a label.
  func labeled(_ label: String, of node: FunctionCallExprSyntax) -> [Syntax] {
    closuresAndArguments(node).filter { Self.label(of: $0) == label }
  }

  /// The names of the actions that a call's closures send, such as `onChangeName` in `store.send(.onChangeName)`.
  /// Actions that are not written as a case, such as variables, are left out.
  private func sentActions(_ node: FunctionCallExprSyntax) -> [String] {
    let tokens = closuresAndArguments(node).flatMap { $0.tokens(viewMode: .sourceAccurate) }
    return tokens.filter { $0.text == "send" }.compactMap {
      let called = $0.parent?.parent
      let argument = (called?.call ?? called?.parent?.call)?.arguments.first?.expression
      return (argument?.call?.calledExpression ?? argument)?.access?.declName.baseName.text
    }
  }

  /// Whether a call creates a control, or another object that is given code to run.
  private func isControl(_ node: FunctionCallExprSyntax, _ name: String) -> Bool {
    name.hasSuffix("Button") || name.hasSuffix("ButtonView") || Self.links.contains(name)
      || Self.valueControls.contains(name)
      || closuresAndArguments(node).contains { $0.isClosure && Self.isAction(Self.label(of: $0)) }
  }

  /// The title of a control: its first argument, or the first text in its label. Texts in other ones are parts.
  private func title(of node: FunctionCallExprSyntax) -> String? {
    if let first = node.arguments.first, first.label == nil, !first.expression.isClosure {
      return first.expression.code.replacing("\"", with: "")
    }
    let label = labeled("label", of: node).first ?? node.trailingClosure.map(Syntax.init)
    for token in label?.tokens(viewMode: .sourceAccurate).map(\.self) ?? [] where token.text.isCapitalized {
      let title = token.parent?.parent?.call?.arguments.first {
        $0.label == nil && ["Text", "Label"].contains(token.text)
          || ["text", "title", "verbatim"].contains($0.label?.text)
      }?.expression
      let around = sequence(first: Syntax(token), next: \.parent).prefix { $0.id != label?.id }
      guard let title, !around.contains(where: { $0.is(StringLiteralExprSyntax.self) }) else { continue }
      return title.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }
    return nil
  }

  /// The closure that creates a control's label.
  private func label(of node: FunctionCallExprSyntax) -> ClosureExprSyntax? {
    let hasAction = ["action", "destination", "value"].contains { !labeled($0, of: node).isEmpty }
    let named = labeled("label", of: node).first
    return named.map { $0.as(ClosureExprSyntax.self) } ?? (hasAction ? node.trailingClosure : nil)
  }

  private func showsOnlyImage(_ label: ClosureExprSyntax) -> Bool {
    let statements = label.statements.map { $0.item.as(ExprSyntax.self) }
    guard statements.count == 1, let shown = statements[0] else { return false }
    let all = Array(sequence(first: shown) { $0.call?.calledExpression.access?.base })
    guard let image = all.last?.call, image.calledExpression.code == "Image" else { return false }
    return !image.arguments.contains { $0.label?.text == "label" }
      && !all.contains { $0.call.map(Self.setsName) == true }
  }

  private static func setsName(_ node: FunctionCallExprSyntax) -> Bool {
    node.calledName?.hasPrefix("accessibilityLabel") == true
  }

  /// Whether a modifier after the control sets its accessibility label.
  private func isNamed(_ node: FunctionCallExprSyntax) -> Bool {
    sequence(first: node) { $0.parent?.access?.parent?.call }.contains(where: Self.setsName)
  }
}

extension ExprSyntax {
  /// The last name of an expression: `sheet` in `view.sheet`, `Row` in `Home.Row<Int>`, and `path` in `router?.path!`.
  var lastName: TokenSyntax? {
    reference ?? access?.declName.baseName ?? unwrapped?.lastName
  }
}

extension Dictionary where Key == String {
  /// A table of words, from the words that have each value.
  init(words: KeyValuePairs<Value, String>) {
    self.init(uniqueKeysWithValues: words.flatMap { value, words in words.words.map { ($0, value) } })
  }
}
