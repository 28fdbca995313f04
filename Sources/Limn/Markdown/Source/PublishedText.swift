public import LimnDiagnostics

/// A text without its secrets, and the errors about them.
public struct PublishedText: Sendable {
  public var text: [UInt8]
  /// The secrets that the text keeps, since a comment names them as examples.
  public var examples: Set<[UInt8]> = []
  /// The secrets that the text contained.
  public var secrets: Set<[UInt8]> = []
  public var diagnostics: [Diagnostic] = []

  /// Hides the secrets of a text, except for examples. Their line, or the line before, contains a comment with
  /// `limn:ignore published-secret - reason`. Such a comment before a code block applies to the whole block.
  public init(_ text: [UInt8], path: String) {
    self.text = text
    let found = Secrets.find(in: text)
    guard !found.isEmpty else { return }
    let lines = text.lines
    let suppressed = Self.suppressed(lines)
    var (hidden, reported): ([Secrets.Found], Set<Int>) = ([], [])
    for secret in found {
      let line = lines.firstIndex { $0.endIndex >= secret.range.upperBound } ?? 0
      if suppressed.contains(line) {
        examples.insert(Array(text[secret.range]))
        continue
      }
      hidden.append(secret)
      secrets.insert(Array(text[secret.range]))
      // A private key has a secret on each of its lines.
      let isFurther = secret.name == "private key" && !reported.isDisjoint(with: [line, line - 1])
      reported.insert(line)
      guard !isFurther else { continue }
      let column = secret.range.lowerBound - lines[line].startIndex + 1
      diagnostics.add(
        .publishedSecret, "this looks like a \(secret.name), which a page would publish",
        at: Location(path: path, line: line + 1, column: column))
    }
    self.text = Secrets.hide(hidden, in: text)
  }

  private static func suppressed(_ lines: [ArraySlice<UInt8>]) -> Set<Int> {
    var (found, isInBlock): (Set<Int>, Bool) = ([], false)
    for (index, line) in lines.enumerated() {
      if isInBlock { found.insert(index) }
      let text = line.drop { $0 == " " }
      let isFence = text.starts(with: "```".utf8) || text.starts(with: "~~~".utf8)
      if isInBlock, isFence { isInBlock = false } else if isFence, found.contains(index) { isInBlock = true }
      guard Array(line).firstOffset(of: "limn:ignore published-secret - ") != nil else { continue }
      found.formUnion([index, index + 1])
    }
    return found
  }
}
