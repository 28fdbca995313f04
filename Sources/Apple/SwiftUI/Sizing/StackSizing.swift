import Foundation

/// Divides the proposed length among the views of a stack. Views with a higher layout priority get their length first.
/// If views have the same priority, the least flexible view gets its length first.
struct StackSizing {
  let axis: Axis
  private var proposals: [ProposedViewSize] = []
  private var dimensions: [ViewDimensions] = []
  /// The position at which each view starts along the axis, in points.
  private var starts: [CGFloat] = []
  private let guide: (ViewDimensions) -> CGFloat
  private(set) var size = CGSize.zero
  private var before: CGFloat = 0

  init(
    axis: Axis, spacing: CGFloat?, subviews: LayoutSubviews, proposal: ProposedViewSize,
    guide: @escaping (ViewDimensions) -> CGFloat
  ) {
    self.axis = axis
    self.guide = guide
    let subviews = subviews.map { $0.inStack(along: axis) }
    let cross: Axis = axis == .horizontal ? .vertical : .horizontal
    let gaps = zip(subviews, subviews.dropFirst()).map { spacing ?? $0.spacing.distance(to: $1.spacing, along: axis) }
    var offers = [CGFloat?](repeating: nil, count: subviews.count)
    if let length = proposal[axis] {
      offers = Self.divided(length - gaps.reduce(0, +), among: subviews, axis, proposal[cross])
    }
    proposals = offers.map { offer in
      var own = ProposedViewSize.unspecified
      own[axis] = offer
      own[cross] = proposal[cross]
      return own
    }
    dimensions = zip(subviews, proposals).map { $0.dimensions(in: $1) }
    var (position, after) = (CGFloat(0), CGFloat(0))
    for (index, view) in dimensions.enumerated() {
      starts.append(position)
      let extent = CGSize(width: view.width, height: view.height)
      position += extent[axis] + (index < gaps.count ? gaps[index] : 0)
      before = index == 0 ? guide(view) : max(before, guide(view))
      after = index == 0 ? extent[cross] - guide(view) : max(after, extent[cross] - guide(view))
    }
    size[axis] = position
    size[cross] = dimensions.isEmpty ? 0 : before + after
  }

  func place(_ subviews: LayoutSubviews, in bounds: CGRect) {
    for (index, view) in subviews.map({ $0.inStack(along: axis) }).enumerated() {
      let across = before - guide(dimensions[index])
      let offset =
        axis == .horizontal ? CGPoint(x: starts[index], y: across) : CGPoint(x: across, y: starts[index])
      view.place(at: CGPoint(x: bounds.minX + offset.x, y: bounds.minY + offset.y), proposal: proposals[index])
    }
  }

  private static func divided(_ length: CGFloat, among subviews: [LayoutSubview], _ axis: Axis, _ across: CGFloat?)
    -> [CGFloat?]
  {
    func extent(_ view: LayoutSubview, _ offer: CGFloat) -> CGFloat {
      var proposal =
        axis == .horizontal
        ? ProposedViewSize(width: offer, height: across) : ProposedViewSize(width: across, height: offer)
      proposal[axis] = offer
      return view.sizeThatFits(proposal)[axis]
    }
    let least = subviews.map { extent($0, 0) }
    let most = subviews.map { extent($0, .infinity) }
    var offers = [CGFloat?](repeating: nil, count: subviews.count)
    var left = length
    for priority in Set(subviews.map(\.priority)).sorted(by: >) {
      let members = subviews.indices.filter { subviews[$0].priority == priority }
      let reserved = subviews.indices.filter { subviews[$0].priority < priority }.reduce(0) { $0 + least[$1] }
      var (free, open) = (left - reserved, members.count)
      for index in members.sorted(by: { (most[$0] - least[$0], $0) < (most[$1] - least[$1], $1) }) {
        let offer = max(free / CGFloat(open), 0)
        offers[index] = offer
        let taken = extent(subviews[index], offer)
        free -= taken
        left -= taken
        open -= 1
      }
    }
    return offers
  }
}
