import SemanticTree

// MARK: Screens and presentations
extension TreeRenderer {
  mutating func place(_ node: SemanticNode, _ classes: [String]) {
    switch node.role {
    case .navigation: block(["nv"] + classes, of: node.children)
    case .screen, .window: screen(node, classes)
    case .tabs: tabs(node, classes)
    case .column: screen(node, ["cl"] + classes)
    case .splitNavigation: block(["spl"] + classes, of: node.children)
    case .toolbar: block(["tb"] + (node.value == nil ? [] : ["bb"]) + classes, of: node.children)
    case .toolbarItem: block(["ti"] + Self.position(inBar: node.value) + classes, of: node.children)
    default: block(["cl"] + classes, of: node.children)
    }
  }

  /// The class for an item's position in a bar. Without a class, the item is at the trailing edge.
  private static func position(inBar placement: String?) -> [String] {
    switch placement {
    case "navigation", "topBarLeading", "navigationBarLeading", "cancellationAction": ["ti-lead"]
    case "principal": ["ti-mid"]
    default: []
    }
  }

  private mutating func screen(_ node: SemanticNode, _ classes: [String]) {
    html.open(blockTag, ["sn"] + (node.boxes.isEmpty ? [] : ["gnd"]) + classes)
    let hidesBar = node.style.control == "hiddenBar"
    let back = links.first(node, .back)
    let allBars = node.children.filter { $0.role == .toolbar }
    let bars = allBars.filter { $0.value == nil }
    if back != nil || !bars.isEmpty {
      html.open(blockTag, ["bar"])
      if let back { anchor(back, ["bk"], back.step.label ?? "Back", label: "Back") }
      for bar in bars { self.node(bar) }
      html.close(blockTag)
    }
    let before = headingLevel
    // A screen with an empty title gets no heading, since a screen reader would announce the empty heading.
    // Without a navigation container, there is no bar, and so no title.
    if node.role != .window, let label = node.label, !label.isEmpty, !hidesBar {
      let isInBar = node.style.control == "inline"
      html.element(headingTag, isInBar ? ["ttl", "tti"] : ["ttl"], text: label)
      headingLevel += 1
    }
    if let subtitle = node.value, !hidesBar { html.element(isInline ? "span" : "p", ["sub"], text: subtitle) }
    let content = node.children.filter { $0.role != .toolbar }
    let isCovered = content.contains { $0.traits.contains(.modal) }
    block(
      ["sc"], isCovered ? [("inert", ""), ("aria-hidden", "true")] : [],
      of: content.filter { !$0.traits.contains(.modal) })
    for bar in allBars where bar.value != nil { self.node(bar) }
    for child in content where child.traits.contains(.modal) { self.node(child) }
    headingLevel = before
    html.close(blockTag)
  }

  private mutating func tabs(_ node: SemanticNode, _ classes: [String]) {
    let tabs = node.children.filter { $0.role == .tab }
    html.open(blockTag, ["ts"] + classes)
    for child in node.children where child.role != .tab { self.node(child) }
    if let shown = tabs.first(where: { $0.traits.contains(.selected) }) ?? tabs.first { children(of: shown) }
    // Pages have dots, which the style sheet draws, in place of a bar.
    html.open(blockTag, [node.style.control ?? "tbs"], isInline ? [] : [("role", "group"), ("aria-label", "Tabs")])
    for tab in tabs { self.tab(tab, of: node) }
    html.close(blockTag)
    html.close(blockTag)
  }

  private mutating func tab(_ tab: SemanticNode, of tabs: SemanticNode) {
    let isSelected = tab.traits.contains(.selected)
    let title = tab.label ?? ""
    let own = links.first(tab)
    let link =
      own
      ?? links.of(tabs).first {
        $0.step.argumentLabel == title || $0.step.argument == tab.id || $0.step.argument == tab.value
      }
    let address = isSelected ? nil : link?.address
    html.open(
      address == nil ? "span" : "a", ["tab"],
      [
        ("href", address), ("aria-label", title.isEmpty ? own?.step.label : nil),
        ("aria-current", isSelected ? "true" : nil),
      ])
    // A symbol without an outline is left out, since the tab's title is enough to recognize the tab.
    if case .image(.symbol(let name)) = tab.content, SymbolGlyph.outline(for: name) != nil { glyph(name, label: nil) }
    html.write(title)
    html.close(address == nil ? "span" : "a")
  }

  mutating func presentation(_ node: SemanticNode, _ classes: [String]) {
    let kind =
      ["sheet": "sht", "fullScreenCover": "cov", "popover": "pop", "alert": "alr"][node.role.rawValue] ?? "cnf"
    let role = ["alr", "cnf"].contains(kind) ? "alertdialog" : "dialog"
    html.open(blockTag, ["dim"])
    // A sheet is closed by a gesture and has no button for it, so the area above the sheet is a link.
    let dismiss = links.first(node, .dismiss)
    let isSheet = [.sheet, .popover].contains(node.role)
    if isSheet, let address = dismiss?.address {
      html.element("a", ["scr"], [("href", address), ("aria-label", "Close the \(node.role.words)")], text: "")
    }
    // A presentation can be longer than the screen. It must be focusable, so that it can be scrolled by keyboard.
    let attributes = [
      ("role", role), ("aria-label", node.label ?? node.first(.screen)?.label ?? node.role.words), ("tabindex", "0"),
    ]
    let height = node.layout.minimumLength.map {
      [rules.rule("sh" + $0.cssName, "height:\($0.css)px;min-height:0")]
    }
    let scheme = node.style.colorScheme.map { [$0.rawValue] } ?? []
    html.open(
      blockTag, [kind] + scheme + (height.map { $0 + ["det"] } ?? []) + classes, isInline ? [] : attributes)
    let before = headingLevel
    if role == "alertdialog", let label = node.label, !label.isEmpty {
      html.element(headingTag, ["al-t"], text: label)
      headingLevel += 1
    }
    if let value = node.value ?? node.hint { html.element(isInline ? "span" : "p", ["t"], text: value) }
    children(of: node)
    if let dismiss, !isSheet {
      let title = kind == "cnf" ? "Cancel" : "Close"
      anchor(dismiss, ["bk"], title, label: title)
    }
    headingLevel = before
    html.close(blockTag)
    html.close(blockTag)
  }
}
