import LimnMarkup
import LimnPlatform
import LimnSnippets

/// Creates a script with the hover cards and full programs of a page's snippets. The page loads it on demand.
struct HoverFile {
  /// Creates the script. Returns nil if the page has no checked snippet.
  static func make(for address: PageAddress, verdicts: [Verdict], symbols: SymbolLinks) -> SiteFile? {
    guard !verdicts.isEmpty else { return nil }
    var cards: [String] = []
    var numbers: [String: Int] = [:]
    let blocks = verdicts.map { verdict in
      let places = verdict.hovers.map { hover -> String in
        let card = self.card(hover, from: address, symbols: symbols)
        let number = numbers[card] ?? cards.count
        if number == cards.count {
          numbers[card] = number
          cards.append(card)
        }
        return "\(hover.line),\(hover.column),\(hover.length),\(number)"
      }
      return "[\(verdict.fullProgram.quotedJSON),[\(places.joined(separator: ","))]]"
    }
    return make(
      "limnHovers([\(cards.joined(separator: ",\n"))],\n[\(blocks.joined(separator: ",\n"))])\n", for: address)
  }

  /// Returns a file with the given script, for the page at `address`. The file's name contains the page's address and a
  /// digest of the script.
  static func make(_ text: String, for address: PageAddress) -> SiteFile {
    let bytes = text.bytes
    let name = address.path.trimmingSuffix(".html").replacing("/", with: "-") + "." + Digest(of: bytes).hex.prefix(8)
    return SiteFile(PageAddress("assets/hovers/\(name).js"), bytes)
  }

  /// Returns a hover card: the name's type, the first paragraph of its documentation, its link target, and its module.
  private static func card(_ hover: Hover, from address: PageAddress, symbols: SymbolLinks) -> String {
    let text = hover.documentation?.firstParagraph ?? ""
    let named = hover.module.map { symbols.targets(named: "\($0).\(hover.name)") } ?? []
    let target = hover.symbol.flatMap { symbols.target(ofSymbol: $0) } ?? (named.count == 1 ? named[0] : nil)
    let link = target.map { address.link(to: $0.address, fragment: $0.fragment) } ?? ""
    return "[\(hover.type.quotedJSON),\(text.quotedJSON),\(link.quotedJSON),\((hover.module ?? "").quotedJSON)]"
  }

}
