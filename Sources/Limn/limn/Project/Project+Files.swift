import LimnDiagnostics
import LimnPlatform

// The files that a project reads.
extension Project {
  /// Returns the given paths without those that cannot be read, and reports these: symbolic links that lead outside the
  /// project, have no target, or form a cycle; pipes, sockets, and devices; and folders that cannot be read.
  ///
  /// - Parameter paths: the absolute paths of files and symbolic links. A symbolic link can lead to a folder, but
  ///   `paths` contains no folders themselves.
  mutating func readable(_ paths: [String]) -> [String] {
    let bounds = ProjectBounds(layout)
    let kinds = concurrentMap(paths) { path in
      (isOutside: bounds.isOutside(path), isFile: files.status(path)?.isFile ?? false)
    }
    let readable = zip(paths, kinds).filter { $1.isFile && !$1.isOutside }.map(\.0)
    guard readable.count < paths.count else { return readable }
    let outside = Set(zip(paths, kinds).filter(\.1.isOutside).map(\.0))
    let unread = Set(paths).subtracting(readable)
    unreadPaths.formUnion(unread.map(layout.relative))
    diagnostics += outside.sorted().map { path in
      .init(
        .externalSymbolicLink, "this symbolic link leads outside the project, so Limn does not read its target",
        at: Location(path: layout.relative(path)))
    }
    diagnostics += unread.subtracting(outside).sorted().map { unreadable($0) }
    return readable
  }

  /// Reports the broken symbolic links in the theme's folder. The theme itself is read without these links.
  mutating func checkTheme() {
    let folder = layout.site + "/theme"
    let paths = ((try? layout.list(folder)) ?? []).map { folder + "/" + $0 }
    diagnostics += paths.filter { files.status($0)?.isFile != true }.map { unreadable($0) }
  }

  private func unreadable(_ path: String) -> Diagnostic {
    let message =
      switch files.status(path) {
      case nil: "this symbolic link has no target or forms a cycle: remove it or correct its target"
      case let status? where status.isFolder: "this folder cannot be read: change its permissions or exclude it"
      default: "this is not a regular file, but a pipe, a socket, or a device: remove or exclude it"
      }
    return .init(.unreadableFile, message, at: Location(path: layout.relative(path)))
  }

  /// Returns the absolute paths of the files in the content folder that the settings do not exclude. Hidden files and
  /// the output folder are left out. If the content folder is the root, the settings folder is left out too.
  mutating func contentFiles(_ content: String) throws -> [String] {
    var found: [String] = []
    if !settings.files.isEmpty {
      // The settings can name hidden files, such as `.well-known`.
      let all = try files.files(below: content, skip: { [".git", ".build"].contains($0) }, enters: layout.enters)
      requestedFiles = Set(all.filter { path in settings.files.contains { $0.matches(path) } })
    }
    guard let parts = layout.parts else { return filter(try layout.list(content), content) }
    // A file can be in two parts, for example if a symbolic link leads from one to the other.
    var known = Set<FileIdentity>()
    for part in parts {
      let inner =
        part.kind == .file
        ? [part.path] : try layout.list(content + "/" + part.path).map { part.path + "/" + $0 }
      found += inner.filter { path in
        guard let status = files.status(content + "/" + path) else { return true }
        return (part.kind != .folder || Self.isArticle(path) || status.isFolder)
          && known.insert(status.identity).inserted
      }
    }
    return filter(found.sorted(), content)
  }

  /// Whether Git ignores a file that the settings do not name. The path is relative to the content folder.
  func isIgnored(_ path: String) -> Bool {
    guard let content = layout.content, !requestedFiles.contains(path) else { return false }
    return ignored.contains(layout.relative(content + "/" + path))
  }

  private mutating func filter(_ found: [String], _ content: String) -> [String] {
    let output = layout.output + "/"
    let outputInContent = output.after(prefix: content + "/")
    let wanted = found.filter { path in
      if let outputInContent, path.hasPrefix(outputInContent) { return false }
      if content == layout.root, path.hasPrefix("Site/") { return false }
      if !settings.include.isEmpty, !settings.include.contains(where: { $0.matches(path) }) { return false }
      return !settings.exclude.contains { $0.matches(path) }
    }
    ignoredContent = Set(wanted.filter(isIgnored))
    return Set(wanted).subtracting(ignoredContent).union(requestedFiles).sorted().map { content + "/" + $0 }
  }

  /// Returns the absolute path of the README if the content folder does not contain it.
  var readme: [String] {
    let path = layout.root + "/README.md"
    guard layout.content != nil, layout.content != layout.root else { return [] }
    return files.exists(path) || FileSystem.isSymbolicLink(path) ? [path] : []
  }

  /// Returns the absolute paths of the articles to check. `named` are the files and folders from the command line. A
  /// folder stands for all articles below it. Documentation comments in Swift files are checked later, when the
  /// package's targets are known.
  func articles(named: [String]) throws -> [String] {
    var found: [String] = []
    for path in named {
      guard files.isFolder(path), layout.enters(path) else {
        if Self.isArticle(path) || files.isFolder(path) || !files.exists(path) { found.append(path) }
        continue
      }
      found += try layout.list(path).map { path + "/" + $0 }.filter {
        Self.isArticle($0) || files.isFolder($0)
      }
    }
    return Set(found).sorted()
  }
}
