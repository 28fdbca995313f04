import SwiftUI

extension View {
  /// Puts the mock of every provider into the environment, so that any module can be previewed.
  @MainActor func withMockProviders() -> some View {
    environmentObject(NumberFactProvider.mock)
      .environmentObject(SavedFactsProvider.mock)
      .environmentObject(AccountProvider.mock)
      .environmentObject(CultureMindsProvider.mock)
  }
}
