import LimnMarkup
import Testing

@testable import LimnPages

@Suite struct NavigationTests {
  @Test("Content without a page at its root gets a home page that lists what there is")
  func contentWithoutAPageAtItsRootGetsAHomePage() throws {
    let site = try TestSite(["0001-waves.md": "# Waves\n", "0002-tides.md": "# Tides\n", "old/depth.md": "# Depth\n"])
    #expect(site["index.html"].contains("<h1>"))
    for link in ["href=\"0001-waves.html\">Waves", "href=\"0002-tides.html\">Tides", "href=\"old/index.html\">old"] {
      #expect(site["index.html"].contains(link), "\(link)")
    }
    let versions = try TestSite(["4.0/a.md": "# A\n", "5.0/b.md": "# B\n"])
    #expect(versions["index.html"].contains("href=\"5.0/index.html\">5.0"))
    #expect(try TestSite(["one/a.md": "# A\n"])["index.html"].contains("href=\"one/a.html\">A"))
    #expect(try !TestSite(["README.md": "# Pond\n", "a.md": "# A\n"])["index.html"].contains("<ul class=\"index\">"))
    let taken = try TestSite(["a.md": "# A\n"]) {
      $0.content.staticFiles = [StaticFile("index.html", Array("own".utf8))]
    }
    #expect(taken["index.html"] == "own")
  }

  @Test("Folders with the same title are shown with their names") func foldersWithTheSameTitleAreShownWithTheirNames()
    throws
  {
    let site = try TestSite([
      "index.md": "# Home\n", "de/index.md": "# Pond\n", "fr/index.md": "# Pond\n", "en/index.md": "# Waves\n",
      "en/a/index.md": "# Pond\n",
    ])
    for text in [">Pond (de)<", ">Pond (fr)<", ">Waves<"] { #expect(site["index.html"].contains(text), "\(text)") }
    #expect(site["en/index.html"].contains(">Pond</a>"), "a folder in another folder keeps its title")
  }

  @Test("A page's bytes outside its text do not grow with the site") func aPagesBytesOutsideItsTextDoNotGrow() throws {
    func frame(_ count: Int) throws -> Int {
      var content = ["all/index.md": "# All\n"]
      for number in 0..<count { content["all/page-\(1000 + number).md"] = "# Page \(1000 + number)\n" }
      let site = try TestSite(content)
      #expect(site.problems.isEmpty)
      return site["all/page-1050.html"].utf8.count
    }
    let small = try frame(100)
    #expect(abs(try frame(400) - small) < 40)
  }

  @Test("A long list shows the neighbors and says how many are left out") func aLongListShowsTheNeighborsAndSaysHow()
    throws
  {
    var content = ["all/index.md": "# All\n"]
    for number in 0..<100 { content["all/page-\(1000 + number).md"] = "# Page \(1000 + number)\n" }
    let html = try TestSite(content)["all/page-1050.html"]
    #expect(html.contains("<li class=\"more\"><a href=\"../all/index.html\">42 earlier</a></li>"))
    #expect(html.contains("<li class=\"more\"><a href=\"../all/index.html\">34 more</a></li>"))
    #expect(html.contains("<a aria-current=\"page\" href=\"../all/page-1050.html\">"))
  }

  @Test("If a list has no page, the entries that are left out are in the list of all pages")
  func aListWithoutPageLinksToAllPages() throws {
    var content: [String: String] = [:]
    for number in 0..<100 { content["page-\(1000 + number).md"] = "# Page \(1000 + number)\n" }
    let site = try TestSite(content)
    #expect(site["page-1050.html"].contains("<li class=\"more\"><a href=\"all-pages.html\">42 earlier</a></li>"))
    #expect(site["all-pages.html"].contains("href=\"page-1000.html\""))
    #expect(site.problems.isEmpty)
  }

  @Test("More than three folders at the top are one group") func manyFoldersAreOneGroup() {
    func folder(_ name: String) -> NavigationNode {
      NavigationNode(title: name, address: PageAddress("\(name.lowercased())/index.html"))
    }
    let all = ["Start", "Guides", "LUCA", "ViewContract"].map(folder)
    let groups = NavigationGroups.group(all)
    #expect(groups.map(\.title) == ["Docs"])
    #expect(groups[0].children.map(\.title) == ["Start", "Guides", "LUCA", "ViewContract"])
    #expect(groups[0].firstAddress?.path == "start/index.html")
    #expect(NavigationGroups.group(Array(all.prefix(3))).map(\.title) == ["Start", "Guides", "LUCA"])
  }

  @Test("Folders in two folders are two sections, each with its page and its folders")
  func foldersInTwoFoldersAreTwoSections() throws {
    let site = try TestSite([
      "index.md": "# Home\n", "use/index.md": "---\norder: 1\n---\n# Use\n", "use/start.md": "# Start\n",
      "use/look/index.md": "# Look up\n", "use/look/keys.md": "# Keys\n", "learn/index.md": "# Learn\n",
      "learn/a/index.md": "# A\n", "learn/b/index.md": "# B\n",
    ])
    let page = site["use/look/keys.html"]
    #expect(page.contains("<a aria-current=\"true\" href=\"../../use/index.html\">Use</a></li>"))
    #expect(page.contains("<a href=\"../../learn/index.html\">Learn</a></li>"))
    #expect(
      page.contains("<li><a href=\"../../use/index.html\">Use</a></li><li><a href=\"../../use/look/index.html\">"))
    #expect(site["learn/b/index.html"].contains("<a href=\"../../learn/a/index.html\">A</a>"))
  }

  @Test("A page outside the tree belongs to the section of its folder") func aPageOutsideTheTreeBelongsToTheSection() {
    let navigation = Navigation(sections: [
      NavigationNode(title: "Guides", address: "guides/index.html"),
      NavigationNode(title: "Catalog", address: "catalog/index.html"),
    ])
    #expect(navigation.section(of: "catalog/view/App/Root.html") == 1)
    #expect(navigation.section(of: "index.html") == nil)
  }

  @Test(
    "A long name is broken between its words, and a short one is not",
    arguments: [
      ("SettingsViewController", "Settings<wbr>View<wbr>Controller"),
      ("HTTPRequestBodyStream", "HTTP<wbr>Request<wbr>Body<wbr>Stream"),
      ("send_task_savedDataIsRestored", "send_<wbr>task_<wbr>saved<wbr>Data<wbr>Is<wbr>Restored"),
      ("extension UserDefaultsRepository", "extension User<wbr>Defaults<wbr>Repository"),
      ("PersonBMIView", "PersonBMIView"),
      ("Passing dependencies down", "Passing dependencies down"),
      ("Array<UIViewController>", "Array&lt;UI<wbr>View<wbr>Controller&gt;"),
      ("donaudampfschifffahrt", "donaudampfschifffahrt"),
      ("swift-async-algorithms:\u{a0}Streams", "swift-async-algorithms:\u{a0}Streams"),
    ]) func aLongNameIsBrokenBetweenItsWordsAndAShortOneIsNot(name: String, html: String)
  {
    var markup = Markup()
    markup.write(breakable: name)
    #expect(markup.text == html)
  }

  @Test("Navigation can break a long name between its words") func navigationCanBreakALongNameBetweenItsWords() throws {
    let site = try TestSite(["all/index.md": "# All\n", "all/a.md": "# SettingsViewController\n", "all/b.md": "# B\n"])
    let broken = "Settings<wbr>View<wbr>Controller"
    #expect(site["all/b.html"].contains("<li><a href=\"../all/a.html\">\(broken)</a></li>"))
    #expect(site["all/b.html"].contains("</small> \(broken)</a>"))
  }
}
