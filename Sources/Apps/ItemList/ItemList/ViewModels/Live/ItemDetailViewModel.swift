import Combine
import Foundation

/// Drives the screen of one of the user's items. Changes are kept when they are saved.
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
  /// Shows an item that was saved. Changes that the user has not saved stay if the saved item is still the same.
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
