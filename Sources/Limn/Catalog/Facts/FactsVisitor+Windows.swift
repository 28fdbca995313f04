import SwiftParser
import SwiftSyntax

/// Finds the screens that code of AppKit and UIKit presents, and the windows of SwiftUI.
extension FactsVisitor {
  /// Functions that present the object whose member they are.
  private static let presentingMembers: Set = [
    "showWindow", "makeKeyAndOrderFront", "orderFront", "orderFrontRegardless", "runModal",
  ]

  private static let windows: Set = ["Window", "WindowGroup", "UtilityWindow", "openWindow"]

  /// Records a call that presents the object before the dot, as in `window.makeKeyAndOrderFront(nil)` and
  /// `popover.show(relativeTo: bounds, of: button)`, and a call such as `SettingsController.show()`, whose name says
  /// that the type presents itself.
  func selfPresentation(_ node: FunctionCallExprSyntax, _ name: String) {
    guard let base = node.calledExpression.access?.base else { return }
    let isPopover = name == "show" && node.arguments.first?.label?.text == "relativeTo"
    if isPopover || Self.presentingMembers.contains(name) {
      shown(Syntax(base), via: isPopover ? .popover : .window)
    } else if ["show", "present"].contains(where: name.hasPrefix) {
      factory(Syntax(node), via: nil)
    }
  }

  /// Marks the code that creates what a call presents. For a local variable, this is each value that the nearest block
  /// assigns to the variable or to its content, and in the same way the values of the variables in it. Other names are
  /// those of parameters, and of members with the code, such as a computed property.
  func shown(_ part: Syntax, via: Transition?, _ known: Set<String> = []) {
    region(.navigation, part, via: via)
    factory(part, via: via)
    let isCreated = part.call?.calledName.map(\.isCapitalized) == true
    for variable in Self.variables(in: part) where !known.contains(variable.name) {
      let blocks = sequence(first: variable.node, next: \.parent).prefix { !$0.is(MemberBlockSyntax.self) }
      let values = blocks.lazy.filter { $0.is(CodeBlockItemListSyntax.self) }.map {
        Self.values(of: variable.name, in: $0)
      }
      let assigned = values.first { !$0.isEmpty } ?? []
      for value in assigned { shown(Syntax(value), via: via, known.union([variable.name])) }
      if assigned.isEmpty, !isCreated { presenter(of: variable.name, at: variable.node, via) }
    }
  }

  /// Records the type that creates a presented object, as in `Detail.make()` and `make() as! Detail`.
  private func factory(_ part: Syntax, via: Transition?) {
    let called = part.call?.calledExpression.access
    let cast = part.as(SequenceExprSyntax.self)?.elements.last?.as(TypeExprSyntax.self)?.type
    let type = called?.base?.reference ?? cast?.as(IdentifierTypeSyntax.self)?.name
    guard let type, type.text.isCapitalized else { return }
    region(.navigation, type, via: via)
    facts.calls.append(CallFact(name: type.text, location: place(type), labels: []))
  }

  /// The call of whose screen a call creates only a part; nil if it can create a screen. It is a part if it is in a
  /// modifier such as `toolbar`, a row of a list, an argument of another view, or one of several views in another view.
  /// A view with a single argument without a label can show this argument as it is, as in `Lazy(Detail())`.
  static func whole(around node: some SyntaxProtocol) -> FunctionCallExprSyntax? {
    var isAlone = true
    var (modifier, list): (FunctionCallExprSyntax?, FunctionCallExprSyntax?)
    for part in sequence(first: Syntax(node), next: \.parent) {
      guard let parent = part.parent,
        ![.memberBlock, .initializerClause, .sequenceExpr].contains(parent.kind)
      else { break }
      if let list = parent.as(CodeBlockItemListSyntax.self), list.count(where: { $0.item.is(ExprSyntax.self) }) > 1 {
        isAlone = false
      }
      if label(of: part) == "label" { return parent.parent?.parent?.call }
      guard let call = parent.call, part.id != Syntax(call.calledExpression).id,
        let name = call.calledName
      else { continue }
      // The views of a `ForEach` in a `TabView` are screens.
      if navigation[name] != nil { return modifier ?? (name == "TabView" ? nil : list) }
      if list != nil { return list }
      if part.isClosure, call.calledExpression.is(MemberAccessExprSyntax.self), name.first?.isLowercase == true {
        modifier = call
      }
      if plainModifiers.contains(name) { return call }
      // Several views in a form are its fields.
      list = rows.contains(name) || name == "Form" && !isAlone ? call : nil
      // What the app's own modifier or view shows while a property has a value is a screen.
      let isView =
        name.isCapitalized && !boxes.contains(where: name.hasPrefix)
        && !call.arguments.contains { ["isActive", "isPresented"].contains($0.label?.text) }
      let arguments = part.as(LabeledExprListSyntax.self)
      if isView, !isAlone || arguments.map({ $0.count > 1 || $0.first?.label != nil }) == true { return call }
    }
    return list
  }

  private static let rows: Set = ["List", "ForEach"]
  /// The starts of the names of views and controllers that show their content as it is.
  static let boxes =
    """
    UI NS AnyView VStack HStack ZStack LazyVStack LazyHStack VSplitView HSplitView Group ScrollView NavigationView Form
    Section GeometryReader ViewThatFits
    """.words

  /// Records the scene of a window that has an id, or a call such as `openWindow(id: "log")`.
  func window(_ node: FunctionCallExprSyntax, _ name: String) {
    guard Self.windows.contains(name) else { return }
    let isOpened = name == "openWindow"
    let argument = node.arguments.first { isOpened || $0.label?.text == "id" }
    guard let id = argument.flatMap({ Self.windowID($0.expression) }) else { return }
    if isOpened {
      facts.openedWindows.append(NamedPlace(name: id, location: place(node)))
    } else {
      facts.windows.append(ClosureCall(name: id, span: span(node)))
    }
  }

  /// The id `log` of a window in `"log"`, `.log`, and `WindowID.log.rawValue`; the code of any other expression.
  private static func windowID(_ expression: ExprSyntax) -> String? {
    if let text = expression.as(StringLiteralExprSyntax.self) { return text.representedLiteralValue }
    let access = expression.access
    return access?.declName.baseName.text == "rawValue"
      ? access?.base.flatMap(windowID)
      : expression.lastName?.text ?? expression.code
  }

  /// The variables and functions whose values a part of a call uses. In a closure, only its results count.
  static func variables(in part: Syntax) -> [(name: String, node: Syntax)] {
    if let name = variable(part) { return [(name, part)] }
    if let access = part.access { return access.base.map { variables(in: Syntax($0)) } ?? [] }
    return part.children(viewMode: .sourceAccurate).flatMap(part.isClosure ? results : variables)
  }

  /// The variables and functions that statements show, such as `card` in `if isOpen { card(item).padding() }`.
  private static func results(in part: Syntax) -> [(name: String, node: Syntax)] {
    var own: [(name: String, node: Syntax)] = []
    if let item = part.asItem, case .expr(var value) = item.item {
      while variable(Syntax(value)) == nil, let call = value.call,
        let base = call.calledExpression.access?.base
      { value = base }
      own = variable(Syntax(value)).map { [($0, Syntax(value))] } ?? []
    }
    return own + part.children(viewMode: .sourceAccurate).flatMap(results)
  }

  /// The name of a variable or function: `window` in `window`, `self.window`, `window?`, and `window()`.
  private static func variable(_ part: Syntax) -> String? {
    let names = (part.call?.calledExpression ?? part.as(ExprSyntax.self))?.path.names ?? []
    return names.count == 1 ? names[0].flatMap { $0.text.first?.isLowercase == true ? $0.text : nil } : nil
  }

  /// The values that code assigns to a variable, and to the content of the window or popover in it.
  private static func values(of name: String, in node: Syntax) -> [ExprSyntax] {
    var own: ExprSyntax?
    switch node.as(SyntaxEnum.self) {
    case .patternBinding(let binding) where binding.pattern.code == name: own = binding.initializer?.value
    case .optionalBindingCondition(let binding) where binding.pattern.code == name:
      own = binding.initializer?.value
    case .sequenceExpr(let list):
      let parts = Array(list.elements)
      guard parts.count > 2, parts[1].is(AssignmentExprSyntax.self) else { break }
      let access = parts[0].access
      let isContent = ["content", "root"].contains { access?.declName.baseName.text.hasPrefix($0) == true }
      let owner = isContent ? access?.base ?? parts[0] : parts[0]
      if variable(Syntax(owner)) == name { own = parts.count == 3 ? parts[2] : ExprSyntax(list) }
    default: break
    }
    return [own].compactMap(\.self)
      + node.children(viewMode: .sourceAccurate).flatMap { values(of: name, in: $0) }
  }
}
