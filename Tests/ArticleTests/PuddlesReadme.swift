import Combine
import Puddles
import SwiftUI

// The code of Puddles' documents for its four layers, in one file and changed so that it compiles.

struct Fact: Identifiable, Equatable, Sendable {
  var number: Int
  var content: String?
  var id: Int { number }
}

@MainActor final class FactProvider: ObservableObject {
  struct Dependencies {
    var factAboutNumber: @Sendable (_ number: Int) async throws -> String
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  func factAboutNumber(_ number: Int) async throws -> String {
    try await dependencies.factAboutNumber(number)
  }
}

extension FactProvider {
  static let mock = FactProvider(dependencies: .init(factAboutNumber: { "\($0) is a number." }))
}

struct FactView: View {
  var fact: Fact
  var interface: Interface<Action>

  var body: some View {
    if let content = fact.content {
      VStack(alignment: .leading) {
        Text("Number: \(fact.number)").font(.caption)
        Text(content)
        Button("Remove") { interface.send(.remove) }
      }
    } else {
      ProgressView()
    }
  }

  enum Action: Hashable { case remove }
}

@MainActor final class FactsRouter: ObservableObject {
  static let shared = FactsRouter()

  @Published var isShowingShuffle = false
}

struct FactsModule: View {
  @EnvironmentObject var provider: FactProvider
  @ObservedObject var router = FactsRouter.shared
  @State private var facts: [Fact] = []

  var body: some View {
    NavigationStack {
      List {
        Button("Add") { add() }
        Button("Shuffle") { router.isShowingShuffle = true }
        Section {
          ForEach(facts) { fact in
            FactView(fact: fact, interface: .consume { _ in facts.removeAll { $0 == fact } })
          }
        }
      }
      .navigationTitle("Facts")
    }
    .sheet(isPresented: $router.isShowingShuffle) {
      ShuffleModule(facts: $facts)
    }
  }

  private func add() {
    Task {
      let number = facts.count
      facts.append(Fact(number: number, content: try await provider.factAboutNumber(number)))
    }
  }
}

struct ShuffleModule: View {
  @Binding var facts: [Fact]

  init(facts: Binding<[Fact]> = .constant([])) {
    _facts = facts
  }

  var body: some View {
    List {
      Button("Reverse") { facts.reverse() }
      ForEach(facts) { Text("In the sheet: \($0.number)") }
    }
  }
}

private struct PreviewState {
  var fact = Fact(number: 5, content: "5 is a number.")
}

struct FactView_Previews: PreviewProvider {
  static var previews: some View {
    StateHosting(PreviewState()) { $state in
      List {
        FactView(fact: state.fact, interface: .consume { _ in state.fact.content = nil })
        Section { /* debug controls */  }
      }
    }
  }
}
