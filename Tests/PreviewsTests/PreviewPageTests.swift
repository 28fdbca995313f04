import Foundation
import LimnTolerantBuild
import SemanticTree
import Testing

@testable import LimnPreviews

@Suite struct PreviewPageTests {
  @Test("Every state is a section and every control a link") func everyStateIsASectionAndEveryControlALink() {
    let graph = Sample.graph(
      [Sample.screen("0", ["Add"]), Sample.screen("1", ["Add"])],
      [(0, 1, Sample.press("Add")), (1, 0, Sample.press("Add"))])
    var rules = ClassRules()
    let html = PreviewPage(graph).main(0, &rules)
    #expect(html.contains("<section class=\"st\" id=\"s0\""))
    #expect(html.contains("<a class=\"bt\" href=\"#s1\">"))
    #expect(html.contains("<span class=\"note\">Counter.text: 0 → 1</span>"))
    #expect(html.contains("<span class=\"nth\">2 of 2. </span>Counter: 1</h2>"))
    #expect(!html.contains("style="))
  }

  @Test("Steps that were not taken are buttons that do nothing") func stepsThatWereNotTakenAreButtonsThatDoNothing() {
    let graph = Sample.graph(
      [Sample.screen("0", ["Add"])], [],
      frontier: [UnexploredStep(state: 0, step: Sample.press("Add"), reason: .budget)])
    var rules = ClassRules()
    let html = PreviewPage(graph).main(0, &rules)
    #expect(html.contains("aria-disabled=\"true\" title=\"Not tried by Limn\""))
    #expect(html.contains("1 action unexplored (state limit reached): Press “Add”"))
  }

  @Test("A state says where it was found and leads back") func aStateSaysWhereItWasFoundAndLeadsBack() {
    let graph = Sample.graph([Sample.screen("0", ["Add"]), Sample.screen("1")], [(0, 1, Sample.press("Add"))])
    var rules = ClassRules()
    let page = PreviewPage(graph)
    #expect(page.section(1, &rules).contains("<h3>Path from the start</h3><ol><li><a href=\"#s1\">Press “Add”</a>"))
    #expect(page.section(1, &rules).contains("<a class=\"home\" href=\"#s0\">Back to the start</a>"))
    #expect(!page.section(0, &rules).contains("class=\"home\""))
  }

  @Test("States are named after what differs") func statesAreNamedAfterWhatDiffers() {
    let field = Sample.screen("Ada", ["Save", "Add"])
    let graph = Sample.graph(
      [
        Sample.screen("0", ["Add", "Save"]), Sample.screen("1", ["Add", "Save"]), Sample.screen("2", ["Add", "Save"]),
        field, field, field,
        field,
      ],
      [
        (0, 1, Sample.press("Add")), (0, 2, Sample.press("Add twice")),
        // Three of these steps cause similar changes. Two of the three start in state 1 and use different controls, and
        // the third starts in state 2. The last step of the list causes no change.
        (1, 3, Sample.press("Add")), (1, 4, Sample.press("Save")), (2, 5, Sample.press("Add")),
        (5, 6, Sample.press("Save")),
      ])
    #expect(
      graph.stateNames == [
        "Counter, start", "Counter: 1", "Counter: 2", "Counter: Ada", "Counter: Ada after Save", "Counter: 2, Ada",
        "Counter: after Save",
      ])
  }

  @Test("A preferred appearance is that of the frame") func aPreferredAppearanceIsThatOfTheFrame() {
    var state = Sample.screen("0")
    state.tree?.style.colorScheme = .dark
    var rules = ClassRules()
    let graph = Sample.graph([state], [], tiles: [state])
    #expect(PreviewPage(graph).section(0, &rules).contains("<div class=\"pv phone dark\""))
    #expect(PreviewPage(graph).matrix(&rules).contains("large phone dark\""))
  }

  @Test("Steps are written by their kind") func stepsAreWrittenByTheirKind() throws {
    let steps = [Sample.press("Add"), Step(kind: .time)]
    let text = String(decoding: try JSONEncoder().encode(steps), as: UTF8.self)
    #expect(text.contains("\"kind\":\"press\"") && text.contains("\"kind\":\"time\""))
    #expect(try JSONDecoder().decode([Step].self, from: Data(text.utf8)) == steps)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Step.self, from: Data(#"{"kind":"dance","node":"","action":0}"#.utf8))
    }
  }

  @Test("Files are whole documents with relative links") func filesAreWholeDocumentsWithRelativeLinks() throws {
    let graph = Sample.graph([Sample.screen("0")], [], tiles: [Sample.screen("0"), Sample.screen("0")])
    var pages = PreviewPages([graph])
    pages.entityAddress = { "catalog/component/\($0)/\($1).html" }
    pages.assets = ("assets/previews.1.css", "assets/previews.2.js", nil)
    let files = pages.files
    #expect(
      files.map(\.path) == [
        "catalog/preview/App/Counter/default.html", "catalog/preview/App/Counter/default.matrix.html",
        "catalog/preview/App/Counter/default.json",
      ])
    let page = String(decoding: files[0].bytes, as: UTF8.self)
    #expect(page.hasPrefix("<!DOCTYPE html>"))
    #expect(page.contains("href=\"../../../../assets/previews.1.css\""))
    #expect(page.contains("1 state, complete · iOS 18 look, drawn by Limn"))
    #expect(page.contains("href=\"../../../../catalog/component/App/Counter.html\""))
    #expect(try JSONDecoder().decode(StateGraph.self, from: Data(files[2].bytes)) == graph)
  }

  @Test("A preview of a module for macOS is shown in a window, and one of another module on a phone")
  func macWindow() {
    var report = PreviewReport()
    report.graphs = [Sample.graph([Sample.screen("0")], [])]
    for (modules, device) in [(["Kit"], "phone"), (["Kit", "App"], "fits mac")] {
      report.showOnMac(modules)
      let pages = PreviewPages(report.graphs).files.prefix(2).map { String(decoding: $0.bytes, as: UTF8.self) }
      #expect(pages[0].contains("<div class=\"pv \(device)\""))
      #expect(pages[0].contains("iPhone SE") == (device == "phone"))
      #expect(pages.allSatisfy { $0.contains("iOS 18 look") == (device == "phone") })
    }
  }

  @Test("Of a replaced part, readers see its place and the reason, not its id") func replacedParts() throws {
    let part = """
      {"id": "App/Dial.swift:3.8", "kind": "value", "name": "Dial.body", "endLine": 3, "symbol": "Knob",
      "location": {"path": "Dial.swift", "line": 3, "column": 1}, "message": "no Knob"}
      """
    let parts = ["App/Dial.swift:3.8": try JSONDecoder().decode(ReplacedPart.self, from: Data(part.utf8))]
    let reason = "the code at Dial.swift:3 is replaced: no Knob"
    let entry = DiscoveredPreviews.Entry(identity: Sample.identity, key: .provider(module: "App", type: "Counter"))

    var graph = Sample.graph([Sample.screen("0", ["Add"])], [(0, 0, Sample.press("Add"))])
    graph.startEffects = ["", "App/Dial.swift:3.8", "App/Dial.swift:3.8"].map { Effect(kind: .replaced, text: $0) }
    graph.edges[0].effects = [graph.startEffects[1]]
    var report = PreviewReport()
    report.add(PreviewRecord(graphs: [graph], isAbsent: false), of: entry, parts)
    var rules = ClassRules()
    let page = PreviewPage(try #require(report.graphs.first)).main(0, &rules)
    #expect(page.contains(">At the start: \(reason)<"), "\(page)")
    #expect(page.contains("<span class=\"note\">\(reason)</span>"), "\(page)")

    graph.states[0].ending = Ending(kind: .crashed, message: "_limn App/Dial.swift:3.8", path: "Dial.swift", line: 3)
    report.add(PreviewRecord(graphs: [graph], isAbsent: false), of: entry, parts)
    #expect(report.unrun.map(\.reason) == ["Crashes: \(reason)"])
  }

  @Test("The sites header is the first element of a page") func theSitesHeaderIsTheFirstElementOfAPage() {
    var pages = PreviewPages([Sample.graph([Sample.screen("0")], [], tiles: [Sample.screen("0")])])
    pages.frame = ("<!--script-->", "<!--header-->", "<!--footer-->")
    let files = pages.files.filter { $0.path.hasSuffix(".html") }
    #expect(
      files.count == 2
        && files.allSatisfy {
          String(decoding: $0.bytes, as: UTF8.self).contains(
            "<body class=\"pvp\"><!--header--><section class=\"about-preview\" aria-label=\"Preview\">")
        })
  }

  @Test("States beyond the page are cut and said to be") func statesBeyondThePageAreCutAndSaidToBe() {
    let states = (0..<40).map { Sample.screen(String(repeating: "word \($0) ", count: 100), ["Add"]) }
    let graph = Sample.graph(states, (0..<39).map { ($0, $0 + 1, Sample.press("Add")) })
    let kept = graph.paged(8_000)
    let count = kept.states.count
    #expect(kept.pageStarts.count == 4)
    #expect(count > 1 && count < 40)
    #expect(kept.frontier.map(\.reason) == [.size])
    #expect(kept.edges.allSatisfy { $0.to < count })
    var rules = ClassRules()
    let pages = (0..<4).map { PreviewPage(kept).main($0, &rules) }
    #expect(pages.allSatisfy { $0.utf8.count <= 8_000 })
    #expect(pages.map { $0.components(separatedBy: "<section").count - 1 }.reduce(0, +) == count)
    // A step to a state on another page is a link to this page.
    let last = kept.pageStarts[1] - 1
    #expect(
      pages[0].contains("<a href=\"default.2.html#s\(last + 1)\">") && pages[1].contains("href=\"default.html#s0\""))
    #expect(kept.url(of: last) == "catalog/preview/App/Counter/default.html#s\(last)")
    #expect(kept.url(of: last + 1) == "catalog/preview/App/Counter/default.2.html#s\(last + 1)")
  }

  @Test("States are listed by screen and another can be picked for variants")
  func statesAreListedByScreenAndAnotherCanBePickedForVariants()
    throws
  {
    let states = [Sample.screen("0", ["Add"]), Sample.screen("1", ["Add"]), Sample.sheet("Filter")]
    let graph = Sample.graph(
      states, [(0, 1, Sample.press("Add")), (1, 2, Sample.press("Filter"))], tiles: (0..<24).map { _ in states[0] })
    let files = PreviewPages([graph]).files
    let page = String(decoding: files[0].bytes, as: UTF8.self)
    #expect(
      page.contains("<h2>All 3 states</h2>")
        && page.contains("<summary>Filter <span>1</span></summary><ul><li><a href=\"#s2\">"))
    #expect(
      page.contains("<details open><summary>Other states <span>2</span></summary>")
        && page.components(separatedBy: "<details open>").count == 2)
    let matrix = String(decoding: files[1].bytes, as: UTF8.self)
    for state in 0..<3 {
      #expect(
        matrix.contains("<a href=\"#v\(state)\">") && matrix.contains("<section class=\"variant\" id=\"v\(state)\""))
    }
    #expect(
      matrix.components(separatedBy: "class=\"looks desktop\"").count == 2, "only the first state is shown on a desktop"
    )
    #expect(matrix.utf8.count < 100_000)
  }

  @Test("An article can show the first state with certain texts") func anArticleCanShowTheFirstStateWithCertainTexts() {
    let graph = Sample.graph([Sample.screen("0", ["Add"]), Sample.screen("1", ["Add"])], [(0, 1, Sample.press("Add"))])
    #expect(graph.firstState(showing: ["1", "Add"]) == 1 && graph.firstState(showing: ["Add"]) == 0)
    #expect(graph.firstState(showing: ["2"]) == nil)
    let html = PreviewPages.embed(graph, state: 1, root: "../")
    #expect(html.contains("src=\"../catalog/preview/App/Counter/default.html#s1\""))
  }

  @Test("Controls that are drawn differently say how") func controlsThatAreDrawnDifferentlySayHow() {
    var picker = SemanticNode(id: "2", role: .colorPicker, label: "Tint")
    picker.approximations = ["a color picker offers only the named colors"]
    let slider = SemanticNode(id: "3", role: .slider, label: "Volume", value: "5")
    let tree = SemanticNode(id: "0", role: .window, children: [picker, slider, Sample.button("4", "Add")])
    var rules = ClassRules()
    let html = PreviewPage(Sample.graph([ExploredState(tree: tree)], [])).section(0, &rules)
    #expect(html.contains("Slider: steps to some of its values instead of dragging"))
    #expect(html.contains("Color picker: a color picker offers only the named colors"))
  }

  @Test("The source of a preview is a tab of the inspector") func theSourceOfAPreviewIsATabOfTheInspector() {
    var pages = PreviewPages([Sample.graph([Sample.screen("0")], [])])
    #expect(!String(decoding: pages.files[0].bytes, as: UTF8.self).contains("tab-source"))
    pages.source = { _ in "<p>code</p>" }
    let html = String(decoding: pages.files[0].bytes, as: UTF8.self)
    #expect(
      html.contains("id=\"tab-source\"")
        && html.contains("<section class=\"src\" aria-label=\"Source\"><p>code</p></section>"))
  }

  @Test("Equal tiles are folded") func equalTilesAreFolded() {
    let tiles = (0..<24).map { _ in Sample.screen("same") }
    let graph = Sample.graph([Sample.screen("same")], [], tiles: tiles)
    var rules = ClassRules()
    let html = PreviewPage(graph).matrix(&rules)
    #expect(html.components(separatedBy: "class=\"pv ").count - 1 == 12)
    #expect(html.contains("dir=\"rtl\""))
    #expect(
      html.contains(
        "<h4>Very large text, right to left</h4><div class=\"pair\"><div class=\"look\"><p class=\"under\">Light</p>"))
    #expect(html.contains("<h3>On a desktop</h3><p class=\"note\">The same as on a phone"))
  }

  @Test("The flow map joins screens and sheets") func theFlowMapJoinsScreensAndSheets() {
    func screen(_ title: String) -> ExploredState {
      let place = SemanticNode(id: "1", role: .screen, label: title)
      return ExploredState(tree: SemanticNode(id: "0", role: .navigation, children: [place]))
    }
    let graph = Sample.graph(
      [screen("List"), screen("Detail"), Sample.sheet("Filter")],
      [(0, 1, Sample.press("Row")), (1, 0, Sample.press("Back")), (0, 2, Sample.press("Filter"))])
    let map = FlowMap([graph, graph])
    #expect(map.nodes.map(\.id) == ["screen List", "screen Detail", "sheet Filter"])
    #expect(map.edges.map(\.label) == ["Press “Row”", "Press “Back”", "Press “Filter”"])
  }

  @Test("Every class of a preview has a rule") func everyClassOfAPreviewHasARule() {
    var text = SemanticNode(id: "0", role: .text, label: "x")
    text.boxes = [.padding(.init(top: 3.5, leading: 3.5, bottom: 3.5, trailing: 3.5))]
    let pages = PreviewPages([Sample.graph([ExploredState(tree: text)], [])])
    #expect(String(decoding: pages.styleRules, as: UTF8.self).contains(".pv .pa3_5{padding:3.5px}"))
  }

  @Test("The flow picture shows each screen once and links to its state")
  func theFlowPictureShowsEachScreenOnceAndLinksToItsState() {
    func screen(_ title: String) -> ExploredState {
      ExploredState(
        tree: SemanticNode(id: "0", role: .navigation, children: [SemanticNode(id: "1", role: .screen, label: title)]))
    }
    let graph = Sample.graph(
      [screen("List"), screen("Detail"), Sample.sheet("Filter")],
      [(0, 1, Sample.press("Row")), (1, 0, Sample.press("Back")), (0, 2, Sample.press("Filter"))])
    let html = FlowPicture([graph]).html(of: "App", root: "../../")
    #expect(html.components(separatedBy: "class=\"flow-card").count - 1 == 3)
    #expect(
      html.components(separatedBy: "class=\"flow-way\"").count - 1 == 2, "transitions back are in the text version only"
    )
    #expect(html.contains("<a href=\"../../catalog/preview/App/Counter/default.html#s1\">Detail</a>"))
    #expect(html.contains(": Press “Back”</li>"))
    #expect(html.contains("<g><title>Press “Row”</title>"))
    #expect(html.contains("Transitions back to an earlier screen are listed only in the text below"))
    #expect(!html.contains("style="))
    // On narrow screens, each card lists the transitions that start at its screen.
    #expect(
      html.contains(
        "<ul class=\"flow-leads\"><li>Press “Row” → <a href=\"../../catalog/preview/App/Counter/default.html#s1\">Detail</a></li>"
          + "<li>Press “Filter” → <a"))
    #expect(html.components(separatedBy: "flow-leads").count - 1 == 2, "the sheet leads nowhere")
    #expect(!html.contains("unfold") && !html.contains("later\""))
    #expect(FlowPicture([Sample.graph([screen("List")], [])]).isEmpty)
  }

  @Test("Images are found from the page with the flow picture and from the page of the preview")
  func imagesAreFoundFromTheFlowPicture() {
    let oak = SemanticNode(id: "2", role: .image, label: "Oak", content: .image(.file("oak.png")))
    let screen = SemanticNode(id: "1", role: .screen, label: "Trees", children: [oak])
    let tree = SemanticNode(id: "0", role: .navigation, children: [screen])
    let graph = Sample.graph(
      [ExploredState(tree: tree), Sample.sheet("Filter")], [(0, 1, Sample.press("Filter"))])
    let html = FlowPicture([graph]).html(of: "App", root: "../../")
    #expect(html.contains("src=\"../../catalog/preview/images/oak.png\" alt=\"Oak\""))
    var rules = ClassRules()
    #expect(PreviewPage(graph).main(0, &rules).contains("src=\"../../images/oak.png\" alt=\"Oak\""))
  }

  @Test("What a step did is reported beside its link") func whatAStepDidIsToldBesideItsLink() {
    var graph = Sample.graph([Sample.screen("0", ["Add"]), Sample.screen("1", ["Add"])], [(0, 1, Sample.press("Add"))])
    graph.startEffects = [Effect(kind: .called, text: "Numbers.load()")]
    graph.edges[0].effects = [
      Effect(kind: .sent, text: "Counter.addTapped"), Effect(kind: .called, text: "Numbers.save(1)"),
    ]
    var rules = ClassRules()
    let html = PreviewPage(graph).main(0, &rules)
    #expect(html.contains("At the start: called Numbers.load()"))
    #expect(html.contains("sent Counter.addTapped</span> <span class=\"note\">· called Numbers.save(1)</span>"))
  }

  @Test("Screens that differ in figures are one place and the richest preview begins")
  func screensThatDifferInFiguresAreOnePlaceAndTheRichestPreviewBegins() {
    func screen(_ title: String) -> ExploredState {
      ExploredState(
        tree: SemanticNode(id: "0", role: .navigation, children: [SemanticNode(id: "1", role: .screen, label: title)]))
    }
    let one = Sample.graph([screen("Result 1")], [])
    let app = Sample.graph(
      [screen("Start"), screen("Result 7"), screen("Result 12")],
      [(0, 1, Sample.press("Seven")), (1, 2, Sample.press("Next"))])
    let map = FlowMap([one, app])
    #expect(map.nodes.map(\.id) == ["screen Start", "screen Result #"])
    #expect(map.nodes.map(\.title) == ["Start", "Result 7"])
    #expect(map.edges.map(\.label) == ["Press “Seven”"])
  }

  @Test("A place without a title is called after its first text or its kind")
  func aPlaceWithoutATitleIsCalledAfterItsFirstTextOrItsKind() {
    let text = SemanticNode(id: "2", role: .text, label: "Hello")
    let screens = [[text], []].map { SemanticNode(id: "1", role: .screen, label: "", children: $0) }
    let states = screens.map { ExploredState(tree: SemanticNode(id: "0", role: .navigation, children: [$0])) }
    #expect(FlowMap([Sample.graph(states, [])]).nodes.map(\.title) == ["Hello", "screen"])
  }

  @Test("A frame is as high as the longest state") func aFrameIsAsHighAsTheLongestState() {
    let short = Sample.graph([Sample.screen("0")], [])
    let long = Sample.graph([Sample.screen("0"), Sample.screen("1", (0..<6).map { "Button \($0)" })], [])
    let longer = Sample.graph([Sample.screen("1", (0..<90).map { "Button \($0)" })], [])
    let heights = [short, long, longer].map(\.frameHeight)
    #expect(heights[0] < heights[1] && heights[1] < heights[2])
    #expect(heights[2] == 740, "a frame is as high as a device, made smaller, and not higher")
    #expect(PreviewPages.embed(long, root: "../").contains("height=\"\(heights[1])\""))
  }
}
