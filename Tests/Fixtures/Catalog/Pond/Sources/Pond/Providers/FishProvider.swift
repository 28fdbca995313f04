import MockData
import Models
import SwiftUI

/// Feeds the fish.
@MainActor final class FishProvider: ObservableObject {
  struct Dependencies {
    var feed: () -> Void
  }
  private let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func feed() { dependencies.feed() }
}

extension FishProvider {
  static var live: FishProvider { FishProvider(dependencies: Dependencies(feed: {})) }
  static var mock: FishProvider { FishProvider(dependencies: Dependencies(feed: {})) }
}
