internal import SemanticTree

/// Determines the first state of a preview under other conditions.
@MainActor struct Looks {
  let space: ForkedSpace
  /// The first state of the preview. Its process only forks for this, so the state does not change.
  let first: Visit<ForkedSpace.Handle>
}

extension Looks {
  /// Returns the first state of the preview under each of the conditions, in order.
  ///
  /// Starting a process is expensive, so a single copy of the preview's process creates the preview once for each of
  /// the conditions. This is correct only if creating the preview does not affect later creations. To check this, the
  /// copy then creates the preview again under the last of the conditions, and under the original conditions. If both
  /// states equal the earlier states under the same conditions, the states are used. Otherwise, this function uses a
  /// separate copy for each of the conditions. If a separate copy also gives a different state under the original
  /// conditions, this function starts a new process for each of the conditions.
  func states(under conditions: [Conditions]) throws -> [ExploredState] {
    guard !conditions.isEmpty else { return [] }
    guard let handle = first.handle else { return try conditions.map(fromTheStart) }
    let original = first.state
    if let states = try together(under: conditions, in: handle, original) { return states }
    guard try again(under: space.conditions, in: handle) == original else { return try conditions.map(fromTheStart) }
    return try conditions.map { try again(under: $0, in: handle) }
  }

  /// Creates the preview for all conditions in a single copy. Returns nil if one creation affects a later creation, or
  /// does not end well.
  private func together(
    under conditions: [Conditions], in handle: ForkedSpace.Handle, _ first: ExploredState
  ) throws -> [ExploredState]? {
    let repeated = conditions.suffix(1) + [space.conditions]
    guard let all = try space.remakeAll(under: conditions + repeated, in: handle), all.allSatisfy({ $0.ending == nil })
    else { return nil }
    let states = all.dropLast(repeated.count)
    return all.suffix(repeated.count).elementsEqual(states.suffix(1) + [first]) ? Array(states) : nil
  }

  private func again(under conditions: Conditions, in handle: ForkedSpace.Handle) throws -> ExploredState {
    let visit = try space.remake(under: conditions, in: handle)
    defer { release(visit) }
    return visit.state
  }

  private func fromTheStart(under conditions: Conditions) throws -> ExploredState {
    var space = space
    space.conditions = conditions
    let visit = try space.start()
    defer { release(visit) }
    return visit.state
  }

  private func release(_ visit: Visit<ForkedSpace.Handle>) {
    if let handle = visit.handle { space.release(handle) }
  }
}
