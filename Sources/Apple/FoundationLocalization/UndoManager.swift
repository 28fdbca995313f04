public import Foundation

/// Keeps actions that undo changes, and actions that do them again.
///
/// - Approximated: each registered action is a group of its own, unless `beginUndoGrouping()` starts a group.
@MainActor @preconcurrency open class UndoManager: NSObject {
  private typealias Action = @MainActor () -> Void
  private struct Group {
    var actions: [Action] = []
    var name = ""
  }

  private var undoGroups: [Group] = []
  private var redoGroups: [Group] = []
  private var open: Group?
  private var disabled = 0

  public override init() { super.init() }

  open var levelsOfUndo = 0
  open var groupsByEvent = true
  open private(set) var groupingLevel = 0
  open private(set) var isUndoing = false
  open private(set) var isRedoing = false
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  open var canUndo: Bool { !undoGroups.isEmpty || open?.actions.isEmpty == false }
  open var canRedo: Bool { !redoGroups.isEmpty }
  open var undoActionName: String { undoGroups.last?.name ?? "" }
  open var redoActionName: String { redoGroups.last?.name ?? "" }
  open var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo \(undoActionName)" }
  open var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo \(redoActionName)" }

  open func disableUndoRegistration() { disabled += 1 }
  open func enableUndoRegistration() { disabled = max(0, disabled - 1) }

  open func beginUndoGrouping() {
    if groupingLevel == 0 { open = Group() }
    groupingLevel += 1
  }

  open func endUndoGrouping() {
    guard groupingLevel > 0 else { return }
    groupingLevel -= 1
    guard groupingLevel == 0, let group = open else { return }
    open = nil
    if !group.actions.isEmpty { push(group) }
  }

  open func setActionName(_ actionName: String) {
    if open != nil {
      open?.name = actionName
    } else if isUndoing {
      if !redoGroups.isEmpty { redoGroups[redoGroups.count - 1].name = actionName }
    } else if !undoGroups.isEmpty {
      undoGroups[undoGroups.count - 1].name = actionName
    }
  }

  /// Adds an action, which is not kept if the target no longer exists when it is its turn.
  public nonisolated func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
  ) {
    nonisolated(unsafe) let target = target
    MainActor.assumeIsolated {
      guard isUndoRegistrationEnabled else { return }
      let action: Action = { [weak target] in if let target { handler(target) } }
      if open != nil {
        open?.actions.append(action)
      } else {
        push(Group(actions: [action]))
      }
    }
  }

  open func undo() {
    endAllGroups()
    guard let group = undoGroups.popLast() else { return }
    isUndoing = true
    run(group)
    isUndoing = false
  }

  open func redo() {
    guard let group = redoGroups.popLast() else { return }
    isRedoing = true
    run(group)
    isRedoing = false
  }

  open func removeAllActions() { (undoGroups, redoGroups, open, groupingLevel) = ([], [], nil, 0) }

  private func endAllGroups() { while groupingLevel > 0 { endUndoGrouping() } }

  /// Runs the actions of a group, the last one first. What they register becomes one group.
  private func run(_ group: Group) {
    beginUndoGrouping()
    for action in group.actions.reversed() { action() }
    setActionName(group.name)
    endUndoGrouping()
  }

  private func push(_ group: Group) {
    if isUndoing {
      redoGroups.append(group)
    } else {
      undoGroups.append(group)
      if !isRedoing { redoGroups = [] }
      if levelsOfUndo > 0, undoGroups.count > levelsOfUndo { undoGroups.removeFirst() }
    }
  }
}
