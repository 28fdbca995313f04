public import SwiftUI

/// The app's window, which shows the root module with the live providers.
public struct NumberFactsScene: Scene {
  /// Makes the scene.
  public init() {}

  public var body: some Scene {
    WindowGroup {
      Root()
        .environmentObject(NumberFactProvider.live)
        .environmentObject(SavedFactsProvider.live)
        .environmentObject(AccountProvider.live)
        .environmentObject(CultureMindsProvider.live)
    }
  }
}
