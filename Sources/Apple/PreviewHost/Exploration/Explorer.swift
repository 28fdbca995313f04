package import SemanticTree

/// Walks through a space of states breadth first, until there is no new one or the budget is spent.
///
/// While something is loading, a timer being pending, one action is tried before time passes and a second one is not: taps that each start
/// another load would go on without end.
package struct Explorer<Space: StateSpace> {
  private var space: Space
  private let budget: Budget
  private var found = Exploration()
  private var indices: [ExploredState: Int] = [:]
  private var handles: [Int: Space.Handle] = [:]
  /// Of each state, the fewest actions since time passed last with which it was reached while loading.
  private var actionsWhileLoading: [Int: Int] = [:]
  private var open: [Int] = []
  private var stepsTaken = 0

  package init(_ space: Space, budget: Budget) {
    self.space = space
    self.budget = budget
  }
}

extension Explorer {
  package static func explore(_ space: Space, budget: Budget) throws -> Exploration {
    var explorer = Explorer(space, budget: budget)
    return try explorer.run()
  }

  private mutating func run() throws -> Exploration {
    let start = try space.start()
    _ = add(start, actionsWhileLoading: 0)
    var next = 0
    while next < open.count {
      try leave(open[next])
      next += 1
    }
    found.edges.sort { $0.from < $1.from }
    return found
  }

  /// Tries every step of a state.
  private mutating func leave(_ index: Int) throws {
    let state = found.states[index]
    let steps = state.steps
    defer { if let handle = handles.removeValue(forKey: index) { space.release(handle) } }
    guard let handle = handles[index] else {
      if state.ending == nil { found.frontier += steps.map { UnexploredStep(state: index, step: $0, reason: .threads) } }
      return
    }
    let blocked = !state.pending.isEmpty && actionsWhileLoading[index, default: 0] > 0
    for (place, step) in steps.enumerated() {
      if blocked, step.kind != .time {
        found.frontier.append(UnexploredStep(state: index, step: step, reason: .loading))
      } else if stepsTaken >= budget.steps || place >= budget.stepsPerState || found.states.count >= budget.states {
        found.frontier.append(UnexploredStep(state: index, step: step, reason: .budget))
      } else {
        try take(step, in: handle, from: index)
      }
    }
  }

  private mutating func take(_ step: Step, in handle: Space.Handle, from index: Int) throws {
    stepsTaken += 1
    let visit = try space.take(step, in: handle)
    let isLoading = !found.states[index].pending.isEmpty
    let actions = step.kind == .time || !isLoading ? 0 : actionsWhileLoading[index, default: 0] + 1
    let target = add(visit, actionsWhileLoading: actions)
    found.edges.append(ExploredEdge(from: index, to: target, step: step, effects: visit.effects, drewChance: visit.drewChance))
  }

  /// The index of the visited state, which may be one that was there before.
  private mutating func add(_ visit: Visit<Space.Handle>, actionsWhileLoading count: Int) -> Int {
    if let index = indices[visit.state] {
      reopen(index, visit.handle, actionsWhileLoading: count)
      return index
    }
    let index = found.states.count
    found.states.append(visit.state)
    indices[visit.state] = index
    handles[index] = visit.handle
    actionsWhileLoading[index] = count
    open.append(index)
    return index
  }

  /// A state that was left unexplored since it was reached while loading may be reached again without that.
  private mutating func reopen(_ index: Int, _ handle: Space.Handle?, actionsWhileLoading count: Int) {
    guard count < actionsWhileLoading[index, default: 0] else {
      if let handle { space.release(handle) }
      return
    }
    actionsWhileLoading[index] = count
    if handles[index] != nil {
      if let handle { space.release(handle) }
    } else if found.frontier.contains(where: { $0.state == index && $0.reason == .loading }) {
      found.frontier.removeAll { $0.state == index }
      found.edges.removeAll { $0.from == index }
      handles[index] = handle
      open.append(index)
    } else if let handle {
      space.release(handle)
    }
  }
}
