import LimnMarkup

/// Renders the navigation of a section as HTML.
///
/// A page shows only the path to the page, the entries beside it, and of long lists the nearby entries. So the page is
/// found at once, and the size of a page does not grow with the site.
struct NavigationList {
  /// The maximum number of entries in a list that is shown completely.
  static let longest = 24

  let navigation: Navigation
  let page: PageAddress
  /// The path from the page to the site's root.
  let root: String

  /// Writes the navigation of the section that contains the page.
  func write(into html: inout Markup) {
    guard let number = navigation.section(of: page) else { return }
    let section = navigation.sections[number]
    let trail = navigation.trail(to: page) ?? [number]
    html.element("ul") { write(section, trail: trail.dropFirst(), into: &$0) }
  }

  /// - Parameter trail: the places of the entries from this one to the page; nil if the page is elsewhere.
  private func write(_ node: NavigationNode, trail: ArraySlice<Int>?, into html: inout Markup) {
    html.element("li") { html in
      // A collapsed folder without a page of its own leads to its first page.
      let address = node.address ?? (trail == nil ? node.firstAddress : nil)
      let mark = trail != nil && address == page ? "page" : nil
      html.element(
        address == nil ? "span" : "a", [], [("aria-current", mark), ("href", address.map { root + $0.url })]
      ) { html in
        if let icon = node.icon { html.element("i", ["k", icon], text: "") }
        html.write(breakable: node.title)
      }
      if trail != nil, !node.children.isEmpty {
        html.element("ul") { html in
          let shown = window(of: node.children.count, around: trail?.first)
          if shown.lowerBound > 0 { writeMore(shown.lowerBound, "earlier", of: node, into: &html) }
          for place in shown {
            write(node.children[place], trail: trail?.first == place ? trail?.dropFirst() : nil, into: &html)
          }
          let left = node.children.count - shown.upperBound
          if left > 0 { writeMore(left, "more", of: node, into: &html) }
        }
      }
    }
  }

  private func window(of count: Int, around place: Int?) -> Range<Int> {
    guard count > Self.longest else { return 0..<count }
    let start = min(max((place ?? 0) - Self.longest / 3, 0), count - Self.longest)
    return start..<(start + Self.longest)
  }

  /// Writes a link to the page that lists the entries that are not shown: the page of their folder, or the list of all
  /// pages.
  private func writeMore(_ count: Int, _ word: String, of folder: NavigationNode, into html: inout Markup) {
    html.element("li", ["more"]) {
      $0.link(to: root + (folder.address ?? PageAddress.siteIndex).url, text: "\(count) \(word)")
    }
  }
}
