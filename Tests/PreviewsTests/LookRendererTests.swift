import Foundation
import LimnMarkup
import SemanticTree
import Testing

@testable import LimnPreviews

/// The rendering of rows, effects, and bars.
@Suite struct LookRendererTests {
  private func render(_ node: SemanticNode) -> (html: String, css: String) {
    var rules = ClassRules()
    let html = TreeRenderer.render(node, links: ControlLinks(), headingLevel: 2, rules: &rules)
    return (html.text, rules.css)
  }

  private func text(_ label: String) -> SemanticNode { SemanticNode(id: "t" + label, role: .text, label: label) }

  @Test("A row keeps its background inside of the list item") func aRowKeepsItsBackgroundInsideOfTheListItem() {
    var row = SemanticNode(id: "1", role: .row, children: [text("a")])
    row.boxes = [.background([text("b")], alignment: .init())]
    row.layout.row = .init()
    row.layout.row?.separatorAbove = false
    row.layout.row?.insets = .init(top: 4, leading: 4, bottom: 4, trailing: 4)
    let (html, css) = render(SemanticNode(id: "0", role: .list, children: [row]))
    #expect(
      html
        == "<div class=\"li fw fh\"><ul class=\"ul\"><li class=\"rw fw lay pa4 nsa\"><div class=\"und\"><p class=\"t\">b</p></div><p class=\"t\">a</p></li></ul></div>"
    )
    #expect(css.contains(".pv .pa4{padding:4px}"))
  }

  @Test("A list leaves out its background and spaces its rows") func aListLeavesOutItsBackgroundAndSpacesItsRows() {
    var list = SemanticNode(id: "0", role: .list)
    list.style.hidesBackground = true
    (list.layout.spacing, list.layout.crossSpacing) = (4, 9)
    let (html, css) = render(list)
    #expect(html == "<div class=\"li fw fh nbg rs4 gy9\"></div>")
    #expect(css.contains("--pv-rs:4px") && css.contains("row-gap:9px"))
  }

  @Test("Each effect is an element of its own") func eachEffectIsAnElementOfItsOwn() {
    var node = text("a")
    node.boxes = [.effect(.saturation(0)), .effect(.invert), .blend("colorDodge"), .blend("sourceAtop"), .order(2)]
    let (html, css) = render(node)
    #expect(html == "<div class=\"b fx-i1 mb-colorDodge zi2\"><div class=\"b fx-s0\"><p class=\"t\">a</p></div></div>")
    #expect(
      css.contains("filter:saturate(0)") && css.contains("filter:invert(1)")
        && css.contains("mix-blend-mode:color-dodge"))
  }

  @Test("A hidden bar shows no title") func aHiddenBarShowsNoTitle() {
    var screen = SemanticNode(id: "0", role: .screen, label: "Trees", value: "12 of them")
    #expect(render(screen).html.contains("<h2 class=\"ttl\">Trees</h2><p class=\"sub\">12 of them</p>"))
    screen.style.control = "inline"
    #expect(render(screen).html.contains("<h2 class=\"ttl tti\">Trees</h2>"))
    screen.style.control = "hiddenBar"
    #expect(!render(screen).html.contains("Trees"))
  }

  @Test("A button says its keys") func aButtonSaysItsKeys() {
    var button = SemanticNode(id: "0", role: .button, label: "Save", actions: [.init(id: "0.0", kind: .press)])
    button.actions[0].shortcut = "Meta+S"
    #expect(render(button).html.contains("aria-keyshortcuts=\"Meta+S\""))
  }

  @Test("The target of a scroll is shown first") func theTargetOfAScrollIsShownFirst() throws {
    var node = text("a")
    node.traits = [.scrollTarget]
    #expect(render(node).html == "<p class=\"t sct\">a</p>")
    let sheet = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../Sources/Limn/Pages/Theme/ios.css")
    #expect(try String(contentsOf: sheet, encoding: .utf8).contains(".sct { scroll-initial-target: nearest; }"))
  }
}
