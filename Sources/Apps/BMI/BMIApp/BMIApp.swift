import Model
import SwiftUI
import UserInterface

/// The app: its scene, and the delegate that is notified when it starts.
struct BMIApp: App {
  @NSApplicationDelegateAdaptor(AppDelegate.self) private var appDelegate

  var body: some Scene {
    PersonBMIScene()
  }
}
