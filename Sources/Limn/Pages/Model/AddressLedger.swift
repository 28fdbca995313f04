import LimnDiagnostics
import LimnPlatform

/// A record of all published addresses and anchors in `Site/addresses.txt`, used to detect addresses that no longer
/// work.
public struct AddressLedger: Sendable, Equatable {
  /// The path of the ledger's file, for diagnostics.
  public var path: String
  /// The recorded addresses, sorted, such as `puddles/providers.html` or `puddles/providers.html#live-and-mock`.
  private(set) var entries: [ExactText]
  /// The line of each entry in the file, counted from 1.
  private var lines: [ExactText: Int] = [:]

  public init(path: String = "Site/addresses.txt", entries: some Sequence<String> = []) {
    self.path = path
    self.entries = Set(entries.map { ExactText($0) }).sorted()
  }

  /// Parses the file, which has one address on each line. Blank lines and lines that start with `# ` are skipped.
  public init(path: String, parsing text: String) {
    let named = text.lines.map(\.trimmed).enumerated().filter { !$1.isEmpty && !$1.hasPrefix("# ") }
    self.init(path: path, entries: named.map(\.element))
    self.lines = named.keyed { (ExactText($1), $0 + 1) }
  }

  /// The text of the file.
  public var text: String {
    "# Addresses that this site has published. A build fails if one disappears without an alias.\n"
      + entries.map { $0.text + "\n" }.joined()
  }

  /// Returns a copy of the ledger that also contains the addresses of a successful build.
  func adding(_ current: some Sequence<String>) -> AddressLedger {
    AddressLedger(path: path, entries: entries.map(\.text) + Array(current))
  }

  /// Returns an error for each recorded address that no longer works. If a whole page no longer exists, the page is
  /// reported, but its anchors are not. If the removed page has an alias, neither the page nor its anchors are
  /// reported.
  func losses(current: Set<ExactText>, aliases: Set<ExactText>) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var lostPages = Set<ExactText>()
    for entry in entries where !current.contains(entry) && !aliases.contains(entry) {
      let page = ExactText(String(Substring(entry.text.utf8.prefix { $0 != "#" })))
      let isPage = page == entry
      if isPage { lostPages.insert(page) }
      if !isPage, lostPages.contains(page) || (aliases.contains(page) && !current.contains(page)) { continue }
      let alias = entry.text.replacing(".html", with: "")
      let nearest = Suggestion.nearest(to: entry.text, among: current.map(\.text))
      found.add(
        .lostAddress, "'\(entry)' was published but no longer exists",
        at: Location(path: path, line: lines[entry] ?? 1),
        notes: [
          Note(
            "write 'aliases: [\(alias)]' in the front matter of the page that replaces it"
              + (nearest.map { ", perhaps '\($0)'" } ?? "")
              + "; or, if the address is no longer needed, delete this line of \(path)")
        ])
    }
    return found
  }
}
