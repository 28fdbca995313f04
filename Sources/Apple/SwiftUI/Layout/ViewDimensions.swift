public import Foundation

import SemanticTree

/// A view's size and alignment guides, in points from its top leading corner.
public struct ViewDimensions {
  public let width, height: CGFloat
  /// The distances of the first and the last text baseline from the top. If the view has no text, both distances equal
  /// the height.
  let firstBaseline, lastBaseline: CGFloat
  let guides: AlignmentGuides

  public subscript(guide: HorizontalAlignment) -> CGFloat { self[explicit: guide] ?? guide.id.defaultValue(in: self) }
  public subscript(guide: VerticalAlignment) -> CGFloat { self[explicit: guide] ?? guide.id.defaultValue(in: self) }

  /// The position of the guide if the view sets the guide explicitly; otherwise nil.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { guides.value(of: guide.id, in: self) }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { guides.value(of: guide.id, in: self) }
}

extension ViewDimensions: Equatable {
  public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
    (lhs.width, lhs.height, lhs.firstBaseline, lhs.lastBaseline) == (
      rhs.width, rhs.height, rhs.firstBaseline, rhs.lastBaseline
    )
  }
}

/// The alignment guides of a view.
struct AlignmentGuides {
  private var computed: [ObjectIdentifier: (ViewDimensions) -> CGFloat] = [:]

  var isEmpty: Bool { computed.isEmpty }

  func has(_ id: any AlignmentID.Type) -> Bool { computed[ObjectIdentifier(id)] != nil }

  func value(of id: any AlignmentID.Type, in view: ViewDimensions) -> CGFloat? {
    computed[ObjectIdentifier(id)].map { $0(view) }
  }

  /// Sets a guide. The new guide can depend on guides that were set earlier, so the dimensions that `compute` receives
  /// contain these guides.
  mutating func set(_ id: any AlignmentID.Type, _ compute: @escaping (ViewDimensions) -> CGFloat) {
    let inner = self
    computed[ObjectIdentifier(id)] = { view in
      compute(
        ViewDimensions(
          width: view.width, height: view.height, firstBaseline: view.firstBaseline, lastBaseline: view.lastBaseline,
          guides: inner))
    }
  }
}

extension View {
  /// Sets the position of an alignment in the view.
  ///
  /// - Approximated: the guide has an effect only in stacks and custom layouts. The closure receives sizes from Limn's
  ///   sizing model.
  public nonisolated func alignmentGuide(_ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat)
    -> some View
  {
    modifier(LayoutFactModifier { $0.guides.set(g.id, computeValue) })
  }

  /// Sets the position of an alignment in the view.
  ///
  /// - Approximated: the guide has an effect only in stacks and custom layouts. The closure receives sizes from Limn's
  ///   sizing model.
  public nonisolated func alignmentGuide(_ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat)
    -> some View
  {
    modifier(LayoutFactModifier { $0.guides.set(g.id, computeValue) })
  }

  public nonisolated func layoutValue<K>(key: K.Type, value: K.Value) -> some View where K: LayoutValueKey {
    modifier(LayoutFactModifier { $0.values[ObjectIdentifier(key)] = value })
  }
}

/// Identifies a value that views pass to their layout.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

/// Data that a layout needs about a node, but that the node itself does not contain.
struct LayoutFacts {
  var guides = AlignmentGuides()
  var values: [ObjectIdentifier: Any] = [:]
  /// How a layout arranges the children of the node, which also determines the size of the node; nil if the node has no
  /// layout.
  var container: (any ArrangedContainer)?
}

protocol ArrangedContainer {
  func size(_ proposal: ProposedViewSize) -> CGSize
  func arranged(_ proposal: ProposedViewSize) -> [SemanticNode]
}

struct LayoutFactModifier {
  let change: (inout LayoutFacts) -> Void

  nonisolated init(_ change: @escaping (inout LayoutFacts) -> Void) { self.change = change }
}

extension LayoutFactModifier: PrimitiveViewModifier {
  func resolve<Content: View>(_ content: Content, in context: inout ViewContext) {
    let change = change
    context.add(
      .rearranged(
        context.pieces(of: content, at: 0),
        { assembly in for node in assembly.nodes { assembly.carried.changeLayoutFacts(of: node.id, change) } }))
  }
}
