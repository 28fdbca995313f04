/// Renders the navigation of a section as HTML.
///
/// A small section is shown completely on each of its pages. Its HTML depends only on the depth of the page's folder,
/// except for the mark at the current page. So the HTML is rendered once for each depth, and each page inserts its
/// mark.
///
/// A page of a large section shows only the path to the page, and the nearby entries of long lists. So the size of a
/// page does not grow with the site.
struct NavigationList: Sendable {
  /// The maximum number of entries in a section that is shown completely.
  static let whole = 60
  /// The maximum number of entries in a list that is shown completely.
  static let longest = 24

  private var navigation: Navigation
  private var sections: [Entry]
  private var rendered: [Key: Whole] = [:]

  /// Renders each small section once for each element of `roots`, which contains relative paths from pages to the
  /// site's root.
  init(_ navigation: Navigation, roots: Set<String>) {
    self.navigation = navigation
    sections = navigation.sections.map(Entry.init)
    for (number, section) in sections.enumerated() where section.size <= Self.whole {
      for root in roots {
        var whole = Whole()
        whole.add([section], root: root)
        rendered[Key(section: number, root: root)] = whole
      }
    }
  }
}

extension NavigationList {
  /// Writes the navigation of the section that contains a page.
  func write(for address: PageAddress, root: String, into html: inout [UInt8]) {
    guard let section = navigation.section(of: address) else { return }
    if let whole = rendered[Key(section: section, root: root)] {
      whole.write(current: address, into: &html)
    } else {
      let trail = navigation.trail(to: address) ?? [section]
      html.add("<ul>")
      writeItem(sections[section], rest: trail.dropFirst(), isOpen: true, current: address, root: root, into: &html)
      html.add("</ul>")
    }
  }
}

extension NavigationList {
  private func writeItem(
    _ entry: Entry, rest: ArraySlice<Int>, isOpen: Bool, current: PageAddress, root: String, into html: inout [UInt8]
  ) {
    html.add("<li>")
    if let address = entry.address {
      html.add("<a")
      if address == current { html.add(" aria-current=\"page\"") }
      entry.writeLink(root: root, into: &html)
      html.add(">")
    } else {
      html.add("<span>")
    }
    html += entry.label
    entry.address == nil ? html.add("</span>") : html.add("</a>")
    if isOpen, !entry.children.isEmpty {
      html.add("<ul>")
      let shown = window(of: entry.children.count, around: rest.first)
      if shown.lowerBound > 0 { writeMore(shown.lowerBound, "earlier", of: entry, root: root, into: &html) }
      for place in shown {
        let isOnWay = rest.first == place
        writeItem(
          entry.children[place], rest: isOnWay ? rest.dropFirst() : [], isOpen: isOnWay, current: current, root: root,
          into: &html)
      }
      let left = entry.children.count - shown.upperBound
      if left > 0 { writeMore(left, "more", of: entry, root: root, into: &html) }
      html.add("</ul>")
    }
    html.add("</li>")
  }

  private func window(of count: Int, around place: Int?) -> Range<Int> {
    guard count > Self.longest else { return 0..<count }
    let start = min(max((place ?? 0) - Self.longest / 3, 0), count - Self.longest)
    return start..<(start + Self.longest)
  }

  /// Writes a link to the page that lists the entries that are not shown: the page of their folder, or the list of all
  /// pages.
  private func writeMore(_ count: Int, _ word: String, of folder: Entry, root: String, into html: inout [UInt8]) {
    html.add("<li class=\"more\"><a")
    html.add(attribute: "href", root + (folder.address ?? SiteIndexPage.address).url)
    html.add(raw: ">\(count) ")
    html.add(word)
    html.add("</a></li>")
  }
}

extension NavigationList {
  /// An entry of the navigation with its label as HTML. The label is rendered once, since many pages show the same
  /// entry.
  private struct Entry: Sendable {
    var address: PageAddress?
    /// The path of the address, escaped for an attribute.
    private var path: [UInt8] = []
    /// The icon and the title.
    var label: [UInt8] = []
    var children: [Entry]

    init(_ node: NavigationNode) {
      address = node.address
      if let address { path.add(escaped: address.url) }
      if let icon = node.icon { label.add(raw: "<i class=\"k \(icon)\"></i>") }
      label.add(breakable: node.title)
      children = node.children.map(Entry.init)
    }

    /// Writes the attribute `href`. `root` is the path from the page to the site's root.
    func writeLink(root: String, into html: inout [UInt8]) {
      html.add(" href=\"")
      html.add(escaped: root)
      html += path
      html.add("\"")
    }

    /// The number of entries in this subtree.
    var size: Int { children.reduce(1) { $0 + $1.size } }
  }

  private struct Key: Hashable { var section: Int, root: String }

  /// The complete navigation of a section as HTML, in which no page is marked as the current page. The value of `marks`
  /// for a page is an offset in `html`. To mark the page, an attribute must be inserted at this offset.
  private struct Whole: Sendable {
    var html: [UInt8] = []
    var marks: [PageAddress: Int] = [:]

    mutating func add(_ entries: [Entry], root: String) {
      html.add("<ul>")
      for entry in entries {
        html.add("<li>")
        if let address = entry.address {
          html.add("<a")
          if marks[address] == nil { marks[address] = html.count }
          entry.writeLink(root: root, into: &html)
          html.add(">")
        } else {
          html.add("<span>")
        }
        html += entry.label
        entry.address == nil ? html.add("</span>") : html.add("</a>")
        if !entry.children.isEmpty { add(entry.children, root: root) }
        html.add("</li>")
      }
      html.add("</ul>")
    }

    func write(current: PageAddress, into page: inout [UInt8]) {
      guard let mark = marks[current] else {
        page += html
        return
      }
      page += html[..<mark]
      page.add(" aria-current=\"page\"")
      page += html[mark...]
    }
  }
}
