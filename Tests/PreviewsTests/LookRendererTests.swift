import Foundation
import LimnMarkup
import SemanticTree
import Testing

@testable import LimnPreviews

/// The rendering of rows, effects, and bars.
@Suite struct LookRendererTests {
  private func render(_ node: SemanticNode) -> (html: String, css: String) {
    var rules = ClassRules()
    let html = TreeRenderer.render(node, links: ControlLinks(), rules: &rules)
    return (html.text, rules.css)
  }

  private func text(_ label: String) -> SemanticNode { SemanticNode(id: "t" + label, role: .text, label: label) }

  @Test("Corners of a rectangle can be wider than high") func cornersOfARectangleCanBeWiderThanHigh() {
    let shape = SemanticNode.Content.shape(
      .roundedRectangle(radius: 20, height: 8), fill: nil, stroke: nil, lineWidth: nil)
    #expect(render(SemanticNode(id: "0", role: .shape, content: shape)).css.contains("{border-radius:20px/8px}"))
  }

  @Test("A row keeps its background inside of the list item") func aRowKeepsItsBackgroundInsideOfTheListItem() {
    var row = SemanticNode(id: "1", role: .row, children: [text("a")])
    row.boxes = [.background([text("b")], alignment: .init())]
    row.layout.row = .init()
    row.layout.row?.separatorAbove = false
    row.layout.row?.insets = .init(top: 4, leading: 4, bottom: 4, trailing: 4)
    let (html, css) = render(SemanticNode(id: "0", role: .list, children: [row]))
    #expect(
      html
        == "<div class=\"li fw fh\"><ul class=\"ul\"><li class=\"rw fw lay pa4 nsa\"><div class=\"und zs\"><p class=\"t\">b</p></div><p class=\"t\">a</p></li></ul></div>"
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

  @Test("A path is outlined by a figure, and filled by a mask that no path can leave") func paths() {
    var line = SemanticNode(id: "0", role: .shape)
    line.content = .shape(.path("M0 0 L9\">"), fill: nil, stroke: .color(.named("red")), lineWidth: 3)
    let outlined = render(line)
    #expect(outlined.html.contains("aria-hidden=\"true\"><path d=\"M0 0 L9&quot;&gt;\"></path></svg>"))
    #expect(outlined.css.contains("stroke:var(--pvf-red);stroke-width:3px"))
    line.content = .shape(.path("M0 0.5 L-9 9\"}b{"), fill: .color(.named("red")), stroke: nil, lineWidth: nil)
    let filled = render(line)
    #expect(filled.css.contains("{background:var(--pvf-red)}") && !filled.html.contains("svg"))
    #expect(filled.css.contains("d='M0 0.5 L-9 9b'/%3E%3C/svg%3E\") 0 0/100% 100%}"))
  }

  @Test("What only assistive technology leaves out is shown, and a hidden view keeps its place") func hidden() {
    var node = text("a")
    node.traits = [.hidden]
    #expect(render(node).html == "<div class=\"b\" aria-hidden=\"true\" inert><p class=\"t\">a</p></div>")
    node.boxes = [.hidden]
    #expect(render(node).html.contains("<div class=\"b hid\"><p class=\"t\">a</p></div>"))
  }

  @Test("A button's label lies in a row, and a resizable image fills its frame") func flexibleParts() {
    let button = SemanticNode(id: "0", role: .button, children: [SemanticNode(id: "1", role: .spacer), text("a")])
    #expect(render(button).html.contains("class=\"bt fw\""))
    var image = SemanticNode(id: "0", role: .image)
    image.content = .image(.asset("sea"))
    #expect(render(image).html.contains("class=\"im ph fw fh\""))
    (image.layout.fixedHorizontally, image.layout.fixedVertically) = (true, true)
    #expect(render(image).html.contains("class=\"im ph\""))
  }

  @Test("A circle stays round, and an ellipse takes its area") func circles() {
    var shape = SemanticNode(id: "0", role: .shape)
    for (form, name) in [(SemanticNode.Shape.circle, "ci"), (.ellipse, "rc")] {
      shape.content = .shape(form, fill: .color(.named("red")), stroke: nil, lineWidth: nil)
      #expect(render(shape).html.contains("class=\"shp fw fh \(name) x"))
      shape.content = .shape(form, fill: nil, stroke: .color(.named("red")), lineWidth: 1)
      let outlined = render(shape)
      #expect(outlined.html.contains("class=\"shp fw fh \(name) " + (form == .circle ? "lw1 x" : "x")))
      #expect(outlined.css.contains(form == .circle ? "--pv-lw:1px" : "border:1px solid var(--pvf-red)"))
    }
  }

  @Test("A fixed width does not shrink") func fixedWidths() {
    var node = text("a")
    node.boxes = [.frame(.init(width: 80.5))]
    let (html, css) = render(node)
    #expect(html.hasPrefix("<div class=\"b w80_5\">"))
    #expect(css.contains(".w80_5{width:80.5px;min-width:min(80.5px,100%)}"))
  }

  @Test("Each effect is an element of its own") func eachEffectIsAnElementOfItsOwn() {
    var node = text("a")
    node.boxes = [.effect(.saturation(0)), .effect(.invert), .blend("colorDodge"), .blend("sourceAtop"), .order(2)]
    let (html, css) = render(node)
    let shown = html.replacing(#/ x[0-9a-z]+/#, with: " x")
    #expect(shown == "<div class=\"b x x x\"><div class=\"b x\"><p class=\"t\">a</p></div></div>")
    #expect(
      css.contains("filter:saturate(0)") && css.contains("filter:invert(1)")
        && css.contains("mix-blend-mode:color-dodge"))
  }

  @Test("A hidden bar shows no title") func aHiddenBarShowsNoTitle() {
    var screen = SemanticNode(id: "0", role: .screen, label: "Trees", value: "12 of them")
    #expect(render(screen).html.contains("<h3 class=\"ttl\">Trees</h3><p class=\"sub\">12 of them</p>"))
    screen.style.control = "inline"
    #expect(render(screen).html.contains("<h3 class=\"ttl tti\">Trees</h3>"))
    screen.style.control = "hiddenBar"
    #expect(!render(screen).html.contains("Trees"))
  }

  @Test("Without a navigation container, a title is not shown") func titleWithoutBar() {
    let window = SemanticNode(id: "0", role: .window, label: "Trees")
    #expect(!render(window).html.contains("Trees"))
    let sheet = render(SemanticNode(id: "0", role: .sheet, label: "Trees")).html
    #expect(sheet.contains("aria-label=\"Trees\"") && !sheet.contains(">Trees<"))
    #expect(render(SemanticNode(id: "0", role: .alert, label: "Trees")).html.contains("<h3 class=\"al-t\">Trees</h3>"))
  }

  @Test("A control that hides its label takes only the width of its value, and its label is read") func hiddenLabels() {
    for (role, name) in [
      (SemanticNode.Role.toggle, "tg na"), (.stepper, "stp"), (.datePicker, "pk well"), (.picker, "pk pk-menu"),
    ] {
      var control = SemanticNode(id: "0", role: role, label: "Width", actions: [.init(id: "0.0", kind: .increment)])
      if role == .picker { control.style.control = "menu" }
      #expect(render(control).html.contains(">Width<"), "\(role)")
      control.style.hidesLabel = true
      let html = render(control).html
      #expect(html.contains("class=\"\(name)\"") && !html.contains(">Width<"), "\(role)")
      #expect(role == .stepper || html.contains("aria-label=\"Width\""), "\(role)")
    }
    let slider = render(SemanticNode(id: "0", role: .slider, label: "Volume", value: "5")).html
    #expect(slider == "<div class=\"ad fw\" role=\"group\" aria-label=\"Volume\"><output class=\"vl\">5</output></div>")
  }

  @Test("A frame takes the offered width up to its maximum") func maximalWidths() {
    var frame = SemanticNode.Box.Frame()
    frame.maxWidth = 200
    var node = text("a")
    node.boxes = [.frame(frame)]
    #expect(render(node).html == "<div class=\"b wx200 fw\"><p class=\"t\">a</p></div>")
  }

  @Test("The label of a box or a disclosure is shown once") func labelsOfBoxes() {
    for role in [SemanticNode.Role.groupBox, .disclosure] {
      let node = SemanticNode(
        id: "0", role: role, label: "Box", traits: [.expanded], children: [text("Box"), text("Inside")])
      let html = render(node).html
      #expect(html.components(separatedBy: ">Box<").count == 2 && html.contains(">Inside<"), "\(html)")
    }
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
