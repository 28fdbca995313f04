public import Foundation
public import FoundationLocalization
public import SwiftUI

/// The source of an image, such as the data of a file.
///
/// - Approximated: data is not decoded. Every image has 100 by 100 pixels without content.
public final class CGImageSource: Sendable {
  fileprivate init() {}
}

public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
  data.length == 0 ? nil : CGImageSource()
}
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  url.isFileURL ? CGImageSource() : nil
}
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { 1 }
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
  CGImage(width: 100, height: 100)
}
public func CGImageSourceCreateThumbnailAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?)
  -> CGImage?
{
  CGImage(width: 100, height: 100)
}

nonisolated(unsafe) public let kCGImageSourceShouldCache: CFString = NSString(string: "kCGImageSourceShouldCache")
nonisolated(unsafe) public let kCGImageSourceShouldCacheImmediately: CFString = NSString(
  string: "kCGImageSourceShouldCacheImmediately")
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = NSString(
  string: "kCGImageSourceCreateThumbnailFromImageAlways")
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailWithTransform: CFString = NSString(
  string: "kCGImageSourceCreateThumbnailWithTransform")
nonisolated(unsafe) public let kCGImageSourceThumbnailMaxPixelSize: CFString = NSString(
  string: "kCGImageSourceThumbnailMaxPixelSize")
