import SemanticTree

/// The CSS classes for an element's modifiers: classes of the element itself, and classes of wrapper elements around
/// it.
struct BoxStyle {
  struct Wrapper {
    var classes: [String]
    var behind: [SemanticNode] = []
    var above: [SemanticNode] = []
    var layerAlignment = SemanticNode.Layout.Alignment()
    var isHidden = false
  }

  private(set) var ownClasses: [String]
  /// The wrappers, sorted from the innermost to the outermost.
  private(set) var wrappers: [Wrapper] = []

  private mutating func add(_ box: SemanticNode.Box, to node: SemanticNode, rules: inout ClassRules) {
    switch box {
    case .padding(let insets): wrap(Self.padding(insets, &rules))
    case .frame(let frame): wrap(Self.frame(frame, &rules))
    case .background(let nodes, let alignment):
      wrappers.append(Wrapper(classes: ["b", "lay"], behind: nodes, layerAlignment: alignment))
    case .overlay(let nodes, let alignment):
      wrappers.append(Wrapper(classes: ["b", "lay"], above: nodes, layerAlignment: alignment))
    case .effect(let effect):
      // CSS allows only one `filter` for an element, so each effect gets a wrapper of its own.
      wrap([rules.rule("filter:" + effect.css)])
    case .position(let x, let y):
      wrap(["pin", rules.rule("left:\(x.css)px;top:\(y.css)px;translate:-50% -50%")])
      wrap(["pos", "fw", "fh"])
    case .hidden: wrap(["hid"])
    default: addDecoration(Self.decoration(box, &rules))
    }
  }

  private mutating func wrap(_ classes: [String]) { wrappers.append(Wrapper(classes: ["b"] + classes)) }

  /// Adds CSS classes to the outermost wrapper. If there is no wrapper, adds them to the element.
  private mutating func addDecoration(_ classes: [String]) {
    if wrappers.isEmpty { ownClasses += classes } else { wrappers[wrappers.count - 1].classes += classes }
  }

  static func padding(_ insets: SemanticNode.Box.Insets, _ rules: inout ClassRules) -> [String] {
    let sides = [insets.top, insets.trailing, insets.bottom, insets.leading]
    if sides.allSatisfy({ $0 == sides[0] }) { return [rules.length("pa", sides[0], "padding")] }
    let logical = [
      ("pt", insets.top, "padding-block-start"), ("pb", insets.bottom, "padding-block-end"),
      ("pl", insets.leading, "padding-inline-start"),
      ("pr", insets.trailing, "padding-inline-end"),
    ]
    return logical.filter { $0.1 != 0 }.map { rules.length($0.0, $0.1, $0.2) }
  }

  private static func frame(_ frame: SemanticNode.Box.Frame, _ rules: inout ClassRules) -> [String] {
    var classes = alignmentClasses(frame.alignment)
    let lengths: [(String, Double?, String)] = [
      ("h", frame.height, "height"), ("wn", frame.minWidth, "min-width"),
      ("hn", frame.minHeight, "min-height"),
      ("wx", frame.maxWidth, "max-width"), ("hx", frame.maxHeight, "max-height"),
    ]
    // In a row, a width that is set does not shrink. It is still no wider than the screen.
    if let width = frame.width {
      classes.append(rules.rule("w" + width.cssName, "width:\(width.css)px;min-width:min(\(width.css)px,100%)"))
    }
    for (prefix, points, property) in lengths {
      if let points { classes.append(rules.length(prefix, points, property)) }
    }
    return classes
  }

  private static func decoration(_ box: SemanticNode.Box, _ rules: inout ClassRules) -> [String] {
    switch box {
    case .fill(let paint, let shape):
      [rules.rule("background:\(paint.css)")] + (shape.map { corners($0, &rules) } ?? [])
    case .border(let paint, let width): [border(paint, width, &rules)]
    case .clip(let shape): ["clip"] + corners(shape, &rules)
    case .shadow(let paint, let radius, let x, let y):
      [rules.rule("box-shadow:\(x.css)px \(y.css)px \(radius.css)px \(paint.flatCSS)")]
    case .opacity(let opacity): [rules.rule("opacity:\(opacity.css)")]
    case .offset(let x, let y): [rules.rule("translate:\(x.css)px \(y.css)px")]
    case .scale(let x, let y): [rules.rule("scale:\(x.css) \(y.css)")]
    case .rotation(let degrees): [rules.rule("rotate:\(degrees.css)deg")]
    case .blur(let radius): [rules.rule("filter:blur(\(radius.css)px)")]
    case .aspectRatio(let ratio?, _): [rules.rule("aspect-ratio:\(ratio.css)")]
    case .blend(let mode): blending(mode).map { [rules.rule("mix-blend-mode:" + $0)] } ?? []
    case .order(let number): [rules.rule("z-index:\(Int(number.rounded()))")]
    default: []
    }
  }

  /// The CSS name of a SwiftUI blend mode; nil if CSS has no equivalent.
  private static func blending(_ mode: String) -> String? {
    if ["sourceAtop", "destinationOver", "destinationOut", "plusDarker"].contains(mode) { return nil }
    return mode.replacing(/[A-Z]/) { "-" + $0.output.lowercased() }
  }

  static func border(_ paint: SemanticNode.Paint, _ width: Double, _ rules: inout ClassRules) -> String {
    rules.rule("border:\(width.css)px solid \(paint.flatCSS)")
  }

  /// The declaration that shows only the part of an element inside a path. A path can come from any program.
  private static func mask(_ path: String) -> String {
    let path = path.filter { $0.isLetter || $0.isNumber || " -.".contains($0) }
    return
      "mask:url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100' preserveAspectRatio='none'%3E%3Cpath d='\(path)'/%3E%3C/svg%3E\") 0 0/100% 100%"
  }

  static func corners(_ shape: SemanticNode.Shape, _ rules: inout ClassRules) -> [String] {
    switch shape {
    case .rectangle: []
    case .path(let path): [rules.rule(mask(path))]
    case .circle: ["ci"]
    case .ellipse: ["rc"]
    case .capsule: ["rp"]
    case .roundedRectangle(let radius, let height?): [rules.rule("border-radius:\(radius.css)px/\(height.css)px")]
    case .roundedRectangle(let radius, nil): [rules.length("r", radius, "border-radius")]
    }
  }
}

extension BoxStyle {
  init(of node: SemanticNode, rules: inout ClassRules) {
    var inner = node
    inner.boxes = []
    var sizing = Sizing(of: inner)
    ownClasses = sizing.classes + (node.role != .image && node.layout.fixedHorizontally == true ? ["fx"] : [])
    for box in node.boxes {
      let count = wrappers.count
      add(box, to: node, rules: &rules)
      if case .frame(let frame) = box { sizing.apply(frame) }
      // If the content fills the available space, its wrapper must fill the space too.
      if wrappers.count > count { wrappers[count].classes += sizing.classes }
    }
    if node.traits.contains(.hidden) { wrappers.append(Wrapper(classes: ["b"] + sizing.classes, isHidden: true)) }
    if let priority = node.layout.priority, priority > 0 { addDecoration(["prio"]) }
    if let direction = node.layout.direction { addDecoration([direction == .rightToLeft ? "rtl" : "ltr"]) }
  }

  static func alignmentClasses(_ alignment: SemanticNode.Layout.Alignment) -> [String] {
    let classes = [
      "leading": "al", "trailing": "at", "top": "jt", "firstTextBaseline": "jt", "bottom": "jb",
      "lastTextBaseline": "jb",
    ]
    return [alignment.horizontal.rawValue, alignment.vertical.rawValue].compactMap { classes[$0] }
  }
}

extension SemanticNode.Box.Effect {
  fileprivate var css: String {
    switch self {
    // SwiftUI adds the amount to the brightness, but CSS multiplies the brightness. Of the CSS functions, `brightness`
    // is the closest to SwiftUI's result.
    case .brightness(let amount): "brightness(\((1 + amount).css))"
    case .contrast(let amount): "contrast(\(amount.css))"
    case .saturation(let amount): "saturate(\(amount.css))"
    case .grayscale(let amount): "grayscale(\(amount.css))"
    case .hueRotation(let degrees): "hue-rotate(\(degrees.css)deg)"
    case .invert: "invert(1)"
    }
  }
}
