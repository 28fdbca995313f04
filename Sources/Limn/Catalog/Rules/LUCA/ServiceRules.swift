extension Rule {
  static let serviceStateless = Rule(
    "luca-service-stateless", title: "Services keep no state",
    reason:
      "A service is created wherever it is needed, as often as needed. Lasting state belongs in a store or in the app state.",
    example: """
        public struct BMIService: Sendable {
      -   public var last = 0
      +   private let repository: UserDefaultsRepository
        }
      """
  ) { context in
    context.types(.service).filter(\.isMadeByApp).flatMap {
      type -> [Violation] in
      if type.fact.keyword == "class" {
        return [
          Violation(
            type, "service '\(type.name)' is a class: make it a struct, or an actor if it must be a reference type")
        ]
      }
      return type.storedProperties.filter { $0.keyword == "var" }.map {
        Violation(type, "'\($0.name)' of service '\(type.name)' is state: make it a constant", at: $0)
      }
    }
  }

  static let serviceDependencies = Rule(
    "luca-service-dependencies", title: "Services are made from AppDependencies",
    reason: "The caller passes all dependencies, and does not need to know which dependencies a service uses.",
    example: """
        public struct BMIService: Sendable {
      -   public init(limit: Double) {}
      +   public init(_ appDependencies: AppDependencies) {}
        }
      """
  ) { context in
    context.types(.service).filter(\.isMadeByApp).flatMap { type in
      type.initializers.filter { initializer in
        !initializer.parameters.isEmpty && !initializer.parameters.contains { $0.type.hasSuffix("AppDependencies") }
      }.map {
        Violation(type, "'\($0.name)' of service '\(type.name)' does not take AppDependencies", at: $0)
      }
    }
  }
}

extension CodeType {
  /// Whether the app itself creates values of the type: the type is not nested, and not the app's delegate.
  var isMadeByApp: Bool { fact.shortName != "AppDelegate" && fact.outerName == nil }
}
