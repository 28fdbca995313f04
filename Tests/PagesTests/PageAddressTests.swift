import Testing

@testable import LimnPages

@Suite struct PageAddressTests {
  @Test(
    "A link is the shortest way to the file",
    arguments: [
      ("index.html", "puddles/providers.html", "puddles/providers.html"),
      ("puddles/providers.html", "index.html", "../index.html"),
      ("puddles/providers.html", "puddles/modules.html", "modules.html"),
      ("puddles/providers.html", "luca/stores.html", "../luca/stores.html"),
      ("catalog/view/App/Root.html", "catalog/view/App/Leaf.html", "Leaf.html"),
      ("catalog/view/App/Root.html", "puddles/index.html", "../../../puddles/index.html"),
      ("a/a.html", "a/a/a.html", "a/a.html"),
      ("a.html", "a.html", "a.html"),
    ])
  func aLinkIsTheShortestWayToTheFile(from: String, to: String, link: String) {
    #expect(PageAddress(from).link(to: PageAddress(to)) == link)
  }

  @Test("A fragment of the same page needs no file") func aFragmentOfTheSamePageNeedsNoFile() {
    #expect(PageAddress("a/b.html").link(to: "a/b.html", fragment: "top") == "#top")
    #expect(PageAddress("a/b.html").link(to: "c.html", fragment: "top") == "../c.html#top")
  }

  @Test("The alternate lies at the page's address") func theAlternateLiesAtThePagesAddress() {
    #expect(PageAddress("puddles/providers.html").alternate == "puddles/providers.md")
    #expect(PageAddress("puddles/providers.html").root == "../")
  }

  @Test(
    "A moment is written as the calendar has it",
    arguments: [
      (0, "1970-01-01T00:00:00Z"), (951_782_400, "2000-02-29T00:00:00Z"), (1_767_225_599, "2025-12-31T23:59:59Z"),
      (-1, "1969-12-31T23:59:59Z"),
    ])
  func aMomentIsWrittenAsTheCalendarHasIt(seconds: Int, text: String) {
    #expect(CalendarDate.timestamp(secondsSince1970: seconds) == text)
  }
}
