public import SwiftUI

extension View {
  /// Runs a closure when the view appears for the first time, but not when it reappears, for example after a pushed screen was closed.
  ///
  /// A view that is removed and inserted again has a new identity, so the closure runs again.
  ///
  /// - Parameter action: The closure to run.
  /// - Since: Puddles 1.0
  @MainActor
  public func onFirstAppear(perform action: @escaping () -> Void) -> some View {
    modifier(FirstAppearance(action: action))
  }
}

private struct FirstAppearance: ViewModifier {
  @State private var hasAppeared = false
  let action: () -> Void

  func body(content: Content) -> some View {
    content.onAppear {
      guard !hasAppeared else { return }
      hasAppeared = true
      action()
    }
  }
}
