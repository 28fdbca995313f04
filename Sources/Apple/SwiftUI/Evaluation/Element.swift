import Observation
import SemanticTree

/// A view with a `body`, at its position in the view hierarchy. The element exists while the view stays at this
/// position.
@MainActor class Element {
  unowned let graph: ViewGraph
  let path: IdentityPath
  let depth: Int
  private(set) weak var parent: Element?
  var environment: EnvironmentValues
  var room: Room
  /// The output of the last evaluation.
  private(set) var pieces: [ViewOutput] = []
  private(set) var isQueued = false
  private(set) var isGone = false
  private var hasGivenUp = false
  private var children: [IdentityPath: (element: Element, seen: Int)] = [:]
  private var slots: [IdentityPath: (slot: Slot, seen: Int)] = [:]
  private var generation = 0
  private var bodyReader: Reader?
  private var walkReader: Reader?
  private(set) var needsBody = true
  private var assembled: Assembly?

  init(graph: ViewGraph, path: IdentityPath, parent: Element?, environment: EnvironmentValues, room: Room) {
    self.graph = graph
    self.path = path
    self.parent = parent
    self.environment = environment
    self.room = room
    depth = (parent?.depth ?? -1) + 1
  }

  /// The view's type, for messages.
  var viewType: any Any.Type { Never.self }

  /// The type of the view's body.
  var bodyType: any Any.Type { Never.self }

  /// The values in the storage of the view's properties, such as `@State`, and the observable objects that the view
  /// received.
  var keptValues: [KeptValue] { [] }

  /// Evaluates the parts that are out of date. The graph updates parents before their children.
  func update() {}

  /// Ends the tasks, subscriptions, and state of the element and its descendants.
  func tearDown() {
    isGone = true
    clear()
  }

  /// Shows the problem instead of the content until the parent supplies a new view.
  func giveUp(_ problem: Problem) {
    hasGivenUp = true
    clear()
    walk { $0.emitProblem(problem) }
  }

  private func clear() {
    for (_, child) in children.inOrder { child.element.tearDown() }
    for (_, entry) in slots.inOrder { entry.slot.end() }
    children = [:]
    slots = [:]
    if let assembled { graph.forget(assembled) }
    assembled = nil
  }
}

extension Element {
  /// The enclosing elements, from the inside out.
  var ancestors: some Sequence<Element> { sequence(first: self, next: \.parent).dropFirst() }

  func invalidateBody() {
    needsBody = true
    invalidateWalk()
  }

  func invalidateWalk() {
    if isQueued || isGone { return }
    isQueued = true
    graph.enqueue(self)
  }

  /// Allows evaluation again after `giveUp`. Called when the view has a new value, which may no longer cause the
  /// problem.
  func revive() { hasGivenUp = false }

  func leaveQueue() { isQueued = false }

  func react(to reader: Reader) {
    if reader === bodyReader { invalidateBody() } else if reader === walkReader { invalidateWalk() }
  }

  func runUpdate() {
    isQueued = false
    if !isGone, !hasGivenUp { update() }
  }

  /// Runs `work` and records the values that `work` reads.
  func tracking<Result>(_ phase: Reader.Phase, _ work: () -> Result) -> Result {
    let reader = Reader(self, phase, agenda: graph.agenda)
    switch phase {
    case .body:
      bodyReader = reader
      needsBody = false
    case .walk: walkReader = reader
    }
    return ReadScope.reading(as: reader) {
      withObservationTracking(work, onChange: { reader.fire() })
    }
  }

  func walk(_ work: (inout ViewContext) -> Void) {
    generation += 1
    var context = ViewContext(element: self, environment: environment, room: room, path: path)
    tracking(.walk) { work(&context) }
    replacePieces(context.pieces)
    dropUnseen()
  }

  func replacePieces(_ new: [ViewOutput]) {
    pieces = new
    var element: Element? = self
    while let current = element, current.assembled != nil || current === self {
      if let assembled = current.assembled { graph.forget(assembled) }
      current.assembled = nil
      element = current.parent
    }
  }

  /// Returns the nodes of the element, and the values for its containers. The result is computed once after each
  /// change.
  func assemble() -> Assembly {
    if let assembled { return assembled }
    var assembly = Assembly()
    assembly.append(pieces)
    graph.remember(assembly)
    assembled = assembly
    return assembly
  }
}

extension Element {
  /// Returns the element for a view at `path`. Creates an element if `path` has no element for this type of view. An
  /// existing element receives the new view, environment, and room. If any of the three values has changed, the element
  /// is evaluated later in the update.
  func child<V: View>(_ view: V, at path: IdentityPath, environment: EnvironmentValues, room: Room) -> Element {
    if let known = children[path]?.element, known.viewType == V.self {
      children[path]?.seen = generation
      unsafeDowncast(known, to: ViewElement<V>.self).receive(view, environment, room)
      return known
    }
    children[path]?.element.tearDown()
    let element = ViewElement(view, graph: graph, path: path, parent: self, environment: environment, room: room)
    children[path] = (element, generation)
    graph.adopt(element)
    return element
  }

  /// Returns the storage at `path`, which persists as long as each evaluation requests it. After an evaluation that
  /// does not request the storage, the storage is removed.
  func slot<S: Slot>(at path: IdentityPath, _ make: () -> S) -> S {
    if let known = slots[path]?.slot as? S {
      slots[path]?.seen = generation
      return known
    }
    slots[path]?.slot.end()
    let slot = make()
    slots[path] = (slot, generation)
    return slot
  }

  private func dropUnseen() {
    for (path, child) in children.filter({ $0.value.seen != generation }).inOrder {
      child.element.tearDown()
      children[path] = nil
    }
    for (path, entry) in slots.filter({ $0.value.seen != generation }).inOrder {
      slots[path] = nil
      entry.slot.end()
    }
  }
}

extension Dictionary where Key == IdentityPath {
  /// The entries, sorted so that their order is the same in every run.
  fileprivate var inOrder: [(key: Key, value: Value)] { sorted { $0.key.hash < $1.key.hash } }
}
