public import LimnConfiguration
import LimnDiagnostics
public import LimnPlatform
public import LimnToolchain

/// Reads the packages and Xcode projects below a root. A package that cannot be read is reported with a warning.
public struct CodebaseReader: Sendable {
  var root: String
  /// The folder that SwiftPM writes its files to.
  var scratch: String
  var toolchain: Toolchain
  /// Globs of the folders to search for packages and projects; empty for all folders.
  public var projects: [Glob] = []
  /// The description of the package in the root, if it is already known.
  public var known: PackageDescription?
  /// Whether the remote packages of Xcode projects, and of packages below the root, are fetched.
  public var fetchesPackages = false
  public var cache: ContentCache?
  public var jobs: Int?
  public var processes = ProcessRunner.local
  public var files = FileSystem.local

  public init(root: String, scratch: String, toolchain: Toolchain) {
    self.root = root
    self.scratch = scratch
    self.toolchain = toolchain
  }

  /// Whether a folder contains a package, an Xcode project, or an XcodeGen specification.
  public static func hasCode(in root: String, projects: [Glob], files: FileSystem) -> Bool {
    let found = ProjectFinder(root: root, wanted: projects, files: files).find()
    return !found.packages.isEmpty || !found.projects.isEmpty || !found.specifications.isEmpty
  }

  public func read() throws -> Codebase {
    let found = ProjectFinder(root: root, wanted: projects, files: files).find()
    let reader = self
    let packages = concurrentMap(found.packages, jobs: jobs) { folder in reader.package(folder) }
    var graph = CodebaseGraph(root: root)
    graph.codebase.packages = found.packages
    for (folder, package) in zip(found.packages, packages) {
      if let failure = package.failure { graph.codebase.diagnostics.append(failure) }
      graph.add(package.description, folder: folder)
    }
    var read: Set<String> = []
    for path in found.projects {
      let manifest = path + "/project.pbxproj"
      let bytes = try files.read("\(root)/\(manifest)")
      if let project = XcodeProject(bytes, folder: path.folder, root: root, files: files) {
        graph.add(project.targets, manifest: manifest)
        read.insert(path)
      } else {
        let conflict = bytes.lines.firstIndex { $0.starts(with: "<<<<<<< ".bytes) }
        let reason = conflict == nil ? "cannot be read" : "has the marks of a merge conflict: resolve the conflict"
        let place = Location(path: manifest, line: (conflict ?? 0) + 1)
        graph.codebase.diagnostics.add(.projectUnread, "this Xcode project \(reason)", at: place)
      }
    }
    for path in found.specifications { try addSpecification(path, projects: read, to: &graph) }
    let unread = found.unread.filter { path in !found.projects.contains { $0.folder == path.folder } }
    if let first = unread.first {
      let count = unread.count == 1 ? "" : " (\(unread.count))"
      graph.codebase.diagnostics.add(
        .projectUnread,
        "Limn does not read Tuist manifests\(count): run 'tuist generate' and keep the project, or list the sources in Package.swift",
        at: Location(path: first))
    }
    if let first = found.storyboards.first {
      graph.codebase.diagnostics.add(
        .projectUnread,
        "storyboards are not read (\(found.storyboards.count)), so their screens and transitions are missing: describe them in an article",
        at: Location(path: first))
    }
    var codebase = graph.joined()
    let known = Set(codebase.description.targets.flatMap(\.sources))
    codebase.strays = found.sources.filter { !known.contains($0) }
    if fetchesPackages, codebase.description.targets.contains(where: { !$0.productDependencies.isEmpty }) {
      codebase.diagnostics += try addRemotePackages(of: found, to: &graph)
      codebase.complete = graph.joined().description
    }
    return codebase
  }

  /// Adds the libraries of the remote packages that projects and packages below the root depend on, at the commits in
  /// the `Package.resolved` files. A workspace has its own such file, which Xcode uses when it opens the workspace.
  private func addRemotePackages(of found: ProjectFinder.Found, to graph: inout CodebaseGraph) throws -> [Diagnostic] {
    let workspaces = found.workspaces + found.projects.map { $0 + "/project.xcworkspace" }
    let paths =
      found.packages.filter { !$0.isEmpty }.map { $0 + "/Package.resolved" }
      + workspaces.map { $0 + "/xcshareddata/swiftpm/Package.resolved" }
    let remote = try RemotePackages(paths, root: root)
    var (folders, problems) = try remote.fetch(into: "\(scratch)/remote", processes: processes)
    for folder in folders.compactMap({ $0.after(prefix: root + "/") }) {
      var (libraries, failure) = package(folder)
      problems += failure.map { [$0] } ?? []
      libraries.targets.removeAll { $0.kind != .library || !$0.isSwift }
      graph.add(libraries, folder: folder)
    }
    return problems
  }

  /// Adds the targets of an XcodeGen specification, unless the project that XcodeGen makes of it was read: that is what
  /// the authors build.
  private func addSpecification(_ path: String, projects: Set<String>, to graph: inout CodebaseGraph)
    throws
  {
    let text = try files.text("\(root)/\(path)")
    do throws(DiagnosticError) {
      guard
        let project = try XcodeGenProject(text, path: path, root: root, files: files),
        !projects.contains(path.folder.resolving("\(project.name ?? "").xcodeproj"))
      else { return }
      graph.codebase.diagnostics += project.diagnostics
      graph.add(project.targets, manifest: path)
    } catch {
      graph.codebase.diagnostics.add(
        .projectUnread, "this XcodeGen project cannot be read: \(error.diagnostic.message)",
        at: error.diagnostic.location)
    }
  }

  private static let format = StoredFormat<PackageDescription>("package-description", version: 4)

  /// The description of a package from SwiftPM. If SwiftPM fails, the description is inferred from the conventional
  /// folders.
  private func package(_ folder: String) -> (description: PackageDescription, failure: Diagnostic?) {
    if folder.isEmpty, let known { return (known, nil) }
    let place = folder.isEmpty ? root : "\(root)/\(folder)"
    let manifest = folder.isEmpty ? "Package.swift" : folder + "/Package.swift"
    let key = (try? files.files(below: place)).map { paths in
      let text = (try? files.read(place + "/Package.swift")) ?? []
      return Digest(ofParts: ["\(toolchain.version) \(place)".bytes, text] + paths.map(\.bytes))
    }
    if let key, let description = cache?.read(Self.format, key) { return (description, nil) }
    let name = folder.isEmpty ? "root" : folder.replacing("/", with: "-")
    let read = Result {
      try PackageDescription.readUnbuilt(
        root: place, scratch: "\(scratch)/\(name)", toolchain: toolchain, processes: processes)
    }
    let reason: String
    switch read {
    case .success((let description?, _)):
      if let key { cache?.write(description, as: Self.format, key) }
      return (description, nil)
    case .success((nil, let problems)): reason = problems.first?.message ?? "SwiftPM gave no reason"
    case .failure(let error): reason = "\(error)"
    }
    let guess = PackageDescription.conventional(
      name: folder.lastPathName.map(String.init) ?? "Package", root: place)
    let failure = Diagnostic(
      .packageUnread, "SwiftPM cannot read this package, so its targets are inferred from its folders: \(reason)",
      at: Location(path: manifest))
    return (guess, failure)
  }
}
