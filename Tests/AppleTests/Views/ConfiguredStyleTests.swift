import SemanticTree
@_spi(Headless) import SwiftUI
import Testing

@Suite @MainActor struct ConfiguredStyleTests {
  struct Boxed: GroupBoxStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      Text(isEnabled ? "box" : "gray box")
      GroupBox(configuration)
    }
  }

  struct Listed: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      Text(":")
      configuration.content
    }
  }

  struct Opened: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button("open") { configuration.isExpanded.toggle() }
      if configuration.isExpanded { configuration.content }
    }
  }

  struct Counted: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("done \(Int((configuration.fractionCompleted ?? 0) * 100))")
      configuration.label
    }
  }

  struct Bare: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View { Text(verbatim: "\(configuration.value)") }
  }

  struct Plain: FormStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.content }
  }

  struct Spread: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("menu")
      Menu(configuration)
    }
  }

  struct Titled: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      configuration.content
    }
  }

  @Test("Draws menus and groups of controls as a style says") func drawsMenusAndGroupsOfControlsAsAStyleSays() throws {
    #expect(
      outline { Menu("a") { Text("b") }.menuStyle(Spread()) } == """
        text "menu"
        menu "a"
          text "b"
        """)
    #expect(outline { ControlGroup("a") { Text("b") }.controlGroupStyle(Titled()) } == "text \"a\"\ntext \"b\"")
    #expect(outline { ControlGroup("a", systemImage: "star") { Text("b") } } == "controlGroup \"a\"\n  text \"b\"")
    #expect(try node { ControlGroup { Text("b") }.controlGroupStyle(.navigation) }.style.control == "navigation")
    #expect(try node { Menu("a") {}.menuStyle(.button) }.style.control == "button")
  }

  @Test("Draws boxes and values as a style says") func drawsBoxesAndValuesAsAStyleSays() throws {
    #expect(
      outline { GroupBox("a") { Text("b") }.groupBoxStyle(Boxed()).disabled(true) } == """
        text "gray box"
        groupBox "a"
          text "a"
          text "b"
        """)
    #expect(
      outline { LabeledContent("a", value: "b").labeledContentStyle(Listed()) } == "text \"a\"\ntext \":\"\ntext \"b\"")
    #expect(outline { ProgressView("a", value: 0.5).progressViewStyle(Counted()) } == "text \"done 50\"\ntext \"a\"")
    #expect(outline { Gauge(value: 0.5) { Text("a") }.gaugeStyle(Bare()) } == "text \"0.5\"")
    #expect(outline { Form { Text("a") }.formStyle(Plain()) } == "text \"a\"")
  }

  struct Underlined: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
      configuration
      Text("line")
    }
  }

  @Test("Draws fields as a style says") func drawsFieldsAsAStyleSays() throws {
    let fields = outline {
      TextField("a", text: .constant("b"))
      SecureField("c", text: .constant("de"))
    }.split(separator: "\n").map(String.init)
    #expect(fields.count == 2)
    let styled = outline {
      Group {
        TextField("a", text: .constant("b"))
        SecureField("c", text: .constant("de"))
      }.textFieldStyle(Underlined())
    }.split(separator: "\n").map(String.init)
    #expect(styled == [fields[0], "text \"line\"", fields[1], "text \"line\""])
    let bordered = try node { TextField("a", text: .constant("")).textFieldStyle(.roundedBorder) }
    #expect(bordered.style.control == "roundedBorder")
  }

  @Test("Tints progress as its style says") func tintsProgressAsItsStyleSays() throws {
    let tinted = try node { ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .red)) }
    #expect(tinted.style.control == "circular" && tinted.style.tint == .color(.named("red")))
    #expect(try node { ProgressView().progressViewStyle(.circular) }.style.tint == nil)
  }

  @Test("Opens a group as a style says") func opensAGroupAsAStyleSays() throws {
    let host = HeadlessHost(DisclosureGroup("a") { Text("b") }.disclosureGroupStyle(Opened()))
    #expect(host.tree().texts == ["open"])
    try host.press("open")
    #expect(host.tree().texts == ["open", "b"])
  }

  @Test("Names the styles that the module draws") func namesTheStylesThatTheModuleDraws() throws {
    #expect(
      try node { Gauge(value: 0.5) { Text("a") }.gaugeStyle(.accessoryCircular) }.style.control == "accessoryCircular")
    #expect(try node { ProgressView().progressViewStyle(.linear) }.style.control == "linear")
    #expect(try node { Form { Text("a") }.formStyle(.columns) }.style.control == "columns")
    #expect(try node { Form { Text("a") }.formStyle(.columns).formStyle(.grouped) }.style.control == "columns")
  }
}
