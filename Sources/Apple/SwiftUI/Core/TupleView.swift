/// Several views, combined by a view builder.
public struct TupleView<T> {
  public var value: T

  public nonisolated init(_ value: T) { self.value = value }
}

extension TupleView: PrimitiveView {
  public typealias Body = Never

  func resolve(in context: inout ViewContext) {
    let views = TupleViews.of(T.self)
    withUnsafePointer(to: value) { tuple in
      for (index, view) in views.enumerated() {
        context.walk(view.type, from: UnsafeRawPointer(tuple) + view.offset, at: index)
      }
    }
  }
}

extension TupleView {
  /// The views of the tuple, in order.
  @MainActor var views: [any View] {
    var views: [any View] = []
    func add<V: View>(_ type: V.Type, from address: UnsafeRawPointer) {
      views.append(address.assumingMemoryBound(to: V.self).pointee)
    }
    let elements = TupleViews.of(T.self)
    withUnsafePointer(to: value) { tuple in
      for element in elements { add(element.type, from: UnsafeRawPointer(tuple) + element.offset) }
    }
    return views
  }
}

extension ViewContext {
  fileprivate mutating func walk<V: View>(_ type: V.Type, from address: UnsafeRawPointer, at key: Int) {
    walk(address.assumingMemoryBound(to: V.self).pointee, at: key)
  }
}

/// Finds the elements of a tuple type that are views. The result is stored for each tuple type.
@MainActor private enum TupleViews {
  static var known: [ObjectIdentifier: [(offset: Int, type: any View.Type)]] = [:]

  static func of(_ type: any Any.Type) -> [(offset: Int, type: any View.Type)] {
    if let views = known[ObjectIdentifier(type)] { return views }
    let views = FieldLayout.of(type).fields.compactMap { field in
      (field.type as? any View.Type).map { (offset: field.offset, type: $0) }
    }
    known[ObjectIdentifier(type)] = views
    return views
  }
}
