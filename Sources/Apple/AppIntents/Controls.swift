public import SwiftUI

/// Runs an intent. Problems are ignored, as by the system, which has no view to show them.
private func run(_ intent: some AppIntent) {
  Task { _ = try? await intent.perform() }
}

extension Button {
  /// A button that runs an intent.
  public nonisolated init(intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.init(action: { run(intent) }, label: label)
  }

  public nonisolated init(role: ButtonRole?, intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.init(role: role, action: { run(intent) }, label: label)
  }
}

extension Button where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, intent: some AppIntent) {
    self.init(titleKey) { run(intent) }
  }

  @_disfavoredOverload
  public nonisolated init(_ title: some StringProtocol, intent: some AppIntent) {
    self.init(title) { run(intent) }
  }
}

extension Toggle {
  /// A switch whose value changes when an intent ran.
  public nonisolated init(isOn: Bool, intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.init(isOn: Binding(get: { isOn }, set: { _ in run(intent) }), label: label)
  }
}
