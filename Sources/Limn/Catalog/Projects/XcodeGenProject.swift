import LimnConfiguration
import LimnDiagnostics
import LimnPlatform
import LimnToolchain

/// Reads the targets of an XcodeGen specification, `project.yml`, and of the specifications that it includes.
struct XcodeGenProject {
  let name: String?
  let root: String
  let files: FileSystem
  /// One warning for each included file that cannot be read.
  let diagnostics: [Diagnostic]
  private let entries: [YAMLEntry]

  /// Reads a specification. Nil for a file of another tool, without the key `targets`, and for a file that is meant to
  /// be included: it has another name than `project.yml`, and names no project.
  init?(_ text: String, path: String, root: String, files: FileSystem) throws(DiagnosticError) {
    var specification = XcodeGenSpecification(root: root, files: files)
    guard let entries = try specification.read(text, path: path), entries.contains(where: { $0.key == "targets" })
    else { return nil }
    name = entries.first { $0.key == "name" }?.value.string
    if name == nil, !path.fileName.hasPrefix("project.") { return nil }
    self.root = root
    self.files = files
    diagnostics = specification.diagnostics
    self.entries = XcodeGenSpecification.targets(entries)
  }

  var targets: [ProjectTarget] { entries.compactMap(target).sorted { $0.name < $1.name } }

  private func target(_ entry: YAMLEntry) -> ProjectTarget? {
    guard let kind = ProjectTarget.kind(productType: entry.value["type"]?.string ?? "") else { return nil }
    let dependencies = entry.value["dependencies"]?.sequence ?? []
    let targets = dependencies.compactMap { $0["target"]?.string }
    let products = dependencies.flatMap(Self.products)
    // A test target does not embed the app that it tests.
    let embeds =
      kind == .test ? [] : dependencies.filter { $0["embed"]?.boolean != false }.compactMap { $0["target"]?.string }
    let all = files(entry.value["sources"])
    return ProjectTarget(
      name: entry.key, module: PackageTarget.moduleName(entry.value["productName"]?.string ?? entry.key), kind: kind,
      sources: all.filter { $0.hasSuffix(".swift") }, resources: all.filter(XcodeProject.isResource),
      dependencies: targets.sorted(), products: products.sorted(), embeds: embeds.sorted(),
      platforms: [entry.value["platform"]?.string].compactMap(\.self))
  }

  /// The products of a dependency on a package. If the dependency names no product, the product has the name of the
  /// package.
  private static func products(of dependency: YAMLNode) -> [String] {
    guard let package = dependency["package"] else { return [] }
    if let product = dependency["product"]?.string { return [product] }
    if let products = dependency["products"]?.sequence { return products.compactMap(\.string) }
    return package.string.map { [$0] } ?? []
  }

  /// The files of a target. The specification lists them as one path, as several paths, or as mappings with `path`,
  /// `includes`, and `excludes`. Files of another build phase, such as resources to copy, are not compiled.
  private func files(_ node: YAMLNode?) -> [String] {
    let items = node?.sequence ?? node.map { [$0] } ?? []
    let found = items.flatMap { item -> [String] in
      guard let place = item.string ?? item["path"]?.string else { return [] }
      let globs = { (key: String) in (item[key]?.sequence ?? []).compactMap(\.string).map(Glob.init) }
      let (excluded, included) = (globs("excludes"), globs("includes"))
      if !files.isFolder("\(root)/\(place)") { return files.exists("\(root)/\(place)") ? [place] : [] }
      let compiles = item["buildPhase"].map { $0.string == "sources" } ?? true
      let all = (try? files.files(below: "\(root)/\(place)", enters: { !$0.hasSuffix(".xcassets") })) ?? []
      return all.filter { path in
        (compiles || !path.hasSuffix(".swift")) && !excluded.contains { $0.matches(path) }
          && (included.isEmpty || included.contains { $0.matches(path) })
      }.map { place.resolving($0) }
    }
    return Set(found).sorted()
  }
}
