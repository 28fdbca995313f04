internal import SemanticTree

/// Determines the first state of a preview under other conditions.
@MainActor struct Looks {
  let space: ForkedSpace
}

extension Looks {
  /// One state for each of the conditions, in order.
  ///
  /// Starting a process is expensive, so the preview is created again in copies of the process that already created it. This is only valid
  /// if the first creation left no visible effects: the preview must look the same when it is created again. Otherwise, a new process is
  /// started for each of the conditions.
  func states(under conditions: [Conditions]) throws -> [ExploredState] {
    guard !conditions.isEmpty else { return [] }
    let first = try space.start()
    defer { release(first) }
    guard let handle = first.handle, try again(under: space.conditions, in: handle) == first.state else {
      return try conditions.map(fromTheStart)
    }
    return try conditions.map { try again(under: $0, in: handle) }
  }

  private func again(under conditions: Conditions, in handle: ForkedSpace.Handle) throws -> ExploredState {
    let visit = try space.remake(under: conditions, in: handle)
    release(visit)
    return visit.state
  }

  private func fromTheStart(under conditions: Conditions) throws -> ExploredState {
    var space = space
    space.conditions = conditions
    let visit = try space.start()
    release(visit)
    return visit.state
  }

  private func release(_ visit: Visit<ForkedSpace.Handle>) {
    if let handle = visit.handle { space.release(handle) }
  }
}
