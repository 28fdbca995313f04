import Puddles
import SwiftUI

/// The screen on which names appear one by one, until the list is complete or the user stops the search.
struct CultureMindsExample: View {
  @EnvironmentObject private var cultureMindsProvider: CultureMindsProvider
  @State private var names: [String] = []
  @State private var search: Task<Void, Never>?

  var body: some View {
    List {
      if search == nil {
        Button("Find Minds") { startSearch() }
      } else {
        Button("Stop") { stopSearch() }
      }
      NameSection(names: names, isSearching: search != nil)
    }
    .navigationTitle("Culture Minds")
    .onDisappear { stopSearch() }
  }
}

extension CultureMindsExample {
  private func startSearch() {
    names = []
    search = Task {
      for await name in cultureMindsProvider.names() {
        names.append(name)
      }
      // If this search was stopped, `search` can already contain the next search, which must not be removed.
      if !Task.isCancelled { search = nil }
    }
  }

  private func stopSearch() {
    search?.cancel()
    search = nil
  }
}

#Preview {
  NavigationStack {
    CultureMindsExample().withMockProviders()
  }
}
