@_spi(Headless) import SemanticTree
@_spi(Headless) import SwiftUI
import Testing

@Suite @MainActor struct ControlTests {
  @Test("Switches a toggle") func switchesAToggle() throws {
    struct Screen: View {
      @State private var isOn = false
      var body: some View { Toggle("Sound", isOn: $isOn) }
    }
    let host = HeadlessHost(Screen())
    #expect(host.tree().first(.toggle, "Sound")?.value == "false")
    try host.perform(.toggle, on: "Sound")
    #expect(host.tree().first(.toggle)?.value == "true")
  }

  @Test("Types and submits") func typesAndSubmits() throws {
    struct Screen: View {
      @State private var name = "A"
      @State private var sent = ""
      var body: some View {
        TextField("Name", text: $name, prompt: Text("Your name")).onSubmit { sent = name }
        Text(sent)
      }
    }
    let host = HeadlessHost(Screen())
    let field = try #require(host.tree().first(.textField))
    #expect((field.label, field.value) == ("Name", "A"))
    #expect(field.action(.setText)?.domain == .text(placeholder: "Your name"))
    try host.type("Ada", into: "Name")
    try host.perform(.submit, on: "Name")
    #expect(host.tree().texts == ["Ada"])
  }

  @Test("Reads what is typed with the format") func readsWhatIsTypedWithTheFormat() throws {
    struct Screen: View {
      @State private var height = 1.5
      var body: some View {
        TextField("Height", value: $height, format: .number)
        Text(verbatim: "\(height)")
      }
    }
    let host = HeadlessHost(Screen())
    #expect(host.tree().first(.textField)?.value == "1.5")
    try host.type("1.8", into: "Height")
    #expect(host.tree().texts == ["1.8"])
    #expect(throws: ActionRefusal.self) { try host.type("tall", into: "Height") }
    #expect(host.tree().texts == ["1.8"])
  }

  @Test("Hides a secret") func hidesASecret() throws {
    let node = try node { SecureField("Code", text: .constant("abc")) }
    #expect((node.value, node.traits) == ("•••", [.secure]))
  }

  @Test("Stops a steppers at its bounds") func stopsASteppersAtItsBounds() throws {
    struct Screen: View {
      @State private var count = 1
      var body: some View { Stepper("Count", value: $count, in: 0...2) }
    }
    let host = HeadlessHost(Screen())
    try host.perform(.increment, on: "Count")
    let full = try #require(host.tree().first(.stepper))
    #expect(full.value == "2")
    #expect(full.actions.map(\.kind) == [.decrement])
  }

  @Test("Sets a slider to its nearest step") func setsASliderToItsNearestStep() throws {
    struct Screen: View {
      @State private var volume = 0.0
      var body: some View { Slider(value: $volume, in: 0...10, step: 2) { Text("Volume") } }
    }
    let host = HeadlessHost(Screen())
    try host.perform(.setValue, on: "Volume", argument: "4.9")
    #expect(host.tree().first(.slider)?.value == "4.0")
    try host.perform(.setValue, on: "Volume", argument: "99")
    #expect(host.tree().first(.slider)?.value == "10.0")
    #expect(throws: ActionRefusal.self) { try host.perform(.setValue, on: "Volume", argument: "loud") }
  }

  @Test("Chooses a date within its bounds") func choosesADateWithinItsBounds() throws {
    struct Screen: View {
      @State private var date = Date(timeIntervalSince1970: 0)
      var body: some View {
        DatePicker("Day", selection: $date, in: ...Date(timeIntervalSince1970: 86_400), displayedComponents: .date)
          .environment(\.timeZone, .gmt).environment(\.locale, Locale(identifier: "en_US"))
      }
    }
    let host = HeadlessHost(Screen())
    #expect(host.tree().first(.datePicker)?.value == "Jan 1, 1970")
    try host.perform(.setValue, on: "Day", argument: "2026-03-01T00:00:00Z")
    #expect(host.tree().first(.datePicker)?.value == "Jan 2, 1970")
  }

  @Test("A date picker tells its range and its date") func aDatePickerTellsItsRangeAndItsDate() throws {
    let (first, last) = (Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 86_400))
    let picker = try node { DatePicker("Day", selection: .constant(first), in: ...last) }
    #expect(
      picker.actions.first?.domain == .date(from: nil, through: "1970-01-02T00:00:00Z", now: "1970-01-01T00:00:00Z"))
  }

  @Test("Hides labels, but not from assistive technology") func hidesLabels() throws {
    let one = Binding.constant(1)
    let controls = [
      try node { Toggle("Size", isOn: .constant(true)).labelsHidden() },
      try node { Stepper("Size", value: one).labelsHidden() },
      try node { DatePicker("Size", selection: .constant(Date())).labelsHidden() },
      try node { ColorPicker("Size", selection: .constant(Color.red)).labelsHidden() },
      try node { Picker("Size", selection: one) { Text("S").tag(1) }.labelsHidden() },
    ]
    #expect(controls.map(\.label) == Array(repeating: "Size", count: 5))
    #expect(controls.map(\.style.hidesLabel) == Array(repeating: true, count: 5))
    #expect(controls.dropLast().map(\.children) == Array(repeating: [], count: 4))
    #expect(controls.last?.style.control == "menu")
    let segments = try node { Picker("Size", selection: one) { Text("S").tag(1) }.pickerStyle(.segmented) }
    #expect(segments.style.hidesLabel == true)
    #expect(outline { LabeledContent("Size", value: "S").labelsHidden() } == "text \"S\"")
  }

  @Test("Disables what is inside") func disablesWhatIsInside() throws {
    #expect(outline { Button("Save") {}.disabled(true) } == "button \"Save\" {disabled}\n  text \"Save\"")
  }
}

@Suite @MainActor struct StyleTests {
  private struct Boxed: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(verbatim: isEnabled ? "on" : "off")
      }
    }
  }

  private struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button("Twice") {
        configuration.trigger()
        configuration.trigger()
      }
    }
  }

  private struct Switch: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        configuration.label
      }
    }
  }

  @Test("Draws a button with a style of the app") func drawsAButtonWithAStyleOfTheApp() {
    #expect(
      outline { Button("Go") {}.buttonStyle(Boxed()) }
        == "button \"Go, on\" [press]\n  hstack\n    text \"Go\"\n    text \"on\"")
  }

  @Test("Lets a style decide what pressing does") func letsAStyleDecideWhatPressingDoes() throws {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        Button("Add") { count += 1 }.buttonStyle(Twice())
        Text(verbatim: "\(count)")
      }
    }
    let host = HeadlessHost(Screen())
    try host.press("Twice")
    #expect(host.tree().texts == ["Twice", "2"])
  }

  @Test("Switches with a style of the app") func switchesWithAStyleOfTheApp() throws {
    struct Screen: View {
      @State private var isOn = false
      var body: some View {
        Toggle("Lamp", isOn: $isOn).toggleStyle(Switch())
        Text(verbatim: isOn ? "lit" : "dark")
      }
    }
    let host = HeadlessHost(Screen())
    try host.press("Lamp")
    #expect(host.tree().texts.last == "lit")
  }

  @Test("Names the styles of the system") func namesTheStylesOfTheSystem() throws {
    #expect(try node { Button("a") {}.buttonStyle(.borderedProminent) }.style.control == "borderedProminent")
    #expect(try node { Toggle("a", isOn: .constant(true)).toggleStyle(.switch) }.style.control == "switch")
    #expect(
      try node { TextField("a", text: .constant("")).textFieldStyle(.roundedBorder) }.style.control == "roundedBorder")
  }

  @Test("Shows the parts of a label that its style wants") func showsThePartsOfALabelThatItsStyleWants() {
    #expect(outline { Label("Star", systemImage: "star").labelStyle(.iconOnly) } == "label \"Star\"\n  image \"star\"")
    #expect(outline { Label("Star", systemImage: "star").labelStyle(.titleOnly) } == "label \"Star\"\n  text \"Star\"")
  }

  @Test("Selects several days") func selectsSeveralDays() throws {
    struct Screen: View {
      @State private var days: Set<DateComponents> = []
      var body: some View { MultiDatePicker("Days", selection: $days) }
    }
    let host = HeadlessHost(Screen())
    var shown: String? { host.tree().first(.datePicker)?.value }
    #expect(shown == "0 dates")
    try host.perform(.setValue, on: "Days", argument: "2026-03-01T09:30:00Z")
    #expect(shown == "1 date")
    try host.perform(.setValue, on: "Days", argument: "2026-03-01T12:00:00Z")
    #expect(shown == "0 dates")
  }
}
