import Kit
import MissingKit
import SwiftUI
import UIKit

@main struct ClipsApp: App {
  @UIApplicationDelegateAdaptor(ClipsDelegate.self) private var delegate
  var body: some Scene { WindowGroup { ClipScreen(clip: Clip(text: "Milk")) } }
}

final class ClipsDelegate: NSObject, UIApplicationDelegate {
  let tint = UIColor.systemRed
}

struct ClipScreen: View {
  let clip: Clip
  var body: some View { Text(clip.text).foregroundStyle(Color(uiColor: .label)) }
}

#if canImport(AppKit)
  final class DeskClip { let clip = Clip(text: "") }
#elseif canImport(UIKit)
  final class PhoneClip { let clip = Clip(text: "") }
#endif
