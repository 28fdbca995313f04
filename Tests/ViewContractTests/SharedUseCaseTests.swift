import Combine
import Testing
import ViewContract

/// The login example from the article, changed so that it compiles: the use case is Sendable and stores its state in a
/// `SharedState`.
private enum LoginState: Sendable, Equatable { case loggedOut, loggedIn }

private struct Credentials: Sendable {
  var username: String
  var password: String
}

private struct LoginStateUseCase: UseCase {
  static let shared = LoginStateUseCase()

  let loginState = SharedState(LoginState.loggedOut)

  @MainActor func login(with credentials: Credentials) {
    guard credentials.password == "secret" else { return }
    loginState.value = .loggedIn
  }

  @MainActor func logout() {
    loginState.value = .loggedOut
  }
}

private protocol LoginScreenViewContract: ViewContract {
  var usernameField: String { get set }
  var passwordField: String { get set }
  func login()
}

private protocol RootScreenViewContract: ViewContract {
  var isLoggedIn: Bool { get }
}

private final class LoginScreenViewModel: LoginScreenViewContract {
  @Published var usernameField = ""
  @Published var passwordField = ""
  private let useCase: LoginStateUseCase

  init(login: LoginStateUseCase = .shared) {
    useCase = login
  }

  func login() {
    useCase.login(with: Credentials(username: usernameField, password: passwordField))
  }
}

private final class RootScreenViewModel: RootScreenViewContract {
  @Published private(set) var isLoggedIn = false

  init(login: LoginStateUseCase = .shared) {
    login.loginState.publisher.map { $0 == .loggedIn }.assign(to: &$isLoggedIn)
  }
}

private final class PreviewRootScreenViewModel: RootScreenViewContract, PreviewViewModel {
  @Published var isLoggedIn = true

  init() {}
}

@MainActor @Suite struct SharedUseCaseTests {
  @Test("What one view model does through a use case, another one shows") func whatOneViewModelDoesThroughAUseCase() {
    let useCase = LoginStateUseCase()
    let screen = LoginScreenViewModel(login: useCase)
    let root = RootScreenViewModel(login: useCase)
    screen.passwordField = "wrong"
    screen.login()
    #expect(!root.isLoggedIn)
    screen.passwordField = "secret"
    screen.login()
    #expect(root.isLoggedIn)
    useCase.logout()
    #expect(!root.isLoggedIn)
  }

  @Test("A view model that receives shared state publishes each change to its view")
  func aViewModelThatReceivesSharedStatePublishesEach() {
    let useCase = LoginStateUseCase()
    let root = RootScreenViewModel(login: useCase)
    var changes = 0
    let subscription = root.objectWillChange.sink { changes += 1 }
    useCase.login(with: Credentials(username: "a", password: "secret"))
    subscription.cancel()
    #expect(changes == 1)
  }

  @Test("A preview view model satisfies the same contract and needs no arguments")
  func aPreviewViewModelSatisfiesTheSameContractAnd() {
    func isLoggedIn(_ viewModel: some RootScreenViewContract) -> Bool { viewModel.isLoggedIn }
    #expect(isLoggedIn(PreviewRootScreenViewModel()))
    #expect(!isLoggedIn(RootScreenViewModel(login: LoginStateUseCase())))
  }
}
