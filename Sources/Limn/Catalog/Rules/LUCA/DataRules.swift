extension Rule {
  static let dataAccess = Rule(
    "luca-data-access", title: "Data is read and written through repositories",
    reason:
      "Only repositories know keys and formats. Code that bypasses a repository can read data in an outdated format.",
    example: """
        struct RecordService {
      -   func load() -> Data? { appDependencies.userDefaultsClient.data("person") }
      +   func load() -> Person { userDefaultsRepository.person }
        }
      """
  ) { context in
    // If a repository wraps a client, stores and services must use the repository. They may use any other client
    // directly, such as a clock, since it has no repository.
    let wrapped = Set(
      context.types(.repository).flatMap { context.dependencies(of: $0, on: [.client]) }.map(\.to))
    return context.types(.store, .service).flatMap { type -> [Violation] in
      let direct = context.dependencies(of: type.id).filter { wrapped.contains($0.to) }
      let isUse = { (place: Evidence) in ![nil, "liveValue", "testValue"].contains(place.member) }
      return context.violations(type.id, direct, where: isUse) {
        "'\(type.name)' uses the client '\(context.name($0.to))' directly: go through a repository"
      }
    }
  }

  static let clientValues = Rule(
    "luca-client-values", title: "A client has a live value and a test value",
    reason: "Tests and previews can replace the outside world, and the code that uses the client stays the same.",
    example: """
      - public struct ClockClient: Sendable {
      + public struct ClockClient: DependencyClient {
          public var now: @Sendable () -> Double
      +
      +   public static let liveValue = ClockClient { Date.now.timeIntervalSince1970 }
      +   public static let testValue = ClockClient { 0 }
        }
      """
  ) { context in
    context.types(.client).filter {
      ["struct", "class", "actor"].contains($0.fact.keyword) && $0.fact.outerName == nil
    }.compactMap {
      type in
      let names = Set(type.members.filter(\.isStatic).map(\.baseName))
      let missing = ["liveValue", "testValue"].filter { !names.contains($0) }
      if missing.isEmpty { return nil }
      return Violation(type, "client '\(type.name)' has no \(missing.joined(separator: " and no "))")
    }
  }
}
