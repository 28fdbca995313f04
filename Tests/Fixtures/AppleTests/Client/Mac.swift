import Cocoa
import SwiftUI

struct Effect: NSViewRepresentable {
  let stored: NSManagedObject?

  func makeNSView(context: Context) -> NSVisualEffectView {
    let view = NSVisualEffectView(frame: NSRect(x: 0, y: 0, width: 10, height: 10))
    view.toolTip = stored?.value(forKey: "name") as? String
    return view
  }

  func updateNSView(_ view: NSVisualEffectView, context: Context) { view.isHidden = stored?.isDeleted ?? false }
}
