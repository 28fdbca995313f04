import Combine
import ViewContract
import os

/// The view model of an item's screen in previews.
final class PreviewItemDetailViewModel: ItemDetailViewContract, PreviewViewModel {
  @Published var title: String
  @Published var notes: String
  @Published var isDone: Bool
  @Published var errorMessage: String?

  /// Makes a view model with a sample item.
  init(title: String, notes: String = "", isDone: Bool = false) {
    self.title = title
    self.notes = notes
    self.isDone = isDone
  }

  convenience init() {
    self.init(title: "Buy milk", notes: "Two bottles")
  }
}

extension PreviewItemDetailViewModel {
  func saveButtonTapped() {
    Logger.calls.debug("ItemDetailViewContract.saveButtonTapped()")
    errorMessage = "A preview keeps nothing."
  }

  func removeButtonTapped() {
    Logger.calls.debug("ItemDetailViewContract.removeButtonTapped()")
    errorMessage = "A preview removes nothing."
  }
}
