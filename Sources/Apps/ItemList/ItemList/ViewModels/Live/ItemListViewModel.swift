import Combine
import Foundation
import ViewContract

/// The view model of the list with the user's items.
final class ItemListViewModel: ItemListViewContract {
  @Published var searchTerm = ""
  @Published var newTitle = ""
  @Published var errorMessage: String?
  @Published private(set) var listOfItems: [ItemDetailViewModel] = []
  private let useCase: ItemsUseCase
  /// The view model of each item. It is kept until the item is removed, even if a search hides the item. So the item's
  /// row and its open screen keep their identity when the list is reloaded or searched.
  private var models: [Item.ID: ItemDetailViewModel] = [:]
  private var subscriptions: Set<AnyCancellable> = []

  /// Makes a view model. The list shows the items of the use case, so it is empty until a view model calls `load()` of
  /// the use case.
  init(items useCase: ItemsUseCase) {
    self.useCase = useCase
    useCase.items.publisher
      .combineLatest($searchTerm)
      .sink { [weak self] items, term in self?.show(items, matching: term) }
      .store(in: &subscriptions)
  }
}

extension ItemListViewModel {
  /// Reads the items.
  func load() {
    attempt { try await $0.load() }
  }

  func refreshButtonTapped() {
    load()
  }

  func addButtonTapped() {
    let title = newTitle.trimmingCharacters(in: .whitespaces)
    newTitle = ""
    attempt { try await $0.save(Item(title: title)) }
  }

  private func show(_ items: [Item], matching term: String) {
    models = Dictionary(uniqueKeysWithValues: items.map { ($0.id, model(of: $0)) })
    listOfItems = useCase.search(term, in: items).compactMap { models[$0.id] }
  }

  private func model(of item: Item) -> ItemDetailViewModel {
    guard let model = models[item.id] else { return ItemDetailViewModel(item, items: useCase) }
    model.update(with: item)
    return model
  }

  private func attempt(_ work: @escaping @Sendable (ItemsUseCase) async throws -> Void) {
    Task {
      do { try await work(useCase) } catch { errorMessage = error.localizedDescription }
    }
  }
}
