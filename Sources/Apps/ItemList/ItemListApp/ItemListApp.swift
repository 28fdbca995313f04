import ItemList
import SwiftUI

/// The app, which has one window.
struct ItemListApp: App {
  var body: some Scene {
    ItemListScene()
  }
}
