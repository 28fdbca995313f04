import SemanticTree

/// The position in the view hierarchy that is being evaluated, and the output that was collected so far. The evaluation
/// passes this context to the primitive views in a body.
@MainActor struct ViewContext {
  let element: Element
  var environment: EnvironmentValues
  var room: Room
  private(set) var path: IdentityPath
  private(set) var pieces: [ViewOutput] = []

  init(element: Element, environment: EnvironmentValues, room: Room, path: IdentityPath) {
    self.element = element
    self.room = room
    self.environment = environment
    self.path = path
  }

  var graph: ViewGraph { element.graph }
}

extension ViewContext {
  /// Adds a view at this position.
  mutating func walk<V: View>(_ view: V) {
    if let primitive = view as? any PrimitiveView {
      primitive.resolve(in: &self)
    } else if V.Body.self == Never.self {
      let problem = Problem(.noBody, "\(V.self) has no body: give it one that returns views", in: element)
      graph.report(problem)
      emitProblem(problem)
    } else {
      add(.element(element.child(view, at: path.appending(V.self), environment: environment, room: room)))
    }
  }

  /// Adds a view at a nested position. Sibling views need different keys.
  mutating func walk<V: View>(_ view: V, at key: Int) {
    descend(key) { $0.walk(view) }
  }

  /// Runs `work` at a nested position.
  mutating func descend(_ key: Int, _ work: (inout ViewContext) -> Void) {
    descend(UInt64(bitPattern: Int64(key)), work)
  }

  mutating func descend(_ key: UInt64, _ work: (inout ViewContext) -> Void) {
    let outer = path
    path = path.appending(key)
    work(&self)
    path = outer
  }

  /// Evaluates a view at a nested position and returns the output. The output is not added to this context.
  func pieces<V: View>(of view: V, at key: Int) -> [ViewOutput] {
    collect(key) { $0.walk(view) }
  }

  /// Evaluates the content of a single element, such as a stack, at a nested position and returns the output. If the
  /// element is in a list, the views in its content do not become separate rows.
  func parts<V: View>(of view: V, at key: Int) -> [ViewOutput] {
    collect(key) {
      $0.environment.rowContext = nil
      $0.walk(view)
    }
  }

  /// Evaluates a view at this position and returns the output. The output is not added to this context.
  func piecesHere<V: View>(of view: V) -> [ViewOutput] {
    var inner = ViewContext(element: element, environment: environment, room: room, path: path)
    inner.walk(view)
    return inner.pieces
  }

  /// Runs `work` at a nested position and returns the output. The output is not added to this context, and changes that
  /// `work` makes to the environment are discarded.
  func collect(_ key: Int, _ work: (inout ViewContext) -> Void) -> [ViewOutput] {
    collect(UInt64(bitPattern: Int64(key)), work)
  }

  func collect(_ key: UInt64, _ work: (inout ViewContext) -> Void) -> [ViewOutput] {
    var inner = ViewContext(element: element, environment: environment, room: room, path: path.appending(key))
    work(&inner)
    return inner.pieces
  }

  /// Gives the nodes of the views that `work` adds a tag, see `View.tag(_:)`.
  mutating func tagging(_ tag: AnyHashable, _ work: (inout ViewContext) -> Void) {
    let count = pieces.count
    work(&self)
    let new = Array(pieces[count...])
    pieces.removeSubrange(count...)
    add(.tagged(tag, new))
  }

  mutating func add(_ piece: ViewOutput) { pieces.append(piece) }
  mutating func add(_ more: [ViewOutput]) { pieces += more }

  /// Adds the output of `work`, and applies `change` to each node of the output after the node is created. `change` is
  /// not applied to nodes that a container places, such as presentations and toolbar items.
  mutating func wrap(_ work: (inout ViewContext) -> Void, _ change: @escaping @MainActor (inout SemanticNode) -> Void) {
    let inner = collect(0, work)
    add(.changed(inner, change))
  }

  /// Returns the storage at a nested position, see `Slot`.
  func slot<S: Slot>(_ key: Int, _ make: () -> S) -> S { element.slot(at: path.appending(key), make) }

  /// Runs `action` after the current update.
  func afterUpdate(_ action: @escaping () -> Void) { graph.afterUpdate(action) }
}
