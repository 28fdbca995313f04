import Foundation
import LimnPlatform
import LimnToolchain

/// A target from a project file. For a package product that the target links, the file contains only the product's
/// name. It does not contain the targets of the product.
struct ProjectTarget: Hashable {
  var name: String
  /// The module name in `import` statements.
  var module: String
  /// `application`, `appExtension`, `library`, or `test`.
  var kind: PackageTarget.Kind
  /// Whether the target is a command-line tool.
  var isTool = false
  /// Paths of the source files relative to the root, sorted.
  var sources: [String]
  /// Paths of the resources relative to the root, sorted. A folder such as an asset catalog is one resource.
  var resources: [String] = []
  /// The folders in the product that resources are copied to. The default is the folder of resources.
  var resourceFolders: [String: String] = [:]
  /// Names of the targets in the same project that this target depends on.
  var dependencies: [String]
  /// Names of the package products that this target links.
  var products: [String]
  /// Names of the targets whose products this target embeds, such as widgets.
  var embeds: [String] = []
  /// The platforms as named in `#if os(…)`, the main one first; empty if the project does not set one.
  var platforms: [String] = []
  /// The compiler flags from the target's build settings.
  var flags: [String] = []

  /// The kind of a target with a product type such as `com.apple.product-type.app-extension` in Xcode or
  /// `app-extension` in XcodeGen; nil for products that contain no Swift code to document.
  static func kind(productType: String) -> PackageTarget.Kind? {
    let type = productType.replacing("com.apple.product-type.", with: "")
    if type.hasPrefix("application") || type.hasPrefix("watchapp") { return .application }
    if type.contains("extension") { return .appExtension }
    if type.contains("unit-test") || type.contains("ui-testing") { return .test }
    return type.hasPrefix("framework") || type.hasPrefix("library") || type == "tool" ? .library : nil
  }
}

/// Reads `project.pbxproj`. The files of a target come from classic groups and from synchronized folders.
struct XcodeProject {
  /// The folder that contains the `.xcodeproj`, relative to the root; empty for the root.
  let folder: String
  let root: String
  let files: FileSystem
  private let objects: [String: ProjectObject]
  private let main: ProjectObject
  /// The id of the group that contains each object.
  private let parents: [String: String]

  /// Reads a project file; nil if the file is not an Xcode project.
  init?(_ bytes: [UInt8], folder: String, root: String, files: FileSystem) {
    struct Content: Decodable {
      var objects: [String: ProjectObject]
      var rootObject: String
    }
    // On macOS, Xcode writes accents as characters of their own, while Git stores the names of files with one character
    // for a letter and its accent.
    let text = bytes.text.precomposedStringWithCanonicalMapping
    guard let content = try? PropertyListDecoder().decode(Content.self, from: Data(text.utf8)),
      let main = content.objects[content.rootObject]
    else { return nil }
    self.folder = folder
    self.root = root
    self.files = files
    self.objects = content.objects
    self.main = main
    let children = objects.flatMap { id, object in (object.children ?? []).map { ($0, id) } }
    parents = Dictionary(children, uniquingKeysWith: min)
  }

  /// The targets, sorted by name.
  var targets: [ProjectTarget] { all(main.targets).compactMap(target).sorted { $0.name < $1.name } }

  private func all(_ ids: [String]?) -> [ProjectObject] { (ids ?? []).compactMap { objects[$0] } }

  private func target(_ object: ProjectObject) -> ProjectTarget? {
    guard let name = object.name, let kind = ProjectTarget.kind(productType: object.productType ?? "") else {
      return nil
    }
    let dependencies = all(object.dependencies)
    let products = all(object.packageProductDependencies) + all(dependencies.compactMap(\.productRef))
    let settings = settings(of: object, name: name)
    let platform = settings.platforms.first
    let synchronized = synchronizedFiles(of: object, name: name, for: platform)
    let compiled = phases("PBXSourcesBuildPhase", of: object).flatMap { files(in: $0, for: platform) }
    let sources = Set(compiled + synchronized).filter { $0.hasSuffix(".swift") }
    let models = compiled.filter { $0.hasSuffix(".xcdatamodeld") }
    // The folder of resources has the number 7.
    let copies = phases("PBXCopyFilesBuildPhase", of: object).filter { $0.dstSubfolderSpec?.text == "7" }
    let copied = (phases("PBXResourcesBuildPhase", of: object) + copies).flatMap { phase in
      files(in: phase, for: platform).map { ($0, phase.dstPath ?? "") }
    }
    // The module name is the product name with invalid characters replaced by `_`.
    let module = PackageTarget.moduleName(settings["PRODUCT_MODULE_NAME"] ?? settings["PRODUCT_NAME"] ?? name)
    return ProjectTarget(
      name: name, module: module, kind: kind, isTool: object.productType?.hasSuffix(".tool") == true,
      sources: sources.sorted(),
      resources: Set(copied.map(\.0) + synchronized + models).filter(Self.isResource).sorted(),
      resourceFolders: Dictionary(copied, uniquingKeysWith: max).filter { !$0.value.isEmpty },
      dependencies: Set(all(dependencies.compactMap(\.target)).compactMap(\.name)).sorted(),
      products: Set(products.compactMap(\.productName)).sorted(), embeds: embeds(of: object),
      platforms: settings.platforms, flags: settings.compilerFlags)
  }

  /// Returns the build settings of a target's configuration `Debug`, or of the first configuration if none has this
  /// name. The settings come from four sources, in this order: the project's `.xcconfig` file, the project, the
  /// target's `.xcconfig` file, and the target. A later source overrides an earlier source.
  private func settings(of target: ProjectObject, name: String) -> BuildSettings {
    var settings = BuildSettings()
    settings.add(["TARGET_NAME": name, "PRODUCT_NAME": name])
    for owner in [main, target] {
      let configurations = all(owner.buildConfigurationList.flatMap { objects[$0]?.buildConfigurations })
      guard let chosen = configurations.first(where: { $0.name == "Debug" }) ?? configurations.first else { continue }
      if let path = chosen.baseConfigurationReference.flatMap(file) {
        settings.add(BuildSettings.configuration(at: path, root: root, files: files))
      }
      settings.add((chosen.buildSettings ?? [:]).mapValues(\.text))
    }
    return settings
  }

  /// The targets whose products are copied into this target's product.
  private func embeds(of object: ProjectObject) -> [String] {
    let products = Set(phases("PBXCopyFilesBuildPhase", of: object).flatMap { references(in: $0) })
    return all(main.targets).filter { $0.productReference.map(products.contains) == true }.compactMap(\.name).sorted()
  }

  private func phases(_ kind: String, of target: ProjectObject) -> [ProjectObject] {
    all(target.buildPhases).filter { $0.isa == kind }
  }

  /// The ids of the files of a build phase that are for a platform, or for any if it is nil.
  private func references(in phase: ProjectObject, for platform: String? = nil) -> [String] {
    all(phase.files).filter { file in
      Self.filters(file.platformFilters ?? file.platformFilter.map { [$0] } ?? [], include: platform)
    }.compactMap(\.fileRef)
  }

  /// Whether the filters of a file leave it in the product for a platform.
  private static func filters(_ filters: [String], include platform: String?) -> Bool {
    guard let platform, !filters.isEmpty else { return true }
    return filters.contains(platform == "visionOS" ? "xros" : platform.lowercased())
  }

  /// Returns the files of a build phase.
  private func files(in phase: ProjectObject, for platform: String?) -> [String] {
    // A file with variants, such as one for each language, is a group of files.
    let all = references(in: phase, for: platform).flatMap { id in
      objects[id]?.isa == "PBXVariantGroup" ? objects[id]?.children ?? [] : [id]
    }
    return all.compactMap(file)
  }

  private func file(_ id: String) -> String? { places(id).first { files.exists("\(root)/\($0)") } }

  /// Whether a file of a target is copied into its product.
  static func isResource(_ path: String) -> Bool {
    let kinds =
      """
      .swift .h .hpp .m .mm .c .cpp Info.plist .entitlements .xcconfig .md .storyboard .xib .modulemap
      .intentdefinition
      """.words
    return !kinds.contains(where: path.hasSuffix)
  }

  /// Returns the target's files in synchronized folders. A folder that belongs to the target can list files that
  /// do not belong to it. All other files in the folder are returned. A folder of another target can list files that
  /// also belong to this target. Only these files are returned.
  private func synchronizedFiles(of target: ProjectObject, name: String, for platform: String?) -> [String] {
    let owned = Set(target.fileSystemSynchronizedGroups ?? [])
    return objects.filter { $0.value.isa == "PBXFileSystemSynchronizedRootGroup" }.flatMap { id, group -> [String] in
      let own = all(group.exceptions).filter { $0.target.flatMap { objects[$0] }?.name == name }
      let filtered = own.flatMap { $0.platformFiltersByRelativePath ?? [:] }
      let exceptions = Set(
        own.flatMap { $0.membershipExceptions ?? [] }
          + filtered.filter { !Self.filters($0.value, include: platform) }.map(\.key))
      guard owned.contains(id) || !exceptions.isEmpty,
        let folder = places(id).first(where: { files.isFolder("\(root)/\($0)") })
      else {
        return []
      }
      // The files of a package in the folder are those of its own targets.
      let enters = { !$0.hasSuffix(".xcassets") && !files.exists($0 + "/Package.swift") }
      let all = (try? files.files(below: "\(root)/\(folder)", enters: enters)) ?? []
      let isException = { (path: String) in exceptions.contains { path == $0 || path.hasPrefix($0 + "/") } }
      return all.filter { owned.contains(id) != isException($0) }.map { folder.resolving($0) }
    }
  }

  /// Returns the possible paths of a file or group, relative to the root. In newer projects, the path in the project
  /// file is relative to the enclosing group. The first result therefore starts with the folders of the enclosing
  /// groups. In older projects, the path in the project file is complete. The second result is therefore this path
  /// without the folders of groups.
  private func places(_ id: String) -> [String] {
    guard let object = objects[id] else { return [] }
    let path = object.path ?? ""
    if object.sourceTree == "SOURCE_ROOT" { return [folder.resolving(path)] }
    if object.sourceTree == "<absolute>" { return [] }
    var parts = [path]
    var (current, seen) = (parents[id], Set([id]))
    while let group = current, seen.insert(group).inserted, let object = objects[group] {
      parts.append(object.path ?? "")
      if object.sourceTree == "SOURCE_ROOT" { break }
      current = parents[group]
    }
    let full = folder.resolving(parts.reversed().filter { !$0.isEmpty }.withSlashes)
    return full == folder.resolving(path) ? [full] : [full, folder.resolving(path)]
  }
}

/// An object of a project file, such as a target, a group, or a build phase. Other objects refer to it by its id.
struct ProjectObject: Decodable {
  var isa, name, path, sourceTree: String?
  var children: [String]?
  /// The ids of all targets of the project.
  var targets: [String]?
  var productType, productReference: String?
  var dependencies, packageProductDependencies, fileSystemSynchronizedGroups, buildPhases: [String]?
  var files: [String]?
  /// For a phase that copies files: the folder, and the number of the folder that it is in.
  var dstPath: String?
  var dstSubfolderSpec: BuildSettings.Value?
  var fileRef: String?
  /// The platforms that a file of a build phase or of a synchronized folder is for, such as `ios` or `xros`; nil for all.
  var platformFilter: String?
  var platformFilters: [String]?
  var platformFiltersByRelativePath: [String: [String]]?
  /// For a dependency: the id of the target, or of the package product.
  var target: String?
  var productRef, productName: String?
  var exceptions, membershipExceptions: [String]?
  var buildConfigurationList: String?
  var buildConfigurations: [String]?
  var baseConfigurationReference: String?
  var buildSettings: [String: BuildSettings.Value]?
}
