import SemanticTree

// MARK: Containers
extension TreeRenderer {
  mutating func stack(_ node: SemanticNode, _ classes: [String]) {
    switch node.role {
    case .zstack: box(node, ["zs"] + classes, spacing: nil)
    case .grid: grid(node, classes)
    case .gridRow: box(node, ["gr"] + classes, spacing: nil)
    case .scroll:
      let axis = node.layout.axis == .horizontal ? "scx" : "scy"
      block(
        [axis] + classes,
        isInline ? [] : [("tabindex", "0"), ("role", "group"), ("aria-label", node.label ?? "Scroll area")],
        of: node.children)
    default:
      let isRow = node.role == .hstack || node.role != .vstack && node.layout.axis == .horizontal
      box(node, [isRow ? "hs" : "vs"] + classes, spacing: isRow ? "column-gap" : "row-gap")
    }
  }

  private mutating func box(_ node: SemanticNode, _ classes: [String], spacing property: String?) {
    var classes = classes + BoxStyle.alignmentClasses(alignment(of: node))
    if node.layout.alignment?.vertical == .firstTextBaseline { classes.append("base") }
    if let property, let spacing = node.layout.spacing {
      classes.append(rules.length(property == "row-gap" ? "gy" : "gx", spacing, property))
    }
    block(classes, label(of: node), of: node.children)
  }

  /// The cross-axis alignment of a stack's children.
  private func alignment(of node: SemanticNode) -> SemanticNode.Layout.Alignment {
    var alignment = node.layout.alignment ?? .init()
    if node.role == .hstack { alignment.horizontal = .center }
    if node.role == .vstack { alignment.vertical = .center }
    return alignment
  }

  func label(of node: SemanticNode) -> [(String, String?)] {
    guard let label = node.label, !isInline else { return [] }
    return [("role", "group"), ("aria-label", label)]
  }

  private mutating func grid(_ node: SemanticNode, _ classes: [String]) {
    var classes = ["gd"] + classes
    if let tracks = node.layout.tracks {
      let list = tracks.map(\.css).withSpaces
      let across = node.layout.axis == .horizontal
      classes.append(
        rules.rule((across ? "grid-auto-flow:column;grid-template-rows:" : "grid-template-columns:") + list))
    } else {
      let columns = node.children.map { $0.role == .gridRow ? max(1, $0.children.count) : 1 }.max() ?? 1
      classes.append(rules.rule("grid-template-columns:repeat(\(columns),auto)"))
    }
    if let spacing = node.layout.spacing { classes.append(rules.length("gy", spacing, "row-gap")) }
    if let spacing = node.layout.crossSpacing { classes.append(rules.length("gx", spacing, "column-gap")) }
    block(classes, of: node.children)
  }

  mutating func collection(_ node: SemanticNode, _ classes: [String]) {
    switch node.role {
    case .list, .form:
      list(node, [node.role == .list ? "li" : "fo"] + (node.style.control.map { ["li-" + $0] } ?? []) + classes)
    case .section: section(node, classes)
    case .header: heading(node, classes)
    case .footer: box(node, ["ft"] + classes, spacing: nil)
    case .groupBox:
      html.open(blockTag, ["gb"] + classes, label(of: node))
      children(of: node)
      html.close(blockTag)
    default: disclosure(node, classes)
    }
  }

  private mutating func list(_ node: SemanticNode, _ classes: [String]) {
    var classes = classes
    if node.style.hidesBackground == true { classes.append("nbg") }
    if let spacing = node.layout.spacing { classes.append(rules.length("rs", spacing, "--pv-rs")) }
    if let spacing = node.layout.crossSpacing { classes.append(rules.length("gy", spacing, "row-gap")) }
    html.open(blockTag, classes, label(of: node))
    items(node.children)
    html.close(blockTag)
    extras(node)
  }

  /// Writes the elements of a list. Adjacent rows form one HTML list. The other elements are written between these HTML
  /// lists.
  private mutating func items(_ nodes: [SemanticNode]) {
    var isListOpen = false
    for node in nodes {
      let isRow = node.role == .row && !isInline
      if isRow != isListOpen { isRow ? html.open("ul", ["ul"]) : html.close("ul") }
      isListOpen = isRow
      self.node(node)
    }
    if isListOpen { html.close("ul") }
  }

  private mutating func section(_ node: SemanticNode, _ classes: [String]) {
    html.open(
      blockTag, ["se"] + classes,
      isInline ? [] : [("role", "group"), ("aria-label", node.label ?? node.first(.header)?.name)])
    if let label = node.label, node.first(.header) == nil { html.element(headingTag, ["sh"], text: label) }
    for header in node.children where header.role == .header { self.node(header) }
    html.open(blockTag, ["sb"])
    items(node.children.filter { $0.role != .header && $0.role != .footer })
    html.close(blockTag)
    for footer in node.children where footer.role == .footer { self.node(footer) }
    html.close(blockTag)
  }

  var headingTag: String { isInline ? "span" : "h\(min(headingLevel, 6))" }

  private mutating func heading(_ node: SemanticNode, _ classes: [String]) {
    inline(["sh"] + classes, in: headingTag, partsOf: node)
  }

  /// Writes a row as an `li` element. The classes of the row's modifiers are set on the `li` element itself, since an
  /// HTML list can contain no wrappers around `li` elements.
  mutating func row(_ node: SemanticNode, _ style: BoxStyle) {
    let around = style.wrappers.flatMap(\.classes).filter { $0 != "b" && !style.ownClasses.contains($0) }
    var classes = ["rw"] + style.ownClasses + around
    if let look = node.layout.row {
      if let insets = look.insets { classes += BoxStyle.padding(insets, &rules) }
      if look.separatorAbove == false { classes.append("nsa") }
      if look.separatorBelow == false { classes.append("nsb") }
      if let tint = look.separatorTint {
        classes.append(rules.rule("border-color:\(tint.flatCSS)"))
      }
    }
    if node.traits.contains(.scrollTarget) { classes.append("sct") }
    html.open(isInline ? "span" : "li", classes)
    for wrapper in style.wrappers { layer("und", wrapper.behind, wrapper.layerAlignment) }
    if let press = links.first(node, .press, .select, .choose) {
      link(press, node, ["tp", "fw", "al"])
      hangers(of: node)
    } else {
      children(of: node)
    }
    extras(node)
    for wrapper in style.wrappers { layer("ovr", wrapper.above, wrapper.layerAlignment) }
    html.close(isInline ? "span" : "li")
  }

  private mutating func disclosure(_ node: SemanticNode, _ classes: [String]) {
    let isOpen = node.traits.contains(.expanded) || node.value == "true"
    html.open(blockTag, ["ds"] + classes)
    let attributes: [(String, String?)] = [("aria-expanded", "\(isOpen)")]
    link(links.first(node, .toggle, .press), node, ["dh"], attributes + [("role", "button")]) { renderer in
      renderer.glyph(isOpen ? "chevron.down" : "chevron.right", label: nil)
      renderer.html.element("span", ["t"], text: node.label ?? "More")
    }
    if isOpen { for child in node.unlabeled { self.node(child) } }
    html.close(blockTag)
  }
}

extension SemanticNode.Layout.Track {
  fileprivate var css: String {
    switch size {
    case .fixed(let points): "\(points.css)px"
    case .flexible(let least, let most): "minmax(\(least.css)px,\(Self.most(most)))"
    case .adaptive(let least, let most): "repeat(auto-fill,minmax(\(least.css)px,\(Self.most(most))))"
    }
  }

  private static func most(_ points: Double?) -> String { points.map { "\($0.css)px" } ?? "1fr" }
}
