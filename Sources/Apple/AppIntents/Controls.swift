public import SwiftUI
internal import os

/// Runs an intent, and logs it as a call, since its effects are often outside of the view, such as in a file from which
/// a widget gets its next entry. Problems are ignored, as by the system, which has no view to show them.
private func run(_ intent: some AppIntent) {
  Logger(subsystem: "AppIntents", category: "Call").info("\("\(type(of: intent)).perform()", privacy: .public)")
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
  public nonisolated init(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, intent: some AppIntent) {
    self.init(titleKey, role: role) { run(intent) }
  }

  @_disfavoredOverload
  public nonisolated init(_ title: some StringProtocol, role: ButtonRole? = nil, intent: some AppIntent) {
    self.init(title, role: role) { run(intent) }
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, intent: some AppIntent
  ) {
    self.init(titleKey, systemImage: systemImage, role: role) { run(intent) }
  }

  @_disfavoredOverload
  public nonisolated init(
    _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil, intent: some AppIntent
  ) {
    self.init(title, systemImage: systemImage, role: role) { run(intent) }
  }
}

extension Toggle {
  /// A switch whose value changes when an intent ran.
  public nonisolated init(isOn: Bool, intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.init(isOn: Binding(get: { isOn }, set: { _ in run(intent) }), label: label)
  }
}

extension Toggle where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, intent: intent) { Text(titleKey) }
  }

  @_disfavoredOverload
  public nonisolated init(_ title: some StringProtocol, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, intent: intent) { Text(title) }
  }
}
