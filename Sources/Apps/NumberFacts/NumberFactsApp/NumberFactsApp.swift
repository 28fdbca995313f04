import NumberFacts
import SwiftUI

/// The app: its one window.
struct NumberFactsApp: App {
  var body: some Scene {
    NumberFactsScene()
  }
}
