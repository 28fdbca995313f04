extension DiagnosticKind {
  /// Findings of exploring previews.
  static let previews: [DiagnosticKind] = [
    .init("preview-crash", .error, "A preview crashes.", "Fix the code that the message names."),
    .init("preview-hang", .error, "A preview does not finish.", "Look for an infinite loop."),
    .init(
      "preview-differs", .error, "A preview produces different results in each run.",
      "Remove what differs between two runs, such as the order of a set or of concurrent tasks."),
    .init("preview-problem", .error, "A preview does something that SwiftUI reports as a mistake.", "Fix it as described in the message."),
    .init("preview-no-way-back", .warning, "No control leads back from a state.", "Add a control, such as a back button."),
    .init("preview-unnamed-control", .warning, "A control has no name.", "Give it a label."),
    .init("preview-dead-control", .note, "Nothing happens when a control is used.", "Ignore it if a parent handles the action."),
    .init("preview-unhandled-action", .note, "No parent handles an action.", "Ignore it if the app handles the action."),
    .init(
      "preview-action-never-sent", .note, "No control in the previews sends an action that a type declares.",
      "Remove the action, or preview a state with its control."),
    .init("preview-link", .error, "The previews cannot be linked.", "See the message."),
    .init("preview-not-built", .warning, "A preview is not part of the build.", "Look for a condition such as `#if os(iOS)`."),
    .init(
      "no-preview-host", .warning, "This copy of Limn was installed without its SwiftUI modules.",
      "Run `Site/build --install PREFIX` in a clone of Limn."),
    .init(
      "built-without-swiftui", .warning, "Code does not compile with Limn's SwiftUI and was built without it.",
      "Ignore it if the code compiles on macOS."),
  ]
}
