public import Foundation
@_spi(Headless) public import SwiftUI

/// An image: a symbol, an image asset of the app, or image data.
///
/// - Approximated: image data is shown as the symbol `photo`. Each image has a size of 100 by 100 points, and images
///   are not processed.
open class UIImage: NSObject, @unchecked Sendable {
  public let image: Image
  open var accessibilityLabel: String?
  open var isAccessibilityElement = false
  open var size: CGSize { CGSize(width: 100, height: 100) }
  open var scale: CGFloat { 1 }

  public override init() { image = Image(systemName: "photo") }

  public required init(imageLiteralResourceName name: String) { image = Image(name) }

  public init?(named name: String) { image = Image(name) }
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    self.init(named: name)
  }
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name)
  }
  public init(cgImage: CGImage) { image = Image(cgImage, scale: 1, label: Text(verbatim: "")) }
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) { self.init(cgImage: cgImage) }
  /// Always nil, since Limn does not decode images.
  open var cgImage: CGImage? { nil }
  open var imageOrientation: Orientation { .up }
  open private(set) var isSymbolImage = false
  public init?(systemName name: String) {
    image = Image(systemName: name)
    isSymbolImage = true
  }
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    self.init(systemName: name)
  }

  /// Creates an image that shows the symbol `photo`, since image data is not decoded. Returns nil if the data is empty.
  public init?(data: Data) {
    if data.isEmpty { return nil }
    MissingEffect.report("UIImage does not decode data")
    image = Image(systemName: "photo")
  }

  public init?(contentsOfFile path: String) {
    guard FileManager.default.isReadableFile(atPath: path) else { return nil }
    MissingEffect.report("UIImage does not decode files")
    image = Image(systemName: "photo")
  }

  public convenience init?(data: Data, scale: CGFloat) { self.init(data: data) }

  open func draw(in rect: CGRect) { MissingEffect.report("UIImage does not draw") }
  open func draw(at point: CGPoint) { MissingEffect.report("UIImage does not draw") }

  open var imageRendererFormat: UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  open func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }
  open func withTintColor(_ color: UIColor) -> UIImage { self }
  /// Always nil, since Limn does not process images.
  open func jpegData(compressionQuality: CGFloat) -> Data? {
    MissingEffect.report("UIImage is not converted to JPEG")
    return nil
  }
  /// Always nil, since Limn does not process images.
  open func pngData() -> Data? {
    MissingEffect.report("UIImage is not converted to PNG")
    return nil
  }

  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  open class Configuration: NSObject {}
  open class SymbolConfiguration: Configuration {
    public init(pointSize: CGFloat) {}
  }
}

extension Image {
  /// - Approximated: an image that is created from data is shown as the symbol `photo`.
  public init(uiImage: UIImage) { self = uiImage.image }
}

@_spi(Headless) extension UIImage: ValueKeeping {
  public var keptValue: Any { image }
}
