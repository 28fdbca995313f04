import Testing

@testable import LimnPages

@Suite struct NavigationTests {
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

  @Test("A long list shows the neighbours and says how many are left out") func aLongListShowsTheNeighboursAndSaysHow() throws {
    var content = ["all/index.md": "# All\n"]
    for number in 0..<100 { content["all/page-\(1000 + number).md"] = "# Page \(1000 + number)\n" }
    let html = try TestSite(content)["all/page-1050.html"]
    #expect(html.contains("<li class=\"more\"><a href=\"../all/index.html\">42 earlier</a></li>"))
    #expect(html.contains("<li class=\"more\"><a href=\"../all/index.html\">34 more</a></li>"))
    #expect(html.contains("<a aria-current=\"page\" href=\"../all/page-1050.html\">"))
  }

  @Test("Many folders are gathered under docs and architectures") func manyFoldersAreGatheredUnderDocsAndArchitectures() {
    func folder(_ name: String) -> NavigationNode { NavigationNode(title: name, address: PageAddress("\(name.lowercased())/index.html")) }
    let all = ["Start", "Guides", "LUCA", "ViewContract"].map(folder)
    let groups = NavigationGroups.group(all, architectures: ["luca", "viewcontracts"])
    #expect(groups.map(\.title) == ["Docs", "Architectures"])
    #expect(groups.map { $0.children.map(\.title) } == [["Start", "Guides"], ["LUCA", "ViewContract"]])
    #expect(groups[1].firstAddress?.path == "luca/index.html")
    #expect(NavigationGroups.group(Array(all.prefix(3)), architectures: ["luca"]).map(\.title) == ["Start", "Guides", "LUCA"])
  }

  @Test("A page outside the tree belongs to the section of its folder") func aPageOutsideTheTreeBelongsToTheSection() {
    let navigation = Navigation(sections: [
      NavigationNode(title: "Guides", address: "guides/index.html"), NavigationNode(title: "Catalog", address: "catalog/index.html"),
    ])
    #expect(navigation.section(of: "catalog/view/App/Root.html") == 1)
    #expect(navigation.section(of: "index.html") == nil)
  }
}
