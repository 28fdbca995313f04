import SemanticTree

/// All elements of one headless host. The graph evaluates the elements that are out of date. Then it runs the actions
/// that wait for the end of the evaluation.
@MainActor final class ViewGraph {
  let agenda = Agenda()
  private(set) var problems: [Problem] = []
  /// The number of body evaluations for each type of view.
  private(set) var bodyCounts: [String: Int] = [:]
  private var queue: [[Element]] = []
  private var actions: [() -> Void] = []
  private var handlers: [String: ActionHandler] = [:]
  private var nestedElements = 0
  private var recentTypes: [String: Int] = [:]
  private var isUpdating = false
  /// Whether a view declares an environment object that is missing.
  private var missesObjects = false
  private var sceneValues: [String: AnyObject] = [:]
  /// The readers of preferences, in order of registration.
  var preferenceReaders: [any PreferenceReading] = []
  /// The sizes that views can read, in order of registration.
  var measuredSizes: [MeasuredSize] = []
  var urlReceptions: [ObjectIdentifier: URLReception] = [:]
  let running = RunningTasks()
  /// The sensory feedback that was played, in order.
  var playedFeedback: [String] = []

  /// The maximum number of passes in one update. An update that needs more passes is reported as endless.
  static let passLimit = 200
  static let roundLimit = 20_000
  /// The maximum depth of elements. No real screen is this deep, so a deeper element means that a view contains itself.
  static let depthLimit = 1_000
  /// How deeply views of one type can be nested in each other before further elements count toward
  /// `nestedElementLimit`. In real apps, outlines nest views of one type most deeply, and rarely have more than ten
  /// levels.
  static let nestingLimit = 10
  static let nestedElementLimit = 2_000
}

extension ViewGraph {
  /// Returns the storage of a `@SceneStorage` value. All views that use the same key share the storage.
  func sceneLocation<Value>(_ key: String, _ initial: Value) -> Location<Value> {
    if let known = sceneValues[key] as? StoredLocation<Value> { return known }
    let location = StoredLocation(initial)
    sceneValues[key] = location
    return location
  }

  var isUpToDate: Bool { agenda.isEmpty && queue.isEmpty && actions.isEmpty }

  func enqueue(_ element: Element) {
    while queue.count <= element.depth { queue.append([]) }
    queue[element.depth].append(element)
  }

  func afterUpdate(_ action: @escaping () -> Void) { actions.append(action) }

  /// Evaluates elements that are out of date, then runs waiting actions. Repeats both steps until no work is left.
  /// Returns true if there was work to do.
  @discardableResult func update() -> Bool {
    if isUpdating || isUpToDate { return false }
    isUpdating = true
    defer { isUpdating = false }
    var passes = 0
    repeat {
      passes += 1
      if passes > Self.passLimit {
        reportUnsettled()
        break
      }
      react()
      layOut()
      readPreferences()
      runActions()
    } while !isUpToDate
    recentTypes = [:]
    nestedElements = 0
    return true
  }
}

extension ViewGraph {
  private func react() {
    for reader in agenda.take() { reader.element.element?.react(to: reader) }
  }

  /// Evaluates the elements, and evaluates those again that read the size of other views. The size of a layer can depend
  /// on the size of an outer layer, so this takes as many rounds as layers are nested.
  private func layOut() {
    evaluate()
    for _ in 0..<Self.nestingLimit {
      let changed = measuredSizes.filter { $0.isRead && $0.measure() }
      if changed.isEmpty { return }
      evaluate()
    }
  }

  /// Evaluates the elements in order of their depth, parents first. If the evaluation of an element puts one of its
  /// ancestors out of date, the ancestor is evaluated next.
  private func evaluate() {
    var rounds = 0
    while let depth = queue.firstIndex(where: { !$0.isEmpty }) {
      rounds += 1
      if rounds > Self.roundLimit { return reportUnsettled() }
      let elements = queue[depth]
      queue[depth] = []
      for element in elements { guarding { element.runUpdate() } }
    }
    queue = []
  }

  private func runActions() {
    let waiting = actions
    actions = []
    for action in waiting { guarding(action) }
  }

  private func readPreferences() {
    for reader in preferenceReaders { reader.read() }
  }

  private func reportUnsettled() {
    let names = Set(
      queue.joined().map { Problem.name(of: $0.viewType) } + recentTypes.filter { $0.value >= Self.passLimit / 2 }.keys)
    let views = names.sorted().joined(separator: ", ")
    _ = agenda.take()
    for element in queue.joined() { element.leaveQueue() }
    queue = []
    actions = []
    report(
      Problem(
        .neverSettles, views: names.sorted(),
        "\(views.isEmpty ? "a view" : views) is evaluated again and again: something changes state each time (onAppear, onChange or body)"
      ))
  }
}

extension ViewGraph {
  /// Adds a new element. If too many elements of the same view type are nested, reports a problem and shows it in place
  /// of the outermost of these elements.
  func adopt(_ element: Element) {
    // A parent can be removed during its own evaluation. This evaluation still runs to its end, but the elements that
    // it adds are discarded.
    if element.parent?.isGone == true { return element.tearDown() }
    if element.depth > Self.nestingLimit {
      let nest = element.ancestors.filter { $0.viewType == element.viewType }
      if nest.count > Self.nestingLimit { nestedElements += 1 }
      if let outermost = nest.last, nestedElements > Self.nestedElementLimit || element.depth > Self.depthLimit {
        nestedElements = 0
        let problem = Problem(.endlessBody, "its body contains itself without end", in: outermost)
        report(problem)
        outermost.giveUp(problem)
        return
      }
    }
    element.invalidateBody()
  }

  func countBody(of type: any Any.Type) {
    let name = Problem.name(of: type)
    bodyCounts[name, default: 0] += 1
    recentTypes[name, default: 0] += 1
  }

  /// Notes that an environment object is missing. Returns true if the calling code must run again, since it does not run
  /// in `guarding` yet.
  func findMissingObject() -> Bool {
    missesObjects = true
    return SideStack.current == nil
  }

  /// Runs code of the app. If the code reads a missing environment object, the code ends there. Then the problem is
  /// reported, and shown in place of the view that declares the property.
  func guarding(_ work: @escaping () -> Void) {
    if !missesObjects { return work() }
    let scope = ReadScope.saved
    guard let missing = SideStack.run(work) else { return }
    scope.restore()
    guard let element = missing.owner.element, !element.isGone else { return }
    let problem = Problem(.missingEnvironmentObject, missing.message, in: element)
    report(problem)
    element.giveUp(problem)
  }

  func report(_ problem: Problem) {
    if !problems.contains(problem) { problems.append(problem) }
  }

  func clearProblems() { problems = [] }

  func remember(_ assembly: Assembly) { handlers.merge(assembly.handlers) { $1 } }
  func forget(_ assembly: Assembly) { for id in assembly.handlers.keys { handlers[id] = nil } }
  func handler(_ id: String) -> ActionHandler? { handlers[id] }
}
