import Model
public import SwiftUI

/// The app's window.
public struct PersonBMIScene: Scene {
  @Environment(\.appDependencies) private var appDependencies

  /// Makes the scene.
  public init() {}

  public var body: some Scene {
    WindowGroup {
      PersonBMIView(store: .init(appDependencies))
    }
  }
}
