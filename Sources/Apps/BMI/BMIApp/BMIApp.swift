import Model
import SwiftUI
import UserInterface

#if os(macOS)
  import AppKit
#endif

/// The app: its scene, and the delegate that hears of its beginning.
struct BMIApp: App {
  #if os(macOS)
    @NSApplicationDelegateAdaptor(AppDelegate.self) private var appDelegate
  #endif

  var body: some Scene {
    PersonBMIScene()
  }
}
