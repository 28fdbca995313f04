import Foundation
import SwiftUI

struct Folder: Identifiable {
  var id = 0
  var folders: [Folder]?
}

struct ListedRows: View {
  @State private var chosen: Int?

  var body: some View {
    List([Folder()], children: \.folders, selection: $chosen) { Text("\($0.id)") }
      .listRowSpacing(4)
      .listSectionSpacing(4)
      .listSectionSpacing(.compact)
      .scrollContentBackground(.hidden)
    List {
      Section("Old") { Text("a") }.listSectionSeparator(.hidden).listSectionSeparatorTint(.red)
      OutlineGroup([Folder()], children: \.folders) { Text("\($0.id)") }
      Text("a")
        .listRowBackground(Color.red)
        .listRowInsets(EdgeInsets())
        .listRowInsets(.leading, 4)
        .listRowSeparator(.hidden)
        .listRowSeparatorTint(.red)
        .deleteDisabled(true)
        .moveDisabled(true)
        .selectionDisabled()
    }
  }
}

/// Uses `OutlineSubgroupChildren`, the type of the rows inside a disclosure group of an outline.
func children(of group: DisclosureGroup<Text, OutlineSubgroupChildren>) -> some View { group }

struct Scrolled: View {
  @State private var place: Int?

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView { Button("Last") { proxy.scrollTo(9) } }
        .scrollPosition(id: $place)
        .scrollIndicators(.hidden)
        .scrollDismissesKeyboard(.immediately)
        .scrollBounceBehavior(.basedOnSize)
        .scrollDisabled(true)
        .scrollClipDisabled()
    }
  }
}
