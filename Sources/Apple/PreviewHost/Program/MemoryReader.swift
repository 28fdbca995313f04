internal import Combine
internal import Foundation
internal import Observation
internal import SemanticTree
@_spi(Headless) internal import SwiftUI

/// Describes the state of views as text: one line for each plain value that reflection finds in the views' properties.
///
/// Values that do not describe the state are left out, such as functions, tasks, and addresses. Random identifiers are
/// numbered in order of discovery, so that two states are equal if they differ only in random identifiers.
struct MemoryReader {
  private var lines: [StateValue] = []
  private var seen: Set<ObjectIdentifier> = []
  private var identifiers: [AnyHashable: Int] = [:]

  private static let deepest = 10
  private static let mostLines = 200
  private static let mostElements = 30
  private static let silentTypes = [
    "Combine.", "Swift.Task<", "Observation.", "Swift.Unsafe", "Swift.ObjectIdentifier", "os.Logger",
    // The block of a work item has no type that reflection could read: it crashes.
    "Dispatch.",
  ]
  /// The modules whose objects are read only as far as they say what they keep, see `ValueKeeping`. Their fields connect
  /// views with each other, and some contain addresses, such as the name of a queue.
  private static let closedModules = ["Foundation.", "SwiftUI.", "AppKit.", "LimnUIKit."]
}

extension MemoryReader {
  static func read(_ kept: [KeptValue]) -> [StateValue] {
    var reader = MemoryReader()
    for value in kept { reader.read(value.value, at: "\(value.view).\(Self.plain(value.property))", depth: 0) }
    return reader.lines
  }

  private mutating func read(_ value: Any, at path: String, depth: Int) {
    guard lines.count < Self.mostLines, depth <= Self.deepest else { return }
    if let text = text(of: value) { return append(path, text) }
    if let keeping = value as? any ValueKeeping { return read(keeping.keptValue, at: path, depth: depth) }
    let mirror = Mirror(reflecting: value)
    let type = _typeName(Swift.type(of: value))
    if type.hasPrefix("Combine.Published<") {
      let storage = mirror.child("storage").map { Mirror(reflecting: $0) }
      if let value = storage?.child("current") { read(value, at: path, depth: depth) }
      return
    }
    // Read the state that the lock protects, and leave out the lock. The text is then the same as for a property
    // without a lock.
    if type.hasPrefix("os.OSAllocatedUnfairLock<"), let storage = mirror.child("storage") {
      guard seen.insert(ObjectIdentifier(storage as AnyObject)).inserted,
        let guarded = Mirror(reflecting: storage).child("state")
      else {
        return
      }
      return read(guarded, at: path, depth: depth)
    }
    if Self.silentTypes.contains(where: type.hasPrefix) { return }
    if mirror.displayStyle == .class {
      let object = value as AnyObject
      guard seen.insert(ObjectIdentifier(object)).inserted else { return }
      readFields(of: mirror, at: path, depth: depth)
      return
    }
    switch mirror.displayStyle {
    case .optional:
      if let inside = mirror.children.first { read(inside.value, at: path, depth: depth) } else { append(path, "nil") }
    case .collection: readElements(of: mirror, at: path, depth: depth)
    case .set, .dictionary: append(path, "\(mirror.children.count) elements: " + sortedTexts(of: mirror))
    case .enum: readCase(value, mirror, at: path, depth: depth)
    case .struct, .tuple: readFields(of: mirror, at: path, depth: depth)
    default: break
    }
  }

  private mutating func append(_ path: String, _ text: String) { lines.append(StateValue(path: path, text: text)) }

  private mutating func readFields(of mirror: Mirror, at path: String, depth: Int) {
    if mirror.subjectType is AnyClass, Self.closedModules.contains(where: _typeName(mirror.subjectType).hasPrefix) {
      return
    }
    if let parent = mirror.superclassMirror { readFields(of: parent, at: path, depth: depth) }
    for (index, child) in mirror.children.enumerated() {
      let label = child.label ?? "\(index)"
      if label.hasPrefix("_$") || label == "objectWillChange" { continue }
      read(child.value, at: path + "." + Self.plain(label), depth: depth + 1)
    }
  }

  private mutating func readElements(of mirror: Mirror, at path: String, depth: Int) {
    append(path + ".count", "\(mirror.children.count)")
    for (index, child) in mirror.children.prefix(Self.mostElements).enumerated() {
      read(child.value, at: "\(path)[\(index)]", depth: depth + 1)
    }
  }

  private mutating func readCase(_ value: Any, _ mirror: Mirror, at path: String, depth: Int) {
    guard let payload = mirror.children.first else { return append(path, "\(value)") }
    append(path, payload.label ?? "a case")
    read(payload.value, at: path + "." + (payload.label ?? "0"), depth: depth + 1)
  }

  private mutating func sortedTexts(of mirror: Mirror) -> String {
    mirror.children.prefix(Self.mostElements).map { child in
      text(of: child.value)
        ?? Mirror(reflecting: child.value).children.compactMap { text(of: $0.value) }.joined(separator: ": ")
    }.sorted().joined(separator: ", ")
  }

  /// The text of a simple value, such as a number or a date. Nil if the value has parts, or does not describe the
  /// state.
  private mutating func text(of value: Any) -> String? {
    switch value {
    case let text as String: return text
    case let id as UUID: return number(of: id)
    case let id as Namespace.ID: return number(of: id)
    case let number as any BinaryInteger: return "\(number)"
    case let number as any BinaryFloatingPoint: return "\(number)"
    case let flag as Bool: return flag ? "true" : "false"
    case let date as Date: return date.ISO8601Format()
    case let address as URL: return address.absoluteString
    case let decimal as Decimal: return "\(decimal)"
    case let duration as Duration: return "\(duration)"
    default: return nil
    }
  }

  private mutating func number(of id: AnyHashable) -> String {
    let number = identifiers[id] ?? identifiers.count + 1
    identifiers[id] = number
    return "identifier \(number)"
  }

  /// The name that a stored property has in the source code, without the underscore that property wrappers and
  /// `@Observable` add.
  private static func plain(_ label: String) -> String { label.hasPrefix("_") ? String(label.dropFirst()) : label }
}

extension Mirror {
  /// The child with this label. `descendant` does the same, but first creates mirrors for its path.
  fileprivate func child(_ label: String) -> Any? { children.first { $0.label == label }?.value }
}
