@_spi(Headless) import SemanticTree
@_spi(Headless) import SwiftUI
import Testing

@Suite @MainActor struct ContainerTests {
  @Test("Names a value by its label") func namesAValueByItsLabel() throws {
    let row = try node { LabeledContent("Height", value: "1.80 m") }
    #expect((row.role, row.label, row.value) == (.labeledContent, "Height", "1.80 m"))
    #expect(
      try node {
        LabeledContent("Done", value: 0.5, format: .percent).environment(\.locale, .init(identifier: "en_US"))
      }.value == "50%")
  }

  @Test("Shows what is in a disclosure when it is open") func showsWhatIsInADisclosureWhenItIsOpen() throws {
    let host = HeadlessHost(DisclosureGroup("More") { Text("inside") })
    #expect(host.tree().texts == ["More"])
    try host.perform(.toggle, on: "More")
    #expect(host.tree().texts == ["More", "inside"])
    #expect(host.tree().first(.disclosure)?.traits == [.expanded])
  }

  @Test("Says how far something is") func saysHowFarSomethingIs() throws {
    let known = try node { ProgressView("Loading", value: 30.0, total: 120) }
    #expect((known.label, known.value, known.content) == ("Loading", "25%", .progress(fraction: 0.25)))
    #expect(try node { ProgressView() }.traits == [.loading])
  }

  @Test("Lays out grids") func laysOutGrids() throws {
    let lazy = try node {
      LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.adaptive(minimum: 20))], alignment: .leading, spacing: 4) {
        Text("a")
      }
    }
    #expect(lazy.layout.tracks?.map(\.size) == [.fixed(40), .adaptive(minimum: 20, maximum: nil)])
    #expect((lazy.layout.axis, lazy.layout.spacing) == (.vertical, 4))
    let grid = outline {
      Grid {
        GridRow {
          Text("a")
          Text("b")
        }
        Divider()
      }
    }
    #expect(grid == "grid\n  gridRow\n    text \"a\"\n    text \"b\"\n  divider")
  }

  @Test("Opens a menu without a screen") func opensAMenuWithoutAScreen() throws {
    struct Screen: View {
      @State private var chosen = "nothing"
      var body: some View {
        Menu("Do") { Button("Copy") { chosen = "copied" } }
        Text(chosen)
      }
    }
    let host = HeadlessHost(Screen())
    #expect(host.tree().first(.menu)?.label == "Do")
    #expect(host.tree().first(.menu)?.children.map(\.role) == [.button], "a title is shown once")
    try host.press("Copy")
    #expect(host.tree().texts.last == "copied")
  }

  @Test("Hands addresses to the environment") func handsAddressesToTheEnvironment() throws {
    var opened: [URL] = []
    let link = Link("Site", destination: URL(string: "https://example.org")!)
      .environment(
        \.openURL,
        OpenURLAction { url in
          opened.append(url)
          return .handled
        })
    try HeadlessHost(link).perform(.open, on: "Site")
    #expect(opened == [URL(string: "https://example.org")!])
  }

  @Test("Puts items into the bar") func putsItemsIntoTheBar() {
    let tree = HeadlessHost(
      Text("x").toolbar {
        ToolbarItem(placement: .primaryAction) { Button("Add") {} }
        ToolbarItemGroup(placement: .bottomBar) {
          Button("A") {}
          Button("B") {}
        }
      }
    ).tree()
    let bars = tree.all.filter { $0.role == .toolbar }
    #expect(bars.map(\.value) == [nil, "bottomBar"])
    #expect(bars.map { $0.children.map(\.value) } == [["primaryAction"], ["bottomBar", "bottomBar"]])
    #expect(bars.map { $0.all.filter { $0.role == .button }.map(\.label) } == [["Add"], ["A", "B"]])
  }

  @Test("Mirrors content whose direction the app sets") func mirrorsContentWhoseDirectionTheAppSets() {
    struct Direction: View {
      @Environment(\.layoutDirection) private var direction
      var body: some View { Text(direction == .rightToLeft ? "right" : "left") }
    }
    let tree = HeadlessHost(
      VStack {
        HStack { Direction() }.environment(\.layoutDirection, .rightToLeft)
        Direction()
      }
    ).tree()
    #expect(tree.texts == ["right", "left"])
    #expect(tree.first(.vstack)?.children.map(\.layout.direction) == [.rightToLeft, nil])
  }

  @Test("Searches with a field") func searchesWithAField() throws {
    struct Screen: View {
      @State private var text = ""
      var body: some View {
        List(["ab", "cd"].filter { text.isEmpty || $0.contains(text) }, id: \.self) { Text($0) }
          .searchable(text: $text, prompt: "Find")
      }
    }
    let host = HeadlessHost(Screen())
    try host.type("c", into: "Find")
    #expect(host.tree().texts == ["cd"])
  }

  @Test("Presses what has a TapGesture") func pressesWhatHasATapGesture() throws {
    struct Screen: View {
      @State private var taps = 0
      var body: some View {
        HStack { Text("Count") }.onTapGesture { taps += 1 }
        Text(verbatim: "\(taps)")
      }
    }
    let host = HeadlessHost(Screen())
    try host.press("Count")
    #expect(host.tree().texts.last == "1")
  }

  @Test("Says what cannot be seen") func saysWhatCannotBeSeen() throws {
    let node = try node {
      Image(systemName: "star").accessibilityLabel("Favorite").accessibilityHint("Marks it").accessibilityIdentifier(
        "fav")
    }
    #expect((node.label, node.hint, node.identifier) == ("Favorite", "Marks it", "fav"))
  }

  @Test("Wears a badge") func wearsABadge() throws {
    let badge = HeadlessHost(List { Text("Mail").badge(3) }).tree().first(.row)?.children.first?.children.first
    #expect((badge?.label, badge?.traits) == ("3", [.badge]))
    #expect(try node { Text("Mail").badge(0) }.children.isEmpty)
    #expect(try node { Text("Mail").badge(3) }.children.isEmpty, "only rows, tabs, and bars show badges")
  }

  @Test("Says that there is nothing to show") func saysThatThereIsNothingToShow() {
    let tree = HeadlessHost(
      ContentUnavailableView("No facts", systemImage: "book", description: Text("Add one"))
    ).tree()
    #expect(tree.texts == ["No facts", "Add one"])
    let message = tree.all.first { $0.role == .vstack && $0.children.first?.role == .image }
    #expect(message?.children.map(\.role) == [.image, .text])
  }

  @Test("Names the styles of containers") func namesTheStylesOfContainers() throws {
    #expect(try node { Form { Text("a") }.formStyle(.grouped) }.style.control == "grouped")
    #expect(try node { ProgressView(value: 0.5).progressViewStyle(.linear) }.style.control == "linear")
    #expect(try node { Text("a").preferredColorScheme(.dark) }.style.colorScheme == .dark)
  }
}

@Suite @MainActor struct ReadingTests {
  @Test("Reads a group as one element") func readsAGroupAsOneElement() throws {
    let row = try node {
      HStack {
        Text("Ada")
        Text("36")
      }.accessibilityElement(children: .combine)
    }
    #expect(row.label == "Ada, 36")
    #expect(row.children.map(\.traits) == [[.hidden], [.hidden]])
  }

  @Test("Says something only while it is enabled") func saysSomethingOnlyWhileItIsEnabled() throws {
    #expect(try node { Text("a").accessibilityLabel("b", isEnabled: false) }.label == "a")
    #expect(try node { Text("a").accessibilityLabel("b", isEnabled: true) }.label == "b")
  }

  @Test("Measures a gauge against its bounds") func measuresAGaugeAgainstItsBounds() throws {
    let gauge = try node { Gauge(value: 15.0, in: 10...20) { Text("Heat") } }
    #expect((gauge.label, gauge.value, gauge.content) == ("Heat", "50%", .progress(fraction: 0.5)))
    #expect(
      try node {
        Gauge(value: 3.0, in: 0...9) {
          Text("a")
        } currentValueLabel: {
          Text("3 of 9")
        }
      }.value == "3 of 9")
  }

  @Test("Turns an AngularGradient once") func turnsAnAngularGradientOnce() throws {
    guard
      case .paint(.gradient(let gradient)) = try node({
        AngularGradient(colors: [.red, .blue], center: .center, angle: .degrees(90))
      })
      .content
    else {
      Issue.record("no gradient")
      return
    }
    #expect(gradient.kind == .angular(centerX: 0.5, centerY: 0.5, from: 90, to: 450))
  }
}
