extension NSPredicate {
  /// A condition of comparisons such as `name CONTAINS[cd] %@ AND isDone == NO`. A condition that this reader does not
  /// know is true.
  public convenience init(format: String, _ arguments: Any...) {
    self.init(format: format, argumentArray: arguments)
  }

  public convenience init(format: String, argumentArray arguments: [Any]?) {
    var rest = (arguments ?? [])[...]
    let conditions = format.components(separatedBy: " AND ").flatMap { $0.components(separatedBy: " && ") }
      .map { Comparison($0, &rest) }
    self.init { object, _ in conditions.allSatisfy { $0?.holds(for: object) ?? true } }
  }
}

/// One comparison of a property with a value.
private struct Comparison {
  let path: [String]
  let sign: String
  let value: Any?

  init?(_ text: String, _ arguments: inout ArraySlice<Any>) {
    let words = text.split(separator: " ").map { $0.trimmingCharacters(in: ["(", ")"]) }.filter { !$0.isEmpty }
    guard words.count == 3 else { return nil }
    let path = words[0] == "%K" ? arguments.popFirst().map { "\($0)" } ?? "" : words[0]
    self.path = path.split(separator: ".").map(String.init)
    sign = String(words[1].uppercased().prefix { $0 != "[" })
    switch words[2] {
    case let word where word.hasPrefix("%"): value = arguments.popFirst()
    case "YES", "true", "TRUE": value = true
    case "NO", "false", "FALSE": value = false
    case "nil", "NULL": value = nil
    case let word: value = Double(word) ?? word.trimmingCharacters(in: ["'", "\""])
    }
  }

  func holds(for object: Any?) -> Bool {
    guard let found = found(object, path[...]) else { return value == nil && sign.hasPrefix("=") }
    switch sign {
    case "=", "==": return isEqual(found)
    case "!=", "<>": return !isEqual(found)
    case "CONTAINS": return text(found).localizedCaseInsensitiveContains(text(value))
    case "BEGINSWITH": return text(found).lowercased().hasPrefix(text(value).lowercased())
    case "ENDSWITH": return text(found).lowercased().hasSuffix(text(value).lowercased())
    case "<": return order(found, value as Any) == .orderedAscending
    case ">": return order(found, value as Any) == .orderedDescending
    case "<=": return order(found, value as Any) != .orderedDescending
    case ">=": return order(found, value as Any) != .orderedAscending
    default: return true
    }
  }

  private func text(_ value: Any?) -> String { plain(value).map { "\($0)" } ?? "" }

  private func isEqual(_ found: Any) -> Bool {
    let value = plain(value)
    if let a = found as? NSManagedObject { return a === value as? NSManagedObject }
    if let a = found as? AnyHashable, let b = value as? AnyHashable {
      if a == b { return true }
      // Only values of different types can be equal as numbers.
      if type(of: a.base) == type(of: b.base) { return false }
    }
    return found is String || value is String ? text(found) == text(value) : number(found) == number(value)
  }

  /// The property at a path: a value for a key, or a property of the class.
  private func found(_ object: Any?, _ path: ArraySlice<String>) -> Any? {
    guard let object = plain(object), let key = path.first else { return plain(object) }
    if key == "SELF" { return found(object, path.dropFirst()) }
    let stored = (object as? NSManagedObject)?.value(forKey: key)
    var mirror: Mirror? = Mirror(reflecting: object)
    var property: Any?
    while let current = mirror, property == nil {
      property = current.children.first { $0.label == key }?.value
      mirror = current.superclassMirror
    }
    return found(stored ?? property, path.dropFirst())
  }
}
