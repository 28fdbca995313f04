public import Foundation
public import SwiftUI

/// Fetches the objects of a model for a view. The view is updated when the objects change.
///
/// - Approximated: `@Query` is a property wrapper. In SwiftData, it is a macro, and the type `Query` has a second
///   generic parameter for the array.
@propertyWrapper public struct Query<Element>: DynamicProperty where Element: PersistentModel {
  @Environment(\.modelContext) private var context
  private let descriptor: FetchDescriptor<Element>

  public init() { descriptor = FetchDescriptor() }

  /// The error that the predicate threw; nil if the fetch succeeded.
  @MainActor @preconcurrency public var fetchError: (any Error)? {
    do {
      _ = try context.fetch(descriptor)
      return nil
    } catch { return error }
  }

  @MainActor @preconcurrency public var modelContext: ModelContext { context }

  @MainActor @preconcurrency public var wrappedValue: [Element] { (try? context.fetch(descriptor)) ?? [] }

  public var projectedValue: Query<Element> { self }
}

extension Query {
  public nonisolated init(_ descriptor: FetchDescriptor<Element>, animation: Animation = .default) {
    self.descriptor = descriptor
  }

  public nonisolated init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>], animation: Animation = .default
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors))
  }

  public nonisolated init(filter: Predicate<Element>?, animation: Animation = .default) {
    self.init(FetchDescriptor(predicate: filter))
  }

  public nonisolated init(animation: Animation) { self.init(FetchDescriptor()) }

  public nonisolated init<Value>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward,
    animation: Animation = .default
  ) where Value: Comparable {
    self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
  }

  public nonisolated init<Value>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward,
    animation: Animation = .default
  ) where Value: Comparable {
    self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
  }
}

extension EnvironmentValues {
  /// The context of the nearest `modelContainer` modifier. Views without such a modifier share a default context.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}

private struct ModelContextKey: EnvironmentKey {
  static let defaultValue: ModelContext = {
    do { return ModelContext(try ModelContainer(for: Schema([]))) } catch { fatalError("\(error)") }
  }()
}

extension View {
  public nonisolated func modelContainer(_ container: ModelContainer) -> some View {
    modifier(ContainerModifier(container: container))
  }

  public nonisolated func modelContext(_ modelContext: ModelContext) -> some View {
    environment(\.modelContext, modelContext)
  }

  public nonisolated func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping @MainActor (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View { modelContainer(for: [modelType], inMemory: inMemory, onSetup: onSetup) }

  public nonisolated func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping @MainActor (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View { modifier(MadeContainerModifier(types: modelTypes, onSetup: onSetup)) }
}

extension Scene {
  public nonisolated func modelContainer(_ container: ModelContainer) -> some Scene {
    environment(\.modelContext, ModelContext(container))
  }

  public nonisolated func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene { modelContainer(for: [modelType], inMemory: inMemory, onSetup: onSetup) }

  public nonisolated func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    let made = Result { try ModelContainer.shared(for: modelTypes) }
    onSetup(made)
    return environment(\.modelContext, (try? made.get()).map { ModelContext($0) } ?? ModelContextKey.defaultValue)
  }
}

struct ContainerModifier: ViewModifier {
  let container: ModelContainer

  func body(content: Content) -> some View { content.environment(\.modelContext, container.mainContext) }
}

/// Creates a container for a view and keeps it while the view exists.
struct MadeContainerModifier: ViewModifier {
  @State private var made: Result<ModelContainer, any Error>
  private let onSetup: @MainActor (Result<ModelContainer, any Error>) -> Void

  nonisolated init(
    types: [any PersistentModel.Type], onSetup: @escaping @MainActor (Result<ModelContainer, any Error>) -> Void
  ) {
    _made = State(initialValue: Result { try ModelContainer(for: Schema(types)) })
    self.onSetup = onSetup
  }

  func body(content: Content) -> some View {
    content.environment(\.modelContext, (try? made.get())?.mainContext ?? ModelContextKey.defaultValue)
      .onAppear { onSetup(made) }
  }
}
