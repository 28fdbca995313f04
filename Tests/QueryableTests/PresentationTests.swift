import Queryable
@_spi(Headless) import SwiftUI
import SemanticTree
import Testing

/// A screen that starts a query and shows the outcome.
private struct Screen<Asking: View>: View {
  @StateObject private var queryable = Queryable<String, Bool>()
  @State private var outcome = "nothing"
  let asking: (Queryable<String, Bool>, AnyView) -> Asking

  var body: some View {
    asking(queryable, AnyView(content))
  }

  private var content: some View {
    VStack {
      Button("Ask") { ask() }
      Text("Outcome: \(outcome)")
    }
  }

  private func ask() {
    Task {
      do {
        outcome = try await queryable.query(with: "Sure?") ? "yes" : "no"
      } catch is QueryCancellationError {
        outcome = "cancelled"
      }
    }
  }
}

@MainActor @Suite struct PresentationTests {
  @Test("An alert asks, and its button answers") func anAlertAsksAndItsButtonAnswers() async throws {
    try await answersYes(
      Screen { queryable, content in
        content.queryableAlert(controlledBy: queryable, title: "Question") { item, query in
          Button("Yes") { query.answer(with: true) }
        } message: { item in
          Text(item)
        }
      })
  }

  @Test("A confirmation dialog asks, and its button answers") func aConfirmationDialogAsksAndItsButtonAnswers()
    async throws
  {
    try await answersYes(
      Screen { queryable, content in
        content.queryableConfirmationDialog(controlledBy: queryable, title: "Question") { item, query in
          Button("Yes") { query.answer(with: true) }
        } message: { item in
          Text(item)
        }
      })
  }

  @Test("A sheet asks, and its button answers") func aSheetAsksAndItsButtonAnswers() async throws {
    try await answersYes(
      Screen { queryable, content in
        content.queryableSheet(controlledBy: queryable) { item, query in
          Text(item)
          Button("Yes") { query.answer(with: true) }
        }
      })
  }

  @Test("A full screen cover asks, and its button answers") func aFullScreenCoverAsksAndItsButtonAnswers() async throws
  {
    try await answersYes(
      Screen { queryable, content in
        content.queryableFullScreenCover(controlledBy: queryable) { item, query in
          Text(item)
          Button("Yes") { query.answer(with: true) }
        }
      })
  }

  @Test("An overlay asks, and its button answers") func anOverlayAsksAndItsButtonAnswers() async throws {
    try await answersYes(
      Screen { queryable, content in
        content.queryableOverlay(controlledBy: queryable, alignment: .top) { item, query in
          Text(item)
          Button("Yes") { query.answer(with: true) }
        }
      })
  }

  @Test("A view in place asks, and its button answers") func aViewInPlaceAsksAndItsButtonAnswers() async throws {
    try await answersYes(
      Screen { queryable, content in
        VStack {
          content
          WithQuery(controlledBy: queryable) { item, query in
            Text(item)
            Button("Yes") { query.answer(with: true) }
          }
        }
      })
  }

  @Test("A closure answers without asking anybody") func aClosureAnswersWithoutAskingAnybody() async throws {
    let host = HeadlessHost(
      Screen { queryable, content in
        content.queryableClosure(controlledBy: queryable) { item, query in query.answer(with: item == "Sure?") }
      })
    try host.press("Ask")
    #expect(await host.settle { $0.texts.contains("Outcome: yes") })
  }

  @Test("Dismissing a sheet without an answer cancels the query") func dismissingASheetWithoutAnAnswerCancelsTheQuery()
    async throws
  {
    let host = HeadlessHost(
      Screen { queryable, content in
        content.queryableSheet(controlledBy: queryable) { item, _ in Text(item) }
      })
    try host.press("Ask")
    #expect(await host.settle { $0.texts.contains("Sure?") })
    let dismissal = try #require(host.tree().all.flatMap(\.actions).first { $0.kind == .dismiss })
    try host.perform(dismissal.id)
    #expect(await host.settle { $0.texts.contains("Outcome: cancelled") })
    #expect(!host.tree().texts.contains("Sure?"))
  }

  @Test("An alert's button that answers nothing cancels the query")
  func anAlertsButtonThatAnswersNothingCancelsTheQuery() async throws {
    let host = HeadlessHost(
      Screen { queryable, content in
        content.queryableAlert(controlledBy: queryable, title: "Question") { _, _ in
          Button("Later") {}
        } message: { item in
          Text(item)
        }
      })
    try host.press("Ask")
    #expect(await host.settle { $0.texts.contains("Sure?") })
    try host.press("Later")
    #expect(await host.settle { $0.texts.contains("Outcome: cancelled") })
  }

  @Test("A question about nothing in particular needs no item in any of the forms")
  func aQuestionAboutNothingInParticularNeedsNoItem()
    async throws
  {
    struct Form: View {
      @StateObject var queryable = Queryable<Void, Int>()
      @State private var sum = 0

      var body: some View {
        VStack {
          Button("Ask") { Task { sum += (try? await queryable.query()) ?? 100 } }
          Text("Sum \(sum)")
          WithQuery(controlledBy: queryable) { query in Button("In place") { query.answer(with: 1) } }
        }
        .queryableOverlay(controlledBy: queryable) { query in Button("Overlay") { query.answer(with: 2) } }
        .queryableSheet(controlledBy: queryable) { query in Button("Sheet") { query.answer(with: 3) } }
      }
    }
    let host = HeadlessHost(Form())
    try host.press("Ask")
    #expect(await host.settle { $0.all.contains { $0.label == "Sheet" } })
    try host.press("Sheet")
    #expect(await host.settle { $0.texts.contains("Sum 3") })
  }

  private func answersYes(_ screen: some View) async throws {
    let host = HeadlessHost(screen)
    #expect(host.tree().texts.contains("Outcome: nothing"))
    try host.press("Ask")
    #expect(await host.settle { $0.texts.contains("Sure?") })
    try host.press("Yes")
    #expect(await host.settle { $0.texts.contains("Outcome: yes") })
    #expect(!host.tree().texts.contains("Sure?"))
  }
}
