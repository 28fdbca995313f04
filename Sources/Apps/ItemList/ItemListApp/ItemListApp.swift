import ItemList
import SwiftUI

/// The app: its one window.
struct ItemListApp: App {
  var body: some Scene {
    ItemListScene()
  }
}
