import LimnMarkdown
import LimnMarkup

/// The searchable text of a page, section by section. A section starts at each heading with an anchor.
struct PageText {
  struct Section {
    var title: String
    var anchor = ""
    var text = ""
    var code = ""
  }

  private(set) var sections: [Section]
  private var reader: HTMLReader

  /// - Parameter title: the title of the first section, which is the page's.
  init(html: [UInt8], title: String) {
    sections = [Section(title: title)]
    reader = HTMLReader(html)
    while let part = reader.next() {
      let text = read(part)
      sections[sections.count - 1].text += text
    }
  }
}

extension PageText {
  /// The elements that do not separate words, such as those of highlighted code.
  private static let inlines: Set = [
    "a", "abbr", "b", "code", "del", "em", "i", "kbd", "mark", "s", "samp", "small", "span", "strong", "u", "var",
    "wbr",
  ]

  /// Reads a part of the page. Returns the part's text; the title and the code of a section are added to it here.
  private mutating func read(_ part: HTMLReader.Part) -> String {
    switch part {
    case .text(let text): return Markup.unescaped(text.text)
    case .tag(let tag):
      let separator = Self.inlines.contains(tag.name) ? "" : " "
      guard !tag.isClosing else { return separator }
      switch tag.name {
      // The title of the page is known.
      case "svg", "figcaption", "h1": reader.skip(toEndOf: tag.name)
      case "a": if tag["class"] == "anchor" { reader.skip(toEndOf: "a") }
      case "div": if tag["class"] == "cap" { reader.skip(toEndOf: "div") }
      // Labels of snippets, and hidden text for programs, are not searchable.
      case "p": if tag["class"] == "vh" || tag["class"] == "caption" { reader.skip(toEndOf: "p") }
      case "pre":
        let code = read(untilEndOf: "pre")
        sections[sections.count - 1].code += " " + code
      case "h2", "h3", "h4", "h5", "h6":
        guard let anchor = tag["id"] else { break }
        sections.append(Section(title: "", anchor: Markup.unescaped(anchor)))
        let title = read(untilEndOf: tag.name).singleSpaced
        sections[sections.count - 1].title = title
      default: break
      }
      return separator
    }
  }

  private mutating func read(untilEndOf name: String) -> String {
    var text = ""
    while let part = reader.next() {
      if case .tag(let tag) = part, tag.isClosing, tag.name == name { break }
      text += read(part)
    }
    return text
  }
}
