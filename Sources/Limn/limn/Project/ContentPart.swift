import LimnDiagnostics
import LimnPlatform

/// A part of a repository that is published as articles, if the repository has no `Content` folder.
struct ContentPart: Hashable {
  enum Kind {
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
    let folders = path.parts(at: "/")
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
  mutating func discoverContent() throws {
    try checkExtent()
    let entries = try files.entries(root)
    let names = entries.map(\.name)
    let catalogs = catalogs(entries).map { ContentPart(kind: .catalog, path: $0) }
    if files.isFolder(root + "/Content") {
      content = root + "/Content"
      otherCatalogs = catalogs.filter { !$0.path.hasPrefix("Content/") }
      return
    }
    var found = catalogs
    for folder in entries where folder.isFolder && ["docs", "documentation"].contains(folder.name.lowercased()) {
      // Documentation catalogs in the folder were already found.
      if try markdown(below: root + "/" + folder.name).contains(where: { !$0.contains(".docc/") }) {
        found.append(ContentPart(kind: .folder, path: folder.name))
      }
    }
    if let readme = names.first(where: { $0.lowercased() == "readme.md" }) {
      found.append(ContentPart(kind: .file, path: readme))
    }
    let isPackage = names.contains("Package.swift")
    if found.contains(where: { $0.kind != .file }) || isPackage && !found.isEmpty {
      content = root
      parts = found
    } else if !isPackage, try !markdown(below: root).isEmpty {
      content = root
    }
  }

  /// Throws if the root is a folder that contains more than a project, such as a home folder.
  private func checkExtent() throws {
    guard !Self.isProject(root) else { return }
    let home = environmentVariables["HOME"].map { Self.absolute($0, from: "/") }
    guard root.pathNames.count < 2 || home?.isIn(root) == true else { return }
    throw DiagnosticError(
      .tooMuchToRead,
      "\(root) is no project, so Limn would read all Markdown files below it: run it in the folder of a project, or pass that folder"
    )
  }

  /// A message that tells which files Limn uses as articles. Nil if there are no articles, or if they are in a
  /// `Content` folder.
  var discovery: String? {
    guard let parts, !parts.isEmpty else { return content == root ? "Using all Markdown files of \(root)" : nil }
    let names = parts.map { $0.kind == .folder ? $0.path + "/" : $0.path }
    let list =
      names.count < 2 ? names.joined() : names.dropLast().withCommas + " and " + names[names.count - 1]
    let link = names.count == 1 && !list.hasSuffix("/") ? "it links" : "they link"
    return "There is no Content folder, so Limn reads \(list), and the Markdown files that \(link) to"
  }

  /// Returns the path that determines an article's address. DocC ignores subfolders of a catalog, so all articles of a
  /// catalog are placed in one folder, which has the catalog's name.
  ///
  /// - Parameter keepsFolders: whether the article keeps its subfolder, since another article has the same name.
  func sitePath(of path: String, isRootOfCatalog: Bool, keepsFolders: Bool) -> String {
    guard let part = catalog(of: path) else { return path }
    var name = keepsFolders ? String(path.dropFirst(part.path.count + 1)) : path.fileName
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
  private static let foreignFolders = Set(
    "tests fixtures examples samples benchmarks vendor pods carthage third_party".words)

  /// Returns the paths, relative to the root, of the documentation catalogs at any depth below the root folder.
  /// `entries` are the files and folders in the root folder.
  private func catalogs(_ entries: [FolderEntry]) -> [String] {
    func folders(_ entries: [FolderEntry], in folder: String) -> [String] {
      entries.filter {
        $0.isFolder && !Self.isSkipped($0.name) && !Self.foreignFolders.contains($0.name.lowercased())
      }.map { folder + $0.name }.filter { enters(root + "/" + $0) }
    }
    var found: [FileIdentity: String] = [:]
    var open = folders(entries, in: "")
    var entered = Set<FileIdentity>()
    while let folder = open.popLast() {
      let path = root + "/" + folder
      guard let status = files.status(path) else { continue }
      if folder.hasSuffix(".docc") {
        // A catalog is read once, although a symbolic link leads to it too.
        if found[status.identity] == nil || !FileSystem.isSymbolicLink(path) { found[status.identity] = folder }
        continue
      }
      guard entered.insert(status.identity).inserted, let inner = try? files.entries(path) else { continue }
      open += folders(inner, in: folder + "/")
    }
    return found.values.sorted()
  }

  private func markdown(below folder: String) throws -> [String] {
    return try list(folder).filter(Project.isArticle)
  }
}
