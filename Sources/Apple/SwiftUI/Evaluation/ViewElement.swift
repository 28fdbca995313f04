/// The element of a view of the type `V`.
final class ViewElement<V: View>: Element {
  private var view: V
  private var content: V.Body?
  private var properties: [Slot?] = []
  private var propertyNames: [String] = []

  init(_ view: V, graph: ViewGraph, path: IdentityPath, parent: Element?, environment: EnvironmentValues, room: Room) {
    self.view = view
    super.init(graph: graph, path: path, parent: parent, environment: environment, room: room)
  }

  override var viewType: any Any.Type { V.self }
  override var bodyType: any Any.Type { V.Body.self }

  override func update() {
    if needsBody || content == nil { evaluateBody() }
    if let content { walk { $0.walk(content) } }
  }

  override var keptValues: [KeptValue] {
    let name = Problem.name(of: V.self)
    let own = zip(propertyNames, properties).compactMap { property, slot -> KeptValue? in
      (slot as? any ValueKeeping).map { KeptValue(view: name, property: property, value: $0.keptValue) }
    }
    return own + KeptValue.objects(of: view, named: name)
  }

  override func tearDown() {
    for property in properties { property?.end() }
    properties = []
    super.tearDown()
  }

  /// Receives a new value of the view from the parent's evaluation. If the value, the environment, or the room has
  /// changed, marks the element as out of date.
  func receive(_ new: V, _ newEnvironment: EnvironmentValues, _ newRoom: Room) {
    let sameEnvironment = environment.isIdentical(to: newEnvironment)
    let sameView = Equality.of(view, new)
    view = new
    environment = newEnvironment
    let sameRoom = room == newRoom
    room = newRoom
    if !sameView || (!sameEnvironment && environmentReachesBody) {
      revive()
      invalidateBody()
    } else if !sameEnvironment || !sameRoom {
      invalidateWalk()
    }
  }
}

extension ViewElement {
  private func evaluateBody() {
    var linked = view
    var linker = PropertyLinker(element: self, slots: properties)
    var needsSideStack = false
    content = nil
    content = tracking(.body) {
      linker.link(&linked)
      properties = linker.slots
      propertyNames = linker.names
      needsSideStack = linker.missesObject && graph.findMissingObject()
      if needsSideStack { return nil }
      graph.countBody(of: V.self)
      return linked.body
    }
    if needsSideStack { invalidateBody() }
  }

  private var environmentReachesBody: Bool {
    properties.contains { ($0 as? any EnvironmentReading)?.differs(in: environment) ?? false }
  }
}
