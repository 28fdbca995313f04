import LimnMarkup
import SemanticTree

/// Renders a semantic tree as HTML with headings, lists, labels, and links. Only CSS classes determine the layout.
struct TreeRenderer {
  let links: ControlLinks
  /// The path from the page to the folder of images. The pages of all previews are in folders of the same depth.
  var images = "../../images/"
  var html = Markup()
  var rules: ClassRules
  /// The level of the next heading that is written.
  var headingLevel = 3
  /// Whether only inline elements may be written, for example inside a link.
  var isInline = false

  /// Renders a tree. Adds the CSS classes that the result needs to `rules`.
  ///
  /// - Parameter root: The path from the page to the site's root, if the page is not that of a preview.
  static func render(
    _ tree: SemanticNode, links: ControlLinks, root: String? = nil, rules: inout ClassRules
  ) -> Markup {
    var renderer = TreeRenderer(links: links, rules: rules)
    if let root { renderer.images = root + "catalog/preview/images/" }
    renderer.node(tree)
    rules = renderer.rules
    return renderer.html
  }

  /// Writes an element with its wrappers.
  mutating func node(_ node: SemanticNode) {
    let box = BoxStyle(of: node, rules: &rules)
    if node.role == .row { return row(node, box) }
    touchable(node) { renderer in
      for wrapper in box.wrappers.reversed() { renderer.begin(wrapper) }
      renderer.element(
        node, box.ownClasses + renderer.tint(of: node) + (node.traits.contains(.scrollTarget) ? ["sct"] : []))
      for wrapper in box.wrappers { renderer.end(wrapper) }
    }
  }

  mutating func children(of node: SemanticNode) { for child in node.children { self.node(child) } }

  /// Calls a closure that writes content in which only inline elements are allowed.
  mutating func inline(_ body: (inout TreeRenderer) -> Void) {
    let before = isInline
    isInline = true
    body(&self)
    isInline = before
  }

  /// Writes an element that contains the visible parts of a node as inline content, unless the node is a control that
  /// hides its label.
  mutating func inline(_ classes: [String], in tag: String = "span", partsOf node: SemanticNode) {
    if node.style.hidesLabel == true { return }
    html.open(tag, classes)
    inline { $0.parts(of: node) }
    html.close(tag)
  }

  /// The tag for a block element; `span` where only inline elements are allowed.
  var blockTag: String { isInline ? "span" : "div" }

  private mutating func begin(_ wrapper: BoxStyle.Wrapper) {
    html.open(blockTag, wrapper.classes, wrapper.isHidden ? [("aria-hidden", "true"), ("inert", "")] : [])
    layer("und", wrapper.behind, wrapper.layerAlignment)
  }

  private mutating func end(_ wrapper: BoxStyle.Wrapper) {
    layer("ovr", wrapper.above, wrapper.layerAlignment)
    html.close(blockTag)
  }

  mutating func layer(_ kind: String, _ nodes: [SemanticNode], _ alignment: SemanticNode.Layout.Alignment) {
    if !nodes.isEmpty { block([kind, "zs"] + BoxStyle.alignmentClasses(alignment), of: nodes) }
  }

  /// Writes a block element that contains only other elements of the tree.
  mutating func block(_ classes: [String], _ attributes: [(String, String?)] = [], of nodes: [SemanticNode]) {
    html.open(blockTag, classes, attributes)
    for node in nodes { self.node(node) }
    html.close(blockTag)
  }

  /// The class for a control or window whose tint is not the usual accent color.
  private mutating func tint(of node: SemanticNode) -> [String] {
    guard let tint = node.style.tint, ![.text, .image, .label].contains(node.role) else { return [] }
    let (fill, ink) = (tint.css, tint.inkCSS)
    // A property that refers to itself has no value.
    guard !(fill + ink).contains("accent") else { return [] }
    // The accent color of an app does not apply to switches.
    let control = node.role == .window ? "" : ";--pv-tint:\(fill)"
    return [
      rules.rule(
        "--pv-accent:\(ink);--pvf-accent:\(fill);--pv-on:\(fill)" + control)
    ]
  }

  private mutating func element(_ node: SemanticNode, _ classes: [String]) {
    switch node.role {
    case .text, .image, .label, .labeledContent, .progress, .gauge, .shape, .color, .divider, .spacer, .problem:
      readable(node, classes)
    case .button, .link, .toggle, .picker, .option, .slider, .stepper, .menu, .datePicker, .colorPicker, .contextMenu,
      .swipeActions:
      control(node, classes)
    case .textField, .secureField, .textEditor, .searchField: field(node, classes)
    case .hstack, .vstack, .zstack, .grid, .gridRow, .scroll, .group, .controlGroup: stack(node, classes)
    case .list, .row, .form, .section, .header, .footer, .groupBox, .disclosure: collection(node, classes)
    case .window, .navigation, .splitNavigation, .column, .screen, .toolbar, .toolbarItem, .tabs, .tab:
      place(node, classes)
    default: presentation(node, classes)
    }
  }
}
