import LimnMarkup
public import LimnPlatform

/// A tag in HTML.
public struct HTMLTag: Sendable {
  /// The name as written, and in lower case, as browsers compare it.
  var written: String
  public private(set) var name: String
  public private(set) var isClosing = false
  /// The attributes with their values, in which character references are not decoded.
  var attributes: [(name: String, value: ArraySlice<UInt8>)] = []
  var range = SourceRange(line: 1, 1..<1)
  /// The tag in the HTML.
  public private(set) var source: ArraySlice<UInt8>
  /// The index of the node that contains the tag.
  var node: Int32 = -1

  /// Returns the tags in raw HTML. Tags in comments and in the text of scripts and styles are left out.
  public static func tags(in text: [UInt8]) -> [HTMLTag] {
    HTMLReader(text).compactMap { if case .tag(let tag) = $0 { tag } else { nil } }
  }

  /// Returns the ids that an HTML text declares.
  public static func ids(in html: [UInt8]) -> Set<ExactText> {
    Set(tags(in: html).compactMap { $0["id"] }.map { ExactText(Markup.unescaped($0)) })
  }

  /// The value of an attribute; nil if the tag does not have it.
  func value(of attribute: String) -> ArraySlice<UInt8>? { attributes.first { $0.name == attribute }?.value }

  /// The value of the first attribute with a lowercase name; nil if there is no such attribute. Character references
  /// are not decoded. The value of an attribute without a value is empty.
  public subscript(_ attribute: String) -> String? { value(of: attribute).map(\.text) }

  public var text: String { source.text }

  public init?(in text: [UInt8], at start: Int) {
    var rest = text[(start + 1)...]
    let isClosing = rest.first == "/"
    if isClosing { rest.removeFirst() }
    guard rest.first?.isASCIILetter == true else { return nil }
    func take(while isPart: (UInt8) -> Bool) -> ArraySlice<UInt8> {
      let taken = rest.prefix(while: isPart)
      rest = rest[taken.endIndex...]
      return taken
    }
    func isEnd(_ byte: UInt8) -> Bool { byte.isMarkdownSpace || byte == "/" || byte == ">" }
    let written = (take { !isEnd($0) }).text
    (self.written, name, self.isClosing, source) = (written, written.lowercased(), isClosing, text[start...])
    while true {
      _ = take { $0.isMarkdownSpace || $0 == "/" }
      guard let first = rest.first else { return }
      if first == ">" {
        source = text[start...rest.startIndex]
        return
      }
      let name = take { !isEnd($0) && $0 != "=" }
      let afterName = rest
      _ = take(while: \.isMarkdownSpace)
      var value: ArraySlice<UInt8> = []
      if rest.first == "=" {
        rest.removeFirst()
        _ = take(while: \.isMarkdownSpace)
        if let mark = rest.first, mark == "\"" || mark == "'" {
          rest.removeFirst()
          value = take { $0 != mark }
          rest = rest.dropFirst()
        } else {
          value = take { !$0.isMarkdownSpace && $0 != ">" }
        }
      } else {
        rest = afterName
      }
      attributes.append((name.text.lowercased(), value))
    }
  }
}
