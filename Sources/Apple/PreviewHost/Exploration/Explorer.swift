package import SemanticTree

/// Explores a space of states until no step is left or the budget is spent.
///
/// The explorer takes the step that is nearest to the start. Steps of a control that led to many new states are
/// delayed, so that a small budget still shows what each control does. In a form, the fields are filled before the
/// form's buttons are pressed. While something is loading, only one action is tried on each screen before time passes.
/// Otherwise, repeated actions that each start another load would never end.
package struct Explorer<Space: StateSpace> {
  private var space: Space
  private let budget: Budget
  private var found = Exploration()
  private var indices: [ValueDigest: Int] = [:]
  private var visits: [Visited] = []
  private var candidates: [Candidate] = []
  private var turns = ControlTurns()
  private var edges: [(place: Int, edge: ExploredEdge)] = []
  /// The estimated size of all found states on the preview's HTML page, in bytes.
  private var page = 0
  /// Counts the taken steps whose resulting state does not fit on the page.
  private var stepsOffPage = 0
  /// The last text of each field, by the field's name, before a step replaced the text.
  private var earlierTexts: [String: String] = [:]
  /// The distinct calls that mocks have received so far.
  private var calls: Set<String> = []

  /// The explorer's data about a visited state.
  private struct Visited {
    var handle: Space.Handle?
    /// The number of steps from the start, plus the `detour` of each of these steps.
    var depth: Int
    /// The number of steps from the start.
    var taps: Int
    var scene: ControlTurns.Scene
    /// The screens on which an action was taken while something was loading, on the path to this state since time
    /// passed. If several paths lead to the state, the screens that all paths have in common count.
    var usedWhileLoading: Set<ControlTurns.Scene>
    /// The number of steps from this state that have not been taken.
    var open = 0
    /// Whether a step of the path to this state replaced a text that a field had. If several paths lead to the state,
    /// the first one counts.
    var isEdited: Bool
    /// Whether this state and all states that were found earlier fit on the page together.
    var fits: Bool
  }

  /// A step that has not been taken.
  private struct Candidate {
    var state: Int
    /// The index of the step among the state's steps.
    var place: Int
    var step: Step
    var control: ControlTurns.Control
    /// Whether the step starts on the screen that readers see first. If so, the step is not delayed.
    var isFirst: Bool
    /// The distance of the step from the start, without the delay of its control.
    var distance: Int
    /// If the step leads to a new state, this number is added to the depth of the new state.
    var detour: Int
  }

  package init(_ space: Space, budget: Budget) {
    self.space = space
    self.budget = budget
  }
}

extension Explorer {
  /// Explores the space from its first state.
  ///
  /// - Parameter start: the result of the space's `start`; nil to start the space.
  package static func explore(
    _ space: Space, from start: Visit<Space.Handle>? = nil, budget: Budget
  ) throws -> Exploration {
    var explorer = Explorer(space, budget: budget)
    return try explorer.run(from: start)
  }

  private mutating func run(from start: Visit<Space.Handle>?) throws -> Exploration {
    defer { for visit in visits { if let handle = visit.handle { space.release(handle) } } }
    let start = try start ?? space.start()
    found.startEffects = start.effects
    found.start = start.result
    _ = add(start, depth: 0)
    while edges.count < budget.steps, found.states.count < budget.states, stepsOffPage < budget.stepsOffPage,
      let next = nextCandidate
    {
      try take(candidates.remove(at: next))
    }
    found.edges = edges.sorted { ($0.edge.from, $0.place) < ($1.edge.from, $1.place) }.map(\.edge)
    found.frontier += candidates.sorted { ($0.state, $0.place) < ($1.state, $1.place) }.map { candidate in
      let spent = page < budget.page ? UnexploredStep.Reason.budget : .size
      return UnexploredStep(
        state: candidate.state, step: candidate.step, reason: isBlocked(candidate) ? .loading : spent)
    }
    found.frontier.sort { $0.state < $1.state }
    return found
  }

  /// The index of the candidate that is tried next: the candidate with the smallest distance, including delays. If
  /// several candidates have this distance, the first one is used.
  private var nextCandidate: Int? {
    var best: (index: Int, distance: Int)?
    let areMoreDeep = found.states.count < budget.deepStates
    // A copy of a candidate is slow, since it retains all parts of its step.
    for index in candidates.indices
    where (areMoreDeep || visits[candidates[index].state].taps < Self.likelyTaps) && !isBlocked(candidates[index]) {
      let delay = candidates[index].isFirst ? 0 : turns.delay(of: candidates[index].control)
      let distance = candidates[index].distance + delay
      if best.map({ distance < $0.distance }) ?? true { best = (index, distance) }
    }
    return best?.index
  }

  /// Whether the candidate cannot be tried yet. An action is blocked while something is loading, if another action was
  /// already taken on the same screen during the loading.
  private func isBlocked(_ candidate: Candidate) -> Bool {
    candidate.step.kind != .time && !found.states[candidate.state].pending.isEmpty
      && visits[candidate.state].usedWhileLoading.contains(visits[candidate.state].scene)
  }

  private mutating func take(_ candidate: Candidate) throws {
    let from = candidate.state
    let replaced = replacedText(by: candidate.step, in: found.states[from])
    if let replaced, let field = candidate.step.label { earlierTexts[field] = replaced }
    guard let handle = visits[from].handle else { return }
    let isLast = visits[from].open == 1
    if isLast { visits[from].handle = nil }
    let visit = try space.take(candidate.step, in: handle, isLast: isLast)
    let isUse = candidate.step.kind != .time && !found.states[from].pending.isEmpty
    let used = isUse ? visits[from].usedWhileLoading.union([visits[from].scene]) : []
    let known = found.states.count
    let target = add(
      visit, depth: visits[from].depth + 1, taps: visits[from].taps + 1, detour: candidate.detour,
      usedWhileLoading: used,
      isEdited: visits[from].isEdited || replaced != nil)
    // A step has a detour if the fields of its form are not filled yet. Do not count such a step. Otherwise, its
    // control would still be delayed after the fields are filled.
    if target >= known, candidate.detour <= 0 { turns.count(candidate.control) }
    if !visits[target].fits { stepsOffPage += 1 }
    let edge = ExploredEdge(
      from: from, to: target, step: candidate.step, effects: visit.effects, usesRandomness: visit.usesRandomness,
      order: edges.count,
      result: visit.result)
    edges.append((candidate.place, edge))
    visits[from].open -= 1
    releaseIfDone(from)
  }

  /// Releases the state if it has no remaining steps. A state can be a waiting process, and each waiting process makes
  /// later forks slower.
  private mutating func releaseIfDone(_ index: Int) {
    guard visits[index].open == 0, let handle = visits[index].handle else { return }
    space.release(handle)
    visits[index].handle = nil
  }
}

extension Explorer {
  /// If a step makes a mock receive a call that no mock has received before, the resulting state is explored earlier:
  /// this number is subtracted from the distance of each step that starts in the state.
  private static var curiosity: Int { 1 }

  /// A user who tries a few things takes this number of steps. These steps are tried first.
  private static var likelyTaps: Int { 3 }

  /// Later steps are delayed by this number of steps.
  private static var deepDelay: Int { 4 }

  /// Adds a visited state and returns its index. If an equal state was added before, returns the index of that state.
  private mutating func add(
    _ visit: Visit<Space.Handle>, depth: Int, taps: Int = 0, detour: Int = 0,
    usedWhileLoading used: Set<ControlTurns.Scene> = [], isEdited: Bool = false
  ) -> Int {
    if let index = indices[visit.digest] {
      // This state was already found. An action during loading may have led to the state, which blocks further actions
      // in the state. If another path leads to the state without such an action, the actions are no longer blocked.
      visits[index].usedWhileLoading.formIntersection(used)
      if let handle = visit.handle { space.release(handle) }
      return index
    }
    let index = found.states.count
    let state = visit.state
    found.states.append(state)
    indices[visit.digest] = index
    page += Budget.size(of: state)
    // The first state is always on the page.
    let fits = index == 0 || page <= budget.page
    visits.append(
      Visited(
        handle: visit.handle, depth: depth + detour, taps: taps, scene: ControlTurns.Scene(of: state),
        usedWhileLoading: used, isEdited: isEdited, fits: fits))
    if fits {
      offer(visit, index, depth: depth, detour: detour)
    } else {
      found.frontier += state.steps.map { UnexploredStep(state: index, step: $0, reason: .size) }
    }
    releaseIfDone(index)
    return index
  }

  /// Returns the text of a field that the step replaces; nil if the step enters no text or if the field is empty.
  private func replacedText(by step: Step, in state: ExploredState) -> String? {
    guard step.kind == .action(.setText), let field = state.tree?.all.first(where: { $0.id == step.node }) else {
      return nil
    }
    return field.isUnfilled ? nil : field.value
  }

  /// The steps to try in a state. The number of states that differ only in texts is limited: on each path, one text is
  /// replaced or cleared, and a field that had a text before gets this text again.
  private func likelySteps(_ state: ExploredState, isEdited: Bool) -> [Step] {
    let steps = state.steps.filter { !isEdited || replacedText(by: $0, in: state) == nil }
    return steps.map { step in
      guard step.kind == .action(.setText), step.argument?.isEmpty == false, let name = step.label,
        let text = earlierTexts[name], steps.count(where: { $0.node == step.node }) == 1,
        replacedText(by: step, in: state) != text
      else { return step }
      var step = step
      (step.argument, step.argumentLabel) = (text, text)
      return step
    }
  }

  /// Adds the steps of a new state to the candidates. Steps of the first state are not delayed, since readers see this
  /// state first. If an alert or a sheet covers the first state, steps of the states that are one step away are not
  /// delayed either.
  private mutating func offer(_ visit: Visit<Space.Handle>, _ index: Int, depth: Int, detour: Int) {
    let state = found.states[index]
    guard visit.handle != nil else {
      if state.ending == nil {
        found.frontier += state.steps.map { UnexploredStep(state: index, step: $0, reason: .threads) }
      }
      return
    }
    let form = UnfilledForm(of: state)
    let scene = visits[index].scene
    let isFirst = index == 0 || depth == 1 && found.states[0].isCovered
    // States in which a mock received a new call are explored first.
    let called = detour > 0 ? [] : visit.effects.filter { $0.kind == .called && calls.insert($0.text).inserted }
    let near = depth + detour + (called.isEmpty || index == 0 ? 1 : 1 - Self.curiosity)
    let deepDelay = visits[index].taps < Self.likelyTaps ? 0 : Self.deepDelay
    for (place, step) in likelySteps(state, isEdited: visits[index].isEdited).enumerated() {
      guard place < budget.stepsPerState else {
        found.frontier.append(UnexploredStep(state: index, step: step, reason: .budget))
        continue
      }
      let order = form.detour(of: step)
      candidates.append(
        Candidate(
          state: index, place: place, step: step, control: turns.control(of: step, in: scene), isFirst: isFirst,
          distance: near + deepDelay + (isFirst ? 0 : max(order, 0)), detour: isFirst || order < 0 ? order : 0))
      visits[index].open += 1
    }
  }
}
