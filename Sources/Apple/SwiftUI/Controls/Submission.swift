/// The kinds of fields that can be submitted.
public struct SubmitTriggers: OptionSet, Sendable {
  public typealias Element = SubmitTriggers
  public typealias ArrayLiteralElement = SubmitTriggers
  public typealias RawValue = Int

  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

private struct SubmitKey: EnvironmentKey {
  static var defaultValue: [(triggers: SubmitTriggers, action: () -> Void)] { [] }
}

extension EnvironmentValues {
  /// Returns the actions that run when a field of this kind is submitted. The actions of inner views come first.
  func submitActions(for trigger: SubmitTriggers) -> [() -> Void] {
    self[SubmitKey.self].reversed().filter { $0.triggers.contains(trigger) }.map(\.action)
  }

  fileprivate mutating func addSubmitAction(_ triggers: SubmitTriggers, _ action: @escaping () -> Void) {
    self[SubmitKey.self].append((triggers, action))
  }
}

extension View {
  /// Adds an action that runs when the user submits a field inside the view. If an outer view also has such an action,
  /// the action of the outer view runs later.
  public nonisolated func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping (() -> Void)) -> some View {
    modifier(EnvironmentTransformer(transform: { $0.addSubmitAction(triggers, action) }))
  }
}
