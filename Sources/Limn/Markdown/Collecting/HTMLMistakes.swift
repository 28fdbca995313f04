import LimnDiagnostics

/// Reports raw HTML that browsers do not show as its author expects. Each kind of mistake is reported once for each
/// element.
struct HTMLMistakes {
  private var open: [HTMLTag] = []
  /// The number of open elements with each name.
  private var counts: [String: Int] = [:]
  private var reported: Set<String> = []

  static func report(_ tags: [HTMLTag], _ draft: inout ParseState) {
    var mistakes = HTMLMistakes()
    for tag in tags { mistakes.read(tag, &draft) }
    for tag in mistakes.open { mistakes.reportUnclosed(tag, &draft) }
  }

  private mutating func read(_ tag: HTMLTag, _ draft: inout ParseState) {
    if tag.isClosing {
      guard Self.containers.contains(tag.name) else { return }
      guard counts[tag.name, default: 0] > 0, let start = open.lastIndex(where: { $0.name == tag.name }) else {
        return report(
          .unbalancedHTML, tag, "'</\(tag.written)>' closes an element that is not open; remove it", &draft)
      }
      for inner in open[(start + 1)...] { reportUnclosed(inner, &draft) }
      for inner in open[start...] { counts[inner.name, default: 0] -= 1 }
      open.removeSubrange(start...)
      return
    }
    if counts["svg", default: 0] + counts["math", default: 0] > 0 { return }
    if isTypeArgument(tag, draft)
      || !Self.containers.contains(tag.name) && !Self.others.contains(tag.name) && !tag.name.contains("-")
    {
      let remedy =
        draft.tree[tag.node].kind == .htmlBlock
        ? "end the HTML before it with an empty line" : "put code in backticks"
      return report(
        .unknownHTML, tag,
        "'<\(tag.written)>' is read as an HTML tag, so it is not shown; \(remedy), or write '&lt;' for '<'", &draft)
    }
    if ["script", "style", "iframe", "object", "embed"].contains(tag.name) {
      report(.blockedHTML, tag, "'<\(tag.name)>' has no effect, since the policy of the pages blocks it", &draft)
    }
    for (name, _) in tag.attributes where name == "style" || name.hasPrefix("on") && name.utf8.count > 4 {
      report(
        .blockedHTML, tag, "the attribute '\(name)' has no effect, since the policy of the pages blocks it", &draft)
    }
    guard Self.containers.contains(tag.name) else { return }
    open.append(tag)
    counts[tag.name, default: 0] += 1
  }

  private mutating func reportUnclosed(_ tag: HTMLTag, _ draft: inout ParseState) {
    // An anchor such as `<a name="x">` changes nothing in the text after it.
    if tag.name == "a", tag.value(of: "href") == nil { return }
    report(
      .unbalancedHTML, tag,
      "'<\(tag.written)>' is never closed, so it contains all that follows; add '</\(tag.written)>'", &draft)
  }

  private mutating func report(_ kind: DiagnosticKind, _ tag: HTMLTag, _ message: String, _ draft: inout ParseState) {
    if reported.insert(message).inserted { draft.report(kind, message, tag.range) }
  }

  /// Whether the tag is the generic argument of a type in a text, as in `Array<Element>`.
  private func isTypeArgument(_ tag: HTMLTag, _ draft: ParseState) -> Bool {
    guard draft.tree[tag.node].kind == .htmlInline, tag.attributes.isEmpty, tag.written.first?.isUppercase == true
    else { return false }
    let before = draft.tree[tag.node].previous
    return before != Node.none && draft.tree[before].kind == .text
      && draft.tree.slice(draft.tree[before].text).last?.isASCIIAlphanumeric == true
  }

  /// The elements that need a closing tag.
  private static let containers = Set(
    """
    a abbr acronym address article aside audio b bdi bdo big blink blockquote button canvas center cite code data \
    datalist del details dfn dialog dir div dl em fieldset figcaption figure font footer form h1 h2 h3 h4 h5 h6 header \
    hgroup i iframe ins kbd label legend main map mark marquee math menu meter nav nobr noscript object ol output \
    picture pre progress q ruby s samp script search section select slot small span strike strong style sub summary \
    sup svg table template textarea time title tt u ul var video
    """.words)
  /// The elements that have no closing tag or may omit it.
  private static let others = Set(
    """
    area base body br caption col colgroup dd dt embed frame frameset head hr html img input li link meta optgroup \
    option p param rp rt source tbody td tfoot th thead tr track wbr
    """.words)
}
