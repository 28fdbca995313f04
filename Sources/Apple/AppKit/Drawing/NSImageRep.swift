public import Foundation

/// The data of an image.
///
/// - Approximated: image data is neither decoded nor encoded.
open class NSImageRep: NSObject, @unchecked Sendable {
  public override init() {}
  open var size = NSSize.zero
  open var pixelsWide = 0
  open var pixelsHigh = 0
  open var hasAlpha = false
}

open class NSBitmapImageRep: NSImageRep, @unchecked Sendable {
  public enum FileType: UInt, Sendable { case tiff, bmp, gif, jpeg, png, jpeg2000 }
  public struct PropertyKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let compressionFactor = PropertyKey(rawValue: "NSImageCompressionFactor")
    public static let compressionMethod = PropertyKey(rawValue: "NSImageCompressionMethod")
  }

  public init?(data: Data) {
    if data.isEmpty { return nil }
    super.init()
  }
  public init(cgImage: CGImage) {
    super.init()
    (pixelsWide, pixelsHigh) = (cgImage.width, cgImage.height)
  }
  public init?(
    bitmapDataPlanes planes: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?, pixelsWide width: Int,
    pixelsHigh height: Int, bitsPerSample bps: Int, samplesPerPixel spp: Int, hasAlpha alpha: Bool,
    isPlanar: Bool, colorSpaceName: NSColorSpaceName, bytesPerRow rBytes: Int, bitsPerPixel pBits: Int
  ) {
    super.init()
    (pixelsWide, pixelsHigh, hasAlpha) = (width, height, alpha)
  }
  open var cgImage: CGImage? { CGImage(width: pixelsWide, height: pixelsHigh) }
  open var bitmapData: UnsafeMutablePointer<UInt8>? { nil }
  open func representation(using storageType: FileType, properties: [PropertyKey: Any]) -> Data? { nil }
  open func colorAt(x: Int, y: Int) -> NSColor? { nil }
}

public struct NSColorSpaceName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let deviceRGB = NSColorSpaceName(rawValue: "NSDeviceRGBColorSpace")
  public static let calibratedRGB = NSColorSpaceName(rawValue: "NSCalibratedRGBColorSpace")
}
