import SwiftUI

/// An item in the list.
struct ItemRowView<ViewModel: ItemDetailViewContract>: View {
  @ObservedObject var viewModel: ViewModel

  var body: some View {
    HStack {
      Image(systemName: viewModel.isDone ? "checkmark.circle" : "circle")
        .accessibilityLabel(viewModel.isDone ? "Done" : "Open")
      Text(viewModel.title)
    }
  }
}

struct ItemRowView_Previews: PreviewProvider {
  static var previews: some View {
    ItemRowView(viewModel: PreviewItemDetailViewModel())
      .previewDisplayName("Light")
    ItemRowView(viewModel: PreviewItemDetailViewModel(title: "Done already", isDone: true))
      .preferredColorScheme(.dark)
      .previewDisplayName("Done, dark")
  }
}
