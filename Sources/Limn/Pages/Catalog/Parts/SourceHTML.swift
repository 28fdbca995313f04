import LimnMarkup

/// Adds links to highlighted Swift code.
enum SourceHTML {
  /// Turns the names of types in highlighted code into links.
  ///
  /// - Parameter target: Returns the link to a type by its name, and additional attributes, each preceded by a space.
  static func link(_ html: String, target: (String) -> (address: String, attributes: String)?) -> String {
    let (mark, ending) = ("<span class=\"typ\">".bytes, "</span>".bytes)
    let bytes = html.bytes
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count * 2)
    var rest = bytes[...]
    while let start = rest.firstIndex(of: "<") {
      let name = rest[start...].dropFirst(mark.count).prefix { $0 != "<" }
      guard rest[start...].starts(with: mark), rest[name.endIndex...].starts(with: ending),
        let found = target(name.text)
      else {
        out += rest[...start]
        rest = rest[(start + 1)...]
        continue
      }
      out += rest[..<start]
      out += "<a class=\"typ\"\(found.attributes) href=\"\(Markup.escaped(found.address))\">".utf8
      out += name
      out += "</a>".utf8
      rest = rest[(name.endIndex + ending.count)...]
    }
    return (out + rest).text
  }
}
