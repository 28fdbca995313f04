import LimnConfiguration
import LimnPlatform

/// Reads the targets of an XcodeGen specification, `project.yml`.
struct XcodeGenProject {
  /// The folder of `project.yml` relative to the root; empty for the root itself.
  let folder: String
  let root: String
  let files: FileSystem
  private let entries: [YAMLEntry]

  /// Reads a `project.yml`. Nil if the file has no `targets` key. Such a file is not a specification of XcodeGen, but
  /// belongs to another tool that uses the same file name.
  init?(_ text: String, path: String, folder: String, root: String, files: FileSystem) throws(YAMLError) {
    guard let entries = try YAMLParser.parse(text, path: path)?.mapping,
      entries.contains(where: { $0.key == "targets" })
    else {
      return nil
    }
    (self.folder, self.root, self.files, self.entries) = (folder, root, files, entries)
  }
}

extension XcodeGenProject {
  var name: String? { entries.first { $0.key == "name" }?.value.string }

  var localPackages: [String] {
    let packages = entries.first { $0.key == "packages" }?.value.mapping ?? []
    return packages.compactMap { $0.value["path"]?.string }.map { XcodeProject.join(folder, $0) }.sorted()
  }

  var targets: [ProjectTarget] {
    (entries.first { $0.key == "targets" }?.value.mapping ?? []).compactMap(target).sorted { $0.name < $1.name }
  }

  private func target(_ entry: YAMLEntry) -> ProjectTarget? {
    guard let kind = Self.kind(entry.value["type"]?.string ?? "") else { return nil }
    let dependencies = entry.value["dependencies"]?.sequence ?? []
    let targets = dependencies.compactMap { $0["target"]?.string }
    let products = dependencies.flatMap(Self.products)
    let embeds = dependencies.filter { $0["embed"]?.boolean != false }.compactMap { $0["target"]?.string }
    let all = files(entry.value["sources"])
    return ProjectTarget(
      name: entry.key, module: XcodeProject.moduleName(entry.key), kind: kind,
      sources: all.filter { $0.hasSuffix(".swift") }, resources: all.filter(XcodeProject.isResource),
      dependencies: targets.sorted(), products: products.sorted(), embeds: embeds.sorted(),
      platform: entry.value["platform"]?.string)
  }

  /// The products of a dependency on a package. If the dependency names no product, the product has the name of the
  /// package.
  private static func products(of dependency: YAMLNode) -> [String] {
    guard let package = dependency["package"] else { return [] }
    if let product = dependency["product"]?.string { return [product] }
    if let products = dependency["products"]?.sequence { return products.compactMap(\.string) }
    return package.string.map { [$0] } ?? []
  }

  private static func kind(_ type: String) -> ProjectTargetKind? {
    if type.hasPrefix("application") || type.hasPrefix("watchapp") { return .application }
    if type.contains("extension") { return .appExtension }
    if type.contains("unit-test") || type.contains("ui-testing") { return .test }
    return type.hasPrefix("framework") || type.hasPrefix("library") || type == "tool" ? .framework : nil
  }

  /// The files of a target. The specification lists them as one path, as several paths, or as mappings with
  /// `path` and `excludes`.
  private func files(_ node: YAMLNode?) -> [String] {
    let items = node?.sequence ?? node.map { [$0] } ?? []
    let found = items.flatMap { item -> [String] in
      guard let path = item.string ?? item["path"]?.string else { return [] }
      let excluded = (item["excludes"]?.sequence ?? []).compactMap(\.string).map(Glob.init)
      let place = XcodeProject.join(folder, path)
      if !files.isFolder("\(root)/\(place)") { return files.exists("\(root)/\(place)") ? [place] : [] }
      let all = (try? files.files(below: "\(root)/\(place)", enters: { !$0.hasSuffix(".xcassets") })) ?? []
      return all.filter { path in !excluded.contains { $0.matches(path) } }.map { XcodeProject.join(place, $0) }
    }
    return Set(found).sorted()
  }
}

extension YAMLNode {
  /// The value for a key of a mapping.
  fileprivate subscript(key: String) -> YAMLNode? { mapping?.first { $0.key == key }?.value }
}
