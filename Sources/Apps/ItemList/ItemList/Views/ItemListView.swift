import SwiftUI

/// The list of items, with a search.
struct ItemListView<ViewModel: ItemListViewContract>: View {
  @ObservedObject var viewModel: ViewModel

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        TextField("Search", text: $viewModel.searchTerm)
        if let message = viewModel.errorMessage {
          Label(message, systemImage: "exclamationmark.triangle")
          Button("Dismiss") { viewModel.errorMessage = nil }
        }
        if viewModel.listOfItems.isEmpty {
          Text("Nothing found")
        }
        ForEach(viewModel.listOfItems) { item in
          NavigationLink {
            ItemDetailView(viewModel: item)
          } label: {
            ItemRowView(title: item.title, isDone: item.isDone)
          }
        }
        HStack {
          TextField("New item", text: $viewModel.newTitle)
          Button("Add") { viewModel.addButtonTapped() }
            .disabled(viewModel.newTitle.isEmpty)
        }
        Button(action: { viewModel.refreshButtonTapped() }) {
          Label("Refresh", systemImage: "arrow.clockwise")
        }
      }.padding()
    }
    .navigationTitle("Items")
  }
}

struct ItemListView_Previews: PreviewProvider {
  static var previews: some View {
    NavigationView {
      ItemListView(viewModel: PreviewItemListViewModel())
    }
    .previewDisplayName("Light")
    NavigationView {
      ItemListView(viewModel: PreviewItemListViewModel())
    }
    .preferredColorScheme(.dark)
    .previewDisplayName("Dark")
  }
}

#Preview("Empty") {
  NavigationStack {
    ItemListView(viewModel: PreviewItemListViewModel(listOfItems: []))
  }
}
