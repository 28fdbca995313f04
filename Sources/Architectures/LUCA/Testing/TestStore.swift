public import Observation

/// Acts as the parent of a store. It records the actions that the store reports to its parent, so that a test can check
/// each action.
///
/// ```swift
/// @MainActor @Observable final class Parent: Composable {
///   var isChildShown = true
///   let action: (Action) async -> Void
///
///   init(action: @escaping (Action) async -> Void) { self.action = action }
///
///   func reduce(_ action: Action) async { isChildShown = false }
///
///   enum Action { case closeButtonTapped }
/// }
///
/// let sut = TestStore { Parent(action: $0) }
/// try await sut.send(.closeButtonTapped)
/// assert(!sut.isChildShown)
/// ```
///
/// If the store sends itself further actions while it handles an action, the test must take each of them with
/// ``receive(expect:)`` before the next ``send(_:)``. So a test cannot overlook an action. An unexpected or missing
/// action is thrown as a ``TestStoreFailure``, which fails the test in any framework.
///
/// - Since: LUCA 2.0, where it belongs to the test target and reports failures to Swift Testing
@MainActor @Observable @dynamicMemberLookup
public final class TestStore<Store: Composable>: Composable {
  public typealias Action = Store.Action

  /// The store under test.
  public let store: Store

  /// The delegated actions that no test has received yet, oldest first.
  public private(set) var actionHistory: [Action] = []

  /// Makes the store under test.
  ///
  /// - Parameter factory: Makes the store with the closure that it receives as the store's `action`.
  public init(_ factory: (_ action: @escaping (Action) async -> Void) -> Store) {
    let recorder = Recorder<Action>()
    store = factory { recorder.record($0) }
    recorder.record = { [weak self] in self?.actionHistory.append($0) }
  }
}

extension TestStore {
  /// The closure with which the store under test reports to its parent.
  public var action: (Action) async -> Void {
    store.action
  }

  /// Changes the state of the store under test for an action, without reporting the action to the parent.
  public func reduce(_ action: Action) async {
    await store.reduce(action)
  }

  /// Sends an action to the store under test.
  ///
  /// The test store does not record this action. It records the actions that the store sends itself while it handles
  /// this action.
  ///
  /// - Parameter action: What happens.
  /// - Throws: ``TestStoreFailure/unreceived(_:)`` when earlier actions have not been received; the action is then not
  ///   sent.
  public func send(_ action: Action) async throws(TestStoreFailure) {
    guard actionHistory.isEmpty else { throw .unreceived(actionHistory.map { "\($0)" }) }
    await store.send(action)
    // The store reports this action last, after all that it sent while it handled it.
    if !actionHistory.isEmpty { actionHistory.removeLast() }
  }

  /// Takes the oldest delegated action and checks it.
  ///
  /// - Parameter expect: Returns whether the test expects the action.
  /// - Throws: ``TestStoreFailure/nothingToReceive`` or ``TestStoreFailure/unexpected(_:)``.
  public func receive(expect: (Action) -> Bool) throws(TestStoreFailure) {
    guard !actionHistory.isEmpty else { throw .nothingToReceive }
    let action = actionHistory.removeFirst()
    guard expect(action) else { throw .unexpected("\(action)") }
  }

  /// Reads the state of the store under test.
  public subscript<Value>(dynamicMember keyPath: KeyPath<Store, Value>) -> Value {
    store[keyPath: keyPath]
  }

  /// Reads or sets the state of the store under test.
  public subscript<Value>(dynamicMember keyPath: ReferenceWritableKeyPath<Store, Value>) -> Value {
    get { store[keyPath: keyPath] }
    set { store[keyPath: keyPath] = newValue }
  }
}

/// Holds the closure that records actions. The closure uses the `TestStore`, so it is set after the `TestStore` has
/// been initialized.
@MainActor
private final class Recorder<Action> {
  var record: @MainActor (Action) -> Void = { _ in }
}
