/// Infers how a codebase's own functions present the content of a closure. For example, a function that passes its
/// closure to `sheet` presents a sheet.
enum Presenters {
  /// The transitions of each function, presented member, and closure after a call such as `Link {}`, keyed by its name.
  static func transitions(_ files: [FileFacts]) -> [String: Set<Transition>] {
    let facts = files.flatMap(\.presenters)
    var found: [String: Set<Transition>] = [:]
    for fact in facts { if let via = fact.via { found[fact.name, default: []].insert(via) } }
    // A function can pass its closure to a modifier type. The function then also gets all transitions of the modifier
    // type. A modifier type can pass the closure to another modifier type, so the loop runs several times.
    for _ in 0..<3 {
      for fact in facts {
        if let next = fact.forwardsTo, let ways = found[next] { found[fact.name, default: []].formUnion(ways) }
      }
    }
    // The closure after a call, as in `Link { Detail() }`, is the last parameter of the initializer.
    for type in files.flatMap(\.types) where !type.isExtension {
      let initializer = type.members.last { $0.keyword == "init" }
      let last = initializer?.parameters.last?.name ?? type.members.last(where: \.isStoredProperty)?.name
      if let ways = last.flatMap({ found["\(type.name).\($0)"] }) { found[type.shortName + "{}"] = ways }
    }
    return found
  }
}
