extension DiagnosticKind {
  /// Problems that exploring previews finds.
  static let previews: [DiagnosticKind] = [
    .init(
      "preview-crash", .error, "A preview crashes.",
      "Fix the failing code. If the location of this code is known, a note gives the location."),
    .init(
      "preview-hang", .error, "A preview does not finish, or never becomes idle.",
      "Look for an infinite loop, or for changes that never end."),
    .init(
      "preview-differs", .error, "A preview produces different results in two runs.",
      "Remove anything that can differ between two runs, such as the order of a set or of concurrent tasks."),
    .init(
      "preview-problem", .error, "A preview does something that SwiftUI reports as a mistake.",
      "Fix the mistake as described in the message."),
    .init(
      "preview-no-way-back", .warning, "A preview opens a sheet, alert or screen from which no control leads back.",
      "Add a control that leads back, such as a back button."),
    .init("preview-unnamed-control", .warning, "A control has no name.", "Give the control a label."),
    .init(
      "preview-dead-control", .note, "A control of a preview has no effect.",
      "Ignore the note if a parent view handles the control's action."),
    .init(
      "preview-unhandled-action", .note, "A control sends an action that nothing in the preview handles.",
      "Ignore the note if the app handles the action."),
    .init(
      "preview-action-never-sent", .note,
      "The code declares an action that no preview sends, although previews send other actions of the same type.",
      "Remove the action, or add a preview of a state in which a control sends the action."),
    .init(
      "preview-link", .error, "The program that runs the previews cannot be linked.",
      "Fix the linker error in the message."),
    .init(
      "preview-not-built", .warning, "A preview is not part of the build.",
      "Look for a condition that excludes the preview, such as `#if os(iOS)`."),
    .init(
      "no-preview-host", .warning, "This copy of Limn was installed without its SwiftUI modules.",
      "Run `Site/build --install PREFIX` in a clone of Limn."),
    .init(
      "built-without-swiftui", .warning,
      "A package, or an app with UIKit, does not compile with Limn's modules, so it was built without these modules.",
      "Ignore the warning if the code compiles on macOS."),
  ]
}
