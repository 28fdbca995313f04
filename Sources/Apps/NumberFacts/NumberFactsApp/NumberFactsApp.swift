import NumberFacts
import SwiftUI

/// The app, which has one window.
struct NumberFactsApp: App {
  var body: some Scene {
    NumberFactsScene()
  }
}
