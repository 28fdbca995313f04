import LUCA
import Observation
import SwiftUI
import os

// The two examples of child stores and navigation paths in the LUCA article, changed so that they compile.

struct FruitDependencies: Sendable {
  let appStateClient: AppStateClient<FruitState>

  static func testDependencies(appStateClient: AppStateClient<FruitState> = .testValue) -> Self {
    Self(appStateClient: appStateClient)
  }
}

struct FruitState: AppStateEntity {
  static let liveState = OSAllocatedUnfairLock(initialState: FruitState())

  var hasAlreadyTutorial = false
}

extension EnvironmentValues {
  @Entry var fruitDependencies = FruitDependencies.testDependencies()
}

@MainActor @Observable final class Fruits: Composable {
  var path: [Path]
  var bananas: [Banana]
  let action: (Action) async -> Void

  init(path: [Path] = [], bananas: [Banana] = [], action: @escaping (Action) async -> Void = { _ in }) {
    self.path = path
    self.bananas = bananas
    self.action = action
  }

  func reduce(_ action: Action) async {
    switch action {
    case .appleButtonTapped(let dependencies):
      let apple = Apple(dependencies) { [weak self] in
        await self?.send(.apple($0))
      }
      path.append(.apple(apple))

    case .bananaButtonTapped(let store):
      path.append(.banana(store))

    case .apple(.closeButtonTapped):
      _ = path.popLast()

    case .apple(.task):
      break
    }
  }

  enum Action: Sendable {
    case appleButtonTapped(FruitDependencies)
    case bananaButtonTapped(Banana)
    case apple(Apple.Action)
  }

  enum Path: Hashable {
    case apple(Apple)
    case banana(Banana)

    private var id: ObjectIdentifier {
      switch self {
      case .apple(let store): ObjectIdentifier(store)
      case .banana(let store): ObjectIdentifier(store)
      }
    }

    static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.id == rhs.id
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(id)
    }
  }
}

@MainActor @Observable final class Apple: Composable, Identifiable {
  private let appStateClient: AppStateClient<FruitState>
  var isPresentedTutorial: Bool
  let action: (Action) async -> Void

  init(
    _ dependencies: FruitDependencies, isPresentedTutorial: Bool = false,
    action: @escaping (Action) async -> Void = { _ in }
  ) {
    self.appStateClient = dependencies.appStateClient
    self.isPresentedTutorial = isPresentedTutorial
    self.action = action
  }

  func reduce(_ action: Action) async {
    switch action {
    case .task:
      isPresentedTutorial = appStateClient.withLock { state in
        defer { state.hasAlreadyTutorial = true }
        return !state.hasAlreadyTutorial
      }

    case .closeButtonTapped:
      break
    }
  }

  enum Action: Sendable {
    case task
    case closeButtonTapped
  }
}

@MainActor @Observable final class Banana: Composable, Identifiable {
  let name: String
  let action: (Action) async -> Void

  init(name: String, action: @escaping (Action) async -> Void = { _ in }) {
    self.name = name
    self.action = action
  }

  enum Action: Sendable {}
}

struct FruitsView: View {
  @Environment(\.fruitDependencies) private var dependencies
  @State var store: Fruits

  var body: some View {
    NavigationStack(path: $store.path) {
      VStack {
        Button("Apple") {
          Task { await store.send(.appleButtonTapped(dependencies)) }
        }
        ForEach(store.bananas) { store in
          Button("Banana: \(store.name)") {
            Task { await self.store.send(.bananaButtonTapped(store)) }
          }
        }
      }
      .navigationDestination(for: Fruits.Path.self) { path in
        switch path {
        case .apple(let store):
          AppleView(store: store)

        case .banana(let store):
          Text("This is \(store.name)")
        }
      }
    }
  }
}

struct AppleView: View {
  @State var store: Apple

  var body: some View {
    VStack {
      Text(store.isPresentedTutorial ? "First apple" : "Another apple")
      Button("Close") {
        Task { await store.send(.closeButtonTapped) }
      }
    }
    .task { await store.send(.task) }
  }
}

#Preview {
  FruitsView(store: .init(bananas: [.init(name: "Cavendish")]))
}
