import SemanticTree

// MARK: Controls. Each control is a link to the state that it leads to.
extension TreeRenderer {
  mutating func control(_ node: SemanticNode, _ classes: [String]) {
    switch node.role {
    case .button: button(node, classes)
    case .link: link(links.first(node, .press, .open), node, ["ln"] + classes)
    case .toggle: toggle(node, classes)
    case .picker: picker(node, classes)
    case .option:
      let isChosen = node.traits.contains(.selected)
      link(
        links.first(node), node, ["op"] + classes, [("role", "radio"), ("aria-checked", "\(isChosen)")])
    case .stepper: stepper(node, classes)
    case .menu: menu(node, classes)
    // Inside of a link, a menu would become part of the link's text. So the menu is written after the link.
    case .contextMenu where isInline, .swipeActions where isInline: break
    case .contextMenu: menu(node, classes)
    case .swipeActions: block([node.value == "leading" ? "sw swl" : "sw"] + classes, of: node.children)
    case .datePicker, .colorPicker: well(node, classes)
    default: adjustable(node, classes)
    }
  }

  /// Writes a control, usually as a link. If the control is disabled or its step was not explored, writes a button that
  /// does nothing. Where only inline elements are allowed, for example inside another link, writes only the control's
  /// content.
  mutating func link(
    _ link: ControlLinks.Link?, _ node: SemanticNode, _ classes: [String], _ attributes: [(String, String?)] = [],
    content: ((inout TreeRenderer) -> Void)? = nil
  ) {
    let name: (String, String?) = ("aria-label", accessibleName(of: node))
    let attributes = attributes + [("aria-keyshortcuts", node.actions.lazy.compactMap(\.shortcut).first)]
    if isInline {
      html.open("span", classes)
    } else if let address = link?.address {
      html.open("a", classes, [("href", address), name] + attributes)
    } else {
      // A static rendering has no links, but its controls must still look enabled.
      let isDead = node.traits.contains(.disabled) || node.actions.isEmpty
      let state = link == nil ? [("disabled", "")] : Self.untried
      html.open("button", classes + (isDead ? [] : ["na"]), [("type", "button"), name] + state + attributes)
    }
    let tag = isInline ? "span" : link?.address != nil ? "a" : "button"
    inline { content?(&$0) ?? $0.parts(of: node) }
    html.close(tag)
  }

  /// The attributes of a control whose step was not tried. The control can be focused, and its tooltip explains why it
  /// has no effect.
  static let untried: [(String, String?)] = [("aria-disabled", "true"), ("title", "Not tried by Limn")]

  /// The accessible name to set for an element; nil if the visible text of the element is enough. An element without
  /// visible text, such as a symbol, needs an accessible name.
  private func accessibleName(of node: SemanticNode) -> String? {
    let texts = node.all.filter { $0.role == .text }.compactMap(\.label)
    if texts.isEmpty, node.children.isEmpty {
      return node.role == .image || node.style.hidesLabel == true ? node.label : nil
    }
    let shown = texts.withSpaces
    guard let label = node.label ?? node.name, label != shown else { return nil }
    return shown.isEmpty || label.contains(shown) ? label : nil
  }

  private mutating func button(_ node: SemanticNode, _ classes: [String]) {
    var classes = ["bt"] + classes + node.textClasses(&rules) + (node.style.control.map { ["bt-" + $0] } ?? [])
    if node.traits.contains(.destructive) { classes.append("des") }
    link(main(of: node), node, classes)
    extras(node)
    hangers(of: node)
  }

  private func main(of node: SemanticNode) -> ControlLinks.Link? {
    links.first(node, .press, .toggle, .submit, .open, .choose, .select, .dismiss, .back)
  }

  /// Writes small links for all actions of an element except its main action. An example is an action that appears when
  /// a row is swiped.
  mutating func extras(_ node: SemanticNode) {
    guard !isInline else { return }
    let main = main(of: node)
    samples(links.of(node).filter { $0.step != main?.step }, of: node)
  }

  /// Writes small links next to an element.
  mutating func samples(_ links: [ControlLinks.Link], of node: SemanticNode) {
    // Drags are beside the device only. A drag in each direction would cover or move the content.
    let links = links.filter { !$0.step.isDrag }
    guard !links.isEmpty else { return }
    html.open("div", ["ex"])
    for link in links { sample(link, of: node) }
    html.close("div")
  }

  /// Writes a small link for one step. The link's text contains the step's argument.
  mutating func sample(_ link: ControlLinks.Link, of node: SemanticNode, _ classes: [String] = ["sm"]) {
    let isClearing = link.step.kind == .action(.setText) && link.step.argument?.isEmpty == true
    let verb = isClearing ? "Clear" : link.step.verb
    let name = link.step.kind == .action(.refresh) ? nil : node.label ?? node.name
    let own = link.step.label == name ? nil : link.step.label
    let argument = isClearing ? nil : link.step.argumentLabel
    let text = argument ?? own ?? verb
    // The accessible name must contain the visible text of the link.
    let whole = link.step.description
    anchor(link, classes, text, label: whole.lowercased().contains(text.lowercased()) ? whole : "\(text): \(whole)")
  }

  /// Writes a link to the state that a step leads to, or a disabled button if the step was not tried.
  ///
  /// - Parameter label: the accessible name.
  mutating func anchor(_ link: ControlLinks.Link, _ classes: [String], _ text: String, label: String) {
    let name: (String, String?) = ("aria-label", label == text ? nil : label)
    if let address = link.address {
      html.element("a", classes, [("href", address), name], text: text)
    } else {
      html.element("button", classes + ["na"], [("type", "button"), name] + Self.untried, text: text)
    }
  }

  private mutating func toggle(_ node: SemanticNode, _ classes: [String]) {
    let isOn = node.value == "true" || node.value == "1"
    let press = links.first(node, .toggle, .press)
    link(press, node, ["tg"] + classes, [("role", "switch"), ("aria-checked", "\(isOn)")]) { renderer in
      renderer.inline(["tl"], partsOf: node)
      renderer.html.element("span", isOn ? ["kn", "on"] : ["kn"], [("aria-hidden", "true")], text: "")
    }
  }

  private mutating func picker(_ node: SemanticNode, _ classes: [String]) {
    let style = node.style.control.map { ["pk-" + $0] } ?? []
    html.open(blockTag, ["pk"] + style + classes, [("role", "radiogroup"), ("aria-label", node.label ?? "Choice")])
    if node.style.hidesLabel != true, let label = node.label { html.element("span", ["ll"], text: label) }
    // A picker without a style of its own is a button with the chosen value, which opens a menu.
    let isMenu =
      !isInline && ["inline", "segmented", "wheel", "palette", "radioGroup"].allSatisfy { $0 != node.style.control }
    let options = node.actions.lazy.compactMap { action -> [SemanticNode.Action.Option]? in
      if case .options(let options) = action.domain { options } else { nil }
    }.first
    let chosen = options?.first { node.value == $0.id || node.value == $0.label }
    if isMenu {
      html.open("details", ["mn"])
      html.element("summary", text: chosen?.label ?? node.value ?? "Choose")
    }
    html.open(blockTag, [isMenu ? "mi" : "os"])
    if let options {
      for option in options { self.option(option, of: node) }
    } else {
      children(of: node)
    }
    html.close(blockTag)
    if isMenu { html.close("details") }
    html.close(blockTag)
  }

  private mutating func option(_ option: SemanticNode.Action.Option, of node: SemanticNode) {
    let isChosen = node.value == option.id || node.value == option.label
    let link = links.of(node).first { $0.step.argument == option.id }
    let address = link?.address
    let isFixed = address == nil && !isChosen
    html.element(
      address == nil ? "span" : "a", isFixed && link != nil ? ["op", "na"] : ["op"],
      [
        ("href", address), ("role", "radio"), ("aria-checked", "\(isChosen)"),
        ("aria-disabled", isFixed ? "true" : nil),
      ], text: option.label)
  }

  private mutating func stepper(_ node: SemanticNode, _ classes: [String]) {
    html.open(blockTag, ["stp"] + classes)
    inline(["tl"], partsOf: node)
    for (kind, sign, verb) in [
      (SemanticNode.Action.Kind.decrement, "\u{2212}", "Decrease"), (.increment, "+", "Increase"),
    ] {
      guard let link = links.first(node, kind) else { continue }
      anchor(link, ["sm"], sign, label: verb + " " + (node.name ?? "the value"))
    }
    html.close(blockTag)
  }

  private mutating func adjustable(_ node: SemanticNode, _ classes: [String]) {
    html.open(blockTag, ["ad"] + classes, label(of: node))
    // A slider's label is only read.
    if node.role != .slider { inline(["tl"], partsOf: node) }
    if let value = node.value { html.element("output", ["vl"], text: value) }
    for link in links.of(node) { sample(link, of: node) }
    html.close(blockTag)
  }

  /// Writes a date or color picker: its label and its value, which opens a menu of the values that were tried.
  private mutating func well(_ node: SemanticNode, _ classes: [String]) {
    guard !isInline else { return adjustable(node, classes) }
    html.open("div", ["pk", "well"] + classes, [("role", "group"), ("aria-label", node.label)])
    inline(["ll"], partsOf: node)
    html.open("details", ["mn"])
    html.open("summary", [])
    if case .paint(let paint) = node.content {
      let name = [("role", "img"), ("aria-label", node.value ?? "a color")]
      html.element("span", ["swt", rules.rule("background:\(paint.css)")], name, text: "")
    } else {
      html.element("span", ["vl"], text: node.value ?? "")
    }
    html.close("summary")
    html.open("div", ["mi"])
    for link in links.of(node) { sample(link, of: node, ["op"]) }
    html.close("div")
    html.close("details")
    html.close("div")
  }

  private mutating func menu(_ node: SemanticNode, _ classes: [String]) {
    guard !isInline else { return parts(of: node) }
    html.open("details", ["mn"] + classes)
    // A label with an image is the first child.
    let label = node.children.first.flatMap { node.role == .menu && $0.role == .header ? $0 : nil }
    html.open("summary", [], [("aria-label", label == nil ? nil : node.label)])
    if let label {
      inline { $0.children(of: label) }
    } else {
      html.write(node.label ?? (node.role == .menu ? node.name : nil) ?? "More")
    }
    html.close("summary")
    html.open("div", ["mi"])
    for child in node.children where label == nil || child.role != .header { self.node(child) }
    html.close("div")
    html.close("details")
  }
}

extension Step {
  /// A verb for the action, such as `Press`.
  var verb: String {
    guard case .action(let kind) = kind else { return "Wait" }
    return switch kind {
    case .increment: "Increase"
    case .decrement: "Decrease"
    case .dismiss: "Close"
    case .toggle: "Switch"
    case .setText: "Type"
    case .setValue: "Set"
    case .select: "Choose"
    case .gesture: "Touch"
    default: kind.rawValue.capitalizedFirst
    }
  }
}
