extension Rule {
  static let providerValues = Rule(
    "puddles-provider-values", title: "A Provider has a live value and a mock",
    reason: "The app uses the live value, and previews and tests use the mock. Every view works with both.",
    example: """
        @MainActor final class WeatherProvider: ObservableObject {
          static let live = WeatherProvider()
      +   static let mock = WeatherProvider()
        }
      """
  ) { context in
    context.types(.provider).compactMap { type in
      let names = type.members.filter(\.isStatic).map(\.baseName)
      let hasLive = names.contains { $0.lowercased().hasPrefix("live") }
      let hasMock = names.contains(where: RelationFinder.isMock)
      if hasLive && hasMock { return nil }
      let missing =
        hasLive ? "no static mock" : hasMock ? "no static live value" : "neither a static live value nor a mock"
      return Violation(type, "Provider '\(type.name)' has \(missing)")
    }
  }

  static let routerState = Rule(
    "puddles-router-state", title: "A Router is observed only where its state is used",
    severity: .warning,
    reason:
      "Observers of a Router re-render on every navigation. A view that only navigates does not need to observe the Router.",
    example: """
        struct HighlightedFacts: View {
      -   @ObservedObject private var router = Router.shared.root
      -
      -   var body: some View { Button("Login") { router.showLogin() } }
      +   var body: some View { Button("Login") { Router.shared.root.showLogin() } }
        }
      """
  ) { context in
    let observing: Set = ["ObservedObject", "EnvironmentObject", "StateObject"]
    return context.types(.module, .component, .view, .scene).flatMap { type in
      type.storedProperties.compactMap { property -> Violation? in
        guard property.first(attributeIn: observing) != nil,
          context.types(inDeclarationOf: property).contains(where: { $0.kind == .router })
        else { return nil }
        let used = context.dependencies(of: type, on: [.router]).filter { $0.kind != .writes }.flatMap(\.evidence)
        let reads = used.filter { evidence in
          guard let member = evidence.member, !member.contains("("), member != "shared" else { return false }
          return evidence.path != property.location.path
            || !property.span.contains(evidence)
        }
        if !reads.isEmpty { return nil }
        return Violation(
          type, "'\(type.name)' observes a Router but does not use the Router's state", at: property)
      }
    }
  }

  static let destinationReachable = Rule(
    "puddles-destination-reachable", title: "Every destination is reachable",
    reason: "A destination without a caller is a screen that no user sees.",
    example: """
        @MainActor final class RootRouter: ObservableObject {
          @Published var isShowingHelp = false
          @Published var isShowingLogin = false

      +   func showHelp() { isShowingHelp = true }
          func showLogin() { isShowingLogin = true }
        }
      """
  ) { context in
    let routes = context.types(.route).filter { !context.isMadeByName($0) }.flatMap { type -> [Violation] in
      let gone = Set(context.to(type.id, .navigatesTo).flatMap { $0.evidence.compactMap(\.member) })
      return type.cases.filter { !gone.contains($0.name) }.map {
        Violation(type, "no code navigates to '\($0.baseName)' of '\(type.name)'", at: $0)
      }
    }
    let flags = context.types(.router).flatMap { type in
      type.storedProperties.filter { $0.keyword == "var" && ($0.type == "Bool" || $0.initialValue == "false") }.filter {
        flag in
        // Code sets the property if it writes to the property or passes the property's key path to a function. A
        // binding to the property does not count. The presented screen uses the binding only to reset the property when
        // the screen is dismissed.
        !context.uses(of: flag).contains {
          $0.occurrence.roles.contains(.write) || !$0.occurrence.roles.contains(.read)
        }
      }.map { Violation(type, "no code sets '\($0.name)' of the Router '\(type.name)'", at: $0) }
    }
    return routes + flags
  }
}
