extension DiagnosticKind {
  /// What a preview shows about its view.
  static let previews: [DiagnosticKind] = [
    .init("preview-crash", .error, "A preview crashes.", "Correct the code that the message names."),
    .init("preview-hang", .error, "A preview does not come to an end.", "Look for a loop without an end."),
    .init("preview-differs", .error, "A preview differs from one run to the next.", "Remove chance and time from its values."),
    .init("preview-problem", .error, "A preview does what SwiftUI reports as a mistake.", "Correct it as the message says."),
    .init("preview-no-way-back", .warning, "No control leads back from a state.", "Add one."),
    .init("preview-unnamed-control", .warning, "A control has no name.", "Give it a label."),
    .init("preview-dead-control", .note, "Nothing happens when a control is used.", "Nothing, if a parent handles the action."),
    .init("preview-unhandled-action", .note, "No parent handles an action.", "Nothing, if the app handles it."),
    .init(
      "preview-action-never-sent", .note, "No control of the previews sends an action.",
      "Remove the action, or preview a state with its control."),
    .init("preview-link", .error, "The previews cannot be linked.", "See the message."),
    .init("preview-not-built", .warning, "A preview is not part of the build.", "Look for a condition such as `#if os(iOS)`."),
    .init("no-preview-host", .warning, "This copy of Limn came without its SwiftUI.", "Install Limn with `Site/build`."),
    .init(
      "built-without-swiftui", .warning, "Code does not compile with Limn's SwiftUI and was built without it.",
      "Nothing, if the code is right on a Mac."),
  ]
}
