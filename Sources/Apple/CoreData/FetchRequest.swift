internal import Combine
public import SwiftUI

/// The objects that a fetch request found.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
  let objects: [Result]
  let model: FetchModel<Result>?

  public var startIndex: Int { objects.startIndex }
  public var endIndex: Int { objects.endIndex }
  public subscript(position: Int) -> Result { objects[position] }

  public var nsPredicate: NSPredicate? {
    get { model?.request.predicate }
    nonmutating set { model?.change { $0.predicate = newValue } }
  }
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { model?.request.sortDescriptors ?? [] }
    nonmutating set { model?.change { $0.sortDescriptors = newValue } }
  }
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { model?.order ?? [] }
    nonmutating set {
      model?.order = newValue
      model?.change { _ in }
    }
  }
}

/// Observes the context of the environment, so that views are drawn again after a change.
final class FetchModel<Result: NSFetchRequestResult>: ObservableObject, @unchecked Sendable {
  let request: NSFetchRequest<Result>
  var order: [SortDescriptor<Result>]
  private var observer: (any NSObjectProtocol)?

  init(_ request: NSFetchRequest<Result>, _ order: [SortDescriptor<Result>]) {
    self.request = request
    self.order = order
    nonisolated(unsafe) let changes = objectWillChange
    observer = NotificationCenter.default.addObserver(
      forName: NSManagedObjectContext.didChangeObjectsNotification, object: nil, queue: nil
    ) { _ in changes.send() }
  }

  deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }

  var configuration: FetchRequest<Result>.Configuration {
    get {
      FetchRequest.Configuration(nsSortDescriptors: request.sortDescriptors ?? [], nsPredicate: request.predicate)
    }
    set { change { ($0.predicate, $0.sortDescriptors) = (newValue.nsPredicate, newValue.nsSortDescriptors) } }
  }

  func change(_ change: (NSFetchRequest<Result>) -> Void) {
    objectWillChange.send()
    change(request)
  }
}

/// The objects of the environment's context that a request finds, updated when the context changes.
@MainActor @propertyWrapper @preconcurrency public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
  @StateObject private var model: FetchModel<Result>
  @Environment(\.managedObjectContext) private var context

  public var wrappedValue: FetchedResults<Result> {
    let found = (try? context.fetch(model.request)) ?? []
    return FetchedResults(objects: model.order.isEmpty ? found : found.sorted(using: model.order), model: model)
  }
  public var projectedValue: Binding<Configuration> { $model.configuration }

  public struct Configuration {
    public var nsSortDescriptors: [NSSortDescriptor]
    public var nsPredicate: NSPredicate?
  }
}

extension FetchRequest {
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    _model = StateObject(wrappedValue: FetchModel(fetchRequest, []))
  }
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) { self.init(fetchRequest: fetchRequest) }

  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    let request = NSFetchRequest<Result>()
    request.entityName = entity.name
    (request.sortDescriptors, request.predicate) = (sortDescriptors, predicate)
    self.init(fetchRequest: request)
  }
}

extension FetchRequest where Result: NSManagedObject {
  public init(
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    let request = NSFetchRequest<Result>()
    (request.sortDescriptors, request.predicate) = (sortDescriptors, predicate)
    self.init(fetchRequest: request)
  }

  @_disfavoredOverload
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    let request = NSFetchRequest<Result>()
    request.predicate = predicate
    _model = StateObject(wrappedValue: FetchModel(request, sortDescriptors))
  }
}

private struct ManagedObjectContextKey: EnvironmentKey {
  static let defaultValue = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
}

extension EnvironmentValues {
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}
