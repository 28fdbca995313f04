import Foundation

/// Determines whether two values of a view are equal. If the values are equal, the body need not be evaluated again.
///
/// Values with equal bytes are equal. Otherwise, `Equatable` values are compared with `==`, and other structs field by
/// field. Closures and other objects are equal only if they are identical. The initial values of dynamic properties are
/// ignored.
@MainActor enum Equality {
  private typealias Comparison = (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  private static var known: [ObjectIdentifier: Comparison] = [:]

  static func of<Value>(_ one: Value, _ other: Value) -> Bool {
    withUnsafePointer(to: one) { one in
      withUnsafePointer(to: other) { other in
        same(UnsafeRawPointer(one), UnsafeRawPointer(other), MemoryLayout<Value>.size)
          || comparison(of: Value.self)(one, other)
      }
    }
  }
}

extension Equality {
  /// Returns the result of `of`, but can be called from nonisolated code. The caller must still run on the main actor,
  /// which is always the case while views are evaluated.
  nonisolated static func isSame<Value>(_ one: Value, _ other: Value) -> Bool {
    nonisolated(unsafe) let (one, other) = (one, other)
    return MainActor.assumeIsolated { of(one, other) }
  }
}

/// A property wrapper with its own rule for when two of its instances count as equal.
protocol SelfComparing {
  func isSame(as other: Self) -> Bool
}

extension Equality {
  private nonisolated static func same(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer, _ size: Int) -> Bool {
    memcmp(one, other, size) == 0
  }

  private static func comparison(of type: any Any.Type) -> Comparison {
    if let comparison = known[ObjectIdentifier(type)] { return comparison }
    // A type can contain itself. In this case, `makeComparison` finds this temporary comparison and does not call
    // itself forever.
    known[ObjectIdentifier(type)] = { _, _ in false }
    let comparison = makeComparison(of: type)
    known[ObjectIdentifier(type)] = comparison
    return comparison
  }

  private static func makeComparison(of type: any Any.Type) -> Comparison {
    if let type = type as? any SelfComparing.Type { return compare(type) }
    if let type = type as? any Equatable.Type { return compare(type) }
    let fields = FieldLayout.of(type).fields
    if type is AnyClass || fields.isEmpty { return { _, _ in false } }
    let parts = fields.map { field in
      (offset: field.offset, size: size(of: field.type), compare: comparison(of: field.type))
    }
    return { one, other in
      parts.allSatisfy { part in
        let (one, other) = (one + part.offset, other + part.offset)
        return same(one, other, part.size) || part.compare(one, other)
      }
    }
  }

  private static func compare<Value: SelfComparing>(_ type: Value.Type) -> Comparison {
    { $0.assumingMemoryBound(to: Value.self).pointee.isSame(as: $1.assumingMemoryBound(to: Value.self).pointee) }
  }

  private static func compare<Value: Equatable>(_ type: Value.Type) -> Comparison {
    { $0.assumingMemoryBound(to: Value.self).pointee == $1.assumingMemoryBound(to: Value.self).pointee }
  }

  private static func size(of type: any Any.Type) -> Int {
    func size<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }
    return _openExistential(type, do: size)
  }
}
