/// How functions of a codebase show what a closure makes: a function that hands its closure on to `sheet` is a sheet.
enum Presenters {
  /// By the name of the function; one that shows in several ways is left out.
  static func transitions(_ facts: [PresenterFact]) -> [String: Transition] {
    var found: [String: Set<Transition>] = [:]
    for fact in facts { if let via = fact.via { found[fact.name, default: []].insert(via) } }
    // A modifier may make another one in turn.
    for _ in 0..<3 {
      for fact in facts { if let next = fact.forwardsTo, let ways = found[next] { found[fact.name, default: []].formUnion(ways) } }
    }
    return found.compactMapValues { $0.count == 1 ? $0.first : nil }.filter { $0.key.first?.isLowercase == true }
  }
}
