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
    var found: [KeptValue] = []
    root.addKeptValues(to: &found)
    return found
  }
}

extension Element {
  /// Adds the kept values of this element and of those below it. There is one list, since lists of lists would be copied
  /// at each level of a deep tree.
  fileprivate func addKeptValues(to found: inout [KeptValue]) {
    found += keptValues
    for piece in pieces { piece.addKeptValues(to: &found) }
  }
}

extension ViewOutput {
  @MainActor fileprivate func addKeptValues(to found: inout [KeptValue]) {
    switch self {
    case .element(let element): element.addKeptValues(to: &found)
    case .node(let piece):
      for child in piece.children { child.addKeptValues(to: &found) }
    case .changed(let pieces, _), .rearranged(let pieces, _), .tagged(_, let pieces), .carried(_, let pieces),
      .preference(_, let pieces):
      for piece in pieces { piece.addKeptValues(to: &found) }
    case .fact: break
    }
  }
}
