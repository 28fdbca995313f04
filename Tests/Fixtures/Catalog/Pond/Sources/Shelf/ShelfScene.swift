import SwiftUI

/// The window.
public struct ShelfScene: Scene {
  public init() {}
  @MainActor public func window() -> some Scene { WindowGroup { ShelfView(model: ShelfViewModel()) } }
}
