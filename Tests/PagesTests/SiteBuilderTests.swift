import LimnMarkdown
@testable import LimnPlatform
import TestFiles
import Testing

@testable import LimnPages

@Suite struct SiteBuilderTests {
  static let pond = [
    "index.md": "# Pond\n\nWater.\n", "Puddles/index.md": "---\norder: 1\n---\n# Puddles\n\n## Why\n",
    "Puddles/Providers.md":
      "---\ntitle: Providers\ndescription: Who owns data.\n---\n# Providers\n\nSee [why](index.md#why).\n\n## Live and mock\n\n### Mock\n",
    "Puddles/Modules.md": "---\norder: 1\n---\n# Modules\n", "LUCA/Stores.md": "# Stores\n", "LUCA/logo.png": "x",
  ]

  @Test("A file's path gives its address in lower case, and a folder has a page")
  func aFilesPathGivesItsAddressInLowerCase() throws {
    let site = try TestSite(Self.pond)
    #expect(site.problems.isEmpty)
    for path in [
      "index.html", "puddles/index.html", "puddles/providers.html", "puddles/providers.md", "luca/index.html",
      "LUCA/logo.png",
    ] {
      #expect(site.files[path] != nil, "\(path)")
    }
    #expect(site["luca/index.html"].contains("<a href=\"stores.html\">Stores</a>"))
  }

  @Test("The navigation shows the page's own section, by order and then by title")
  func theNavigationShowsThePagesOwnSectionByOrder() throws {
    let html = try TestSite(Self.pond)["puddles/providers.html"]
    // Skip the first list. On narrow screens, it shows the sections that are in the page's header on wide screens.
    let list = html.split(separator: "<nav id=\"limnNav\"")[1].split(separator: "</nav>")[0].split(
      separator: "</ul>", maxSplits: 1)[1]
    #expect(list.matches(of: #/>([A-Z][^<]*)</a>/#).map { String($0.1) } == ["Puddles", "Modules", "Providers"])
    #expect(list.contains("<a aria-current=\"page\" href=\"../puddles/providers.html\">"))
    #expect(html.contains("<a rel=\"prev\" href=\"../puddles/modules.html\">"))
    #expect(
      html.contains(
        "<nav class=\"crumbs\" aria-label=\"Breadcrumbs\"><ol><li><a href=\"../puddles/index.html\">Puddles</a></li></ol>"
      ))
  }

  @Test("No page links to the root of a host, and none has a script or style of its own")
  func noPageLinksToTheRootOfAHost() throws {
    let site = try TestSite(Self.pond) { $0.identity.url = "https://pond.example/docs/" }
    for (path, html) in site.pages where path != "404.html" {
      #expect(html.matches(of: #/(?:href|src)="\//#).isEmpty, "\(path)")
      #expect(html.matches(of: #/<style| style="|<script(?![^>]* src=)| on[a-z]+="/#).isEmpty, "\(path)")
      #expect(html.matches(of: #/<h1/#).count == 1, "\(path)")
      #expect(html.contains("Content-Security-Policy"), "\(path)")
    }
    #expect(
      site["puddles/providers.html"].contains(
        "<link rel=\"canonical\" href=\"https://pond.example/docs/puddles/providers.html\">"))
  }

  @Test("Every link of every page leads to a file of the site") func everyLinkOfEveryPageLeadsToAFile() throws {
    let site = try TestSite(Self.pond)
    for (path, html) in site.pages where path != "404.html" {
      for match in html.matches(of: #/(?:href|src|data-search)="([^"#:]+)(?:#[^"]*)?"/#) {
        let target = RelativePath.resolve(String(match.1), from: path.split(separator: "/").dropLast().map(String.init))
        #expect(target.map { site.files[$0] != nil } == true, "\(path): \(match.1)")
      }
    }
  }

  @Test("Without an address there is no canonical link, sitemap or feed")
  func withoutAnAddressThereIsNoCanonicalLinkSitemap() throws {
    let site = try TestSite(Self.pond)
    #expect(!site["index.html"].contains("canonical"))
    #expect(site.files["sitemap.xml"] == nil && site.files["feed.xml"] == nil)
    #expect(site.files[".nojekyll"] != nil && site.files["404.html"] != nil && site.files["_headers"] != nil)
  }

  @Test("Assets are cached for ever only if their names change with their contents")
  func assetsAreCachedOnlyIfVersioned() throws {
    let rule = "/docs/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n/docs/*.md\n"
    func headers(_ files: [StaticFile]) throws -> String {
      let site = try TestSite(Self.pond) {
        $0.identity.basePath = "/docs/"
        $0.content.staticFiles += files
      }
      return String(decoding: try #require(site.files["_headers"]), as: UTF8.self)
    }
    #expect(try headers([StaticFile("figures/a.png", [1])]).contains(rule))
    let own = try headers([StaticFile("assets/a.png", [1])])
    #expect(
      !own.contains("Cache-Control") && own.contains("/docs/*.md\n")
        && own.hasPrefix("/docs/*\n  Content-Security-Policy"))
  }

  @Test("The feed and the sitemap have the dates that git knows") func theFeedAndTheSitemapHaveTheDatesThat() throws {
    let site = try TestSite(Self.pond) {
      $0.identity.url = "https://pond.example/"
      $0.history.changes = ["Content/Puddles/Providers.md": 1_700_000_000]
    }
    #expect(site["feed.xml"].contains("<updated>2023-11-14T22:13:20Z</updated>"))
    #expect(
      site["sitemap.xml"].contains(
        "<loc>https://pond.example/puddles/providers.html</loc><lastmod>2023-11-14</lastmod>"))
    #expect(site["puddles/providers.html"].contains("<time datetime=\"2023-11-14\">"))
  }

  @Test("Llms.txt lists the Markdown alternates by section") func llmsTxtListsTheMarkdownAlternatesBySection() throws {
    let text = try TestSite(Self.pond) { $0.identity.tagline = "All of it." }["llms.txt"]
    #expect(text.hasPrefix("# Pond\n\n> All of it.\n\n"))
    #expect(
      text.contains(
        "## Puddles\n\n- [Puddles](puddles/index.md)\n- [Modules](puddles/modules.md)\n- [Providers](puddles/providers.md): Who owns data."
      )
    )
  }

  @Test("Two builds give the same bytes") func twoBuildsGiveTheSameBytes() throws {
    #expect(try TestSite(Self.pond).files == TestSite(Self.pond).files)
  }

  @Test("A build that takes over from the one before gives the same files as a new one")
  func aBuildThatTakesOverFromTheOneBefore() throws {
    var content = Self.pond
    var memory = SiteMemory()
    func build() throws -> TestSite {
      let site = try TestSite(content)
      var input = SiteInput(
        identity: SiteIdentity(title: "Pond"), theme: try TestSite.theme.get(),
        articles: TestSite.articles(content))
      input.content.staticFiles = [StaticFile("LUCA/logo.png", gif)]
      nonisolated(unsafe) var files: [String: [UInt8]] = [:]
      input.jobs = 1
      _ = try SiteBuilder(input).build(reusing: &memory) { files[$0.address.path] = $0.bytes }
      for file in memory.searchFiles() { files[file.address.path] = file.bytes }
      #expect(files == site.files)
      return site
    }
    _ = try build()
    content["Puddles/index.md"] = "---\norder: 1\n---\n# Puddles of water\n\n## Why\n\nMore.\n"
    #expect(try build()["puddles/providers.html"].contains("Puddles of water"))
  }

  @Test("A build that takes over from the one before shows the new results")
  func aBuildThatTakesOverShowsTheNewResults() throws {
    var memory = SiteMemory()
    func build(_ passed: Int, title: String) throws -> String {
      var input = SiteInput(
        identity: SiteIdentity(title: title), theme: try TestSite.theme.get(),
        articles: TestSite.articles(["index.md": "<!-- results -->\n"]))
      var facts = CoverageFacts()
      facts.snippets.built = passed
      input.catalog.results = BuildResults(CatalogPagesTests.index, facts)
      nonisolated(unsafe) var html = ""
      input.jobs = 1
      _ = try SiteBuilder(input).build(reusing: &memory) { file in
        if file.address == "index.html" { html = file.bytes.text }
      }
      return html
    }
    #expect(try build(1, title: "Pond").contains("<b>1 of 1</b>"))
    #expect(try build(2, title: "Pond").contains("<b>2 of 2</b>"))
    #expect(try build(2, title: "Lake").contains("<h1>Lake</h1>"))
  }

  @Test("Two articles cannot have one address") func twoArticlesCannotHaveOneAddress() throws {
    let site = try TestSite(["a.md": "# A\n", "b.md": "---\nslug: a\n---\n# B\n"])
    #expect(
      site.problems == [
        "Content/b.md:2:7 duplicate-address 'a.html' is the address of two articles; give one of them another 'slug'"
      ])
    #expect(try TestSite(["catalog/x.md": "# X\n"]).problems.count == 1)
  }

  @Test("A draft is not published, and a link to it is dead") func aDraftIsNotPublishedAndALinkTo() throws {
    let site = try TestSite(["index.md": "# A\n\n[b](b.md)\n", "b.md": "---\ndraft: true\n---\n# B\n"])
    #expect(site.files["b.html"] == nil)
    #expect(site.problems == ["Content/index.md:3:1 dead-link 'b.md' does not exist"])
  }

  @Test("A file that is a whole page gets the site's script, header, and footer")
  func aFileThatIsAWholePageGetsTheSitesFrame()
    throws
  {
    let marks = [PageTemplate.scriptMark, "<main></main>", PageTemplate.headerMark, PageTemplate.footerMark]
    let site = try TestSite(["index.md": "# Pond\n", "Fish/index.md": "# Fish\n"]) { input in
      input.previews.files = [
        SiteFile("catalog/preview/a.html", Array(marks.joined().utf8)),
        SiteFile("data.txt", Array(PageTemplate.headerMark.utf8)),
      ]
    }
    let html = site["catalog/preview/a.html"]
    #expect(html.hasPrefix("<script defer src=\"../../assets/limn."), "\(html)")
    #expect(
      html.contains("<main></main>\n<a class=\"skip\" href=\"#limnMain\">Skip to content</a>\n<header class=\"top\">"))
    #expect(
      html.contains("<a href=\"../../fish/index.html\">Fish</a>") && html.contains("href=\"../../all-pages.html\""))
    #expect(html.contains("<nav id=\"limnNav\" class=\"side only-menu\"") && html.hasSuffix("</footer>\n"))
    #expect(!html.contains("<!--") && site["data.txt"] == PageTemplate.headerMark)
  }

  @Test("A large logo is a file of its own") func aLargeLogoIsAFileOfItsOwn() throws {
    func page(logo: Int) throws -> (html: String, site: TestSite) {
      let shape = String(repeating: "M0 0h1", count: logo / 6)
      let files = FileSystem.inMemory([
        "t/theme.css": "a{}", "t/mark.svg": "<svg viewBox=\"0 0 1 1\"><path d=\"\(shape)\"/></svg>",
      ])
      let input = SiteInput(
        identity: SiteIdentity(title: "Pond"), theme: try Theme(standard: "t", files: files),
        articles: TestSite.articles(["index.md": "# Pond\n"]))
      let site = try TestSite(input)
      return (site["index.html"], site)
    }
    #expect(try page(logo: 300).html.contains("<svg aria-hidden=\"true\" class=\"logo\""))
    let (html, site) = try page(logo: 60_000)
    #expect(!html.contains("M0 0h1") && !html.contains("class=\"logo\" viewBox"))
    let logo = try #require(html.firstMatch(of: #/<img class="logo" alt width="28" height="28" src="([^"]*)"/#))
    #expect(site.files[String(logo.1)] != nil, "the logo's file is published")
  }
}
