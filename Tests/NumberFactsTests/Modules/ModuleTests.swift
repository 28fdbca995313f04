import CultureMindsClient
import Models
import Puddles
import Queryable
import SemanticTree
@_spi(Headless) import SwiftUI
import Testing

@testable import NumberFacts

/// The modules run without a screen, with providers that answer at once. They share the app's router, so one test runs
/// at a time.
@MainActor @Suite(.serialized) struct ModuleTests {
  let host: HeadlessHost

  init() {
    Router.shared.navigate(to: .root)
    let facts = [3, 1, 2].map { NumberFact(number: $0, content: "fact \($0)") }
    host = HeadlessHost(
      Root()
        .environmentObject(NumberFactProvider(dependencies: .init(factAboutNumber: { "fact \($0)" })))
        .environmentObject(SavedFactsProvider.mock(facts: facts))
        .environmentObject(AccountProvider(dependencies: .init(savedAccount: { nil }, save: { _ in })))
        .environmentObject(
          CultureMindsProvider(dependencies: .init(names: { CultureMindsClient(pause: .zero).names() }))))
  }

  @Test("The first screen leads to every example") func theFirstScreenLeadsToEveryExample() {
    let texts = host.tree().texts
    for title in ["Login", "Numbers Example", "Container", "Query", "Signal", "Culture Minds"] {
      #expect(texts.contains { $0.contains(title) }, "\(title) is missing in \(texts)")
    }
  }

  @Test("A random fact is fetched, shown and shuffled") func aRandomFactIsFetchedShownAndShuffled() async throws {
    try host.press("Numbers Example")
    try host.press("Add Random Number Fact")
    #expect(await host.settle { $0.texts.contains { $0.hasPrefix("fact ") } })
    try host.press("Shuffle Your Facts")
    #expect(await host.settle { $0.texts.contains("Shuffle Everything") })
    try host.press("Shuffle Everything")
    try host.press("Done")
    #expect(await host.settle { !$0.texts.contains("Shuffle Everything") })
    #expect(host.tree().texts.contains { $0.hasPrefix("fact ") })
  }

  @Test("Who logs in is greeted, and can log out") func whoLogsInIsGreetedAndCanLogOut() async throws {
    try host.press("Login")
    try host.type(" Ada ", into: "Name")
    try host.press("Log In")
    #expect(await host.settle { $0.texts.contains("Hello, Ada!") })
    try host.press("Log Out")
    #expect(await host.settle { $0.texts.contains("Login") })
  }

  @Test("A login that is cancelled closes the screen") func aLoginThatIsCancelledClosesTheScreen() async throws {
    try host.press("Login")
    try host.press("Cancel")
    #expect(await host.settle { !$0.texts.contains("Log In") })
    #expect(!Router.shared.root.isShowingLogin)
  }

  @Test("The container shows the saved facts in the chosen order") func theContainerShowsTheSavedFactsInTheChosen()
    async throws
  {
    Router.shared.navigate(to: .containerExample)
    #expect(await host.settle { $0.facts == ["fact 3", "fact 1", "fact 2"] })
    try host.choose("Smallest first", in: "Order")
    #expect(await host.settle { $0.facts == ["fact 1", "fact 2", "fact 3"] })
    try host.press("Delete 2")
    #expect(await host.settle { $0.facts == ["fact 1", "fact 3"] })
  }

  @Test("A number is asked for, and a deletion only done when the user agrees") func aNumberIsAskedForAndADeletionOnly()
    async throws
  {
    Router.shared.navigate(to: .queryExample)
    try host.press("Add a Number…")
    #expect(await host.settle { $0.texts.contains("Choose 5") })
    try host.press("Choose 5")
    #expect(await host.settle { $0.facts == ["fact 5"] })
    try host.press("Delete 5")
    #expect(await host.settle { $0.texts.contains("Keep") })
    try host.press("Keep")
    #expect(await host.settle { !$0.texts.contains("Keep") })
    #expect(host.tree().facts == ["fact 5"])
  }

  @Test("A question of the router closes what is over the screen") func aQuestionOfTheRouterClosesWhatIsOver()
    async throws
  {
    Router.shared.navigate(to: .login)
    let answer = Task { try await Router.shared.query.confirmsDeletion(of: NumberFact(number: 5)) }
    while !Router.shared.query.deletion.isQuerying { await Task.yield() }
    #expect(!Router.shared.root.isShowingLogin)
    Router.shared.navigate(to: .root)
    await #expect(throws: QueryCancellationError.self) { try await answer.value }
  }

  @Test("Names arrive one by one until all are there") func namesArriveOneByOneUntilAllAreThere() async throws {
    Router.shared.navigate(to: .cultureMindsExample)
    #expect(await host.settle { $0.texts.contains("No names yet") })
    try host.press("Find Minds")
    #expect(
      await host.settle { tree in
        CultureMindsClient.allNames.allSatisfy { tree.texts.contains($0) } && tree.texts.contains("Find Minds")
      })
  }

  @Test("A signal highlights once") func aSignalHighlightsOnce() async throws {
    Router.shared.navigate(to: .signalExample)
    #expect(await host.settle { $0.facts.count == 3 })
    #expect(!host.tree().hasHighlight)
    try host.press("Highlight the Largest")
    #expect(await host.settle { $0.hasHighlight })
    try host.press("Clear")
    #expect(await host.settle { !$0.hasHighlight })
  }

  @Test("A failure is shown until it is dismissed") func aFailureIsShownUntilItIsDismissed() async throws {
    Router.shared.navigate(to: .numbersExample)
    let host = HeadlessHost(
      Root()
        .environmentObject(
          NumberFactProvider(
            dependencies: .init(factAboutNumber: { _ in throw PreviewMockError(message: "Out of facts") }))
        )
        .environmentObject(SavedFactsProvider.mock(facts: []))
        .environmentObject(AccountProvider.mock))
    try host.press("Add Random Number Fact")
    #expect(await host.settle { $0.texts.contains("Out of facts") })
    try host.press("Dismiss")
    #expect(await host.settle { !$0.texts.contains("Out of facts") })
  }
}
