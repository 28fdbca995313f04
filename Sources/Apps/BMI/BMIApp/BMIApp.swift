import Model
import SwiftUI
import UserInterface

/// The app: its scene, and the delegate that is notified of its beginning.
struct BMIApp: App {
  @NSApplicationDelegateAdaptor(AppDelegate.self) private var appDelegate

  var body: some Scene {
    PersonBMIScene()
  }
}
