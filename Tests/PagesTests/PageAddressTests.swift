import Testing

@testable import LimnPages

@Suite struct PageAddressTests {
  @Test(arguments: [
    ("index.html", "puddles/providers.html", "puddles/providers.html"),
    ("puddles/providers.html", "index.html", "../index.html"),
    ("puddles/providers.html", "puddles/modules.html", "modules.html"),
    ("puddles/providers.html", "luca/stores.html", "../luca/stores.html"),
    ("catalog/view/App/Root.html", "catalog/view/App/Leaf.html", "Leaf.html"),
    ("catalog/view/App/Root.html", "puddles/index.html", "../../../puddles/index.html"),
    ("a/a.html", "a/a/a.html", "a/a.html"),
    ("a.html", "a.html", "a.html"),
  ])
  func `a link is the shortest way to the file`(from: String, to: String, link: String) {
    #expect(PageAddress(from).link(to: PageAddress(to)) == link)
  }

  @Test func `a fragment of the same page needs no file`() {
    #expect(PageAddress("a/b.html").link(to: "a/b.html", fragment: "top") == "#top")
    #expect(PageAddress("a/b.html").link(to: "c.html", fragment: "top") == "../c.html#top")
  }

  @Test func `the alternate lies at the page's address`() {
    #expect(PageAddress("puddles/providers.html").alternate == "puddles/providers.md")
    #expect(PageAddress("puddles/providers.html").root == "../")
  }

  @Test(arguments: [
    (0, "1970-01-01T00:00:00Z"), (951_782_400, "2000-02-29T00:00:00Z"), (1_767_225_599, "2025-12-31T23:59:59Z"),
    (-1, "1969-12-31T23:59:59Z"),
  ])
  func `a moment is written as the calendar has it`(seconds: Int, text: String) {
    #expect(CalendarDate.timestamp(secondsSince1970: seconds) == text)
  }
}
