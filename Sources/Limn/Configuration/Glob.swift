/// A pattern for paths. `*` matches any text within a name, `**` matches any text across folders, and `?` matches one
/// character. `{a,b}` matches `a` or `b`.
public struct Glob: Hashable, Sendable {
  var pattern: String
  private let alternatives: [[UInt8]]

  public init(_ pattern: String) {
    self.pattern = pattern
    alternatives = Self.expandBraces(pattern).map(\.bytes)
  }

  /// Whether the pattern matches a path. The path must be relative and use `/` as the separator. A pattern without `/`,
  /// such as `*.md`, matches files in any folder. A pattern that matches a folder also matches everything in the
  /// folder.
  public func matches(_ path: String) -> Bool {
    let bytes = path.bytes
    return alternatives.contains { pattern in
      if !pattern.contains("/"), let slash = bytes.lastIndex(of: "/") {
        if Self.match(pattern[...], bytes[(slash + 1)...]) { return true }
      }
      return Self.match(pattern[...], bytes[...]) || Self.match(pattern[...] + "/**".bytes[...], bytes[...])
    }
  }

  private static func match(_ pattern: ArraySlice<UInt8>, _ path: ArraySlice<UInt8>) -> Bool {
    guard let first = pattern.first else { return path.isEmpty }
    let rest = pattern.dropFirst()
    switch first {
    case "*" where rest.first == "*":
      var after = rest.dropFirst()
      // `**/` can also match nothing, so that `**/a` matches `a` in the root.
      if after.first == "/", match(after.dropFirst(), path) { return true }
      if after.isEmpty { return true }
      if after.first == "/" { after = after.dropFirst() }
      return path.indices.contains { path[$0] == "/" && match(after, path[($0 + 1)...]) }
    case "*":
      if match(rest, path) { return true }
      guard let next = path.first, next != "/" else { return false }
      return match(pattern, path.dropFirst())
    case "?":
      guard let next = path.first, next != "/" else { return false }
      return match(rest, path.dropFirst())
    default: return path.first == first && match(rest, path.dropFirst())
    }
  }

  private static func expandBraces(_ pattern: String) -> [String] {
    guard let open = pattern.firstIndex(of: "{"), let close = pattern[open...].firstIndex(of: "}") else {
      return [pattern]
    }
    let (before, after) = (pattern[..<open], pattern[pattern.index(after: close)...])
    let choices = pattern[pattern.index(after: open)..<close].fields(at: ",")
    return choices.flatMap { expandBraces("\(before)\($0)\(after)") }
  }
}
