import Combine
import Foundation

/// The view model of the screen of one item. Changes are only stored when the user saves them.
final class ItemDetailViewModel: ItemDetailViewContract {
  @Published var title: String
  @Published var notes: String
  @Published var isDone: Bool
  @Published var errorMessage: String?
  private var item: Item
  private let useCase: ItemsUseCase

  /// Makes a view model.
  init(_ item: Item, items useCase: ItemsUseCase) {
    self.item = item
    self.useCase = useCase
    title = item.title
    notes = item.notes
    isDone = item.isDone
  }
}

extension ItemDetailViewModel {
  /// Shows the values of the saved item. If the saved item has not changed, does nothing, so that the unsaved input of
  /// the user is kept.
  func update(with saved: Item) {
    guard saved != item else { return }
    item = saved
    title = saved.title
    notes = saved.notes
    isDone = saved.isDone
  }

  func saveButtonTapped() {
    let changed = Item(id: item.id, title: title, notes: notes, isDone: isDone)
    attempt { try await $0.save(changed) }
  }

  func removeButtonTapped() {
    attempt { [item] in try await $0.remove(item) }
  }

  private func attempt(_ work: @escaping @Sendable (ItemsUseCase) async throws -> Void) {
    Task {
      do { try await work(useCase) } catch { errorMessage = error.localizedDescription }
    }
  }
}
