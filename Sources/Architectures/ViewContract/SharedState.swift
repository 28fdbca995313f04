public import Combine

/// A value that a use case publishes to all view models that share it.
///
/// It belongs to the main actor: a use case may be called from any task, but every change happens where the views are updated, one at a time, and
/// the compiler checks it. So no lock is needed, and view models can write what they receive straight into their `@Published` properties:
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
/// The constant holding it may be `static`, which the article's `static let shared` of an unprotected class may not in Swift 6.
///
/// - Since: ViewContract 1.0
@MainActor
public final class SharedState<Value: Sendable> {
  private let first: Value
  private lazy var subject = CurrentValueSubject<Value, Never>(first)

  /// Makes a state with its first value; may be called from anywhere.
  ///
  /// - Parameter value: The value until the first change.
  public nonisolated init(_ value: Value) {
    first = value
  }
}

extension SharedState {
  /// The value now. Setting it tells every subscriber.
  public var value: Value {
    get { subject.value }
    set { subject.send(newValue) }
  }

  /// The value now, and every later one, on the main actor.
  public var publisher: AnyPublisher<Value, Never> {
    subject.eraseToAnyPublisher()
  }
}
