/// Infers how a codebase's own functions present the content of a closure. For example, a function that passes its
/// closure to `sheet` presents a sheet.
enum Presenters {
  /// The transitions of each function and presented member, keyed by its name.
  static func transitions(_ facts: [PresenterFact]) -> [String: Set<Transition>] {
    var found: [String: Set<Transition>] = [:]
    for fact in facts { if let via = fact.via { found[fact.name, default: []].insert(via) } }
    // A function can pass its closure to a modifier type. The function then also gets all transitions of the modifier
    // type. A modifier type can pass the closure to another modifier type, so the loop runs several times.
    for _ in 0..<3 {
      for fact in facts {
        if let next = fact.forwardsTo, let ways = found[next] { found[fact.name, default: []].formUnion(ways) }
      }
    }
    return found
  }
}
