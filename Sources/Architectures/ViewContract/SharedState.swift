public import Combine

/// A value that a use case publishes to all view models that share it.
///
/// The value is isolated to the main actor, which updates views. Code on any actor can call a use case, but the
/// compiler ensures that the value changes only on the main actor. So no lock is needed, and view models can assign
/// values directly to `@Published` properties:
///
/// ```swift
/// enum LoginState { case loggedIn, loggedOut }
///
/// @MainActor final class ProfileViewModel: ObservableObject {
///   @Published var isLoggedIn = false
///
///   init(login: SharedState<LoginState>) {
///     login.publisher
///       .map { $0 == .loggedIn }
///       .assign(to: &$isLoggedIn)
///   }
/// }
/// ```
///
/// A shared state can be a `static` constant. Swift 6 rejects the `static let shared` in the original ViewContract
/// article, since the article's class is not `Sendable`.
///
/// - Since: ViewContract 1.0
@MainActor
public final class SharedState<Value: Sendable> {
  private let first: Value
  private lazy var subject = CurrentValueSubject<Value, Never>(first)

  /// Makes a state with an initial value. Code on any actor can call this initializer.
  ///
  /// - Parameter value: The value until the first change.
  public nonisolated init(_ value: Value) {
    first = value
  }
}

extension SharedState {
  /// The current value. Setting it notifies all subscribers.
  public var value: Value {
    get { subject.value }
    set { subject.send(newValue) }
  }

  /// Publishes the current value and every later value, on the main actor.
  public var publisher: AnyPublisher<Value, Never> {
    subject.eraseToAnyPublisher()
  }
}
