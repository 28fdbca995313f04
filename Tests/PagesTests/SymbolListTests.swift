import LimnDiagnostics
import Testing

@testable import LimnPages
@testable import LimnToolchain

@Suite struct SymbolListTests {
  @Test("A page lists a module's types with members and the modifiers of its protocols")
  func aPageListsAModulesTypesWithMembersAnd() throws {
    let site = try TestSite(["a.md": "# A\n\n<!-- symbols: Pond -->\n\n[there](#Pond.Leaf.floating)\n"]) {
      $0.list(pond)
    }
    #expect(site.problems == [])
    let page = site["a.html"]
    #expect(
      page.contains(
        "<code>Pond</code> has 6 public symbols: 2 types, 1 modifier of <code>Leaf</code> in 2 forms and 2 members."))
    #expect(page.contains("5 are exact, 1 approximated."))
    #expect(page.contains("<h2 id=\"Pond-types\">Types</h2>"))
    #expect(page.contains("<h3 id=\"Pond.Frog\">Frog</h3>"))
    #expect(page.contains("<summary>1 member</summary>\n<ul><li><code>func jump() -&gt; Self</code> Jumps.</li></ul>"))
    #expect(page.contains("<strong>Approximated:</strong> waves are flat."))
    #expect(page.contains("<a href=\"#Pond.Leaf.floating\">floating</a>"))
    #expect(!page.contains("Sunken") && !page.contains("_secret") && !page.contains("inner"))
  }

  @Test("The alternate of such a page holds the list as Markdown") func theAlternateOfSuchAPageHoldsTheList() throws {
    let alternate = try TestSite(["a.md": "# A\n\n<!-- symbols: Pond -->\n"]) { $0.list(pond) }["a.md"]
    #expect(alternate.contains("## Types\n\n### Frog\n\n````swift\nstruct Frog\n````\n"))
    #expect(!alternate.contains("<!--"))
  }

  @Test("Each entry is found by its name") func eachEntryIsFoundByItsName() throws {
    let site = try TestSite(["a.md": "# A\n\n<!-- symbols: Pond -->\n"]) { $0.list(pond) }
    let shelf = try #require(site.files.keys.first { $0.hasPrefix("search/p") })
    #expect(site[shelf].contains("\"floating\",\"Pond.Leaf.floating\""))
    #expect(site["a.html"].contains("href=\"#Pond-modifiers-of-leaf\""))
  }

  @Test("A module that is not there is an error with the nearest name") func aModuleThatIsNotThereIsAnError() throws {
    let site = try TestSite(["a.md": "# A\n\n<!-- symbols: Pnod -->\n"]) { $0.list(pond) }
    #expect(
      site.problems == [
        "Content/a.md:3:1 unknown-module this package has no module 'Pnod', so its symbols cannot be listed (did you mean 'Pond'?)"
      ])
  }

  @Test(
    "A summary is the first sentence",
    arguments: [
      ("Makes one. Then more.", "Makes one."), ("Uses `a. B` here.", "Uses `a. B` here."),
      ("Of 1.5 points, e.g. two.", "Of 1.5 points, e.g. two."),
      ("Cents, i.e. parts of a dollar. More.", "Cents, i.e. parts of a dollar."),
      ("Two\nlines. Third", "Two lines."), ("- Note: x", nil),
    ])
  func aSummaryIsTheFirstSentence(documentation: String, sentence: String?) {
    #expect(SymbolSummary(documentation).sentence == sentence)
  }

  @Test("An approximation may go over lines") func anApproximationMayGoOverLines() {
    let summary = SymbolSummary("Waves.\n\n- Approximated: they are\n  flat.\n- Note: y")
    #expect(summary.sentence == "Waves." && summary.approximation == "they are flat.")
  }
}

/// The symbols of a module: a protocol with a requirement and two forms of a modifier, a type with a member, and types
/// that are not listed.
private let pond = ModuleSymbols(
  SymbolGraph(
    module: "Pond",
    symbols: [
      symbol("leaf", "protocol", ["Leaf"], "protocol Leaf"),
      symbol("body", "method", ["Leaf", "drift(_:)"], "func drift(_ by: Self) -> Self", "Drifts."),
      symbol("one", "method", ["Leaf", "floating()"], "func floating() -> some Leaf"),
      symbol(
        "two", "method", ["Leaf", "floating(_:)"], "func floating(_ how: (Int) -> Int) -> some Leaf",
        "Floats.\n\n- Approximated: waves are flat."),
      symbol("frog", "struct", ["Frog"], "struct Frog"),
      symbol("jump", "method", ["Frog", "jump()"], "func jump() -> Self", "Jumps. High."),
      symbol("s", "struct", ["_secret"], "struct _secret"),
      symbol("i", "struct", ["Sunken"], "struct Sunken", access: "internal"),
      spi,
      symbol("in", "method", ["Sunken", "inner()"], "func inner()"),
    ], conformances: [], requirements: ["body"]))

private var spi: SymbolGraph.Symbol {
  var treasure = symbol("t", "struct", ["SunkenTreasure"], "struct SunkenTreasure")
  treasure.isSPI = true
  return treasure
}

private func symbol(
  _ usr: String, _ kind: String, _ path: [String], _ declaration: String, _ documentation: String? = nil,
  access: String = "public"
) -> SymbolGraph.Symbol {
  SymbolGraph.Symbol(
    usr: usr, kind: "swift.\(kind)", path: path, declaration: declaration, types: [], access: access,
    documentation: documentation,
    extendedModule: nil
  )
}

extension SiteInput {
  fileprivate mutating func list(_ symbols: ModuleSymbols) {
    symbolLists = SymbolLists([symbols.module: symbols], modules: [symbols.module])
  }
}
