public import Foundation
public import SwiftUI

// The functions that draw into an image.
//
// - Approximated: nothing is drawn, so there is never an image.

public func UIGraphicsBeginImageContext(_ size: CGSize) {
  MissingEffect.report("UIGraphicsBeginImageContext draws no image")
}
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  MissingEffect.report("UIGraphicsBeginImageContextWithOptions draws no image")
}
public func UIGraphicsGetCurrentContext() -> CGContext? { nil }
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { nil }
public func UIGraphicsEndImageContext() {}
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {
  MissingEffect.report("UIImageWriteToSavedPhotosAlbum saves no image")
}

/// Decides what is pasted into a text.
///
/// - Approximated: nothing is pasted.
@MainActor @preconcurrency public protocol UITextPasteDelegate: NSObjectProtocol {}

extension UITextView {
  public var pasteDelegate: (any UITextPasteDelegate)? {
    get { nil }
    set {}
  }
}
