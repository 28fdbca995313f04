import Extensions
import Models
import Puddles
import Queryable
import SwiftUI

/// The screen that asks the user for a number or for permission, and continues with the answer.
struct QueryExample: View {
  @EnvironmentObject private var numberFactProvider: NumberFactProvider
  @StateObject private var numberQuery = Queryable<Void, Int>()
  private let queryRouter = Router.shared.query
  @State private var numberFacts: [NumberFact] = []
  @State private var chosenNumber = 5
  @State private var message: String?

  var body: some View {
    List {
      Button("Add a Number…") { addFact() }
      MessageBanner(
        message: message,
        interface: .consume { action in
          switch action {
          case .dismissed: message = nil
          }
        })
      NumberFactSection(
        numberFacts: numberFacts,
        interface: .consume { action in
          switch action {
          case .delete(let fact): delete(fact)
          }
        })
    }
    .navigationTitle("Query")
    .queryableSheet(controlledBy: numberQuery) { query in
      NumberChooser(number: chosenNumber, interface: .consume { answer(query, $0) })
    }
    .queryableConfirmationDialog(controlledBy: queryRouter.deletion, title: "Delete this fact?") { fact, query in
      Button("Delete \(fact.number)", role: .destructive) { query.answer(with: true) }
      Button("Keep", role: .cancel) { query.answer(with: false) }
    } message: { fact in
      Text(fact.content ?? "")
    }
  }
}

extension QueryExample {
  private func addFact() {
    attempt {
      let number = try await numberQuery.query()
      let content = try await numberFactProvider.factAboutNumber(number)
      numberFacts.update(with: NumberFact(number: number, content: content))
    }
  }

  private func delete(_ fact: NumberFact) {
    attempt {
      guard try await queryRouter.confirmsDeletion(of: fact) else { return }
      numberFacts.removeAll { $0.id == fact.id }
    }
  }

  private func answer(_ query: QueryResolver<Int>, _ action: NumberChooser.Action) {
    switch action {
    case .numberChanged(let number): chosenNumber = number
    case .chosen(let number): query.answer(with: number)
    case .cancelled: query.cancelQuery()
    }
  }

  /// Runs the work and shows its error. A query that the user cancels shows no message, since canceling is not a
  /// failure.
  private func attempt(_ work: @escaping @MainActor () async throws -> Void) {
    Task {
      do {
        try await work()
      } catch is QueryCancellationError {
      } catch {
        message = error.localizedDescription
      }
    }
  }
}

#Preview {
  NavigationStack {
    QueryExample().withMockProviders()
  }
}
