public import Foundation

import SemanticTree

/// A view that a layout measures and places.
public struct LayoutSubview: Equatable {
  let node: SemanticNode
  let facts: LayoutFacts
  let placement: Placement

  /// The frame that a layout sets for a view. If the layout sets no frame, the view is centered.
  final class Placement {
    var frame: CGRect?
    var proposal = ProposedViewSize.unspecified
  }

  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool { lhs.placement === rhs.placement }

  public var priority: Double { node.layout.priority ?? 0 }
  public var spacing: ViewSpacing { node.role == .spacer ? .zero : ViewSpacing() }

  public subscript<K>(key: K.Type) -> K.Value where K: LayoutValueKey {
    facts.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { Sizing.size(of: node, facts, proposal) }

  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    let baselines = Sizing.baselines(of: node, size)
    return ViewDimensions(
      width: size.width, height: size.height, firstBaseline: baselines.first, lastBaseline: baselines.last,
      guides: facts.guides)
  }

  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    let size = sizeThatFits(proposal)
    let origin = CGPoint(x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y)
    placement.frame = CGRect(origin: origin, size: size)
    placement.proposal = proposal
  }
}

/// The views that a layout arranges.
public struct LayoutSubviews: Equatable, RandomAccessCollection {
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias SubSequence = LayoutSubviews

  let views: [LayoutSubview]
  public var layoutDirection = LayoutDirection.leftToRight

  init(_ views: [LayoutSubview]) { self.views = views }

  public var startIndex: Int { 0 }
  public var endIndex: Int { views.count }
  public subscript(index: Int) -> LayoutSubview { views[index] }
  public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(Array(views[bounds])) }
  public subscript<S>(indices: S) -> LayoutSubviews where S: Sequence, S.Element == Int {
    LayoutSubviews(indices.map { views[$0] })
  }
}
