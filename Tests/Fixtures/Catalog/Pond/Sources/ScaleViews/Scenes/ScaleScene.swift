import Scales
import SwiftUI

/// The window.
public struct ScaleScene: Scene {
  @Environment(\.appDependencies) private var appDependencies
  public init() {}

  public func window() -> some Scene { WindowGroup { ScaleView(store: ScaleStore(appDependencies)) } }
}
