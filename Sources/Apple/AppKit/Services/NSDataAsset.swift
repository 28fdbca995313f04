public import Foundation

/// A file of the asset catalog.
open class NSDataAsset: NSObject, @unchecked Sendable {
  public typealias Name = String
  public init?(name: Name) { return nil }
  public init?(name: Name, bundle: Bundle) { return nil }
  open var data: Data { Data() }
  open var name: Name { "" }
}
