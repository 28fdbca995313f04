import SwiftUI

/// The screen of one item.
struct ItemDetailView<ViewModel: ItemDetailViewContract>: View {
  @ObservedObject var viewModel: ViewModel

  var body: some View {
    Form {
      TextField("Title", text: $viewModel.title)
      TextField("Notes", text: $viewModel.notes)
      Toggle("Done", isOn: $viewModel.isDone)
      if let message = viewModel.errorMessage {
        Label(message, systemImage: "exclamationmark.triangle")
        Button("Dismiss") { viewModel.errorMessage = nil }
      }
      Button("Save") { viewModel.saveButtonTapped() }
      Button("Remove", role: .destructive) { viewModel.removeButtonTapped() }
    }
    .navigationTitle(viewModel.title)
  }
}

struct ItemDetailView_Previews: PreviewProvider {
  static var previews: some View {
    NavigationStack {
      ItemDetailView(viewModel: PreviewItemDetailViewModel())
    }
    .previewDisplayName("Light")
    NavigationStack {
      ItemDetailView(viewModel: PreviewItemDetailViewModel(title: "Done already", isDone: true))
    }
    .preferredColorScheme(.dark)
    .previewDisplayName("Dark")
  }
}
