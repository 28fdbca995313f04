extension Rule {
  static let typeCycle = Rule(
    "type-cycle", title: "Types do not depend on each other in a cycle",
    reason: "In a cycle, no type can be understood, tested or moved without all the others.",
    example: """
        public struct NumberFact {
          public var sequels: [Sequel] = []
        }

        public struct Sequel {
      -   public var facts: [NumberFact]
      +   public var title: String
        }
      """
  ) { context in
    TypeCycles(context).violations()
  }
}

/// Finds dependency cycles among the types of an app. Dependencies of a nested type count as dependencies of its
/// outermost type.
struct TypeCycles {
  private let context: RuleContext
  private var edges: [String: [String: Evidence]] = [:]

  init(_ context: RuleContext) {
    self.context = context
    for relation in context.relations
    where [.uses, .renders, .needsEnvironment, .reads, .writes, .emits, .injects].contains(relation.kind) {
      guard let from = context.type(relation.from), let to = context.type(relation.to), from.app != nil,
        from.app == to.app,
        [from.kind, to.kind].allSatisfy({ ![.preview, .extension].contains($0) }),
        // SwiftData demands relationships in both directions.
        ![from, to].allSatisfy({ $0.has(attribute: "Model") }),
        let evidence = relation.evidence.first
      else { continue }
      let (a, b) = (outermost(from), outermost(to))
      guard a != b else { continue }
      edges[a, default: [:]][b] = min(edges[a]?[b] ?? evidence, evidence)
    }
    trim()
  }

  /// Returns one violation for each cycle. The violation is reported at the first dependency of a lower layer on a
  /// higher layer. If the cycle has no such dependency, the violation is reported at the dependency that comes last in
  /// the order of paths and lines.
  func violations() -> [Violation] {
    var seen = Set<Set<String>>()
    var found: [Violation] = []
    for start in edges.keys.sorted() {
      guard let circle = shortestCircle(from: start), seen.insert(Set(circle)).inserted else { continue }
      let steps = zip(circle, circle.dropFirst() + [circle[0]]).map { (from: $0, to: $1, evidence: edges[$0]![$1]!) }
      let worst = steps.first { height($0.from) > height($0.to) } ?? steps.max { $0.evidence < $1.evidence }!
      let names = (circle + [circle[0]]).map(context.name).joined(separator: " → ")
      found.append(
        Violation(worst.from, "types depend on each other in a cycle: \(names)", at: worst.evidence.location))
    }
    return found
  }

  /// Removes types that cannot be in a cycle. Each step removes a type without dependencies, and all dependencies on
  /// this type.
  private mutating func trim() {
    var users: [String: [String]] = [:]
    for (from, targets) in edges { for to in targets.keys { users[to, default: []].append(from) } }
    var open = users.keys.filter { edges[$0] == nil }
    while let free = open.popLast() {
      for user in users[free] ?? [] {
        edges[user]?[free] = nil
        if edges[user]?.isEmpty == true {
          edges[user] = nil
          open.append(user)
        }
      }
    }
  }

  /// The index of a type's layer; 0 is the top.
  private func height(_ id: String) -> Int {
    guard let type = context.type(id), let (app, layer) = context.layer(type.layer) else { return 0 }
    return app.profile?.layers.firstIndex(of: layer) ?? 0
  }

  private func outermost(_ type: CodeType) -> String {
    var id = type.id
    while let outer = context.from(id, .partOf).first(where: { context.type($0.to) != nil }) { id = outer.to }
    return id
  }

  /// The shortest dependency path from a type back to itself; nil if there is none.
  private func shortestCircle(from start: String) -> [String]? {
    var previous: [String: String] = [:]
    var level = [start]
    while !level.isEmpty {
      var next: [String] = []
      for node in level {
        for neighbor in (edges[node] ?? [:]).keys.sorted() {
          if neighbor == start {
            var path = [node]
            while let last = path.last, last != start { path.append(previous[last]!) }
            return path.reversed()
          }
          if previous[neighbor] == nil {
            previous[neighbor] = node
            next.append(neighbor)
          }
        }
      }
      level = next
    }
    return nil
  }
}
