import Foundation
import SemanticTree

/// The size of evaluated content, which a view behind or in front of the content can read, or a modifier of it.
///
/// The content can contain views with a `body`, which are evaluated after the view that contains them. So the size is
/// computed when all of them are evaluated. Then the view that contains the content is evaluated again with the size.
final class MeasuredSize: Slot {
  private unowned let element: Element
  private var pieces: [ViewOutput] = []
  private var proposal = Room()
  /// Whether something asked for the size. Otherwise, the size is not computed.
  private(set) var isRead = false
  private(set) var size: CGSize?

  init(element: Element) {
    self.element = element
    super.init()
    element.graph.measuredSizes.append(self)
  }

  /// Sets the content, and the room in which it is measured.
  func receive(_ pieces: [ViewOutput], in room: Room) { (self.pieces, proposal) = (pieces, room) }

  /// Returns the size, or nil if it is not computed yet.
  func read() -> CGSize? {
    isRead = true
    return size
  }

  /// Computes the size. Returns true if it has changed.
  func measure() -> Bool {
    var content = Assembly()
    content.append(pieces)
    let sizes = Sizing.remembering {
      content.nodes.map {
        Sizing.size(of: $0, content.carried.layoutFacts(of: $0.id), ProposedViewSize(proposal.size))
      }
    }
    let new = CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
    if new == size { return false }
    size = new
    element.invalidateWalk()
    return true
  }

  override func end() { element.graph.measuredSizes.removeAll { $0 === self } }
}

extension MeasuredSize: Equatable {
  nonisolated static func == (one: MeasuredSize, other: MeasuredSize) -> Bool { one === other }
}

extension ViewContext {
  /// Returns the storage for the size of `pieces`, which are content at this position.
  func measuring(_ pieces: [ViewOutput], at key: Int) -> MeasuredSize {
    let measured = slot(key) { MeasuredSize(element: element) }
    measured.receive(pieces, in: room)
    return measured
  }
}
