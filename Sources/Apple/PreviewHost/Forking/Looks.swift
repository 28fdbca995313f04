internal import SemanticTree

/// The first state of a preview under other conditions.
@MainActor struct Looks {
  let space: ForkedSpace
}

extension Looks {
  /// One state for each of the conditions, in their order.
  ///
  /// A start costs more than all that follows, so the preview is made again in copies of the process that made it already. That counts only if
  /// nothing shows what the first making left behind: the preview must look the same again. Otherwise each look gets a start of its own.
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
