/// A reusable piece of business logic that several view models share.
///
/// A use case holds no state of a view: it is a value whose properties are its dependencies, such as a store, other use
/// cases, or a ``SharedState`` that publishes values for the whole app. It can therefore be passed to any number of
/// view models, from any task.
///
/// ```swift
/// enum LoginState { case loggedIn, loggedOut }
///
/// struct LoginStateUseCase: UseCase {
///   let loginState: SharedState<LoginState>
///   let verify: @Sendable (_ name: String, _ password: String) async throws -> Bool
/// }
/// ```
///
/// - Since: ViewContract 1.0
public protocol UseCase: Sendable {}
