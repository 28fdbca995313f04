import LimnPlatform

/// A target from a project file. For a package product that the target links, the file contains only the product's
/// name. It does not contain the targets of the product.
struct ProjectTarget: Hashable, Sendable {
  var name: String
  /// The module name in `import` statements.
  var module: String
  var kind: ProjectTargetKind
  /// Paths of the source files relative to the root, sorted.
  var sources: [String]
  /// Paths of the resources relative to the root, sorted. A folder such as an asset catalog is one resource.
  var resources: [String] = []
  /// Names of the targets in the same project that this target depends on.
  var dependencies: [String]
  /// Names of the package products that this target links.
  var products: [String]
  /// Names of the targets whose products this target embeds, such as widgets.
  var embeds: [String] = []
  /// The platform as named in `#if os(…)`; nil if the project does not set one.
  var platform: String?
  /// The compiler flags from the target's build settings.
  var flags: [String] = []
}

extension ProjectTarget {
  /// Whether UIKit exists on the target's platform. A target without a platform counts as an iOS target.
  var hasUIKit: Bool { platform != "macOS" }
}

enum ProjectTargetKind: Hashable, Sendable {
  case application, appExtension, framework, test
}

/// Reads `project.pbxproj`. The files of a target come from classic groups and from synchronized folders.
struct XcodeProject {
  /// The folder that contains the `.xcodeproj`, relative to the root; empty for the root.
  let folder: String
  /// The path of `project.pbxproj` relative to the root.
  let path: String
  let root: String
  let files: FileSystem
  private let objects: [String: PropertyList]
  private let main: PropertyList
  /// The id of the group that contains each object.
  private let parents: [String: String]

  /// Reads a project file; nil if the file is not an Xcode project.
  init?(_ bytes: [UInt8], path: String, folder: String, root: String, files: FileSystem) {
    guard let list = PropertyList.parse(bytes), let objects = list["objects"]?.dictionary,
      let main = list["rootObject"]?.text.flatMap({ objects[$0] })
    else { return nil }
    (self.path, self.folder, self.root, self.files, self.objects, self.main) = (
      path, folder, root, files, objects, main
    )
    var parents: [String: String] = [:]
    for (id, object) in objects {
      for child in object["children"]?.texts ?? [] { parents[child] = id }
    }
    self.parents = parents
  }
}

extension XcodeProject {
  /// The targets, sorted by name.
  var targets: [ProjectTarget] {
    (main["targets"]?.texts ?? []).compactMap { objects[$0].flatMap { target($0) } }.sorted { $0.name < $1.name }
  }

  private func target(_ object: PropertyList) -> ProjectTarget? {
    guard let name = object["name"]?.text, let kind = Self.kind(object["productType"]?.text ?? "") else { return nil }
    let dependencies = (object["dependencies"]?.texts ?? []).compactMap { objects[$0] }
    let direct = dependencies.compactMap { $0["target"]?.text.flatMap { objects[$0] }?["name"]?.text }
    let products = (object["packageProductDependencies"]?.texts ?? []).compactMap { objects[$0]?["productName"]?.text }
    let built = dependencies.compactMap { $0["productRef"]?.text.flatMap { objects[$0] }?["productName"]?.text }
    let synchronized = synchronizedFiles(of: object, name: name)
    let sources = Set(files(of: object, in: "PBXSourcesBuildPhase") + synchronized).filter { $0.hasSuffix(".swift") }
    let resources = Set(files(of: object, in: "PBXResourcesBuildPhase") + synchronized).filter(Self.isResource)
    let settings = settings(of: object, name: name)
    // The module name is the product name with invalid characters replaced by `_`.
    let module = Self.moduleName(settings["PRODUCT_MODULE_NAME"] ?? settings["PRODUCT_NAME"] ?? name)
    return ProjectTarget(
      name: name, module: module, kind: kind, sources: sources.sorted(), resources: resources.sorted(),
      dependencies: Set(direct).sorted(),
      products: Set(products + built).sorted(), embeds: embeds(of: object), platform: settings.platform,
      flags: settings.compilerFlags)
  }

  private static func kind(_ type: String) -> ProjectTargetKind? {
    let type = type.split(separator: ".").last.map(String.init) ?? ""
    if type.hasPrefix("application") || type.hasPrefix("watchapp") { return .application }
    if type.contains("extension") { return .appExtension }
    if type.contains("unit-test") || type.contains("ui-testing") { return .test }
    return type.hasPrefix("framework") || type.hasPrefix("library") || type == "tool" ? .framework : nil
  }

  /// Returns the build settings of a target's configuration `Debug`, or of the first configuration if none has this
  /// name. The settings come from four sources, in this order: the project's `.xcconfig` file, the project, the
  /// target's `.xcconfig` file, and the target. A later source overrides an earlier source.
  private func settings(of target: PropertyList, name: String) -> BuildSettings {
    var settings = BuildSettings()
    settings.add(["TARGET_NAME": name, "PRODUCT_NAME": name])
    for owner in [main, target] {
      let list = owner["buildConfigurationList"]?.text.flatMap { objects[$0] }
      let configurations = (list?["buildConfigurations"]?.texts ?? []).compactMap { objects[$0] }
      guard let chosen = configurations.first(where: { $0["name"]?.text == "Debug" }) ?? configurations.first else {
        continue
      }
      if let path = chosen["baseConfigurationReference"]?.text.flatMap({ id in
        places(id).first { files.exists("\(root)/\($0)") }
      }) {
        settings.add(BuildSettings.configuration(at: path, root: root, files: files))
      }
      settings.add(chosen["buildSettings"]?.settings ?? [:])
    }
    return settings
  }

  static func moduleName(_ name: String) -> String {
    String(name.enumerated().map { $1.isLetter || $1 == "_" || ($1.isNumber && $0 > 0) ? $1 : "_" })
  }

  /// The targets whose products are copied into this target's product.
  private func embeds(of object: PropertyList) -> [String] {
    let phases = (object["buildPhases"]?.texts ?? []).compactMap { objects[$0] }.filter {
      $0["isa"]?.text == "PBXCopyFilesBuildPhase"
    }
    let products = Set(phases.flatMap { $0["files"]?.texts ?? [] }.compactMap { objects[$0]?["fileRef"]?.text })
    return (main["targets"]?.texts ?? []).compactMap { objects[$0] }
      .filter { $0["productReference"]?.text.map(products.contains) == true }.compactMap { $0["name"]?.text }.sorted()
  }
}

extension XcodeProject {
  /// Returns the files of a build phase.
  private func files(of target: PropertyList, in phase: String) -> [String] {
    let phases = (target["buildPhases"]?.texts ?? []).compactMap { objects[$0] }.filter { $0["isa"]?.text == phase }
    let references = phases.flatMap { $0["files"]?.texts ?? [] }.compactMap { objects[$0]?["fileRef"]?.text }
    // A file with variants, such as one for each language, is a group of files.
    let all = references.flatMap { id in
      objects[id]?["isa"]?.text == "PBXVariantGroup" ? objects[id]?["children"]?.texts ?? [] : [id]
    }
    return all.compactMap { places($0).first { files.exists("\(root)/\($0)") } }
  }

  /// Whether a file of a target is copied into its product.
  static func isResource(_ path: String) -> Bool {
    let kinds = [
      ".swift", ".h", ".hpp", ".m", ".mm", ".c", ".cpp", ".plist", ".entitlements", ".xcconfig", ".md", ".storyboard",
      ".xib", ".modulemap", ".xcdatamodeld", ".intentdefinition",
    ]
    return !kinds.contains(where: path.hasSuffix)
  }

  /// Returns the target's files in synchronized folders. A folder that belongs to the target can list files that
  /// do not belong to it. All other files in the folder are returned. A folder of another target can list files that
  /// also belong to this target. Only these files are returned.
  private func synchronizedFiles(of target: PropertyList, name: String) -> [String] {
    let owned = Set(target["fileSystemSynchronizedGroups"]?.texts ?? [])
    return objects.filter { $0.value["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" }.flatMap {
      id, group -> [String] in
      let exceptions = Set(
        (group["exceptions"]?.texts ?? []).compactMap { objects[$0] }.filter { exception in
          exception["target"]?.text.flatMap { objects[$0] }?["name"]?.text == name
        }.flatMap { $0["membershipExceptions"]?.texts ?? [] })
      guard owned.contains(id) || !exceptions.isEmpty,
        let folder = places(id).first(where: { files.isFolder("\(root)/\($0)") })
      else {
        return []
      }
      let all = (try? files.files(below: "\(root)/\(folder)", enters: { !$0.hasSuffix(".xcassets") })) ?? []
      let isException = { (path: String) in exceptions.contains { path == $0 || path.hasPrefix($0 + "/") } }
      return all.filter { owned.contains(id) != isException($0) }.map { Self.join(folder, $0) }
    }
  }

  /// Returns the possible paths of a file or group, relative to the root. In newer projects, the path in the project
  /// file is relative to the enclosing group. The first result therefore starts with the folders of the enclosing
  /// groups. In older projects, the path in the project file is complete. The second result is therefore this path
  /// without the folders of groups.
  private func places(_ id: String) -> [String] {
    guard let object = objects[id] else { return [] }
    let path = object["path"]?.text ?? ""
    if object["sourceTree"]?.text == "SOURCE_ROOT" { return [Self.join(folder, path)] }
    if object["sourceTree"]?.text == "<absolute>" { return [] }
    var parts = [path]
    var (current, seen) = (parents[id], Set([id]))
    while let group = current, seen.insert(group).inserted, let object = objects[group] {
      parts.append(object["path"]?.text ?? "")
      if object["sourceTree"]?.text == "SOURCE_ROOT" { break }
      current = parents[group]
    }
    let full = Self.join(folder, parts.reversed().filter { !$0.isEmpty }.joined(separator: "/"))
    return full == Self.join(folder, path) ? [full] : [full, Self.join(folder, path)]
  }

  /// Appends a path to a folder and resolves `.` and `..` components.
  static func join(_ folder: String, _ path: String) -> String {
    var parts: [Substring] = []
    for part in (folder + "/" + path).split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }
}
