public import Foundation

/// A file of the asset catalog.
open class NSDataAsset: NSObject, @unchecked Sendable {
  public typealias Name = String
  public let name: Name
  public let data: Data

  public convenience init?(name: Name) { self.init(name: name, bundle: .main) }

  /// Reads the asset from the folders of the bundle's catalogs, which no compiler packs here.
  public init?(name: Name, bundle: Bundle) {
    let files = FileManager.default
    let set = files.enumerator(atPath: bundle.bundlePath)?.lazy.compactMap { $0 as? String }.first {
      $0.contains(".xcassets/") && ($0.hasSuffix("/\(name).dataset"))
    }
    guard let folder = set.map({ bundle.bundlePath + "/" + $0 }),
      let file = try? files.contentsOfDirectory(atPath: folder).sorted().first(where: { $0 != "Contents.json" }),
      let data = files.contents(atPath: folder + "/" + file)
    else { return nil }
    (self.name, self.data) = (name, data)
  }
}
