public import Foundation

/// A round button with a question mark.
public struct HelpLink: View {
  private let action: @MainActor () -> Void

  public nonisolated init(action: @escaping @MainActor () -> Void) { self.action = action }

  /// - Approximated: a press has no effect.
  public nonisolated init(destination: URL) { action = {} }
  public nonisolated init(anchor: String) { action = {} }
  public nonisolated init(anchor: String, bundle: Bundle) { action = {} }

  public var body: some View {
    Button(action: action) { Image(systemName: "questionmark.circle") }.accessibilityLabel("Help")
  }
}
