import SemanticTree

// MARK: Text and images
extension TreeRenderer {
  mutating func readable(_ node: SemanticNode, _ classes: [String]) {
    switch node.role {
    case .text: text(node, classes)
    case .image: image(node, classes)
    case .label:
      inline(["lb"] + classes + node.textClasses(&rules), partsOf: node)
    case .labeledContent: labeledContent(node, classes)
    case .progress, .gauge: progress(node, classes)
    case .shape, .color: shape(node, classes)
    case .divider: isInline ? html.element("span", ["dv"], text: "") : html.open("hr", ["dv"])
    case .spacer:
      let least =
        node.layout.minimumLength.map {
          [rules.rule("sm" + $0.cssName, "flex-basis:\($0.css)px")]
        } ?? []
      html.element(blockTag, ["sp"] + least, text: "")
    default:
      html.element(isInline ? "span" : "p", ["pb"] + classes, text: node.label ?? "This view could not be shown.")
    }
  }

  /// Writes an element's children, or its label if it has no children.
  mutating func parts(of node: SemanticNode) {
    if node.children.isEmpty {
      if let label = node.label { html.element("span", ["t"], text: label) }
    } else {
      children(of: node)
    }
  }

  private mutating func text(_ node: SemanticNode, _ classes: [String]) {
    let isHeading = node.traits.contains(.header) && !isInline
    let tag = isHeading ? headingTag : isInline ? "span" : "p"
    html.open(tag, ["t"] + classes + node.textClasses(&rules))
    if case .text(let runs)? = node.content, runs.contains(where: { $0 != .init($0.text) }) {
      for run in runs { self.run(run) }
    } else {
      html.write(node.label ?? "")
    }
    // The badge of a row.
    inline { $0.children(of: node) }
    html.close(tag)
  }

  private mutating func run(_ run: SemanticNode.TextRun) {
    var classes = run.font.map { $0.classes(&rules) } ?? []
    if let foreground = run.foreground {
      classes.append(rules.rule("color:\(foreground.inkCSS)"))
    }
    if run.underline == true { classes.append("un") }
    if run.strikethrough == true { classes.append("st") }
    var tags: [String] = []
    if run.bold == true { tags.append("strong") }
    if run.italic == true { tags.append("em") }
    if run.code == true { tags.append("code") }
    if !classes.isEmpty { tags.append("span") }
    for tag in tags { html.open(tag, tag == "span" ? classes : []) }
    if let symbol = run.symbol { glyph(symbol, label: nil) } else { html.write(run.text) }
    for tag in tags.reversed() { html.close(tag) }
  }

  private mutating func image(_ node: SemanticNode, _ classes: [String]) {
    let classes = classes + node.textClasses(&rules)
    switch node.content {
    case .image(.symbol(let name)):
      html.open("span", ["im"] + classes)
      glyph(name, node.style.imageScale, label: isInline ? nil : node.label ?? name)
      html.close("span")
    case .image(.file(let name)):
      html.open("img", ["im"] + classes, [("src", images + name), ("alt", node.label ?? "")])
    case .image(.asset(let name)), .image(.url(let name)): picture(name, node.label, classes)
    default: picture(node.label ?? "image", node.label, classes)
    }
  }

  /// Writes the name of an image in place of an image that is not in the page.
  private mutating func picture(_ name: String, _ label: String?, _ classes: [String]) {
    html.element("span", ["im", "ph"] + classes, [("role", "img"), ("aria-label", label ?? name)], text: name)
  }

  /// Writes the outline of a symbol, or the first word of its name in a frame if there is no outline. A symbol without
  /// a label is hidden from assistive technology.
  mutating func glyph(_ name: String, _ scale: String? = nil, label: String?) {
    let attributes: [(String, String?)] =
      label.map { [("role", "img"), ("aria-label", $0)] } ?? [("aria-hidden", "true")]
    let (path, isFilled, sign) =
      SymbolGlyph.outline(for: name) ?? ("M1 1h14v14H1z", false, "\(name.prefix { $0 != "." })")
    html.element("span", ["gl"] + (scale.map { ["is-" + $0] } ?? []), attributes) { html in
      html.open("svg", isFilled ? ["fi"] : [], [("viewBox", "0 0 16 16"), ("aria-hidden", "true")])
      html.add("<path d=\"\(path)\"/>")
      // The name of an unknown symbol is as small as its frame.
      if !sign.isEmpty {
        let size = 20 / Double(max(sign.count, 2))
        html.element("text", [], [("x", "8"), ("y", "8"), ("font-size", size.css)], text: sign)
      }
      html.close("svg")
    }
  }

  private mutating func labeledContent(_ node: SemanticNode, _ classes: [String]) {
    html.open(blockTag, ["lc"] + classes)
    if let label = node.label { html.element("span", ["ll"], text: label) }
    html.open(blockTag, ["lv"])
    let content = node.unlabeled
    if content.isEmpty, let value = node.value { html.element("span", ["t"], text: value) }
    for child in content { self.node(child) }
    html.close(blockTag)
    html.close(blockTag)
  }

  private mutating func progress(_ node: SemanticNode, _ classes: [String]) {
    let label = node.name ?? "Loading"
    html.open(blockTag, ["pg"] + classes)
    if node.label != nil || !node.children.isEmpty { inline { $0.parts(of: node) } }
    if case .progress(let fraction?) = node.content {
      html.element("progress", [], [("aria-label", label), ("value", fraction.css), ("max", "1")], text: "")
    } else {
      html.element("span", ["spin"], [("role", "img"), ("aria-label", label)], text: "")
    }
    html.close(blockTag)
  }

  private mutating func shape(_ node: SemanticNode, _ classes: [String]) {
    var classes = ["shp"] + classes
    let label = node.label.map { [("role", "img"), ("aria-label", $0)] } ?? []
    var paint: SemanticNode.Paint?
    switch node.content {
    case .shape(.path(let path), _, let stroke?, let width):
      classes.append(rules.rule("stroke:\(stroke.flatCSS);stroke-width:\((width ?? 1).css)px"))
      return html.element(blockTag, classes, label) {
        $0.element("svg", [], [("viewBox", "0 0 100 100"), ("preserveAspectRatio", "none"), ("aria-hidden", "true")]) {
          $0.element("path", [], [("d", path)], text: "")
        }
      }
    case .shape(let shape, let fill, let stroke, let lineWidth):
      classes += BoxStyle.corners(shape, &rules)
      paint = fill ?? stroke ?? .color(.named("primary"))
      if shape == .circle, let lineWidth {
        classes.append(rules.length("lw", lineWidth, "--pv-lw"))
      } else if let stroke {
        classes.append(BoxStyle.border(stroke, lineWidth ?? 1, &rules))
        paint = fill
      }
    case .paint(let content): paint = content
    default: break
    }
    if let paint { classes.append(rules.rule("background:\(paint.css)")) }
    html.element(blockTag, classes, label, text: "")
  }
}

extension SemanticNode {
  /// The children, without the first child if it repeats the label.
  var unlabeled: ArraySlice<SemanticNode> { children.dropFirst(children.first?.label == label ? 1 : 0) }

  /// The element's label, or else the texts inside the element.
  var name: String? {
    if let label, !label.isEmpty { return label }
    let inside = children.compactMap(\.name)
    return inside.isEmpty ? nil : inside.withSpaces
  }
}
