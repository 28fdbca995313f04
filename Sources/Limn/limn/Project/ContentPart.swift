import LimnPlatform

/// A part of a repository that is published as articles, if the repository has no `Content` folder.
struct ContentPart: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// A documentation catalog: a folder `Name.docc`.
    case catalog
    /// A folder of Markdown files, such as `docs`.
    case folder
    /// One file, such as `README.md`.
    case file
  }

  var kind: Kind
  /// The path relative to the root.
  var path: String

  /// The last part of the path. The name of a catalog has no extension. A catalog with a generic name, such as
  /// `Documentation.docc`, gets the name of its parent folder.
  var name: String {
    let folders = path.split(separator: "/").map(String.init)
    let last = folders.last ?? path
    guard kind == .catalog else { return last }
    let name = String(last.dropLast(5))
    let isGeneral = ["documentation", "docs"].contains(name.lowercased())
    return isGeneral && folders.count > 1 ? folders[folders.count - 2] : name
  }
}

extension ProjectLayout {
  /// Looks for articles. If the folder `Content` exists, it contains the articles. Otherwise, the articles are in
  /// documentation catalogs, in the folder `docs` or `documentation`, and in the README. If the root folder has none of
  /// these folders and is no package, all its Markdown files are articles.
  mutating func discoverContent(_ files: FileSystem) throws {
    let entries: [FolderEntry]
    do { entries = try files.entries(root) } catch { throw error.failure }
    let names = entries.map(\.name)
    let catalogs = try catalogs(entries, files).map { ContentPart(kind: .catalog, path: $0) }
    if files.isFolder(root + "/Content") {
      content = root + "/Content"
      otherCatalogs = catalogs.filter { !$0.path.hasPrefix("Content/") }
      return
    }
    var found = catalogs
    for folder in entries where folder.isFolder && ["docs", "documentation"].contains(folder.name.lowercased()) {
      if try !markdown(below: root + "/" + folder.name, files).isEmpty {
        found.append(ContentPart(kind: .folder, path: folder.name))
      }
    }
    if let readme = names.first(where: { $0.lowercased() == "readme.md" }) {
      found.append(ContentPart(kind: .file, path: readme))
    }
    let isPackage = names.contains("Package.swift")
    if found.contains(where: { $0.kind != .file }) || isPackage && !found.isEmpty {
      (content, parts) = (root, found)
    } else if !isPackage, try !markdown(below: root, files).isEmpty {
      content = root
    }
  }

  /// A message that tells which files Limn uses as articles. Nil if there are no articles, or if they are in a
  /// `Content` folder.
  var discovery: String? {
    guard let parts, !parts.isEmpty else { return content == root ? "Using all Markdown files of \(root)" : nil }
    let names = parts.map { $0.kind == .folder ? $0.path + "/" : $0.path }
    let list =
      names.count < 2 ? names.joined() : names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
    return "Using \(list)"
  }

  /// Returns the path that determines an article's address. DocC ignores subfolders of a catalog, so all articles of a
  /// catalog are placed in one folder, which has the catalog's name.
  ///
  /// - Parameter keepsFolders: whether the article keeps its subfolder, since another article has the same name.
  func sitePath(of path: String, isRootOfCatalog: Bool, keepsFolders: Bool = false) -> String {
    guard let part = catalog(of: path) else { return path }
    var name = keepsFolders ? String(path.dropFirst(part.path.count + 1)) : path.lastPathName.map(String.init) ?? path
    if name.hasSuffix(".tutorial") { name = name.dropLast(9) + ".md" }
    let isAlone = parts?.count == 1
    let own = isRootOfCatalog ? "index.md" : name
    return isAlone ? own : part.name + "/" + own
  }

  /// Returns the documentation catalog that contains the file; nil if no catalog contains it.
  func catalog(of path: String) -> ContentPart? {
    ((parts ?? []) + otherCatalogs).first { $0.kind == .catalog && path.hasPrefix($0.path + "/") }
  }

  /// The names, in lowercase, of folders for tests, examples, and code of other projects. A documentation catalog in
  /// such a folder does not document the project itself, so it is not read.
  private static let foreignFolders: Set = [
    "tests", "fixtures", "examples", "samples", "benchmarks", "vendor", "pods", "carthage", "third_party",
  ]

  private static func holdsCatalogs(_ name: String) -> Bool {
    !isSkipped(name) && !foreignFolders.contains(name.lowercased())
  }

  /// Returns the paths, relative to the root, of the documentation catalogs at any depth below the root folder.
  /// `entries` are the files and folders in the root folder.
  private func catalogs(_ entries: [FolderEntry], _ files: FileSystem) throws -> [String] {
    func folders(_ entries: [FolderEntry], in folder: String) -> [String] {
      entries.filter { $0.isFolder && Self.holdsCatalogs($0.name) }.map { folder + $0.name }.filter {
        enters(root + "/" + $0)
      }
    }
    var found: [String] = []
    var open = folders(entries, in: "")
    var entered = Set<FileIdentity>()
    while let folder = open.popLast() {
      if folder.hasSuffix(".docc") {
        found.append(folder)
        continue
      }
      guard let status = files.status(root + "/" + folder), entered.insert(status.identity).inserted else { continue }
      let inner: [FolderEntry]
      do { inner = try files.entries(root + "/" + folder) } catch { throw error.failure }
      open += folders(inner, in: folder + "/")
    }
    return found.sorted()
  }

  private func markdown(below folder: String, _ files: FileSystem) throws -> [String] {
    do { return try list(folder, files).filter(Project.isArticle) } catch { throw error.failure }
  }
}
