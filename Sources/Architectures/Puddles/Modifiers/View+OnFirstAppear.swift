public import SwiftUI

extension View {
  /// Runs a closure when the view appears for the first time, and not when it comes back, as from behind a pushed screen.
  ///
  /// "First" is counted for as long as the view keeps its identity: a view that is removed and inserted again appears for the first time again.
  ///
  /// - Parameter action: What to run.
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
