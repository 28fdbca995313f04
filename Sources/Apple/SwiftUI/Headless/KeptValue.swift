import Observation
import Combine

/// A value that a view keeps between its evaluations: the value of a `@State` or `@StateObject`, or an object that the
/// view received.
@_spi(Headless) public struct KeptValue {
  /// The view's type.
  public var view: String
  public var property: String
  public var value: Any
}

extension KeptValue {
  /// Returns the observable objects in the view's properties. A property stores such an object directly or in a
  /// property wrapper.
  static func objects(of view: some View, named name: String) -> [KeptValue] {
    Mirror(reflecting: view).children.compactMap { child in
      guard let label = child.label else { return nil }
      let value = (child.value as? any ObjectHolding)?.heldObject ?? child.value
      guard type(of: value) is AnyClass, value is any Observable || value is any ObservableObject else { return nil }
      return KeptValue(view: name, property: label, value: value)
    }
  }
}

/// A property wrapper around an object that other code creates.
protocol ObjectHolding {
  var heldObject: Any { get }
}

extension HeadlessHost {
  /// The kept values of all views, in reading order.
  public var keptValues: [KeptValue] {
    flush()
    return root.keptValuesBelow
  }
}

extension Element {
  fileprivate var keptValuesBelow: [KeptValue] { keptValues + pieces.flatMap(\.elements).flatMap(\.keptValuesBelow) }
}

extension ViewOutput {
  /// The direct child elements, in order.
  @MainActor fileprivate var elements: [Element] {
    switch self {
    case .element(let element): [element]
    case .node(let piece): piece.children.flatMap(\.elements)
    case .changed(let pieces, _), .rearranged(let pieces, _), .tagged(_, let pieces), .carried(_, let pieces),
      .preference(_, let pieces):
      pieces.flatMap(\.elements)
    case .fact: []
    }
  }
}
