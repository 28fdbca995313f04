public import SwiftUI

extension View {
  /// Runs a closure when the view first appears. When the view appears again, for example after a pushed screen closes,
  /// nothing happens.
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
