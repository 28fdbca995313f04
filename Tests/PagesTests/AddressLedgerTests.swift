import LimnPlatform
import Testing

@testable import LimnPages

@Suite struct AddressLedgerTests {
  @Test("A good build adds its addresses and anchors") func aGoodBuildAddsItsAddressesAndAnchors() throws {
    let site = try TestSite(["a.md": "# A\n\n## One\n"])
    #expect(site.output.ledger.entries == ["a.html", "a.html#one"])
    #expect(AddressLedger(path: "x", parsing: site.output.ledger.text).entries == site.output.ledger.entries)
  }

  @Test("A page or anchor that disappears is an error until an alias replaces it")
  func aPageOrAnchorThatDisappearsIsAnError() throws {
    let ledger = AddressLedger(
      path: "Site/addresses.txt", parsing: "# Published.\na.html\n\ngone.html#part\ngone.html\na.html#one\n")
    let before = try TestSite(["a.md": "# A\n\n## Two\n"]) { $0.history.ledger = ledger }
    #expect(
      before.problems == [
        "Site/addresses.txt:5:1 lost-address 'gone.html' was published but no longer exists",
        "Site/addresses.txt:6:1 lost-address 'a.html#one' was published but no longer exists",
      ])
    let after = try TestSite(["a.md": "---\naliases: [gone, \"a#one\"]\n---\n# A\n\n## Two\n"]) {
      $0.history.ledger = ledger
    }
    #expect(after.problems.isEmpty)
    #expect(after["gone.html"].contains("content=\"0; url=a.html\""))
    #expect(after["a.html"].contains("<span id=\"one\"></span>"))
    #expect(after["_redirects"] == "/gone.html /a.html 301\n")
  }

  @Test("An anchor that moved to another page leads on from its old place") func anAnchorThatMovedToAnotherPageLeadsOn()
    throws
  {
    let site = try TestSite(["a.md": "# A\n", "b/b.md": "---\naliases: [\"a#one\"]\n---\n# B\n"])
    #expect(site["a.html"].contains("<p class=\"moved\" id=\"one\">This part moved to <a href=\"b/b.html\">B</a>.</p>"))
  }

  @Test(
    "An alias that cannot be is an error",
    arguments: [
      ("[b]", "taken-alias an article already has the address 'b'"),
      ("[../x]", "invalid-alias '../x' leads outside the site"),
    ])
  func anAliasThatCannotBeIsAnError(aliases: String, problem: String) throws {
    let site = try TestSite(["a.md": "---\naliases: \(aliases)\n---\n# A\n", "b.md": "# B\n"])
    #expect(site.problems == ["Content/a.md:2:10 " + problem])
  }
}
