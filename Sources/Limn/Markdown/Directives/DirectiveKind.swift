/// A directive of documentation catalogs that Limn knows: its documentation, its arguments, and what it shows.
struct DirectiveKind {
  let name: String
  /// What the directive does, as a phrase for the reference.
  let summary: String
  /// The labels of the arguments that Limn reads. The label of an unnamed argument is empty.
  let arguments: [String]
  /// The labels of the arguments that name an image or a video.
  var media: [String] = []
  /// The label of the argument that names a file to show as code.
  var fileLabel: String?
  /// Whether the directive describes the page, so that its content is not shown.
  var isHidden = false
  /// The Markdown lines to insert after the opening line. The second parameter is the enclosing directives, outermost
  /// first.
  var lines: @Sendable (Directive, _ outer: [Directive]) -> [String] = { _, _ in [] }
  /// Writes the HTML before and after the content.
  var open: Part = { _, _, _ in }
  var close: Part = { _, _, _ in }

  typealias Part = @Sendable (inout HTMLWriter, Directive, Node) -> Void

  init(_ name: String, _ summary: String, arguments: [String] = []) {
    self.name = name
    self.summary = summary
    self.arguments = arguments
  }

  static let all = layout + media + metadata + tutorials + resources

  static let named = all.keyed(by: \.name)

  /// A directive whose content is in a `div` element.
  static func box(_ name: String, class style: String, _ summary: String, arguments: [String] = []) -> DirectiveKind {
    var kind = DirectiveKind(name, summary, arguments: arguments)
    kind.open = { writer, _, _ in writer.output.add("<div class=\"\(style)\">\n") }
    kind.close = { writer, _, _ in writer.close("</div>\n") }
    return kind
  }

  /// The directive with other values, so that it is written as one expression.
  func with(_ change: (inout DirectiveKind) -> Void) -> DirectiveKind {
    var kind = self
    change(&kind)
    return kind
  }
}

extension HTMLWriter {
  /// Writes the opening markup of a directive. Returns false if the directive's content is not shown.
  mutating func openDirective(_ node: Node) -> Bool {
    if node.flags.contains(.hidden) { return false }
    write(\.open, node)
    return true
  }

  mutating func closeDirective(_ node: Node) {
    if !node.flags.contains(.hidden) { write(\.close, node) }
  }

  private mutating func write(_ part: KeyPath<DirectiveKind, DirectiveKind.Part>, _ node: Node) {
    let directive = document.directives[Int(node.value)]
    DirectiveKind.named[directive.name]?[keyPath: part](&self, directive, node)
  }
}
