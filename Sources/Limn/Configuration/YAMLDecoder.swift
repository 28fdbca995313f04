public import LimnDiagnostics

/// Decodes the known keys of a mapping, and reports wrong values and unknown keys.
public struct YAMLDecoder {
  /// The name of the mapping in messages, such as `front matter` or `limn.yml`.
  let subject: String
  private let entries: [YAMLEntry]
  private var known: [String] = []
  /// The kind of the diagnostics about wrong values.
  private let kind: DiagnosticKind
  public private(set) var diagnostics: [Diagnostic] = []

  public init(_ node: YAMLNode?, subject: String, kind: DiagnosticKind = .invalidSetting) {
    self.subject = subject
    self.kind = kind
    entries = node?.mapping ?? []
    if let node, node.mapping == nil, !node.isNull {
      diagnostics.add(
        kind, "\(subject) must be a mapping of keys to values, not \(node.kind)", at: node.location)
    }
  }

  public mutating func node(_ key: String) -> YAMLNode? {
    known.append(key)
    return entries.first { $0.key == key }.map(\.value).flatMap { $0.isNull ? nil : $0 }
  }

  public mutating func string(_ key: String) -> String? { take(key, "text", \.string) }
  mutating func boolean(_ key: String) -> Bool? { take(key, "true or false", \.boolean) }
  mutating func integer(_ key: String) -> Int? { take(key, "a whole number", \.integer) }
  public mutating func list(_ key: String) -> [YAMLNode]? { take(key, "a list", \.sequence) }

  /// The entries of a mapping; `wanted` describes it.
  public mutating func entries(_ key: String, _ wanted: String) -> [YAMLEntry] { take(key, wanted, \.mapping) ?? [] }

  /// A list of strings. A single string counts as a list with one element.
  public mutating func strings(_ key: String) -> [String]? {
    guard let node = node(key) else { return nil }
    if let text = node.string { return [text] }
    guard let items = node.sequence else { return mismatch(key, "a list of strings", node) }
    var texts: [String] = []
    for item in items {
      guard let text = item.string else { return mismatch(key, "a list of strings", item) }
      texts.append(text)
    }
    return texts
  }

  /// A string that must be one of the values of an enumeration.
  mutating func choice<Value: RawRepresentable & CaseIterable>(_ key: String, _: Value.Type) -> Value?
  where Value.RawValue == String {
    guard let node = node(key) else { return nil }
    let names = Value.allCases.map(\.rawValue)
    guard let text = node.string else { return mismatch(key, "one of \(names.withCommas)", node) }
    if let value = Value(rawValue: text) { return value }
    let message = "'\(text)' is not a value of '\(key)': use \(names.withCommas)"
    report(kind, message + Suggestion.hint(for: text, among: names), at: node.location)
    return nil
  }

  public mutating func report(_ kind: DiagnosticKind, _ message: String, at location: Location) {
    diagnostics.add(kind, message, at: location)
  }

  public mutating func append(_ more: [Diagnostic]) { diagnostics += more }

  /// Returns all diagnostics, including one for each unknown key. A key is unknown if no earlier call has read it, so
  /// call this method last.
  ///
  /// - Parameter unknown: the kind of a diagnostic about an unknown key.
  public mutating func finish(unknown: DiagnosticKind = .unknownKey) -> [Diagnostic] {
    for entry in entries where !known.contains(entry.key) {
      let hint = Suggestion.nearest(to: entry.key, among: known)
      let advice =
        hint.map { " (did you mean '\($0)'?)" } ?? "; known keys are \(known.sorted().withCommas)"
      let fixes = hint.map { name in
        var range = entry.keyLocation
        range.endLine = range.line
        range.endColumn = range.column + entry.key.utf8.count
        return [Fix("use '\(name)'", edits: [Edit(at: range, replacement: name)])]
      }
      let message = "'\(entry.key)' is not a key of \(subject)" + advice
      diagnostics.append(Diagnostic(unknown, message, at: entry.keyLocation, fixes: fixes ?? []))
    }
    return diagnostics
  }

  private mutating func take<Value>(_ key: String, _ wanted: String, _ read: (YAMLNode) -> Value?) -> Value? {
    guard let node = node(key) else { return nil }
    return read(node) ?? mismatch(key, wanted, node)
  }

  private mutating func mismatch<Value>(_ key: String, _ wanted: String, _ node: YAMLNode) -> Value? {
    let seen = node.string.map { "'\($0)'" } ?? node.kind
    report(kind, "'\(key)' of \(subject) must be \(wanted), not \(seen)", at: node.location)
    return nil
  }
}
