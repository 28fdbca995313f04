/// Everything around a page's text: the head, the header, the navigation, "on this page", the neighbours and the footer.
///
/// ```
/// let frame = PageTemplate(site: identity, theme: theme, navigation: navigation, roots: ["", "../"])
/// let html = frame.render(page)
/// ```
/// All links are relative and lead to files, so a page works at any address and opened as a file.
public struct PageTemplate: Sendable {
  public var site: SiteIdentity
  public var theme: Theme
  public var navigation: Navigation
  /// The time of each source file's last change, in seconds since 1970, by its path from the root of the repository.
  public var changes: [String: Int]
  public var hasFeed: Bool
  /// Differs when any page could get another frame, within one run of the program.
  let fingerprint: Int
  private var list: NavigationList

  /// - Parameter roots: the ways to the root (`PageAddress.root`) of all pages that will be rendered.
  public init(
    site: SiteIdentity, theme: Theme, navigation: Navigation, roots: Set<String>, changes: [String: Int] = [:], hasFeed: Bool = false
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
  /// The whole page.
  ///
  /// - Parameter root: the way to the site's root where it is not the page's own, as in `404.html`, which is served at any address.
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
    let hasList = !page.classes.contains("home") && navigation.section(of: page.address) != nil
    html.add("<body")
    var classes = page.classes
    if !hasList { classes.append("wide") }
    if !classes.isEmpty { html.add(attribute: "class", classes.joined(separator: " ")) }
    html.add(">\n<a class=\"skip\" href=\"#main\">Skip to content</a>\n<header class=\"top\"><a class=\"brand\"")
    html.add(attribute: "href", root + "index.html")
    html.add(">")
    html += theme.mark
    html.add("<span>")
    html.add(escaped: site.title)
    html.add("</span></a><nav class=\"sections\" aria-label=\"Sections\"><ul>")
    let current = navigation.section(of: page.address)
    for (number, section) in navigation.sections.enumerated() {
      guard let address = section.address ?? section.children.first?.address else { continue }
      html.add("<li><a")
      if number == current { html.add(address == page.address ? " aria-current=\"page\"" : " aria-current=\"true\"") }
      html.add(attribute: "href", root + address.path)
      html.add(">")
      html.add(escaped: section.title)
      html.add("</a></li>")
    }
    html.add("</ul></nav><div class=\"tools\"><a class=\"search\"")
    html.add(attribute: "href", root + SiteIndexPage.address.path)
    html.add("><span>Search</span><kbd aria-hidden=\"true\">/</kbd></a></div></header>\n")
    writeBar(hasList: hasList, hasContents: page.contents.count > 1, into: &html)
    html.add("<div class=\"layout\">\n")
    if hasList {
      html.add("<nav id=\"nav\" class=\"side\" aria-label=\"Pages\" popover>")
      list.write(for: page.address, root: root, into: &html)
      html.add("</nav>\n")
    }
    if page.contents.count > 1 {
      html.add("<nav id=\"toc\" class=\"toc\" aria-label=\"On this page\" popover><p>On this page</p><ol>")
      for entry in page.contents {
        html.add(entry.level > 2 ? "<li class=\"sub\"><a" : "<li><a")
        html.add(attribute: "href", "#" + entry.anchor)
        html.add(">")
        html.add(escaped: entry.title)
        html.add("</a></li>")
      }
      html.add("</ol></nav>\n")
    }
    html.add("<main id=\"main\" tabindex=\"-1\">")
    writePointer(of: page, root: root, into: &html)
    writeCrumbs(crumbs, of: page, root: root, into: &html)
  }

  /// Tells programs that read the page where its Markdown is; nobody else meets it.
  private func writePointer(of page: SitePage, root: String, into html: inout [UInt8]) {
    guard page.twin != nil else { return }
    html.add("<p class=\"vh\" aria-hidden=\"true\">This page as Markdown: ")
    html.add(escaped: page.address.twin.name)
    html.add(". All pages: ")
    html.add(escaped: root)
    html.add("llms.txt</p>")
  }

  private func writeBar(hasList: Bool, hasContents: Bool, into html: inout [UInt8]) {
    guard hasList || hasContents else { return }
    html.add("<div class=\"bar\">")
    if hasList { html.add("<button type=\"button\" popovertarget=\"nav\">Menu</button>") }
    if hasContents { html.add("<button type=\"button\" popovertarget=\"toc\">On this page</button>") }
    html.add("</div>\n")
  }

  private func writeCrumbs(_ crumbs: [NavigationNode], of page: SitePage, root: String, into html: inout [UInt8]) {
    let above = crumbs.last?.address == page.address ? crumbs.dropLast() : crumbs[...]
    guard !above.isEmpty else { return }
    html.add("<nav class=\"crumbs\" aria-label=\"Breadcrumbs\"><ol>")
    for crumb in above {
      html.add("<li>")
      if let address = crumb.address {
        html.add("<a")
        html.add(attribute: "href", root + address.path)
        html.add(">")
      }
      html.add(escaped: crumb.title)
      if crumb.address != nil { html.add("</a>") }
      html.add("</li>")
    }
    html.add("</ol></nav>\n")
  }

  private func writeClosing(of page: SitePage, root: String, into html: inout [UInt8]) {
    writeEnd(of: page, into: &html)
    html.add("</main>\n</div>\n")
    let previous = navigation.previous(of: page.address)
    let next = navigation.next(of: page.address)
    html.add("<footer class=\"foot\">")
    if !page.classes.contains("home"), previous != nil || next != nil {
      html.add("<nav class=\"turn\" aria-label=\"Previous and next page\">")
      if let previous, let address = previous.address {
        html.add("<a rel=\"prev\"")
        html.add(attribute: "href", root + address.path)
        html.add("><small>Previous</small> ")
        html.add(escaped: previous.title)
        html.add("</a>")
      }
      if let next, let address = next.address {
        html.add("<a rel=\"next\"")
        html.add(attribute: "href", root + address.path)
        html.add("><small>Next</small> ")
        html.add(escaped: next.title)
        html.add("</a>")
      }
      html.add("</nav>")
    }
    html += theme.footer
    html.add("</footer>\n</body>\n</html>\n")
  }

  private func writeEnd(of page: SitePage, into html: inout [UInt8]) {
    let change = page.source.flatMap { changes[$0] }
    guard page.twin != nil || page.source != nil else { return }
    html.add("\n<p class=\"about\">")
    if let change {
      let date = CalendarDate(secondsSince1970: change).description
      html.add("<span>Last changed <time")
      html.add(attribute: "datetime", date)
      html.add(">")
      html.add(raw: date)
      html.add("</time></span> ")
    }
    if let source = page.source, let repository = site.repository {
      html.add("<a")
      html.add(attribute: "href", "\(repository)/edit/\(site.branch)/\(source)")
      html.add(">Edit this page</a> ")
    }
    if page.twin != nil {
      html.add("<a")
      html.add(attribute: "href", page.address.twin.name)
      html.add(">As Markdown</a>")
    }
    html.add("</p>")
  }
}
