extension View {
  /// Runs `action` when the view appears and cancels it when the view disappears.
  public nonisolated func task(
    name: String? = nil, priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, name: name ?? "\(file):\(line)", priority: priority, action: action))
  }

  /// Runs `action` when the view appears, and again whenever `id` changes; a running task is canceled first.
  public nonisolated func task<T>(
    id: T, name: String? = nil, priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View where T: Equatable {
    modifier(TaskModifier(id: id, name: name ?? "\(file):\(line)", priority: priority, action: action))
  }
}

struct TaskModifier<ID: Equatable> {
  let id: ID
  let name: String
  let priority: TaskPriority
  let action: @isolated(any) () async -> Void
}

extension TaskModifier: PrimitiveViewModifier {
  func resolve<Content: View>(_ content: Content, in context: inout ViewContext) {
    let graph = context.graph
    let slot = context.slot(1) { TaskSlot<ID>(graph: graph) }
    if slot.id != id {
      slot.id = id
      slot.task?.cancel()
      // It is safe to send the closure to the task, since no other code calls it: each evaluation of the body creates a
      // new closure, and each closure runs at most once.
      nonisolated(unsafe) let action = action
      let (name, priority) = (name, priority)
      graph.afterUpdate { slot.start(name, priority) { await action() } }
    }
    context.walk(content, at: 0)
  }
}

private final class TaskSlot<ID: Equatable>: Slot {
  private unowned let graph: ViewGraph
  var id: ID?
  var task: Task<Void, Never>?
  private var hasEnded = false

  init(graph: ViewGraph) { self.graph = graph }

  func start(_ name: String, _ priority: TaskPriority, _ action: sending @escaping () async -> Void) {
    if hasEnded { return }
    let running = graph.running
    running.begin()
    task = Task(name: name, priority: priority) {
      await action()
      running.end()
    }
  }

  override func end() {
    hasEnded = true
    task?.cancel()
  }
}
