import Model
import SwiftUI
import UserInterface

/// The app, with its scene and the delegate that is notified when the app starts.
struct BMIApp: App {
  @NSApplicationDelegateAdaptor(AppDelegate.self) private var appDelegate

  var body: some Scene {
    PersonBMIScene()
  }
}
