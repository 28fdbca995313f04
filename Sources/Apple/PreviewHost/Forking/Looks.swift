internal import SemanticTree

/// Determines the first state of a preview under other conditions.
@MainActor struct Looks {
  let space: ForkedSpace
}

extension Looks {
  /// One state for each of the conditions, in order.
  ///
  /// Starting a process is expensive, so a copy of the process that created the preview creates it again under all conditions, one after the
  /// other. This is only valid if no creation has a visible effect on later ones. So the last of the conditions, and at the end the first
  /// conditions, are used twice, and must lead to equal states. Otherwise, there is a copy for each of the conditions, or even a new process,
  /// if the preview does not look the same when it is created for the second time.
  func states(under conditions: [Conditions]) throws -> [ExploredState] {
    guard !conditions.isEmpty else { return [] }
    let first = try space.start()
    defer { release(first) }
    if let handle = first.handle, let last = conditions.last,
      let all = try space.remakeAll(under: conditions + [last, space.conditions], in: handle), all.allSatisfy({ $0.ending == nil }),
      all[conditions.count] == all[conditions.count - 1], all.last == first.state
    {
      return Array(all.prefix(conditions.count))
    }
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
