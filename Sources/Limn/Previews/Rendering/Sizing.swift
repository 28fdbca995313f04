import SemanticTree

/// Whether an element fills the width or the height that its parent offers. Flexible views of SwiftUI fill the offered
/// space.
struct Sizing: Hashable {
  var fillsWidth = false
  var fillsHeight = false
}

extension Sizing {
  init(of node: SemanticNode) {
    self.init(inside: node)
    if node.layout.fixedHorizontally == true { fillsWidth = false }
    if node.layout.fixedVertically == true { fillsHeight = false }
    for case .frame(let frame) in node.boxes { apply(frame) }
  }

  mutating func apply(_ frame: SemanticNode.Box.Frame) {
    // A frame with a maximum takes the offered width up to this maximum.
    if frame.fillsWidth || frame.maxWidth != nil { fillsWidth = true } else if frame.width != nil { fillsWidth = false }
    if frame.fillsHeight { fillsHeight = true } else if frame.height != nil { fillsHeight = false }
  }

  /// The CSS classes that make the element fill its parent.
  var classes: [String] { (fillsWidth ? ["fw"] : []) + (fillsHeight ? ["fh"] : []) }

  private init(inside node: SemanticNode) {
    switch node.role {
    case .list, .form, .scroll, .navigation, .splitNavigation, .window, .screen, .tabs, .tab, .color, .shape, .column,
      .sheet,
      .fullScreenCover:
      self.init(fillsWidth: true, fillsHeight: true)
    case .textField, .secureField, .searchField, .textEditor, .slider, .toggle, .labeledContent, .row, .section,
      .groupBox, .disclosure,
      .stepper, .datePicker, .header, .footer:
      self.init(fillsWidth: node.style.hidesLabel != true, fillsHeight: node.role == .textEditor)
    case .picker: self.init(fillsWidth: node.style.control != "menu")
    case .progress:
      if case .progress(let fraction?) = node.content { self.init(fillsWidth: fraction >= 0) } else { self.init() }
    case .hstack, .vstack, .zstack, .group, .grid, .gridRow, .button, .link, .label, .controlGroup:
      let isVertical = [.vstack, .zstack, .group, .grid].contains(node.role)
      self.init(around: node.children, along: node.layout.axis ?? (isVertical ? .vertical : .horizontal))
    case .image:
      // An image that is not resizable has a fixed size. Only of a symbol that is resizable, the size is set as not fixed.
      var isFlexible = node.layout.fixedHorizontally == false
      if case .image(.asset) = node.content { isFlexible = true }
      self.init(fillsWidth: isFlexible, fillsHeight: isFlexible)
    default: self.init()
    }
  }

  private init(around children: [SemanticNode], along axis: SemanticNode.Layout.Axis) {
    self.init()
    for child in children {
      switch child.role {
      case .spacer:
        if axis == .horizontal { fillsWidth = true } else { fillsHeight = true }
      case .divider where child.layout.fixedVertically == true: break
      case .divider:
        if axis == .horizontal { fillsHeight = true } else { fillsWidth = true }
      default:
        let inner = Sizing(of: child)
        fillsWidth = fillsWidth || inner.fillsWidth
        fillsHeight = fillsHeight || inner.fillsHeight
      }
    }
  }
}
