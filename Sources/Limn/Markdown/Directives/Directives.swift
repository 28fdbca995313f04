/// Handles the directives of documentation catalogs. Before libcmark parses the text, HTML comments replace the opening
/// and closing lines of directives, and the lines between them lose their indentation. Afterwards, the blocks between
/// two comments become children of a directive.
enum Directives {
  /// Turns the blocks between the opening and closing comment of each directive into children of the directive.
  static func apply(_ draft: inout ParseState) {
    guard !draft.directives.isEmpty else { return }
    for index in draft.tree.nodes.indices.map(Int32.init)
    where draft.tree[index].kind == .htmlBlock && draft.tree[index].parent != Node.none {
      guard let mark = DirectiveMark(draft.tree.slice(draft.tree[index].text)), mark.number < draft.directives.count
      else { continue }
      guard mark.opens else {
        draft.tree.detach(index)
        draft.tree[index].kind = .document
        continue
      }
      var closing = draft.tree[index].next
      while closing != Node.none, !isEnd(of: mark.number, closing, draft.tree) { closing = draft.tree[closing].next }
      draft.tree[index].kind = .directive
      draft.tree[index].value = Int32(mark.number)
      draft.tree[index].text = .empty
      let name = draft.directives[mark.number].name
      draft.tree[index].title = draft.tree.store(name.utf8)
      if DirectiveKind.named[name]?.isHidden == true { draft.tree[index].flags.insert(.hidden) }
      guard closing != Node.none else { continue }
      if draft.tree[index].next != closing {
        draft.tree.move(draft.tree[index].next, through: draft.tree[closing].previous, to: index)
      }
      draft.tree.detach(closing)
      draft.tree[closing].kind = .document
      // The content is not shown, so its links must not be checked and its headings must not be listed.
      if draft.tree[index].flags.contains(.hidden) { draft.tree.removeChildren(of: index) }
    }
  }

  private static func isEnd(of number: Int, _ index: Int32, _ tree: Tree) -> Bool {
    guard tree[index].kind == .htmlBlock, let mark = DirectiveMark(tree.slice(tree[index].text)) else { return false }
    return !mark.opens && mark.number == number
  }
}

/// The HTML comment that replaces the opening or closing line of a directive. `number` is the index of the directive.
struct DirectiveMark {
  var number: Int
  var opens: Bool

  private static let (opening, closing) = ("<!--limn:directive ", "<!--limn:end ")

  init(number: Int, opens: Bool) {
    self.number = number
    self.opens = opens
  }

  init?(_ text: ArraySlice<UInt8>) {
    opens = text.starts(with: Self.opening.utf8)
    guard opens || text.starts(with: Self.closing.utf8) else { return nil }
    let digits = text.dropFirst((opens ? Self.opening : Self.closing).utf8.count).prefix(while: \.isASCIIDigit)
    guard let number = Int(String(decoding: digits, as: UTF8.self)) else { return nil }
    self.number = number
  }

  var text: String { (opens ? Self.opening : Self.closing) + "\(number)-->" }
}
