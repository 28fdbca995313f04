/// The arrow key that moves the focus.
public enum MoveCommandDirection: Hashable, Sendable { case up, down, left, right }

extension View {
  /// - Approximated: the action is never called.
  public nonisolated func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View { self }
}
