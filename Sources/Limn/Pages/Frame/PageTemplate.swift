import LimnPlatform

/// The frame around a page's text: the head, the header, the navigation, "on this page", links to neighboring pages,
/// and the footer.
///
/// ```
/// let frame = PageTemplate(site: identity, theme: theme, navigation: navigation, roots: ["", "../"])
/// let html = frame.render(page)
/// ```
/// All links are relative and lead to files, so that pages work at any address and from the local disk. The ids of the
/// frame start with `limn` and contain an uppercase letter, which the anchors of headings never do.
public struct PageTemplate: Sendable {
  public var site: SiteIdentity
  public var theme: Theme
  public var navigation: Navigation
  /// The modification time of each source file in seconds since 1970. The key is the file's path relative to the
  /// repository's root.
  public var changes: [String: Int]
  public var hasFeed: Bool
  /// A hash of all data that determines the frames of pages. It can be compared only with hashes from the same run of
  /// the program, since Swift's hashes differ from run to run.
  let fingerprint: Int
  private var list: NavigationList

  /// - Parameter roots: the relative paths to the site's root (`PageAddress.root`) of all pages that will be rendered.
  ///   Pages in folders of the same depth have the same path. The navigation of a small section is rendered once for
  ///   each path.
  public init(
    site: SiteIdentity, theme: Theme, navigation: Navigation, roots: Set<String>, changes: [String: Int] = [:],
    hasFeed: Bool = false
  ) {
    self.site = site
    self.theme = theme
    self.navigation = navigation
    self.changes = changes
    self.hasFeed = hasFeed
    list = NavigationList(navigation, roots: roots)
    var hasher = Hasher()
    hasher.combine(site)
    hasher.combine(navigation.sections)
    hasher.combine(roots)
    hasher.combine(changes)
    hasher.combine(hasFeed)
    hasher.combine(Set(theme.assets.keys))
    hasher.combine(theme.mark)
    hasher.combine(theme.footer)
    fingerprint = hasher.finalize()
  }
}

extension PageTemplate {
  /// Renders the complete page.
  ///
  /// - Parameter root: the path to the site's root. If nil, the relative path from the page's address to the root is
  ///   used. `404.html` needs an absolute path: hosts serve this page in place of missing pages in any folder, so a
  ///   relative path would be wrong in most folders.
  public func render(_ page: SitePage, root: String? = nil) -> [UInt8] {
    let root = root ?? page.address.root
    var html: [UInt8] = []
    html.reserveCapacity(page.body.count + 8192)
    writeHead(of: page, root: root, into: &html)
    writeOpening(of: page, root: root, into: &html)
    html += page.body
    writeClosing(of: page, root: root, into: &html)
    return html
  }
}

extension PageTemplate {
  private func writeOpening(of page: SitePage, root: String, into html: inout [UInt8]) {
    let crumbs = navigation.path(to: page.address)
    let isWide = ["home", "wide"].contains { page.classes.contains($0) }
    let hasList = !isWide && navigation.section(of: page.address) != nil
    html.add("<body")
    var classes = page.classes
    let layout = isWide ? "wide" : hasList ? nil : "text"
    if let layout, !classes.contains(layout) { classes.append(layout) }
    if !classes.isEmpty { html.add(attribute: "class", classes.joined(separator: " ")) }
    html.add(">\n<a class=\"skip\" href=\"#limnMain\">Skip to content</a>\n<header class=\"top\"><a class=\"brand\"")
    html.add(attribute: "href", root + "index.html")
    html.add(">")
    html += theme.mark
    html.add("<span>")
    html.add(escaped: site.title)
    html.add("</span></a><nav class=\"sections\" aria-label=\"Sections\"><ul>")
    writeSections(for: page, root: root, into: &html)
    html.add("</ul></nav><div class=\"tools\"><a class=\"search\" aria-label=\"Search\"")
    html.add(attribute: "href", root + SiteIndexPage.address.url)
    html.add(">")
    html.add(Self.searchIcon)
    html.add("<span>Search</span><kbd aria-hidden=\"true\">/</kbd></a></div>")
    if let repository = site.repository {
      html.add("<a class=\"repo\"")
      html.add(attribute: "href", repository)
      html.add(">Repository ")
      html.add(Self.externalIcon)
      html.add("</a>")
    }
    html.add("<button class=\"menu\" type=\"button\" popovertarget=\"limnNav\">")
    html.add(Self.menuIcon)
    html.add("Menu</button></header>\n")
    // A home page needs no table of contents.
    let hasContents = page.contents.count > 1 && !page.classes.contains("home")
    if hasContents {
      html.add("<div class=\"bar\"><button type=\"button\" popovertarget=\"limnToc\">On this page</button></div>\n")
    }
    html.add("<div class=\"layout\">\n")
    html.add("<nav id=\"limnNav\"")
    html.add(hasList ? " class=\"side\"" : " class=\"side only-menu\"")
    html.add(" aria-label=\"Pages\" popover><ul class=\"narrow\">")
    writeSections(for: page, root: root, into: &html)
    if let repository = site.repository {
      html.add("<li><a")
      html.add(attribute: "href", repository)
      html.add(">Repository</a></li>")
    }
    html.add("</ul>")
    if hasList { list.write(for: page.address, root: root, into: &html) }
    html.add("</nav>\n")
    if hasContents {
      html.add("<nav id=\"limnToc\" class=\"toc\" aria-label=\"On this page\" popover><p>On this page</p><ol>")
      for entry in page.contents {
        html.add(entry.level > 2 ? "<li class=\"sub\"><a" : "<li><a")
        html.add(attribute: "href", "#" + entry.anchor.percentEncoded)
        html.add(">")
        html.add(breakable: entry.title)
        if let count = entry.count { html.add(raw: " <span>\(count)</span>") }
        html.add("</a></li>")
      }
      html.add("</ol>")
      if let checks = page.code.checks { write(checks, root: root, into: &html) }
      html.add("</nav>\n")
    }
    html.add("<main id=\"limnMain\" tabindex=\"-1\">")
    writePointer(of: page, root: root, into: &html)
    writeCrumbs(crumbs, of: page, root: root, into: &html)
  }

  /// Writes the results of the page's snippets.
  private func write(_ checks: PageChecks, root: String, into html: inout [UInt8]) {
    html.add(checks.hasPassed ? "<p class=\"checked\">" : "<p class=\"checked bad\">")
    if let address = checks.address {
      html.add("<a")
      html.add(attribute: "href", root + address.url)
      html.add(">")
    }
    html.add(escaped: checks.summary)
    if checks.address != nil { html.add("</a>") }
    if !checks.details.isEmpty {
      html.add("<small>")
      html.add(escaped: checks.details)
      html.add("</small>")
    }
    html.add("</p>")
  }

  /// Writes a line for programs that read the page. It names the page's Markdown alternate, and is not visible in
  /// browsers.
  private func writePointer(of page: SitePage, root: String, into html: inout [UInt8]) {
    guard page.alternate != nil else { return }
    html.add("<p class=\"vh\" aria-hidden=\"true\">This page as Markdown: ")
    html.add(escaped: page.address.alternate.name.percentEncoded)
    html.add(". All pages: ")
    html.add(escaped: root)
    html.add("llms.txt</p>")
  }

  /// Writes a link for each section. The link of the page's own section is marked.
  func writeSections(for page: SitePage, root: String, into html: inout [UInt8]) {
    let current = navigation.section(of: page.address)
    for (number, section) in navigation.sections.enumerated() {
      guard let address = section.firstAddress else { continue }
      html.add("<li><a")
      if number == current { html.add(address == page.address ? " aria-current=\"page\"" : " aria-current=\"true\"") }
      html.add(attribute: "href", root + address.url)
      html.add(">")
      html.add(escaped: section.title)
      html.add("</a></li>")
    }
  }

  private func writeCrumbs(_ crumbs: [NavigationNode], of page: SitePage, root: String, into html: inout [UInt8]) {
    let above = crumbs.last?.address == page.address ? crumbs.dropLast() : crumbs[...]
    guard !above.isEmpty else { return }
    html.add("<nav class=\"crumbs\" aria-label=\"Breadcrumbs\"><ol>")
    for crumb in above {
      html.add("<li>")
      if let address = crumb.firstAddress {
        html.add("<a")
        html.add(attribute: "href", root + address.url)
        html.add(">")
      }
      html.add(breakable: crumb.title)
      if crumb.firstAddress != nil { html.add("</a>") }
      html.add("</li>")
    }
    html.add("</ol></nav>\n")
  }
}

extension PageTemplate {
  static let searchIcon: String =
    "<svg viewBox=\"0 0 16 16\" width=\"16\" height=\"16\" aria-hidden=\"true\"><circle cx=\"7\" cy=\"7\" r=\"4.500\"/><path d=\"m10.500 10.500 3.500 3.500\"/></svg>"
  private static let externalIcon: String =
    "<svg viewBox=\"0 0 16 16\" width=\"16\" height=\"16\" aria-hidden=\"true\"><path d=\"M6 3H3v10h10v-3M9 3h4v4M13 3 7.500 8.500\"/></svg>"
  private static let menuIcon: String =
    "<svg viewBox=\"0 0 16 16\" width=\"20\" height=\"20\" aria-hidden=\"true\"><path d=\"M2.500 4.500h11M2.500 8h11M2.500 11.500h11\"/></svg>"
}
