public import Foundation
public import SwiftUI

/// Draws images.
///
/// - Approximated: Limn does not draw pixels, so the actions are not called, and the image is empty.
open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize
  public init(size: CGSize) { self.size = size }
  public init(bounds: CGRect) { size = bounds.size }
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) { self.size = size }
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { size = bounds.size }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    MissingEffect.report("UIGraphicsImageRenderer does not draw")
    return UIImage()
  }
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    MissingEffect.report("UIGraphicsImageRenderer does not draw")
    return Data()
  }
  open func jpegData(withCompressionQuality quality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void) -> Data
  {
    MissingEffect.report("UIGraphicsImageRenderer does not draw")
    return Data()
  }
}

open class UIGraphicsImageRendererFormat: NSObject {
  open var scale: CGFloat = 1
  public enum Range: Int, Sendable { case unspecified = -1, automatic, extended, standard }

  open var opaque = false
  open var preferredRange = Range.automatic
  public override init() {}
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

open class UIGraphicsImageRendererContext: NSObject {
  open func fill(_ rect: CGRect) {}
  open func stroke(_ rect: CGRect) {}
  open func clip(to rect: CGRect) {}
  open var currentImage: UIImage { UIImage() }
}

extension ImageRenderer {
  /// Always nil, since Limn does not draw pixels.
  public var uiImage: UIImage? {
    MissingEffect.report("ImageRenderer does not draw")
    return nil
  }
}
