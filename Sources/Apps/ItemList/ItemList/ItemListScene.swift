public import Foundation
public import SwiftUI

/// The app's window.
public struct ItemListScene: Scene {
  @StateObject private var viewModel: RootScreenViewModel

  /// Makes the scene.
  ///
  /// - Parameter folder: Where the app keeps its files.
  public init(folder: URL = ItemListScene.userFolder) {
    _viewModel = StateObject(wrappedValue: RootScreenViewModel(folder: folder))
  }

  public var body: some Scene {
    WindowGroup {
      RootScreenView(viewModel: viewModel)
    }
  }
}

extension ItemListScene {
  /// The app's folder in the folder for the user's application data.
  public nonisolated static var userFolder: URL {
    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0].appending(path: "ItemList")
  }
}
