import Foundation
@_spi(Headless) public import SemanticTree

/// Runs views without a screen: evaluates them to a tree of values, performs actions, and reports changes.
///
/// A change of state only marks views as out of date. `flush()` evaluates the marked views, and so does each function
/// that performs an action or returns the tree.
@_spi(Headless) @MainActor public final class HeadlessHost {
  let graph = ViewGraph()
  let root: Element
  private var lastTree: SemanticNode?

  public convenience init(_ view: some View, environment: EnvironmentValues = EnvironmentValues()) {
    self.init(root: HeadlessRoot(content: view), environment: environment)
  }

  /// Runs an app. Before the first scene is evaluated, the delegate of the app is notified that launching has finished.
  public convenience init<Content: App>(app: Content, environment: EnvironmentValues = EnvironmentValues()) {
    var environment = environment
    app.finishLaunching(&environment)
    self.init(root: AppHost(carried: app), environment: environment)
  }

  private init(root view: some View, environment: EnvironmentValues) {
    var environment = environment
    environment[HostKey.self] = true
    root = ViewElement(
      RootHost(content: view), graph: graph, path: .root, parent: nil, environment: environment, room: Room())
    graph.adopt(root)
  }
}

extension HeadlessHost {
  /// The actions of the views that handle URLs, in no particular order.
  var urlActions: [(URL) -> Void] { graph.urlReceptions.values.compactMap(\.action) }

  /// Whether something changed since the last flush.
  public var needsFlush: Bool { !graph.isUpToDate }

  /// Sets a function that is called when views become out of date. The function is called at most once between two
  /// flushes: for the first change, on the thread of this change.
  public func onNeedsFlush(_ notify: (@Sendable () -> Void)?) { graph.agenda.onFirst(notify) }

  /// Whether a task of a view (`.task`) has begun and not ended.
  public var hasRunningTasks: Bool { !graph.running.isNone }

  /// Evaluates views that are out of date and runs the resulting actions (`onAppear`, `onChange`…). Returns true if
  /// there was work to do.
  @discardableResult public func flush() -> Bool { graph.update() }

  /// Evaluates views that are out of date, then returns the semantic tree of the screen.
  public func tree() -> SemanticNode {
    flush()
    return root.assemble().nodes.first ?? SemanticNode(id: IdentityPath.root.text, role: .window)
  }

  /// Performs the action with this id, as a user would. Then evaluates the views that are out of date.
  public func perform(_ id: String, argument: String? = nil) throws { try perform(id, argument: argument, in: tree()) }

  /// Performs the action with this id like `perform(_:argument:)`.
  ///
  /// - Parameter tree: the result of the last call of `tree()`. Nothing may have changed since that call.
  public func perform(_ id: String, argument: String?, in tree: SemanticNode) throws {
    let isListed = tree.all.contains { $0.actions.contains { $0.id == id } }
    guard isListed, let handler = graph.handler(id) else { throw ActionRefusal.unknown(id: id) }
    let dismissal = tree.dialog(closedBy: id).flatMap { graph.handler($0.id + ".dismiss") }
    var outcome: Result<Void, any Error> = .success(())
    graph.guarding { outcome = Result { try handler(ActionArgument(text: argument)) } }
    try outcome.get()
    try dismissal?(ActionArgument())
    flush()
  }

  /// Returns the changes of the tree since the last call of this function. The first call returns an empty array.
  public func changes() -> [SemanticNode.Change] {
    let now = tree()
    defer { lastTree = now }
    return lastTree.map { now.changes(since: $0) } ?? []
  }

  /// Mistakes of the app that were found so far.
  public var problems: [Problem] { graph.problems }
  public func clearProblems() { graph.clearProblems() }

  /// The known differences between the views on the screen and the same views on Apple platforms, sorted
  /// alphabetically. A difference concerns the appearance or the behavior.
  public var approximations: [String] {
    Set(tree().all.flatMap(\.approximations)).sorted()
  }

  /// The number of evaluations of `body` for each view type, since the host was created. The keys are the names of the
  /// types.
  public var bodyCounts: [String: Int] { graph.bodyCounts }

  /// Ends all views: runs the `onDisappear` actions and cancels the tasks.
  public func close() {
    root.tearDown()
    flush()
  }
}

/// The key of the outermost entry in the environment. All other entries are added inside this entry.
private struct HostKey: EnvironmentKey {
  static let defaultValue = false
}

/// The window of a view that is shown without an app.
struct HeadlessRoot<Content: View>: PrimitiveView {
  let content: Content

  func resolve(in context: inout ViewContext) {
    context.emitWindow(of: content)
  }
}

struct RootHost<Content: View>: View, Unnamed {
  let content: Content

  var body: Content { content }
}
