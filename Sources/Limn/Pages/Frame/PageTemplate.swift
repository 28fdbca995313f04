import LimnMarkup

/// The frame around a page's text: the head, the header, the navigation, "on this page", links to neighboring pages,
/// and the footer.
///
/// ```
/// let frame = PageTemplate(site: identity, theme: theme, navigation: navigation)
/// let html = frame.render(page)
/// ```
/// All links are relative and lead to files, so that pages work at any address and from the local disk. The ids of the
/// frame start with `limn` and contain an uppercase letter, which the anchors of headings never do.
public struct PageTemplate: Sendable {
  var site: SiteIdentity
  var theme: Theme
  var navigation: Navigation
  /// The modification time of each source file in seconds since 1970. The key is the file's path relative to the
  /// repository's root.
  var changes: [String: Int] = [:]
  var hasFeed = false

  /// A hash of all data that determines the frames of pages. It can be compared only with hashes from the same run of
  /// the program, since Swift's hashes differ from run to run.
  var fingerprint: Int {
    let parts: [AnyHashable] = [
      site, navigation.sections, changes, hasFeed, Set(theme.assets.keys), theme.mark, theme.footer,
    ]
    return parts.hashValue
  }

  /// Renders the complete page.
  ///
  /// - Parameter root: the path to the site's root. If nil, the relative path from the page's address to the root is
  ///   used. `404.html` needs an absolute path: hosts serve this page in place of missing pages in any folder, so a
  ///   relative path would be wrong in most folders.
  func render(_ page: SitePage, root: String? = nil) -> [UInt8] {
    var writer = PageWriter(
      frame: self, page: page, root: root ?? page.address.root, html: Markup(capacity: page.body.count + 8192))
    writer.write()
    return writer.html.bytes
  }
}

/// Writes the frame of one page.
struct PageWriter {
  let frame: PageTemplate
  let page: SitePage
  /// The path to the site's root.
  let root: String
  var html = Markup()

  mutating func write() {
    writeHead()
    writeOpening()
    html.add(page.body)
    writeClosing()
  }

  private mutating func writeOpening() {
    let isWide = ["home", "wide"].contains { page.classes.contains($0) }
    let hasList = !isWide && frame.navigation.section(of: page.address) != nil
    let layout = isWide ? ["wide"] : hasList ? [] : ["text"]
    html.open("body", page.classes + layout.filter { !page.classes.contains($0) })
    writeHeader()
    // A home page needs no table of contents.
    let hasContents = page.contents.count > 1 && !page.classes.contains("home")
    if hasContents {
      html.add("<div class=\"bar\"><button type=\"button\" popovertarget=\"limnToc\">On this page</button></div>\n")
    }
    html.add("<div class=\"layout\">\n")
    writeMenu(hasList: hasList)
    if hasContents { writeContents() }
    html.add("<main id=\"limnMain\" tabindex=\"-1\">")
    // A line for programs that read the page, which is not visible in browsers.
    if page.alternate != nil {
      html.element("p", ["vh"], [("aria-hidden", "true")]) {
        $0.write("This page as Markdown: \(page.address.alternate.name.percentEncoded). All pages: \(root)llms.txt")
      }
    }
    writeCrumbs()
  }

  /// Writes the link that skips the header, and the header.
  mutating func writeHeader() {
    html.add("\n<a class=\"skip\" href=\"#limnMain\">Skip to content</a>\n<header class=\"top\">")
    html.element("a", ["brand"], [("href", root + "index.html")]) {
      if frame.theme.mark.count <= Self.longestLogo {
        $0.add(frame.theme.mark)
      } else {
        $0.open("img", ["logo"], [("alt", ""), ("width", "28"), ("height", "28"), ("src", root + frame.theme.icon)])
      }
      $0.element("span", text: frame.site.title)
    }
    html.add("<nav class=\"sections\" aria-label=\"Sections\"><ul>")
    writeSections()
    html.add("</ul></nav><div class=\"tools\">")
    html.element("a", ["search"], [("aria-label", "Search"), ("href", root + PageAddress.siteIndex.url)]) {
      $0.add(Self.searchIcon + "<span>Search</span><kbd aria-hidden=\"true\">/</kbd>")
    }
    html.close("div")
    if let repository = frame.site.repository {
      html.element("a", ["repo"], [("href", repository)]) { $0.add("Repository " + Self.externalIcon) }
    }
    html.add(
      "<button class=\"menu\" type=\"button\" popovertarget=\"limnNav\">\(Self.menuIcon)Menu</button></header>\n")
  }

  /// Writes the links to the sections and pages, which are a menu on narrow screens.
  mutating func writeMenu(hasList: Bool = false) {
    html.add("<nav id=\"limnNav\" class=\"side\(hasList ? "" : " only-menu")\" aria-label=\"Pages\" popover>")
    html.add(Self.closeButton(of: "limnNav") + "<ul class=\"narrow\">")
    writeSections()
    if let repository = frame.site.repository {
      html.element("li") { $0.link(to: repository, text: "Repository") }
    }
    html.close("ul")
    if hasList { NavigationList(navigation: frame.navigation, page: page.address, root: root).write(into: &html) }
    html.add("</nav>\n")
  }

  /// A button that closes a menu without scripts. Without it, only a tap outside of the menu would close it on a phone.
  private static func closeButton(of menu: String) -> String {
    "<button class=\"close\" type=\"button\" popovertarget=\"\(menu)\" popovertargetaction=\"hide\">Close</button>"
  }

  private mutating func writeContents() {
    html.add("<nav id=\"limnToc\" class=\"toc\" aria-label=\"On this page\" popover>")
    html.add(Self.closeButton(of: "limnToc") + "<p>On this page</p><ol>")
    for entry in page.contents {
      html.element("li", entry.level > 2 ? ["sub"] : []) { html in
        html.link(to: "#" + entry.anchor.percentEncoded) {
          $0.write(breakable: entry.title)
          if let count = entry.count { $0.add(" <span>\(count)</span>") }
        }
      }
    }
    html.close("ol")
    if let checks = page.code.checks {
      html.element("p", checks.hasPassed ? ["checked"] : ["checked", "bad"]) {
        $0.link(to: checks.address.map { root + $0.url }) { $0.write(checks.summary) }
        if !checks.details.isEmpty { $0.element("small", text: checks.details) }
      }
    }
    html.add("</nav>\n")
  }

  /// Writes a link for each section. The link of the page's own section is marked.
  mutating func writeSections() {
    let current = frame.navigation.section(of: page.address)
    for (number, section) in frame.navigation.sections.enumerated() {
      guard let address = section.firstAddress else { continue }
      let mark = number != current ? nil : address == page.address ? "page" : "true"
      html.element("li") {
        $0.element("a", [], [("aria-current", mark), ("href", root + address.url)], text: section.title)
      }
    }
  }

  private mutating func writeCrumbs() {
    let crumbs = frame.navigation.path(to: page.code.declared ?? page.address)
    let above = crumbs.last?.address == page.address ? crumbs.dropLast() : crumbs[...]
    guard !above.isEmpty else { return }
    html.add("<nav class=\"crumbs\" aria-label=\"Breadcrumbs\"><ol>")
    for crumb in above {
      html.element("li") {
        $0.link(to: crumb.firstAddress.map { root + $0.url }) { $0.write(breakable: crumb.title) }
      }
    }
    html.add("</ol></nav>\n")
  }

  /// The maximum size in bytes of a logo that is copied into each page. For a larger logo, pages load the logo's file.
  private static let longestLogo = 1_200
  /// An image that is hidden from assistive technology. The drawing is 16 units wide and high.
  static func icon(_ drawing: String, size: Int = 16) -> String {
    "<svg viewBox=\"0 0 16 16\" width=\"\(size)\" height=\"\(size)\" aria-hidden=\"true\">\(drawing)</svg>"
  }

  private static let searchIcon =
    icon("<circle cx=\"7\" cy=\"7\" r=\"4.500\"/><path d=\"m10.500 10.500 3.500 3.500\"/>")
  private static let externalIcon =
    icon("<path d=\"M6 3H3v10h10v-3M9 3h4v4M13 3 7.500 8.500\"/>")
  private static let menuIcon =
    icon("<path d=\"M2.500 4.500h11M2.500 8h11M2.500 11.500h11\"/>", size: 20)
}
