public import Foundation

extension View {
  /// Shows a view beside the content.
  ///
  /// - Approximated: the view is shown in a sheet, as on a narrow screen.
  public nonisolated func inspector<V>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V) -> some View
  where V: View { sheet(isPresented: isPresented, content: content) }
  /// - Approximated: an inspector is as wide as its sheet.
  public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View { self }
  /// - Approximated: an inspector is as wide as its sheet.
  public nonisolated func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    self
  }

  public nonisolated func presentationBackground<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View {
    background(alignment: alignment, content: content)
  }

  /// - Approximated: a dialog has no icon.
  public nonisolated func dialogIcon(_ icon: Image?) -> some View { self }
  /// - Approximated: all dialogs look the same.
  public nonisolated func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
  /// - Approximated: a dialog has no toggle.
  public nonisolated func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
  /// - Approximated: a dialog has no toggle.
  public nonisolated func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View { self }

  // The page has no dialog for files.

  public nonisolated func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }
  public nonisolated func fileDialogCustomizationID(_ id: String) -> some View { self }
  public nonisolated func fileDialogMessage(_ message: Text?) -> some View { self }
  public nonisolated func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { self }
  public nonisolated func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }
  public nonisolated func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  public nonisolated func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View { self }
}

public struct DialogSeverity: Hashable, Sendable {
  private let name: String
  public static let automatic = DialogSeverity(name: "automatic")
  public static let standard = DialogSeverity(name: "standard")
  public static let critical = DialogSeverity(name: "critical")
}

public struct FileDialogBrowserOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}
