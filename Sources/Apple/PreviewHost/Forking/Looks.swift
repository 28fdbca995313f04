internal import SemanticTree

/// Determines the first state of a preview under other conditions.
@MainActor struct Looks {
  let space: ForkedSpace
}

extension Looks {
  /// Returns the first state of the preview under each of the conditions, in order.
  ///
  /// Starting a process is expensive, so a single copy of the preview's process creates the preview once for each of the conditions. This
  /// is correct only if creating the preview does not affect later creations. To check this, the copy then creates the preview again
  /// under the last of the conditions, and under the original conditions. If both states equal the earlier states under the same
  /// conditions, the states are used. Otherwise, this function uses a separate copy for each of the conditions. If a separate copy also
  /// gives a different state under the original conditions, this function starts a new process for each of the conditions.
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
