/// A view for each element of a collection. The id of an element identifies the view's state across updates.
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: KeyPath<Data.Element, ID>
}

extension ForEach {
  /// Creates a list of content that another module declares, such as the marks of a chart.
  @_spi(Headless) public nonisolated init(
    elements: Data, id: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: elements, content: content, id: id)
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never
}

extension ForEach: PrimitiveView where Content: View {
  func resolve(in context: inout ViewContext) {
    if let source = data as? any SubviewSource {
      for view in context.subviews(of: source.view, at: 0) {
        context.descend(view.id.path) { $0.walk(content(view as! Data.Element)) }
      }
    }
    let count = data.count
    visitElements(in: &context) { inner, element, index in
      inner.walkElement(content(element), id: element[keyPath: id], index: index, count: count)
    }
  }
}

extension ForEach {
  /// Calls `visit` for each element, at a position that is derived from the element's id. If two elements have the same
  /// id, reports a problem and gives the second element another position.
  @MainActor func visitElements(
    in context: inout ViewContext, _ visit: (inout ViewContext, Data.Element, _ index: Int) -> Void
  ) {
    let keys = context.slot(0) { ElementKeys<ID>() }
    var used: Set<UInt64> = []
    used.reserveCapacity(data.count)
    for (index, element) in data.enumerated() {
      let elementID = element[keyPath: id]
      var key = keys.key(for: elementID)
      if !used.insert(key).inserted {
        reportDuplicate(elementID, in: context)
        repeat { key = key &* 31 &+ 7 } while !used.insert(key).inserted
      }
      context.descend(key) { visit(&$0, element, index) }
    }
    keys.keep(used)
  }
}

extension ForEach {
  @MainActor private func reportDuplicate(_ id: ID, in context: ViewContext) {
    context.graph.report(
      Problem(
        .duplicateIdentifier,
        "ForEach has more than one element with the id \(id): each element needs an id of its own",
        in: context.element))
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: \.id)
  }
}

extension ForEach where Content: View {
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: id)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: \.self)
  }
}

/// Assigns a number to each id of a `ForEach`. The number is a hash of the id's text, or the integer itself if the id
/// is an `Int`. Therefore, an id has the same number in every run.
final class ElementKeys<ID: Hashable>: Slot {
  private var keys: [ID: UInt64] = [:]
  private var owners: [UInt64: ID] = [:]

  func key(for id: ID) -> UInt64 {
    if let key = keys[id] { return key }
    var key = stableNumber(id)
    while owners[key] != nil { key = key &* 31 &+ 1 }
    keys[id] = key
    owners[key] = id
    return key
  }

  func keep(_ used: Set<UInt64>) {
    guard owners.count > used.count else { return }
    for (key, id) in owners where !used.contains(key) {
      owners[key] = nil
      keys[id] = nil
    }
  }

  private func stableNumber(_ id: ID) -> UInt64 {
    switch id {
    case let number as Int: UInt64(bitPattern: Int64(number))
    case let text as String: .stableHash(of: text)
    default: .stableHash(of: String(reflecting: id))
    }
  }
}
