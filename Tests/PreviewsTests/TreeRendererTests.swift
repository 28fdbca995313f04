import LimnMarkup
import Foundation
import SemanticTree
import Testing

@testable import LimnPreviews

@Suite struct TreeRendererTests {
  @Test("A symbol that points forward, or has another name for its outline, is drawn") func namesOfSymbols() {
    let outline = { SymbolGlyph.outline(for: $0)?.path }
    #expect(outline("chevron.forward") == outline("chevron.right") && outline("chevron.forward") != nil)
    #expect(outline("arrow.backward") == outline("arrow.left"))
    #expect(outline("gearshape.fill") != nil && outline("gearshape.fill") == outline("gear"))
    #expect(SymbolGlyph.outline(for: "star.circle.fill")?.isFilled == true && outline("no.symbol") == nil)
    #expect(outline("note.text.badge.plus") != nil && outline("cart.badge.plus") == outline("cart"))
  }

  @Test("Letters and signs are drawn in their frame, and the name of an unknown symbol is small") func letters() {
    func glyph(_ name: String) -> String {
      var node = SemanticNode(id: "0", role: .image)
      node.content = .image(.symbol(name))
      return render(node).html
    }
    let disc = SymbolGlyph.outline(for: "circle")?.path ?? ""
    let svg = "<svg class=\"fi\" viewBox=\"0 0 16 16\" aria-hidden=\"true\"><path d=\"\(disc)\""
    #expect(glyph("g.circle.fill").contains(svg))
    #expect(glyph("g.circle.fill").contains(">G</text>") && glyph("dollarsign.circle").contains(">$</text>"))
    #expect(glyph("unheard.of<x>").contains("font-size=\"2.86\">unheard</text>"), "\(glyph("unheard.of<x>"))")
  }

  @Test("The pages of a tab view have dots with names, and a tab without a title has no text") func pages() {
    let pages = (1...2).map { number in
      SemanticNode(
        id: "\(number)", role: .tab, traits: number == 1 ? [.selected] : [],
        actions: number == 1 ? [] : [.init(id: "2.0", kind: .select, label: "Page 2")],
        children: [SemanticNode(id: "\(number).0", role: .text, label: "Text \(number)")])
    }
    let step = Step(kind: .action(.select), node: "2", role: .tab, label: "Page 2")
    func html(_ style: String?) -> String {
      var tabs = SemanticNode(id: "0", role: .tabs, children: pages)
      tabs.style.control = style
      return render(tabs, [.init(step: step, address: "#s1")]).html
    }
    let other = "<a class=\"tab\" href=\"#s1\" aria-label=\"Page 2\"></a>"
    let tabs = "<span class=\"tab\" aria-current=\"true\"></span>\(other)"
    for (style, name) in [("page", "page"), (nil, "tbs")] {
      let bar = "<div class=\"\(name)\" role=\"group\" aria-label=\"Tabs\">"
      #expect(html(style).hasSuffix("Text 1</p>\(bar)\(tabs)</div></div>"), "\(html(style))")
    }
  }

  @Test("A divider with a height does not make its row high") func dividers() {
    var divider = SemanticNode(id: "1", role: .divider)
    divider.layout.fixedVertically = true
    #expect(Sizing(of: SemanticNode(id: "0", role: .hstack, children: [divider])) == Sizing())
    divider.layout.fixedVertically = nil
    #expect(Sizing(of: SemanticNode(id: "0", role: .hstack, children: [divider])).fillsHeight)
  }

  @Test("Text is escaped and spacing is a class") func textIsEscapedAndSpacingIsAClass() {
    var stack = SemanticNode(
      id: "0", role: .vstack, children: [SemanticNode(id: "1", role: .text, label: "1 < 2 & \"3\"")])
    stack.layout.spacing = 12
    let (html, css) = render(stack)
    #expect(html == "<div class=\"vs gy12\"><p class=\"t\">1 &lt; 2 &amp; &quot;3&quot;</p></div>")
    #expect(css == ".pv .gy12{row-gap:12px}\n")
  }

  @Test("The badge of a text follows it") func badges() {
    let badge = SemanticNode(id: "0.badge", role: .text, label: "3", traits: [.badge])
    let html = render(SemanticNode(id: "0", role: .text, label: "Mail", children: [badge])).html
    #expect(html == "<p class=\"t\">Mail<span class=\"t\">3</span></p>")
  }

  @Test("A button is a link to the state it leads to") func aButtonIsALinkToTheStateItLeadsTo() {
    let button = SemanticNode(id: "0", role: .button, label: "Save", actions: [.init(id: "0.0", kind: .press)])
    let step = Step(kind: .action(.press), node: "0", role: .button, label: "Save")
    let (html, _) = render(button, [.init(step: step, address: "#s3")])
    #expect(html == "<a class=\"bt\" href=\"#s3\"><span class=\"t\">Save</span></a>")
  }

  @Test("A tab has its symbol above its title, and the selected tab is no link") func aTabHasItsSymbolAboveItsTitle() {
    var first = SemanticNode(id: "1", role: .tab, label: "Home", traits: [.selected])
    first.content = .image(.symbol("house"))
    var second = SemanticNode(id: "2", role: .tab, label: "More", actions: [.init(id: "2.0", kind: .select)])
    second.content = .image(.symbol("no.such.symbol"))
    let step = Step(kind: .action(.select), node: "2", role: .tab, label: "More")
    let html = render(
      SemanticNode(id: "0", role: .tabs, children: [first, second]), [.init(step: step, address: "#s1")]
    ).html
    #expect(
      html.contains("<span class=\"tab\" aria-current=\"true\"><span class=\"gl\" aria-hidden=\"true\"><svg "),
      "\(html)")
    #expect(
      html.contains("</svg></span>Home</span>") && html.contains("<a class=\"tab\" href=\"#s1\">More</a>"), "\(html)")
  }

  @Test("A color of an asset catalog has both variants") func aColorOfAnAssetCatalogHasBothVariants() {
    var text = SemanticNode(id: "0", role: .text, label: "a")
    text.style.foreground = .opacity(
      .color(.adaptive(light: .components(red: 1, green: 0, blue: 0, opacity: 1), dark: .named("blue"))), 0.5)
    let css = render(text).css
    #expect(
      css.contains("color:color-mix(in srgb,light-dark(rgb(255 0 0 / 1),var(--pv-blue)) 50%,transparent)"), "\(css)")
  }

  @Test("Symbols, shapes, and borders have the true color, and only text has a readable tone") func trueColors() {
    let yellow = SemanticNode.Paint.color(.named("yellow"))
    var symbol = SemanticNode(id: "0", role: .image, content: .image(.symbol("star")))
    var text = SemanticNode(id: "0", role: .text, label: "a", boxes: [.border(yellow, width: 1)])
    (symbol.style.foreground, text.style.foreground) = (yellow, yellow)
    #expect(render(symbol).css.contains("{color:var(--pvf-yellow)}"))
    let css = render(text).css
    #expect(css.contains("{color:var(--pv-yellow)}") && css.contains("{border:1px solid var(--pvf-yellow)}"), "\(css)")
  }

  @Test("A field has its own color and font") func ownColorOfAField() {
    var field = SemanticNode(id: "0", role: .textField, label: "Email", value: "a")
    field.style = .init(font: .init(textStyle: "title"), foreground: .color(.named("white")))
    let (html, css) = render(field)
    #expect(html.contains("class=\"fd fw f-title x") && css.contains("{color:#fff}"), "\(html)")
  }

  @Test("A column of a split view has a title and a bar") func columns() {
    let bar = SemanticNode(id: "1", role: .toolbar, children: [SemanticNode(id: "2", role: .toolbarItem)])
    let column = SemanticNode(id: "0", role: .column, label: "Folders", children: [bar])
    let html = render(SemanticNode(id: "s", role: .splitNavigation, children: [column])).html
    #expect(html.contains("<div class=\"bar\">") && html.contains(">Folders</h3>"), "\(html)")
  }

  @Test("The background of a screen reaches below the status bar") func grounds() {
    let text = SemanticNode(id: "1", role: .text, label: "a")
    var window = SemanticNode(id: "0", role: .window, children: [text])
    #expect(render(window).html.hasPrefix("<div class=\"sn fw fh\">"))
    window.boxes = [.fill(.color(.named("black")), shape: nil)]
    let (html, css) = render(window)
    #expect(html.hasPrefix("<div class=\"sn gnd fw fh x") && css.contains("{background:#000}"), "\(html)")
  }

  @Test("A row that can be selected looks like its content") func selectableRows() {
    let row = SemanticNode(
      id: "0", role: .row, label: "a", actions: [.init(id: "s", kind: .select)],
      children: [SemanticNode(id: "1", role: .text, label: "a")])
    let step = Step(kind: .action(.select), node: "0", role: .row, label: "a")
    let html = render(row, [.init(step: step, address: "#s1")]).html
    #expect(html.contains("<a class=\"tp fw al\" href=\"#s1\">"), "\(html)")
  }

  @Test("A symbol has the size of its scale") func scales() {
    var symbol = SemanticNode(id: "0", role: .image, content: .image(.symbol("star")))
    symbol.style.imageScale = "large"
    #expect(render(symbol).html.contains("class=\"gl is-large\""))
  }

  @Test("The tint of a control or window replaces the accent color") func theTintReplacesTheAccentColor() {
    var window = SemanticNode(id: "0", role: .window, children: [SemanticNode(id: "1", role: .button, label: "a")])
    window.style.tint = .color(.components(red: 0, green: 1, blue: 0, opacity: 1))
    window.children[0].style.tint = .color(.named("red"))
    let (html, css) = render(window)
    let green = "rgb(0 255 0 / 1)"
    #expect(css.contains("{--pv-accent:\(green);--pvf-accent:\(green);--pv-on:\(green)}"), "\(css)")
    #expect(css.contains("{--pv-accent:var(--pv-red);--pvf-accent:var(--pvf-red)"), "\(css)")
    #expect(html.contains("class=\"bt x"), "\(html)")
    window.children[0].style.tint = .color(.named("accent"))
    #expect(render(window).html.contains("class=\"bt\""))
  }

  @Test("Items of a bar have a class for their position") func itemsOfABarHaveAClassForTheirPosition() {
    let item = { (placement: String) in SemanticNode(id: placement, role: .toolbarItem, value: placement) }
    let placements = ["navigationBarLeading", "cancellationAction", "principal", "primaryAction", "topBarTrailing"]
    let html = render(SemanticNode(id: "0", role: .toolbar, children: placements.map(item))).html
    #expect(
      html.matches(of: /class="(ti[^"]*)"/).map { String($0.output.1) }
        == ["ti ti-lead", "ti ti-lead", "ti ti-mid", "ti", "ti"], "\(html)")
  }

  @Test("A bar below the content stands after it") func aBarBelowTheContentStandsAfterIt() {
    let item = SemanticNode(id: "i", role: .toolbarItem, value: "bottomBar")
    let bar = SemanticNode(id: "b", role: .toolbar, value: "bottomBar", children: [item])
    let text = SemanticNode(id: "t", role: .text, label: "a")
    let html = render(SemanticNode(id: "0", role: .screen, children: [bar, text])).html
    #expect(!html.contains("\"bar\""))
    #expect(html.hasSuffix("a</p></div><div class=\"tb bb\"><div class=\"ti\"></div></div></div>"), "\(html)")
  }

  @Test("A direction that the app sets covers the padding too") func aDirectionThatTheAppSetsCoversThePaddingToo() {
    var text = SemanticNode(id: "0", role: .text, label: "a")
    text.layout.direction = .rightToLeft
    text.boxes = [.padding(.init(top: 0, leading: 8, bottom: 0, trailing: 0))]
    let html = render(text).html
    #expect(html.hasPrefix("<div class=\"b pl8 rtl\">"), "\(html)")
  }

  @Test("A field with an empty label has a name on the page") func aFieldWithAnEmptyLabelHasANameOnThePage() {
    let html = render(SemanticNode(id: "0", role: .textField, label: "")).html
    #expect(html.contains("aria-label=\"Text\"") && !html.contains("placeholder=\"Text\""), "\(html)")
  }

  @Test("A navigation link has a class of its own") func aNavigationLinkHasAClassOfItsOwn() {
    var button = SemanticNode(id: "0", role: .button, label: "Open", actions: [.init(id: "0.0", kind: .press)])
    button.style.control = "navigationLink"
    let step = Step(kind: .action(.press), node: "0", role: .button, label: "Open")
    #expect(
      render(button, [.init(step: step, address: "#s3")]).html.hasPrefix(
        "<a class=\"bt bt-navigationLink\" href=\"#s3\">"))
  }

  @Test("What has a tap is a link around itself") func whatHasATapIsALinkAroundItself() {
    var card = SemanticNode(id: "0", role: .hstack, actions: [.init(id: "t", kind: .press)])
    card.children = [SemanticNode(id: "1", role: .text, label: "Front")]
    card.boxes = [.padding(.init(top: 8, leading: 8, bottom: 8, trailing: 8))]
    let step = Step(kind: .action(.press), node: "0", role: .hstack, label: "Front")
    let html = render(card, [.init(step: step, address: "#s1")]).html
    #expect(
      html
        == "<a class=\"tp\" href=\"#s1\"><span class=\"b pa8\"><span class=\"hs\"><span class=\"t\">Front</span></span></span></a>"
    )
  }

  @Test("What has a tap and controls inside gets a small link") func whatHasATapAndControlsInsideGetsASmallLink() {
    var card = SemanticNode(id: "0", role: .vstack, label: "Card", actions: [.init(id: "t", kind: .press)])
    card.children = [SemanticNode(id: "1", role: .button, label: "Like", actions: [.init(id: "b", kind: .press)])]
    let steps = [("0", "Card", "#s1"), ("1", "Like", "#s2")].map { node, label, address in
      ControlLinks.Link(step: Step(kind: .action(.press), node: node, role: .button, label: label), address: address)
    }
    let html = render(card, steps).html
    #expect(html.contains("<a class=\"bt\" href=\"#s2\">"))
    #expect(
      html.hasSuffix("<div class=\"ex\"><a class=\"sm\" href=\"#s1\" aria-label=\"Press “Card”\">Press</a></div>"))
    #expect(!html.contains("class=\"tp"))
  }

  @Test("Gestures and menus of a text come after it") func gesturesAndMenusOfATextComeAfterIt() {
    var text = SemanticNode(
      id: "0", role: .text, label: "Photo", actions: [.init(id: "g", kind: .gesture, label: "Double-tap")])
    let copy = SemanticNode(id: "2", role: .button, label: "Copy", actions: [.init(id: "c", kind: .press)])
    text.children = [SemanticNode(id: "1", role: .contextMenu, children: [copy])]
    let gesture = Step(kind: .action(.gesture), node: "0", role: .text, label: "Photo", argumentLabel: "Double-tap")
    #expect(gesture.description == "Double-tap “Photo”")
    let press = Step(kind: .action(.press), node: "2", role: .button, label: "Copy")
    let html = render(text, [.init(step: gesture, address: "#s1"), .init(step: press, address: "#s2")]).html
    let parts = [
      "<p class=\"t\">Photo</p>",
      "<a class=\"sm\" href=\"#s1\" aria-label=\"Double-tap “Photo”\">Double-tap</a>",
      "<summary>More</summary>", "<a class=\"bt\" href=\"#s2\">",
    ]
    let places = parts.map { html.range(of: $0)?.lowerBound }
    #expect(places.allSatisfy { $0 != nil })
    #expect(places.compactMap { $0 } == places.compactMap { $0 }.sorted())
  }

  @Test("A menu shows its icon, and its name is not written again") func aMenuShowsItsIcon() {
    let icon = SemanticNode(id: "2", role: .image, label: "More", content: .image(.symbol("ellipsis")))
    let menu = SemanticNode(
      id: "0", role: .menu, label: "More",
      children: [
        SemanticNode(id: "1", role: .header, children: [icon]),
        SemanticNode(id: "3", role: .text, label: "Copy"),
      ])
    let html = render(menu).html
    #expect(html.contains("<summary aria-label=\"More\"><"), "\(html)")
    #expect(!html.contains(">More<") && html.ranges(of: "Copy").count == 1, "\(html)")
  }

  @Test("Drags are not drawn on the screen") func drags() {
    let image = SemanticNode(id: "0", role: .image, label: "Map", content: .image(.symbol("map")))
    func links(_ gesture: String) -> [ControlLinks.Link] {
      [.init(step: Step(kind: .action(.gesture), node: "0", argumentLabel: gesture), address: "#s1")]
    }
    #expect(render(image, links("Long press")).html.contains("#s1"))
    #expect(!render(image, links("Drag left")).html.contains("#s1"))
  }

  @Test("A date picker shows its label, and its value opens the values that were tried") func dates() {
    let label = SemanticNode(id: "1", role: .text, label: "Day")
    let picker = SemanticNode(
      id: "0", role: .datePicker, label: "Day", value: "1 Jan 2026", actions: [.init(id: "0.0", kind: .setValue)],
      children: [label])
    var step = Step(kind: .action(.setValue), node: "0", role: .datePicker, label: "Day")
    (step.argument, step.argumentLabel) = ("2026-01-02", "2026-01-02")
    let html = render(picker, [.init(step: step, address: "#s1")]).html
    #expect(html.contains("<span class=\"ll\"><span class=\"t\">Day</span></span>"), "\(html)")
    #expect(html.contains("<summary><span class=\"vl\">1 Jan 2026</span></summary>"))
    #expect(html.contains("<a class=\"op\" href=\"#s1\"") && html.contains(">2026-01-02</a>"))
  }

  @Test("Swipe actions of the leading edge stand before the row") func swipes() {
    var actions = SemanticNode(id: "1", role: .swipeActions, value: "leading")
    #expect(render(actions).html == "<div class=\"sw swl\"></div>")
    actions.value = "trailing"
    #expect(render(actions).html == "<div class=\"sw\"></div>")
  }

  @Test("Only a font with a text style follows the text size") func fontSizes() {
    var text = SemanticNode(id: "0", role: .text, label: "A")
    text.style.font = .init(size: 20)
    #expect(render(text).css == ".pv .fs20{font-size:20px}\n")
    text.style.font = .init(textStyle: "title", size: 20)
    #expect(render(text).css == ".pv .fd20{font-size:calc(20px + var(--pv-d))}\n")
  }

  @Test("A disabled button is one") func aDisabledButtonIsOne() {
    let button = SemanticNode(id: "0", role: .button, label: "Save", traits: [.disabled])
    #expect(
      render(button).html == "<button class=\"bt\" type=\"button\" disabled><span class=\"t\">Save</span></button>")
  }

  @Test("A symbol alone gives its button a name") func aSymbolAloneGivesItsButtonAName() {
    let image = SemanticNode(id: "1", role: .image, label: "Add", content: .image(.symbol("plus")))
    let html = render(SemanticNode(id: "0", role: .button, label: "Add", children: [image])).html
    #expect(html.contains("aria-label=\"Add\""))
    #expect(html.contains("aria-hidden=\"true\"><svg "))
  }

  @Test("Rows are a list and sections have headings") func rowsAreAListAndSectionsHaveHeadings() {
    let rows = ["One", "Two"].enumerated().map { place, text in
      SemanticNode(
        id: "\(place + 5)", role: .row, children: [SemanticNode(id: "\(place + 9)", role: .text, label: text)])
    }
    let header = SemanticNode(id: "2", role: .header, label: "Numbers")
    let list = SemanticNode(
      id: "0", role: .list, children: [SemanticNode(id: "1", role: .section, children: [header] + rows)])
    let html = render(list).html
    #expect(html.contains("<h3 class=\"sh fw\"><span class=\"t\">Numbers</span></h3>"))
    #expect(
      html.contains(
        "<ul class=\"ul\"><li class=\"rw fw\"><p class=\"t\">One</p></li><li class=\"rw fw\"><p class=\"t\">Two</p></li></ul>"
      ))
  }

  @Test("Boxes wrap from the inside out") func boxesWrapFromTheInsideOut() throws {
    var text = SemanticNode(id: "0", role: .text, label: "x")
    text.boxes = [
      .padding(.init(top: 8, leading: 8, bottom: 8, trailing: 8)), .fill(.color(.named("red")), shape: nil),
    ]
    let (html, css) = render(text)
    let red = try #require(css.firstMatch(of: #/\.pv \.(x\w+)\{background:var\(--pvf-red\)\}/#)?.1)
    #expect(html == "<div class=\"b pa8 \(red)\"><p class=\"t\">x</p></div>")
  }

  @Test("A frame that fills takes the width") func aFrameThatFillsTakesTheWidth() {
    var frame = SemanticNode.Box.Frame(alignment: .init(.leading, .center))
    frame.fillsWidth = true
    var text = SemanticNode(id: "0", role: .text, label: "x")
    text.boxes = [.frame(frame)]
    #expect(render(text).html == "<div class=\"b al fw\"><p class=\"t\">x</p></div>")
  }

  @Test("Controls inside controls are only shown") func controlsInsideControlsAreOnlyShown() {
    let inner = SemanticNode(id: "1", role: .button, label: "Inner", actions: [.init(id: "1.0", kind: .press)])
    let outer = SemanticNode(id: "0", role: .button, label: "Outer", children: [inner])
    let step = Step(kind: .action(.press), node: "0", role: .button)
    let html = render(outer, [.init(step: step, address: "#s1")]).html
    #expect(html.components(separatedBy: "<a").count == 2)
  }

  @Test("Samples of a field are links") func samplesOfAFieldAreLinks() {
    let field = SemanticNode(
      id: "0", role: .textField, label: "Name", value: "",
      actions: [.init(id: "0.0", kind: .setText, domain: .text(placeholder: "Your name"))])
    let step = Step(
      kind: .action(.setText), node: "0", role: .textField, label: "Name", argument: "Water", argumentLabel: "Water")
    let html = render(field, [.init(step: step, address: "#s2")]).html
    #expect(html.contains("<input class=\"in\" type=\"text\" readonly aria-label=\"Name\" placeholder=\"Your name\">"))
    #expect(
      html.contains(
        "<span class=\"sa\"><a class=\"sm\" href=\"#s2\" aria-label=\"Type “Water” into “Name”\">Water</a>")
    )
  }

  @Test(
    "Numbers are short",
    arguments: [
      (1.0, "1"), (0.5, "0.5"), (12.346, "12.35"), (-3.05, "-3.05"), (1 / 3, "0.33"), (.infinity, "9999"), (0, "0"),
    ])
  func numbersAreShort(value: Double, expected: String) {
    #expect(value.css == expected)
  }

  private func render(_ tree: SemanticNode, _ links: [ControlLinks.Link] = []) -> (html: String, css: String) {
    var rules = ClassRules()
    let html = TreeRenderer.render(tree, links: ControlLinks(links), rules: &rules)
    return (html.text, rules.css)
  }
}
