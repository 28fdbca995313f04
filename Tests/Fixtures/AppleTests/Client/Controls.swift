import Foundation
import SwiftUI

struct Controls: View {
  @State private var name = ""
  @State private var count = 0
  @State private var share = 0.5
  @State private var isOn = false
  @State private var color = Color.red
  @State private var day = Date()
  @FocusState private var isFocused: Bool
  @FocusState private var field: Int?

  var body: some View {
    Form {
      Section("Text") {
        TextField("Name", text: $name)
          .textFieldStyle(.roundedBorder)
          .focused($isFocused)
          .focused($field, equals: 1)
          .onSubmit { count += 1 }
          .submitLabel(.done)
          .textInputAutocapitalization(.never)
          .autocorrectionDisabled()
        SecureField("Code", text: $name)
        TextEditor(text: $name)
      }
      Button("Press") { count += 1 }.buttonStyle(.bordered)
      Button("Press") { count += 1 }.buttonStyle(Rounded()).buttonStyle(Doubled())
      Toggle("On", isOn: $isOn).toggleStyle(.switch).toggleStyle(Ticked())
      Picker("Count", selection: $count) { Text("One").tag(1) }.pickerStyle(.menu)
      DatePicker("Day", selection: $day).datePickerStyle(.compact)
      MultiDatePicker("Days", selection: .constant([]))
      Stepper("Count", value: $count)
      Slider(value: $share)
      Gauge(value: share) { Text("Share") }
      ProgressView(value: share).progressViewStyle(.linear)
      ControlGroup { Button("A") {} }
      Menu("More") { Button("B") {} }
      Link("Site", destination: URL(filePath: "/"))
      LabeledContent("Count", value: "1").labelsHidden().labelsVisibility(.visible)
      GroupBox("Box") { Text("In it") }
      DisclosureGroup("More", isExpanded: $isOn) { Divider() }
      ContentUnavailableView("Nothing", systemImage: "tray")
      ContentUnavailableView.search
      ShareLink(item: "text")
      ColorPicker("Color", selection: $color)
      Label("Star", systemImage: "star").labelStyle(.iconOnly).labelStyle(Swapped())
    }
    .formStyle(.grouped)
    .controlSize(.large)
    .disabled(isOn)
  }
}

struct Rounded: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label.clipShape(.capsule) }
}

struct Doubled: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture(count: 2) { configuration.trigger() }
  }
}

struct Ticked: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label.opacity(configuration.isOn ? 1 : 0.5) }
}

struct Swapped: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      configuration.icon
    }
  }
}

struct Rows: View {
  let name: String
  @State private var names = ["a"]
  @State private var sought = ""

  var body: some View {
    List {
      ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) }
      Text("Three").badge(3)
      Text("Text").badge(Text(name))
      Text("Key").badge("New")
      Text("String").badge(name)
      Text("Row")
        .swipeActions { Button("Delete", role: .destructive) {} }
        .contextMenu { Button("Copy") {} }
        .contextMenu(ContextMenu { Button("Paste") {} })
    }
    .listStyle(.plain)
    .searchable(text: $sought)
    .searchable(text: $sought, prompt: "Find")
    .searchable(text: $sought, prompt: name)
    .refreshable { await Task.yield() }
  }
}
