import LimnDiagnostics

extension Rule {
  /// The rules of The Composable Architecture.
  static let tca: [Rule] = [tcaViewDependency, tcaOutside, tcaClientValues]

  static let tcaViewDependency = Rule(
    "tca-view-dependency", title: "A view uses no dependency",
    reason:
      "Work that a view starts itself does not appear in the feature's actions, so tests of the store do not cover it.",
    example: """
        struct SignInView: View {
      -   @Dependency(\\.apiClient) var apiClient
      +   let store: StoreOf<SignIn>
          var body: some View { Text("Sign in") }
        }
      """
  ) { context in
    context.types(.view, .component, .modifier).flatMap { type -> [Violation] in
      let held = type.storedProperties.filter { $0.has(attribute: "Dependency") }.map {
        Violation(
          type, "view '\(type.name)' takes the dependency '\($0.baseName)': move this code to its reducer",
          at: $0)
      }
      let used = context.violations(of: type, using: [.client]) {
        "view '\(type.name)' uses the client '\(context.name($0.to))': move this code to its reducer"
      }
      return held.adding(used)
    }
  }

  static let tcaOutside = Rule(
    "tca-outside", title: "A reducer reaches the outside world through dependencies only",
    reason: "A test cannot set the date, an identifier or a response that a reducer takes directly from the system.",
    example: """
        @Reducer struct Timer {
      -   @ObservableState struct State { var startedAt = Date() }
      +   @ObservableState struct State { var startedAt: Date }
      +   @Dependency(\\.date.now) var now
        }
      """
  ) { context in
    let inside: Set<EntityKind> = [.reducer, .state, .action]
    return context.files.filter { !$0.isTest }.flatMap { file -> [Violation] in
      func reducer(_ place: Location) -> String? {
        guard file.preview(at: place) == nil else { return nil }
        return file.entity(at: place).filter {
          context.kind($0).map(inside.contains) == true
        }
      }
      let made = file.facts.calls.filter { uncontrolled[$0.name] != nil && $0.labels.isEmpty }.compactMap { call in
        reducer(call.location).map { id in
          Violation(
            id,
            "'\(call.name)()' in '\(context.name(id))' differs in each run: take it from @Dependency(\\.\(uncontrolled[call.name]!))",
            at: call.location)
        }
      }
      let reached = file.facts.outside.compactMap { use in
        reducer(use.location).map { id in
          Violation(
            id, "'\(context.name(id))' accesses \(use.name) directly: move this code to a client", at: use.location)
        }
      }
      return made + reached
    }
  }

  static let tcaClientValues = Rule(
    "tca-client-values", title: "A client has a live value, and a value for tests or previews",
    severity: .warning,
    reason: "A client without a second value makes tests and previews use the real service.",
    example: """
        extension APIClient: DependencyKey {
          static let liveValue = APIClient(user: { User() })
      +   static let testValue = APIClient(user: { User.sample })
        }
      """
  ) { context in
    let clients = context.types(.client)
    return clients.filter { $0.fact.keyword == "struct" }.compactMap { type in
      // A client's live and test values are static members of the client itself, or of a separate type that is the
      // client's dependency key. Look in both types.
      let keys = clients.filter { key in
        key.id != type.id
          && key.members.contains { "\($0.type ?? "") \($0.initialValue ?? "")".contains(type.fact.shortName) }
      }
      let names = (type.members + keys.flatMap(\.members)).filter(\.isStatic).map { $0.baseName.lowercased() }
      let hasLive = names.contains { $0.hasPrefix("live") }
      let hasOther = names.contains { name in
        ["test", "preview", "mock", "noop", "failing"].contains(where: name.hasPrefix)
      }
      if hasLive, hasOther { return nil }
      let missing =
        hasLive
        ? "no value for tests or previews" : hasOther ? "no live value" : "neither a live value nor one for tests"
      return Violation(type, "client '\(type.name)' has \(missing)")
    }
  }

  /// Types whose values tests cannot control, since the values come from the system clock or are random. The key is the
  /// type's name. The value is the name of the dependency that replaces the type.
  private static let uncontrolled = ["Date": "date.now", "UUID": "uuid", "ContinuousClock": "continuousClock"]
}

extension Optional {
  /// The value if it satisfies a condition, else nil.
  fileprivate func filter(_ condition: (Wrapped) -> Bool) -> Wrapped? { flatMap { condition($0) ? $0 : nil } }
}
