import SemanticTree
import Synchronization

@testable import PreviewHost

/// A state space that a test defines by a table. The table contains the buttons of each state, and the state to which
/// each button leads. A button named `time` stands for a timer. A state whose name starts with `sheet` is a sheet.
struct ScriptedSpace: StateSpace {
  final class Ledger: Sendable {
    private let contents = Mutex<(next: Int, live: Set<Int>, twice: Int, most: Int)>((0, [], 0, 0))
    /// The largest number of handles that existed at the same time.
    var most: Int { contents.withLock { $0.most } }
    var live: Set<Int> { contents.withLock { $0.live } }
    var releasedTwice: Int { contents.withLock { $0.twice } }
    func add() -> Int {
      contents.withLock { contents in
        contents.next += 1
        contents.live.insert(contents.next)
        contents.most = max(contents.most, contents.live.count)
        return contents.next
      }
    }
    func remove(_ handle: Int) { contents.withLock { if $0.live.remove(handle) == nil { $0.twice += 1 } } }
  }

  struct Handle {
    var name: String
    var number: Int
  }

  let table: [String: [String: String]]
  let first: String
  let ledger = Ledger()
  var unforkable: Set<String> = []

  init(_ table: [String: [String: String]], from first: String) {
    self.table = table
    self.first = first
  }

  func start() -> Visit<Handle> { visit(first) }
  func take(_ step: Step, in state: Handle, isLast: Bool) -> Visit<Handle> {
    if isLast { release(state) }
    let button = step.kind == .time ? "time" : step.label ?? ""
    return visit(table[state.name]?[button] ?? "crash:no such button")
  }
  func release(_ state: Handle) { ledger.remove(state.number) }

  private func visit(_ name: String) -> Visit<Handle> {
    if name.hasPrefix("crash:") {
      return Visit(
        state: ExploredState(tree: nil, ending: Ending(kind: .crashed, message: String(name.dropFirst(6)))), handle: nil
      )
    }
    let buttons = (table[name] ?? [:]).keys.filter { $0 != "time" }.sorted()
    let tree = SemanticNode(
      id: "0", role: name.hasPrefix("sheet") ? .sheet : .vstack, label: name,
      children: buttons.enumerated().map { place, label in
        SemanticNode(
          id: "\(place + 1)", role: .button, label: label, actions: [.init(id: "\(place + 1).0", kind: .press)])
      })
    let isPending = name.hasSuffix("pending")
    return Visit(
      state: ExploredState(tree: tree, pending: isPending ? [1000] : []),
      handle: unforkable.contains(name) ? nil : Handle(name: name, number: ledger.add()))
  }
}

/// A state space without end, in which each step leads to the next number.
struct CountingSpace: StateSpace {
  func start() -> Visit<Int> { visit(0) }
  func take(_ step: Step, in state: Int, isLast: Bool) -> Visit<Int> { visit(state + 1) }
  func release(_ state: Int) {}

  private func visit(_ number: Int) -> Visit<Int> {
    let button = SemanticNode(id: "1", role: .button, label: "Add", actions: [.init(id: "1.0", kind: .press)])
    return Visit(
      state: ExploredState(tree: SemanticNode(id: "0", role: .vstack, label: "\(number)", children: [button])),
      handle: number)
  }
}

/// A form with two text fields, and a button that sends their texts.
struct FormSpace: StateSpace {
  func start() -> Visit<[String]> { visit(["", ""], isSent: false) }
  func take(_ step: Step, in state: [String], isLast: Bool) -> Visit<[String]> {
    guard let argument = step.argument, let field = Int(step.node) else { return visit(state, isSent: true) }
    var texts = state
    texts[field - 1] = argument
    return visit(texts, isSent: false)
  }
  func release(_ state: [String]) {}

  private func visit(_ texts: [String], isSent: Bool) -> Visit<[String]> {
    let fields = zip(["Name", "Weight"], texts).enumerated().map { place, field in
      SemanticNode(
        id: "\(place + 1)", role: .textField, label: field.0, value: field.1,
        actions: [.init(id: "\(place + 1).0", kind: .setText, domain: .text(placeholder: nil))])
    }
    let button = SemanticNode(id: "3", role: .button, label: "Send", actions: [.init(id: "3.0", kind: .press)])
    let label = (isSent ? "sent " : "") + texts.joined(separator: ",")
    return Visit(
      state: ExploredState(tree: SemanticNode(id: "0", role: .form, label: label, children: fields + [button])),
      handle: texts)
  }
}

func explore(_ table: [String: [String: String]], from first: String) throws -> Exploration {
  try Explorer.explore(ScriptedSpace(table, from: first), budget: Budget())
}

extension Budget {
  init(states: Int = 128, page: Int = 390_000, stepsOffPage: Int = 12) {
    self.init()
    (self.states, self.page, self.stepsOffPage) = (states, page, stepsOffPage)
  }
}

extension ExploredState {
  var name: String { tree?.label ?? ending?.message ?? "" }
}

extension Exploration {
  /// One line for each edge, in the form `from -button-> to`.
  var report: [String] { edges.map { "\(states[$0.from].name) -\($0.step.label ?? "time")-> \(states[$0.to].name)" } }
}
