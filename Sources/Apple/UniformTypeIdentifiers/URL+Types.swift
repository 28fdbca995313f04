public import Foundation

extension URLResourceKey {
  public static let fileContentIdentifierKey = URLResourceKey(rawValue: "NSURLFileContentIdentifierKey")
  public static let contentTypeKey = URLResourceKey(rawValue: "NSURLContentTypeKey")
}

extension URL {
  public mutating func appendPathExtension(for contentType: UTType) { self = appendingPathExtension(for: contentType) }
  public func appendingPathExtension(for contentType: UTType) -> URL {
    contentType.preferredFilenameExtension.map(appendingPathExtension) ?? self
  }
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
    appendingPathComponent(partialName).appendingPathExtension(for: contentType)
  }
}
