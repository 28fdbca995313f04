import LimnDiagnostics

/// Every address and anchor that was ever published, so that none disappears unnoticed: `Site/addresses.txt`.
public struct AddressLedger: Sendable, Equatable {
  /// The file, for diagnostics.
  public var path: String
  /// Sorted addresses, `puddles/providers.html` or `puddles/providers.html#live-and-mock`.
  public private(set) var entries: [String]
  /// The line of each entry in the file, from 1.
  private var lines: [String: Int] = [:]

  public init(path: String = "Site/addresses.txt", entries: some Sequence<String> = []) {
    self.path = path
    self.entries = Set(entries).sorted()
  }

  /// Reads the file: an address a line; blank lines and those that start with `#` and a blank are skipped.
  public init(path: String, parsing text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(\.trimmed)
    let named = lines.enumerated().filter { !$1.isEmpty && !$1.hasPrefix("# ") }
    self.init(path: path, entries: named.map(\.element))
    self.lines = Dictionary(named.map { ($1, $0 + 1) }) { first, _ in first }
  }
}

extension AddressLedger {
  /// The file's text.
  public var text: String {
    "# Addresses that this site has published. A build fails if one disappears without an alias.\n"
      + entries.map { $0 + "\n" }.joined()
  }

  /// The ledger with the addresses of a good build added.
  public func adding(_ current: some Sequence<String>) -> AddressLedger {
    AddressLedger(path: path, entries: entries + Array(current))
  }

  /// One error for each entry that leads nowhere now; an alias of a page covers the anchors it had.
  func losses(current: Set<String>, aliases: Set<String>) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var lostPages = Set<String>()
    for entry in entries where !current.contains(entry) && !aliases.contains(entry) {
      let page = String(entry.prefix { $0 != "#" })
      let isPage = page == entry
      if isPage { lostPages.insert(page) }
      if !isPage, lostPages.contains(page) || (aliases.contains(page) && !current.contains(page)) { continue }
      let alias = entry.replacing(".html", with: "")
      let nearest = Suggestion.nearest(to: entry, among: current)
      found.append(
        .error(
          "lost-address", "'\(entry)' was published and is gone",
          at: Location(path: path, line: lines[entry] ?? 1),
          notes: [
            Note(
              "write 'aliases: [\(alias)]' in the front matter of the page that takes its place"
                + (nearest.map { ", perhaps '\($0)'" } ?? "") + "; or, if nobody needs the address any more, delete this line of \(path)")
          ]))
    }
    return found
  }
}

extension Substring {
  var trimmed: String {
    let start = firstIndex { !$0.isWhitespace } ?? endIndex
    let end = lastIndex { !$0.isWhitespace }.map { index(after: $0) } ?? start
    return String(self[start..<end])
  }
}
