import SemanticTree

// An article shows a preview in an `iframe`. The height of the `iframe` must be known before its page loads, so that
// the article's text below does not move.
extension StateGraph {
  /// The height in pixels of a frame in which most states of the preview fit without scrolling.
  var frameHeight: Int {
    let pictures = states.compactMap { $0.tree?.roughHeight }
    return Self.chrome + Int(min(max((pictures.max() ?? 0) * Self.wrapping, 230), 590))
  }

  /// The height of a view in a narrow frame divided by its height on a phone. It is greater than 1, since a text has
  /// more lines in a narrow frame.
  private static let wrapping = 1.18

  /// The height in pixels of the controls and headings around a state.
  private static let chrome = 150
}

extension SemanticNode {
  /// The approximate height in pixels on a phone, estimated from the kinds and the layout of the elements.
  fileprivate var roughHeight: Double {
    var height = ownHeight
    for box in boxes {
      switch box {
      case .padding(let insets): height += insets.top + insets.bottom
      case .frame(let frame): height = frame.height ?? height
      default: break
      }
    }
    return height
  }

  private var ownHeight: Double {
    switch role {
    case .text: 24 * Double(((label ?? value ?? "").count / 36) + 1)
    case .divider, .spacer, .toolbarItem, .contextMenu, .swipeActions: 8
    case .image, .label, .labeledContent, .progress, .gauge, .button, .link, .toggle, .slider, .stepper, .datePicker,
      .colorPicker, .menu:
      max(26, highest)
    case .textField, .secureField, .searchField: 72
    case .textEditor: 130
    case .picker: 94
    case .hstack, .gridRow, .zstack, .splitNavigation, .controlGroup, .toolbar: highest
    case .row: sum + 19
    case .list, .form: sum + 24
    case .section: sum + 36
    case .tabs: highest + 46
    case .navigation: children.last?.roughHeight ?? 0
    case .screen, .window: screenHeight
    case .sheet: sum + 140
    case .fullScreenCover, .popover, .alert, .confirmationDialog: sum + 100
    default: sum
    }
  }

  /// The height of the screen, or of the sheet that covers the screen, whichever is greater. The height of the screen
  /// includes the title and the toolbar.
  private var screenHeight: Double {
    let sheets = children.filter { $0.traits.contains(.modal) }.map(\.roughHeight)
    var height = children.filter { !$0.traits.contains(.modal) && $0.role != .toolbar }.map(\.roughHeight).reduce(0, +)
    if label?.isEmpty == false { height += 60 }
    if children.contains(where: { $0.role == .toolbar }) { height += 44 }
    return max(height, sheets.max() ?? 0)
  }

  private var sum: Double {
    let heights = children.map(\.roughHeight)
    return heights.reduce(0, +) + (layout.spacing ?? (role == .vstack ? 8 : 0)) * Double(max(0, heights.count - 1))
  }

  private var highest: Double { children.map(\.roughHeight).max() ?? 0 }
}
