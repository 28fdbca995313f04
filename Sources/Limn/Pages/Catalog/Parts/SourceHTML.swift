import Foundation
import LimnMarkup

/// Adds links and line numbers to highlighted Swift code.
enum SourceHTML {
  /// Turns the names of types in highlighted code into links.
  ///
  /// - Parameter target: Returns the page of a type by its name, and the link's additional attributes, each preceded by a space.
  static func link(_ html: String, on page: PageAddress, target: (String) -> (page: PageAddress, attributes: String)?) -> String {
    var out = ""
    var rest = html[...]
    let mark = "<span class=\"typ\">"
    while let start = rest.range(of: mark) {
      out += rest[..<start.lowerBound]
      guard let end = rest[start.upperBound...].range(of: "</span>") else {
        rest = rest[start.lowerBound...]
        break
      }
      let name = String(rest[start.upperBound..<end.lowerBound])
      if let found = target(name) {
        out += "<a class=\"typ\"\(found.attributes) href=\"\(Markup.escaped(page.link(to: found.page)))\">\(name)</a>"
      } else {
        out += rest[start.lowerBound..<end.upperBound]
      }
      rest = rest[end.upperBound...]
    }
    return out + rest
  }

  /// Splits highlighted code into lines. A token that spans several lines is closed and reopened at each line ending.
  static func lines(of html: String) -> [String] {
    var lines: [String] = []
    var open: Substring?
    for line in html.split(separator: "\n", omittingEmptySubsequences: false) {
      var text = (open.map(String.init) ?? "") + line
      var rest = line
      while let tag = rest.firstIndex(of: "<") {
        guard let end = rest[tag...].firstIndex(of: ">") else { break }
        open = rest[tag...].hasPrefix("</") ? nil : rest[tag...end]
        rest = rest[rest.index(after: end)...]
      }
      if let open { text += open.hasPrefix("<a") ? "</a>" : "</span>" }
      lines.append(text)
    }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
