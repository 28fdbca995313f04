/// A file of a finished site.
public struct SiteFile: Sendable, Hashable {
  public var address: PageAddress
  public var bytes: [UInt8]

  public init(_ address: PageAddress, _ bytes: [UInt8]) {
    self.address = address
    self.bytes = bytes
  }
}
