import Models
import Puddles
import SwiftUI

/// The home screen, from which all examples are reached.
struct Home: View {
  @EnvironmentObject private var accountProvider: AccountProvider
  @ObservedObject private var homeRouter = Router.shared.home
  @State private var message: String?

  var body: some View {
    NavigationStack(path: $homeRouter.path) {
      List {
        MessageBanner(message: message, interface: .consume(handle))
        if let account = accountProvider.account {
          Text("Hello, \(account.name)!")
          Button("Log Out") { logOut() }
        } else {
          Button("Login") { Router.shared.showLogin() }
        }
        Button("Numbers Example") { Router.shared.navigate(to: .numbersExample) }
        ExampleMenu(examples: examples, interface: .consume(handle))
      }
      .navigationTitle("Number Facts")
      .navigationDestination(for: HomeRouter.Destination.self) { destination in
        switch destination {
        case .containerExample: ContainerExample()
        case .queryExample: QueryExample()
        case .signalExample: SignalExample()
        case .cultureMindsExample: CultureMindsExample()
        }
      }
    }
    .onFirstAppear { load() }
  }

  private var examples: [ExampleMenu.Example] {
    [
      .init(id: HomeRouter.Destination.containerExample.rawValue, title: "Container", subtitle: "Sort saved facts"),
      .init(id: HomeRouter.Destination.queryExample.rawValue, title: "Query", subtitle: "Ask and await the answer"),
      .init(
        id: HomeRouter.Destination.signalExample.rawValue, title: "Signal", subtitle: "Tell a view to do something once"
      ),
      .init(
        id: HomeRouter.Destination.cultureMindsExample.rawValue, title: "Culture Minds",
        subtitle: "Follow a stream of names"),
    ]
  }
}

extension Home {
  private func handle(_ action: ExampleMenu.Action) {
    switch action {
    case .selected(let id):
      guard let destination = HomeRouter.Destination(rawValue: id) else { return }
      homeRouter.push(destination)
    }
  }

  private func handle(_ action: MessageBanner.Action) {
    switch action {
    case .dismissed: message = nil
    }
  }

  private func load() {
    Task {
      do { try await accountProvider.load() } catch { message = error.localizedDescription }
    }
  }

  private func logOut() {
    Task {
      do { try await accountProvider.logOut() } catch { message = error.localizedDescription }
    }
  }
}

#Preview {
  Home().withMockProviders()
}
