package import SemanticTree

/// What an explorer walks through: states that can be left by steps, any number of times.
package protocol StateSpace {
  /// A state that waits to be left.
  associatedtype Handle

  mutating func start() throws -> Visit<Handle>
  /// Takes the step in a copy of the state, which itself stays as it is.
  mutating func take(_ step: Step, in state: Handle) throws -> Visit<Handle>
  /// Called once for each handle, when it is not needed any more.
  mutating func release(_ state: Handle)
}

/// Where a step led.
package struct Visit<Handle> {
  package var state: ExploredState
  package var effects: [Effect]
  package var usesRandomness: Bool
  /// Nil if the state cannot be left: the preview ended in it, or it cannot be copied.
  package var handle: Handle?

  package init(state: ExploredState, effects: [Effect] = [], usesRandomness: Bool = false, handle: Handle?) {
    self.state = state
    self.effects = effects
    self.usesRandomness = usesRandomness
    self.handle = handle
  }
}
