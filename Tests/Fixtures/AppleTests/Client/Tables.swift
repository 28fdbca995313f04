import SwiftUI
import UniformTypeIdentifiers

struct Line: Identifiable {
  var id = 0
  var name = ""
}

struct Tables: View {
  let lines: [Line]
  @State private var order = [KeyPathComparator(\Line.name)]
  @State private var chosen: Set<Line.ID> = []
  @State private var isImporting = false

  var body: some View {
    Table(lines, selection: $chosen, sortOrder: $order) {
      TableColumn("Name", value: \.name).width(min: 10, ideal: 20)
      TableColumn("Number", value: \.id) { Text("\($0.id)") }.width(30)
      TableColumn("Plain") { Text($0.name) }
    }
    .tableColumnHeaders(.hidden)
    Table(of: Line.self) {
      TableColumn("Name", value: \.name)
    } rows: {
      ForEach(lines)
    }
    .fileImporter(isPresented: $isImporting, allowedContentTypes: [.text]) { _ in }
    .fileImporter(isPresented: $isImporting, allowedContentTypes: [.text], allowsMultipleSelection: true) { _ in }
  }
}

struct Effects: View {
  @State private var isOn = false
  @State private var text = ""
  @State private var selection: TextSelection?

  var body: some View {
    Image(systemName: "star").symbolEffect(.bounce.byLayer, options: .repeat(2), value: isOn)
    Image(systemName: "star").symbolEffect(.pulse, isActive: isOn).symbolEffectsRemoved()
    Image(systemName: "star").contentTransition(.symbolEffect(.replace.downUp))
    TextField("Name", text: $text, selection: $selection).textSelectionAffinity(.upstream)
  }
}
