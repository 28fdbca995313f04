package import SemanticTree

/// The states that an explorer visits. Any number of steps can be taken from each state.
package protocol StateSpace {
  /// A visited state that is kept so that further steps can be taken from it.
  associatedtype Handle

  mutating func start() throws -> Visit<Handle>
  /// Takes the step in a copy of the state; the state itself does not change.
  mutating func take(_ step: Step, in state: Handle) throws -> Visit<Handle>
  /// Called once for each handle when it is no longer needed.
  mutating func release(_ state: Handle)
}

/// The result of a step.
package struct Visit<Handle> {
  package var state: ExploredState
  package var effects: [Effect]
  package var usesRandomness: Bool
  /// The handle of the new state. Nil if no step can be taken from the state, because the preview ended or because its process cannot be
  /// forked.
  package var handle: Handle?

  package init(state: ExploredState, effects: [Effect] = [], usesRandomness: Bool = false, handle: Handle?) {
    self.state = state
    self.effects = effects
    self.usesRandomness = usesRandomness
    self.handle = handle
  }
}
