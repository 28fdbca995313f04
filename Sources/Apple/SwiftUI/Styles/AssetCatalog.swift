import Foundation
import Synchronization

import SemanticTree

/// The colors and images in the asset catalogs of a bundle.
///
/// Xcode compiles catalogs to one file. On Linux, a bundle has the folders of its catalogs.
struct AssetCatalog {
  /// The folders of color sets and image sets, by the names of their assets.
  private var folders: [String: String] = [:]
  private var imageFolders: [String: String] = [:]
  /// The colors that were read; nil for a color set without a color.
  private var colors: [String: SemanticNode.Paint.Color?] = [:]
  private var images: [String: ImageFile?] = [:]
}

extension AssetCatalog {
  private static let catalogs = Mutex<[String: AssetCatalog]>([:])

  /// Returns a color of a bundle's catalogs. Nil if there is no such color set, or if it cannot be read.
  static func color(_ name: String, in bundle: Bundle) -> SemanticNode.Paint.Color? {
    let path = bundle.bundlePath
    return catalogs.withLock { $0[path, default: AssetCatalog(ofBundle: path)].color(name) }
  }

  /// Returns the file of an image of a bundle's catalogs. Nil if there is no such image set, or if pages cannot show it.
  static func image(_ name: String, inBundle path: String) -> ImageFile? {
    catalogs.withLock { $0[path, default: AssetCatalog(ofBundle: path)].image(name) }
  }

  /// The color that Xcode's template for apps names as the accent color of the app.
  static var accent: SemanticNode.Paint.Color? { color("AccentColor", in: .main) }

  /// Catalogs are in a bundle's folder, or in one of its folders.
  init(ofBundle path: String) {
    for name in Self.names(in: path) {
      let inside = path + "/" + name
      if Self.isCatalog(name) {
        add(inside)
      } else if !name.contains(".") {
        for name in Self.names(in: inside) where Self.isCatalog(name) { add(inside + "/" + name) }
      }
    }
  }

  private mutating func color(_ name: String) -> SemanticNode.Paint.Color? {
    if let known = colors[name] { return known }
    let set = folders[name].flatMap { FileManager.default.contents(atPath: $0 + "/Contents.json") }
    let color = set.flatMap { try? JSONDecoder().decode(ColorSet.self, from: $0) }?.color
    colors[name] = .some(color)
    return color
  }

  private mutating func image(_ name: String) -> ImageFile? {
    if let known = images[name] { return known }
    let image = imageFolders[name].flatMap { ImageFile(inSet: $0, asset: name) }
    images[name] = .some(image)
    return image
  }

  private mutating func add(_ folder: String, namespace: String = "") {
    for name in Self.names(in: folder) {
      let path = folder + "/" + name
      if name.hasSuffix(".colorset") {
        let color = namespace + name.dropLast(".colorset".count)
        folders[color] = folders[color] ?? path
      } else if let ending = [".imageset", ".appiconset"].first(where: name.hasSuffix) {
        let image = namespace + name.dropLast(ending.count)
        imageFolders[image] = imageFolders[image] ?? path
      } else if !name.hasSuffix("set"), !name.hasSuffix(".json") {
        add(path, namespace: Self.isNamespace(path) ? namespace + name + "/" : namespace)
      }
    }
  }

  private static func isNamespace(_ folder: String) -> Bool {
    struct Contents: Decodable {
      struct Properties: Decodable {
        var isNamespace: Bool?

        enum CodingKeys: String, CodingKey { case isNamespace = "provides-namespace" }
      }
      var properties: Properties?
    }
    let data = FileManager.default.contents(atPath: folder + "/Contents.json")
    return data.flatMap { try? JSONDecoder().decode(Contents.self, from: $0) }?.properties?.isNamespace == true
  }

  /// Empty for a file.
  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  private static func isCatalog(_ name: String) -> Bool { name.hasSuffix(".xcassets") }
}
