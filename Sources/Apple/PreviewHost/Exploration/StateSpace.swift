package import SemanticTree

/// The states that an explorer visits. Any number of steps can be taken from each state.
package protocol StateSpace {
  /// A visited state that is kept so that further steps can be taken from it.
  associatedtype Handle

  mutating func start() throws -> Visit<Handle>
  /// Takes the step in a copy of the state; the state itself does not change. If `isLast` is true, no other step will
  /// be taken from the state. The space can then take the step without a copy, and the handle is neither used nor
  /// released afterwards.
  mutating func take(_ step: Step, in state: Handle, isLast: Bool) throws -> Visit<Handle>
  /// Called once for each handle that is no longer needed and was not used for a last step.
  mutating func release(_ state: Handle)
}

/// The result of a step.
package struct Visit<Handle> {
  /// The digest of the new state.
  package let digest: ValueDigest
  package var effects: [Effect]
  package var usesRandomness: Bool
  /// The handle of the new state. Nil if no step can be taken from the state, because the preview ended or because its
  /// process cannot be forked.
  package var handle: Handle?
  private let describe: () -> ExploredState

  /// - Parameter describe: returns the state. It is called before the handle is used or released.
  package init(
    digest: ValueDigest, effects: [Effect] = [], usesRandomness: Bool = false, handle: Handle?,
    describe: @escaping () -> ExploredState
  ) {
    self.digest = digest
    self.effects = effects
    self.usesRandomness = usesRandomness
    self.handle = handle
    self.describe = describe
  }

  package init(state: ExploredState, effects: [Effect] = [], usesRandomness: Bool = false, handle: Handle?) {
    self.init(digest: ValueDigest(state), effects: effects, usesRandomness: usesRandomness, handle: handle) { state }
  }
}

extension Visit {
  /// The new state. Describing a state takes time, so read this only if the digest is not known, and before the handle
  /// is used or released.
  package var state: ExploredState { describe() }

  /// The digest of everything that the step caused.
  package var result: ValueDigest {
    ValueDigest(StepResult(state: digest, effects: effects, usesRandomness: usesRandomness))
  }
}

private struct StepResult: Hashable {
  var state: ValueDigest
  var effects: [Effect]
  var usesRandomness: Bool
}
