import Foundation
import SemanticTree

extension SemanticNode {
  /// What is painted behind the whole screen. A background that fills the screen also reaches into the unsafe areas at
  /// the screen's edges, unlike the content.
  @MainActor var ground: Paint? {
    var inner = self
    while let box = inner.boxes.popLast() {
      switch box {
      case .fill(let paint, nil): if inner.fillsScreen { return paint }
      case .background(let nodes, _): if inner.fillsScreen, let paint = nodes.first?.ground { return paint }
      case .frame, .aspectRatio, .order, .overlay, .shadow: continue
      case .padding(let insets):
        if [insets.top, insets.leading, insets.bottom, insets.trailing].contains(where: { $0 != 0 }) { return nil }
      default: return nil
      }
    }
    let content = children.filter { $0.role != .toolbar && !$0.traits.contains(.modal) }
    switch role {
    case .window, .navigation, .screen, .tab, .group: return content.count == 1 ? content[0].ground : nil
    case .tabs: return (content.first { $0.traits.contains(.selected) } ?? content.first)?.ground
    case .zstack: return content.first?.ground
    case .color, .shape: return approximations.contains(Self.ignoresSafeArea) ? paint : nil
    default: return nil
    }
  }

  /// The note of a view that extends into the unsafe areas. What fills the screen does, other views do not.
  static let ignoresSafeArea = "only what fills the screen reaches into its unsafe areas"

  private var paint: Paint? {
    switch content {
    case .paint(let paint): paint
    case .shape(_, let fill?, nil, _): fill
    default: nil
    }
  }

  @MainActor private var fillsScreen: Bool {
    let screen = CGSize(width: 393, height: 700)
    let size = Sizing.remembering { Sizing.size(of: self, LayoutFacts(), ProposedViewSize(screen)) }
    return size.width >= screen.width && size.height >= screen.height
  }
}
