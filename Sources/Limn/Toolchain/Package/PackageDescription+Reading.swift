public import LimnDiagnostics
import Foundation
public import LimnPlatform

extension PackageDescription {
  /// Asks SwiftPM to describe a package that Limn does not build. SwiftPM uses a separate scratch folder. If the
  /// package was moved or copied after an earlier run, this function removes the files of that run. It does not report
  /// the move, since the build of the root package reports it.
  public static func readUnbuilt(
    root: String, scratch: String, toolchain: Toolchain, processes: ProcessRunner
  ) throws -> (PackageDescription?, [Diagnostic]) {
    let lock = try FolderLock(scratch.parentFolder, waits: {})
    let location = BuildLocation(root: root, scratch: scratch)
    do {
      defer { lock.release() }
      _ = try location.prepare()
    }
    return try read(root: root, scratch: scratch, toolchain: toolchain, processes: processes)
  }

  /// Asks SwiftPM to describe the package at `root`. If the manifest does not compile, returns diagnostics and no
  /// description.
  static func read(
    root: String, scratch: String, toolchain: Toolchain, omitting omitted: [String] = [],
    processes: ProcessRunner = .local
  ) throws -> (PackageDescription?, [Diagnostic]) {
    let package = PackageCommand(root: root, scratch: scratch, toolchain: toolchain, omitted: omitted)
    let command = try package.command("package", ["describe", "--type", "json"], timeLimit: .seconds(600))
    let result = try package.run(command, processes: processes)
    guard result.succeeded else {
      return (
        nil, BuildLog(text: result.errorText + "\n" + result.outputText, root: root).diagnostics(of: "the manifest")
      )
    }
    // SwiftPM may print a progress line before the JSON.
    let json = result.output.drop { $0 != "{" }
    guard let described = try? Described(json: json) else {
      throw EnvironmentFailure(
        "the output of 'swift package describe' is not a package description: \(result.outputText.prefix(200))")
    }
    return (described.description(root: root), [])
  }

  /// Describes a package whose manifest cannot be read, by SwiftPM's default layout: each folder in `Sources` or `Tests`
  /// is a target, which depends on the targets that its files import.
  public static func conventional(name: String = "", root: String) -> PackageDescription {
    var targets: [PackageTarget] = []
    for (parent, kind) in [("Sources", PackageTarget.Kind.library), ("Tests", .test)] {
      let paths = ((try? files.files(below: "\(root)/\(parent)")) ?? []).filter { $0.hasSuffix(".swift") }
      let folders = paths.filter { $0.contains("/") }.grouped { String($0.prefix { $0 != "/" }) }
      targets += folders.sortedByKey.map { name, paths in
        PackageTarget(
          name: name, module: PackageTarget.moduleName(name), kind: kind, path: "\(parent)/\(name)",
          sources: paths.map { "\(parent)/\($0)" }.sorted())
      }
    }
    let names = targets.keyed { ($0.module, $0.name) }
    for index in targets.indices {
      let sources = targets[index].sources.compactMap { try? files.read("\(root)/\($0)") }
      let imported = sources.flatMap { SourceImports($0).entries.compactMap { names[$0.module] } }
      targets[index].dependencies = Set(imported).subtracting([targets[index].name]).sorted()
    }
    return PackageDescription(name: name, targets: targets)
  }
}

/// The JSON that SwiftPM prints. The order of the targets differs from run to run.
private struct Described: Decodable {
  struct Target: Decodable {
    var name: String
    var c99name, module_type: String?
    var type, path: String
    var sources, target_dependencies, product_dependencies: [String]?
    var resources: [Resource]?

    fileprivate func target(root: String) -> PackageTarget {
      let kind: PackageTarget.Kind =
        type == "system-target" ? .system : PackageTarget.Kind(rawValue: type) ?? .library
      var target = PackageTarget(
        name: name, module: c99name, kind: kind, isSwift: module_type == "SwiftTarget", path: path,
        sources: (sources ?? []).map { "\(path)/\($0)" }.sorted(),
        dependencies: Set(target_dependencies ?? []).sorted(),
        productDependencies: Set(product_dependencies ?? []).sorted())
      target.resources = (resources ?? []).map(\.path).filter { $0.hasPrefix(root + "/") }.map {
        String($0.dropFirst(root.count + 1))
      }.sorted()
      return target
    }
  }
  struct Resource: Decodable { var path: String }
  struct Product: Decodable {
    var name: String
    var targets: [String]
    var type: [String: [String]?]
  }
  struct Dependency: Decodable {
    var path, type: String?
  }
  var name: String
  var targets: [Target]
  var products: [Product]
  var dependencies: [Dependency]?

  func description(root: String) -> PackageDescription {
    PackageDescription(
      name: name, targets: targets.map { $0.target(root: root) }.sorted { $0.name < $1.name },
      products: products.map {
        PackageProduct(name: $0.name, targets: $0.targets.sorted(), isExecutable: $0.type["executable"] != nil)
      }
      .sorted { $0.name < $1.name },
      localDependencies: (dependencies ?? []).filter { $0.type == "fileSystem" }.compactMap(\.path).sorted())
  }
}
