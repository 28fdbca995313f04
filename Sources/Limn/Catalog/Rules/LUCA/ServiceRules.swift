extension Rule {
  static let serviceStateless = Rule(
    "luca-service-stateless", title: "Services keep no state",
    reason:
      "A service is created wherever it is needed, as often as needed. Lasting state belongs in a store or in the app state.",
    violating: """
      public struct BMIService: Sendable {
        public var last = 0
      }
      """,
    compliant: """
      public struct BMIService: Sendable {
        private let repository: UserDefaultsRepository
      }
      """,
    message: "'last' of service 'BMIService' is state: make it a constant"
  ) { context in
    context.types(.service).filter { $0.fact.shortName != "AppDelegate" && $0.fact.outerName == nil }.flatMap {
      type -> [Violation] in
      if type.fact.keyword == "class" {
        return [
          Violation(
            type, "service '\(type.name)' is a class: make it a struct, or an actor if it must be a reference type")
        ]
      }
      return type.storedProperties.filter { $0.keyword == "var" }.map {
        Violation(type.id, "'\($0.name)' of service '\(type.name)' is state: make it a constant", at: $0.location)
      }
    }
  }

  static let serviceDependencies = Rule(
    "luca-service-dependencies", title: "Services are made from AppDependencies",
    reason: "The caller passes all dependencies, and does not need to know which dependencies a service uses.",
    violating: """
      public struct BMIService: Sendable {
        public init(limit: Double) {}
      }
      """,
    compliant: """
      public struct BMIService: Sendable {
        public init(_ appDependencies: AppDependencies) {}
      }
      """,
    message: "'init(limit:)' of service 'BMIService' does not take AppDependencies"
  ) { context in
    context.types(.service).filter { $0.fact.shortName != "AppDelegate" && $0.fact.outerName == nil }.flatMap { type in
      type.initializers.filter { initializer in
        !initializer.parameters.isEmpty && !initializer.parameters.contains { $0.type.hasSuffix("AppDependencies") }
      }.map {
        Violation(type.id, "'\($0.name)' of service '\(type.name)' does not take AppDependencies", at: $0.location)
      }
    }
  }
}
