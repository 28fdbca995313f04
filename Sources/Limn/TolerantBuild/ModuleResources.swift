import LimnDiagnostics
public import LimnPlatform
public import LimnToolchain
import SwiftParser

/// The resources of a target: those of a package target in a bundle of its own, and the names in its asset catalogs.
public struct ModuleResources: Sendable {
  /// The files, each with its absolute path and its path in the bundle.
  let entries: [(path: String, name: String)]
  /// The bundle's absolute path; nil for a target of an Xcode project, whose resources are in the app's bundle.
  private let bundle: String?
  private let files: FileSystem
  /// The constants for the texts of each string catalog.
  private let texts: [(table: String, constants: [String: String])]
  /// The names that the target or a module declares, so that they are not generated for the colors of its catalogs.
  var declared: Set<String> = []

  init(_ target: PackageTarget, root: String, bundle: String, files: FileSystem) {
    self.files = files
    var target = target
    if target.manifest.hasSuffix("Package.swift") {
      // Xcode includes these without being told. SwiftPM does not list them on Linux.
      let names = (try? files.files(below: "\(root)/\(target.path)")) ?? []
      target.resources += names.filter { $0.contains(/\.xcassets\/|\.xcstrings$|\.xcdatamodeld\//) }.map {
        "\(target.path)/\($0)"
      }
      target.resources = target.resources.unique
    }
    self.bundle = target.manifest.hasSuffix("Package.swift") && !target.resources.isEmpty ? bundle : nil
    entries = Self.entries(of: target, root: root, files: files)
    texts = entries.filter { $0.name.hasSuffix(".xcstrings") }.compactMap { path, name in
      let catalog = try? StringCatalog(json: files.read(path))
      return catalog.map { (String(name.fileName.dropLast(10)), $0.constants) }
    }
  }

  /// Returns the resources of a target with their names in a bundle. A folder keeps its contents, and the files of a
  /// language keep their folder.
  public static func entries(of target: PackageTarget, root: String, files: FileSystem) -> [(
    path: String, name: String
  )] {
    // A link that leads out of the project is no resource, since pages show images.
    let inside = root.withoutLinks + "/"
    return target.resources.flatMap { resource -> [(path: String, name: String)] in
      let path = root + "/" + resource
      let names = resource.parts(at: "/")
      // A catalog is a folder that SwiftPM may list as files.
      let start = names.firstIndex { $0.hasSuffix(".xcassets") || $0.hasSuffix(".lproj") } ?? names.count - 1
      let folder = target.resourceFolders[resource].map { [$0] } ?? []
      let name = (folder + names[start...]).withSlashes
      guard files.isFolder(path) else { return [(path, name)] }
      return ((try? files.files(below: path)) ?? []).map { ("\(path)/\($0)", "\(name)/\($0)") }
    }.filter { $0.path.withoutLinks.hasPrefix(inside) }
  }

  var digest: Digest {
    Digest(ofParts: entries.flatMap { [$0.name.bytes, (try? files.read($0.path)) ?? []] })
  }

  func copy() throws {
    guard let bundle else { return }
    try Self.write(entries, to: bundle, properties: [:], files)
  }

  /// Writes a bundle with the entries and with properties whose names start with `CFBundle`. The texts of a string
  /// catalog in its own language are also written in the form that a bundle reads on Linux.
  public static func write(
    _ entries: [(path: String, name: String)], to bundle: String, properties: [String: String], _ files: FileSystem
  ) throws {
    var languages: Set<String> = []
    var own: String?
    for (path, name) in entries {
      guard let bytes = try files.readIfPresent(path) else { continue }
      try files.write("\(bundle)/\(name)", bytes)
      if let match = name.prefixMatch(of: /([\w-]+)\.lproj\//) { languages.insert(String(match.1)) }
      if name.hasSuffix(".xcstrings"), let catalog = try? StringCatalog(json: bytes),
        catalog.sourceLanguage.wholeMatch(of: /[\w-]+/) != nil
      {
        own = catalog.sourceLanguage
        let table = name.fileName.dropLast(".xcstrings".count)
        try files.write("\(bundle)/\(catalog.sourceLanguage).lproj/\(table).strings", catalog.table)
      }
    }
    var properties = properties
    // The texts of "Base" are those of the code.
    properties["DevelopmentRegion"] = own ?? (languages.isDisjoint(with: ["en", "Base"]) ? languages.min() : "en")
    let lines = properties.map { "CFBundle\($0) = \"\($1)\";" }.sorted().withLineFeeds
    if entries.contains(where: { $0.name == "Info.plist" }) { return }
    try files.write(bundle + "/Info.plist", "{\n\(lines)\n}\n".bytes)
  }

  /// The declarations that Xcode and SwiftPM generate for resources.
  func source(hasUIKit: Bool) -> String {
    var lines =
      bundle.map { ["extension Foundation.Bundle { static let module: Bundle = Bundle(path: \"\($0)\") ?? .main }"] }
      ?? []
    for (table, constants) in texts {
      let own = constants.filter { !$0.key.isEmpty && !declared.contains($0.key) }.sortedByKey.map(\.value)
      let all = own.joined(separator: "; ")
      lines.append("extension LocalizedStringResource { \(table == "Localizable" ? all : "enum \(table) { \(all) }") }")
    }
    let spaces = namespaces
    for (suffix, resource) in [
      (".colorset", "ColorResource"), (".imageset", "ImageResource"), (".symbolset", "ImageResource"),
    ] {
      let paths = Set(entries.compactMap { Self.asset(in: $0.name, suffix) })
      let own = bundle == nil ? "Bundle.main" : "Bundle.module"
      var owners: Set<String> = [resource]
      for (symbol, path) in Dictionary(paths.map { (Self.symbol($0, spaces), $0) }, uniquingKeysWith: min).sorted(
        by: { $0.key.withDots < $1.key.withDots })
      where symbol.last?.isEmpty == false {
        // A folder with a namespace is a type.
        var owner = resource
        for space in symbol.dropLast() {
          let type = space.capitalizedFirst
          if owners.insert("\(owner).\(type)").inserted { lines.append("extension \(owner) { enum \(type) {} }") }
          owner += ".\(type)"
        }
        let name = Self.name(path, spaces).withSlashes
        let symbol = symbol.last ?? ""
        lines.append("extension \(owner) { static let \(symbol) = \(resource)(name: \"\(name)\", bundle: \(own)) }")
        guard resource == "ColorResource", owner == resource, !declared.contains(symbol) else { continue }
        lines.append("extension Color { static var \(symbol): Color { Color(.\(symbol)) } }")
        lines.append("extension ShapeStyle where Self == Color { static var \(symbol): Color { Color(.\(symbol)) } }")
        if hasUIKit {
          lines.append("extension UIColor { static var \(symbol): UIColor { UIColor(named: \"\(name)\")! } }")
        }
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The folders in catalogs whose names are a part of the names of their assets.
  private var namespaces: Set<String> {
    let folders = entries.filter { entry in
      entry.name.contains(".xcassets/") && entry.name.hasSuffix("/Contents.json")
        && !["colorset", "imageset", "symbolset"].contains { entry.name.hasSuffix(".\($0)/Contents.json") }
        && (try? files.text(entry.path))?.contains(/"provides-namespace"\s*:\s*true/) == true
    }
    return Set(folders.map { String($0.name.dropLast("/Contents.json".count)) })
  }

  /// The path of the asset that a file in a catalog belongs to, without the suffix.
  private static func asset(in path: String, _ suffix: String) -> String? {
    guard path.contains(".xcassets/"), let end = path.firstRange(of: suffix + "/") else { return nil }
    return String(path[..<end.lowerBound])
  }

  /// The names of an asset's namespaces and its own name.
  private static func name(_ path: String, _ namespaces: Set<String>) -> [String] {
    let parts = path.parts(at: "/")
    return parts.indices.compactMap { index in
      let isNamed = index == parts.count - 1 || namespaces.contains(parts[...index].withSlashes)
      return isNamed ? parts[index] : nil
    }
  }

  private static func symbol(_ path: String, _ namespaces: Set<String>) -> [String] {
    name(path, namespaces).map(symbol)
  }

  /// The name of Xcode's constant for an asset, without a suffix such as `Color`.
  static func symbol(_ name: String) -> String { constant(name, without: ["Color", "Image"]) }

  /// The name of Xcode's constant for a resource: words are joined in camel case. A name without lowercase letters keeps
  /// its letters. Empty for a name without letters and digits.
  static func constant(_ name: String, without suffixes: [String] = []) -> String {
    let words = name.matches(of: /\d+|\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lo}+/).map(\.output)
    guard let first = words.first else { return "" }
    let joined = words.dropFirst().map(\.capitalizedFirst).joined()
    var symbol =
      name.contains(where: \.isLowercase) ? first.lowercased() + joined : words.joined(separator: "_")
    for suffix in suffixes where symbol.hasSuffix(suffix) && symbol.count > suffix.count {
      symbol = String(symbol.dropLast(suffix.count))
    }
    if symbol.first?.isNumber != false { symbol = "_" + symbol }
    return symbol.isValidSwiftIdentifier(for: .variableName) ? symbol : "`\(symbol)`"
  }
}
