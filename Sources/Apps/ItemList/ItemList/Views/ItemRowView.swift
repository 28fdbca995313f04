import SwiftUI

/// An item in the list. A row only displays values, so it needs no contract.
struct ItemRowView: View {
  /// The item's title.
  let title: String
  /// Whether the item is completed.
  let isDone: Bool

  var body: some View {
    HStack {
      Image(systemName: isDone ? "checkmark.circle" : "circle")
        .accessibilityLabel(isDone ? "Done" : "Open")
      Text(title)
    }
  }
}

struct ItemRowView_Previews: PreviewProvider {
  static var previews: some View {
    ItemRowView(title: "Buy milk", isDone: false)
      .previewDisplayName("Light")
    ItemRowView(title: "Done already", isDone: true)
      .preferredColorScheme(.dark)
      .previewDisplayName("Done, dark")
  }
}
