import MockData
import SwiftUI

/// A section of a list with names.
struct NameSection: View {
  /// The names, in the order in which they are shown.
  var names: [String]
  /// Whether more names are loading.
  var isSearching: Bool

  var body: some View {
    Section("Names") {
      if names.isEmpty && !isSearching {
        Text("No names yet")
      }
      ForEach(names, id: \.self) { name in
        Text(name)
      }
      if isSearching {
        ProgressView("Looking for more names")
      }
    }
  }
}

#Preview("Empty") {
  List { NameSection(names: [], isSearching: false) }
}

#Preview("Searching") {
  List { NameSection(names: Mock.mindNames, isSearching: true) }
}
