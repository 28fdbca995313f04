import LimnCatalog
import LimnDiagnostics
import LimnMarkdown
import LimnPlatform
import Testing

@testable import LimnPages

/// Ids and addresses as a browser and a host compare them: byte by byte.
@Suite struct AddressTests {
  /// `é` as one scalar, and as a letter with a combining mark. Swift strings compare them as equal.
  private static let (one, two) = ("caf\u{E9}", "cafe\u{301}")

  @Test("A heading without letters has an id, and no heading has an id of the frame")
  func headingIDs() throws {
    let site = try TestSite([
      "b.md":
        "# A\n\n## !!!\n\n## ???\n\n## Section\n\n## Main\n\n## Nav\n\n## Toc\n\n## X {#limnMain}\n\n## Y {#limnNav}\n"
    ])
    let html = site["b.html"]
    let ids = html.matches(of: #/ id="([^"]*)"/#).map { String($0.1) }
    #expect(Set(ids).count == ids.count && !ids.contains(""), "\(ids)")
    let wanted = [
      "section", "section-1", "section-2", "main", "nav", "toc", "limnmain", "limnnav", "limnMain", "limnNav",
      "limnToc",
    ]
    #expect(Set(wanted).isSubset(of: ids), "\(ids)")
    #expect(html.contains("<a class=\"skip\" href=\"#limnMain\">") && html.contains("<main id=\"limnMain\""))
    #expect(!site.problems.contains { $0.contains("duplicate-id") })
  }

  @Test("A footnote and a tab have other ids than headings")
  func footnoteIDs() throws {
    let site = try TestSite(["index.md": "# A\n\nText[^1].\n\n## Fn 1\n\n## Fn 1 ref\n\n[^1]: Note.\n"])
    let ids = site["index.html"].matches(of: #/ id="([^"]*)"/#).map { String($0.1) }
    #expect(Set(ids).count == ids.count && ids.contains("fn-1") && ids.contains("limnNote-1"), "\(ids)")
  }

  @Test("Two headings that differ only in normalization have two anchors, and each link leads to its own")
  func normalizedAnchors() throws {
    let site = try TestSite([
      "index.md":
        "# A\n\n## \(Self.one)\n\n## \(Self.two)\n\n[x](#\(Self.one)) [y](#\(Self.two)) [z](b.md#\(Self.two))\n",
      "b.md": "# B\n\n## \(Self.one)\n",
    ])
    #expect(site.problems == [])
    let links = site.links(on: "index.html")
    #expect(links == ["#caf%C3%A9", "#cafe%CC%81", "b.html#caf%C3%A9"])
  }

  @Test("A link in another normalization leads to the file as it is named")
  func normalizedFiles() throws {
    let site = try TestSite([
      "index.md": "# A\n\n[x](\(Self.two).md) [y](\(Self.two).txt)\n", "\(Self.one).md": "# B\n",
      "\(Self.one).txt": "b",
    ])
    #expect(site.problems == [])
    #expect(site.links(on: "index.html") == ["caf%C3%A9.html", "caf%C3%A9.txt"])
  }

  @Test("A combining mark after '#' does not hide the fragment")
  func combiningMark() throws {
    let site = try TestSite(["index.md": "# A\n\n[x](b.md#\u{301}x)\n", "b.md": "# B\n"])
    #expect(
      site.problems == ["Content/index.md:3:1 dead-anchor there is no heading '#\u{301}x' in 'b.md'"])
  }

  @Test("The ledger of addresses compares bytes")
  func ledger() throws {
    let ledger = AddressLedger(path: "Site/addresses.txt", parsing: "a.html\na.html#\(Self.two)\n")
    let site = try TestSite(["a.md": "# A\n\n## \(Self.one)\n"]) { $0.history.ledger = ledger }
    #expect(
      site.problems == ["Site/addresses.txt:2:1 lost-address 'a.html#\(Self.two)' was published but no longer exists"])
    let aliases = "---\naliases: [\"\(Self.one)\", \"\(Self.two)\"]\n---\n# A\n"
    let moved = try TestSite(["a.md": aliases])
    #expect(moved.problems.count == 1 && moved.problems[0].hasPrefix("duplicate-address"))
    #expect(moved["_redirects"].split(separator: "\n").count == 2)
  }

  @Test(
    "Reserved characters of a file's name are escaped in every output",
    arguments: ["p?q#r.png", "100% [a](b).png", "a:b.png", "caf\u{E9} & \"c\".png"])
  func reservedCharacters(name: String) throws {
    let escaped = name.percentEncoded
    let content = [
      "Guide & more/page.md": "# Page\n\n![x](<\(escaped)>) and [y](<\(escaped)>)\n", "Guide & more/\(name)": "x",
    ]
    let site = try TestSite(content) { $0.identity.url = "https://pond.example/" }
    #expect(site.problems == [])
    #expect(site["guide---more/page.html"].contains("src=\"../Guide%20%26%20more/\(escaped)\""))
    #expect(site["guide---more/page.md"].contains("![x](<../Guide%20%26%20more/\(escaped)>)"))
    #expect(escaped.utf8.allSatisfy { $0 < 0x80 && !"?#%[]()\" ".utf8.contains($0) || $0 == UInt8(ascii: "%") })
    #expect(escaped.percentDecoded == name)
  }

  @Test("Letters that an address must encode are encoded in the sitemap, llms.txt, redirects, and the search")
  func encodedOutputs() throws {
    let site = try TestSite(["index.md": "# A\n", "\(Self.one).md": "---\naliases: [\"b c\"]\n---\n# Caf\n"]) {
      $0.identity.url = "https://pond.example/"
    }
    #expect(site["sitemap.xml"].contains("<loc>https://pond.example/caf%C3%A9.html</loc>"))
    #expect(site["llms.txt"].contains("(https://pond.example/caf%C3%A9.md)"))
    #expect(site["_redirects"] == "/b%20c.html /caf%C3%A9.html 301\n")
    #expect(site["b c.html"].contains("url=caf%C3%A9.html"))
    #expect(site.files.keys.filter { $0.hasPrefix("search/p") }.contains { site[$0].contains("\"caf%C3%A9.html\"") })
  }

  @Test("A link to a folder leads to the folder's page")
  func folders() throws {
    let site = try TestSite([
      "index.md": "# A\n\n[x](plain/) [y](<A (b)/>) [z](<A (b)>)\n", "plain/p.md": "# P\n", "A (b)/c.md": "# C\n",
    ])
    #expect(site.problems == [])
    #expect(site.links(on: "index.html") == ["plain/index.html", "a--b-/index.html", "a--b-/index.html"])
  }

  @Test("Files whose names are equal in lowercase are reported")
  func lowercase() throws {
    let site = try TestSite(["index.md": "# A\n", "Pond.txt": "a", "pond.txt": "b"])
    #expect(
      site.problems == [
        "duplicate-address 'Pond.txt' and 'pond.txt' are the same file on hosts that ignore case; rename one of them"
      ])
    let articles = try TestSite(["index.md": "# A\n", "a.md": "---\nslug: Make\n---\n# A\n", "make.md": "# B\n"])
    #expect(articles.problems.count == 1 && articles.problems[0].contains("duplicate-address"), "\(articles.problems)")
  }

  @Test("An ambiguous name is reported with the paths of the articles, and its folder makes it clear")
  func ambiguousName() throws {
    let text = { (link: String) in "# Wave\n\n<doc:\(link)>\n" }
    let files = ["R.docc/sub1/overview.md": "# One\n", "R.docc/sub2/overview.md": "# Two\n"]
    func site(_ link: String) throws -> TestSite {
      try TestSite(files.merging(["R.docc/deep/Wave.md": text(link)]) { first, _ in first })
    }
    #expect(
      try site("overview").problems == [
        "Content/R.docc/deep/Wave.md:3:1 ambiguous-document 'overview' could be 'R.docc/sub1/overview.md', 'R.docc/sub2/overview.md'; write the article's folder before its name, or link to its file"
      ])
    let clear = try site("sub2/overview")
    #expect(clear.problems == [] && clear["r.docc/deep/wave.html"].contains("href=\"../sub2/overview.html\">Two</a>"))
  }

  @Test(
    "A language that is written from right to left sets the direction",
    arguments: ["ar", "he", "fa-IR", "ur", "az-Arab"])
  func rightToLeft(language: String) throws {
    let site = try TestSite(["index.md": "# A\n"]) { $0.identity.language = language }
    #expect(site["index.html"].contains("<html lang=\"\(language)\" dir=\"rtl\""))
    #expect(site["404.html"].contains(" dir=\"rtl\""))
    #expect(!(try TestSite(["index.md": "# A\n"]))["index.html"].contains(" dir="))
  }

  @Test("The page for missing addresses has its styles below the path of the site's address")
  func notFoundPage() throws {
    let site = try TestSite(["index.md": "# A\n"]) {
      $0.identity = SiteIdentity(title: "A", url: "https://a.example/docs/x/")
    }
    #expect(site["404.html"].contains("<link rel=\"stylesheet\" href=\"/docs/x/assets/"))
    #expect(site["404.html"].contains("href=\"/docs/x/all-pages.html\""))
  }
}
