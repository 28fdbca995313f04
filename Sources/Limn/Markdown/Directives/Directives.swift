/// Handles the directives of documentation catalogs. Before libcmark parses the text, HTML comments replace the opening
/// and closing lines of directives, and the lines between them lose their indentation. Afterwards, the blocks between
/// two comments become children of a directive.
extension ParseState {
  /// Turns the blocks between the opening and closing comment of each directive into children of the directive.
  mutating func recognizeDirectives() {
    guard !directives.isEmpty else { return }
    for index in tree.indices where tree[index].kind == .htmlBlock && tree[index].parent != Node.none {
      guard let mark = DirectiveMark(tree.slice(tree[index].text)), mark.number < directives.count
      else { continue }
      guard mark.opens else {
        tree.detach(index)
        tree[index].kind = .document
        continue
      }
      let inside = tree.siblings(from: tree[index].next).prefix { !isEnd(of: mark.number, $0) }
      let closing = tree[inside.last ?? index].next
      tree[index].kind = .directive
      tree[index].value = Int32(mark.number)
      tree[index].text = .empty
      let name = directives[mark.number].name
      tree[index].title = tree.store(name.utf8)
      if DirectiveKind.named[name]?.isHidden == true { tree[index].flags.insert(.hidden) }
      guard closing != Node.none else { continue }
      tree.move(inside, to: index)
      tree.detach(closing)
      tree[closing].kind = .document
      // The content is not shown, so its links must not be checked and its headings must not be listed.
      if tree[index].flags.contains(.hidden) { tree.removeChildren(of: index) }
    }
  }

  private func isEnd(of number: Int, _ index: Int32) -> Bool {
    guard tree[index].kind == .htmlBlock, let mark = DirectiveMark(tree.slice(tree[index].text)) else { return false }
    return !mark.opens && mark.number == number
  }
}

/// The HTML comment that replaces the opening or closing line of a directive. `number` is the index of the directive.
struct DirectiveMark {
  var number: Int
  var opens: Bool

  private static let (opening, closing) = ("<!--limn:directive ", "<!--limn:end ")
}

extension DirectiveMark {
  init?(_ text: ArraySlice<UInt8>) {
    opens = text.starts(with: Self.opening.utf8)
    guard opens || text.starts(with: Self.closing.utf8) else { return nil }
    let digits = text.dropFirst((opens ? Self.opening : Self.closing).utf8.count).prefix(while: \.isASCIIDigit)
    guard let number = Int(digits.text) else { return nil }
    self.number = number
  }

  var text: String { (opens ? Self.opening : Self.closing) + "\(number)-->" }
}
