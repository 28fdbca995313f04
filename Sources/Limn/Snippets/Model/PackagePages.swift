import Markdown
public import Platform
public import Toolchain

/// The snippets in a package's own sources: in documentation comments and in the articles of `.docc` catalogs.
public enum PackagePages {
  /// Pages of the fences in the targets' sources, each with its target's module imported; files without Swift fences are left out.
  ///
  /// - Parameter paths: tells which files are wanted, by their path from the root.
  public static func pages(
    of package: PackageDescription, root: String, targets: [String], files: FileSystem, paths: (String) -> Bool = { _ in true }
  ) -> [SnippetPage] {
    var pages: [SnippetPage] = []
    for target in package.targets where targets.contains(target.name) && target.isSwift {
      for path in target.sources where path.hasSuffix(".swift") && paths(path) {
        guard let bytes = try? files.read(root + "/" + path) else { continue }
        pages += page(swift: bytes, path: path, module: target.module)
      }
      let found = (try? files.files(below: root + "/" + target.path)) ?? []
      for name in found where name.hasSuffix(".md") && name.split(separator: "/").contains(where: { $0.hasSuffix(".docc") }) {
        let path = target.path + "/" + name
        guard paths(path), let bytes = try? files.read(root + "/" + path) else { continue }
        pages += page(Document(parsing: bytes, path: path).fences, path: path, module: target.module)
      }
    }
    return pages
  }

  /// The snippets in the documentation comments of one Swift file.
  public static func page(swift bytes: [UInt8], path: String, module: String) -> [SnippetPage] {
    // Most files have none, and looking for three backticks is quicker than reading Swift.
    guard bytes.contains(96) || bytes.contains(126) else { return [] }
    return page(DocComment.all(in: bytes).flatMap { $0.document(path: path).fences }, path: path, module: module)
  }

  private static func page(_ fences: [Fence], path: String, module: String) -> [SnippetPage] {
    guard fences.contains(where: { $0.language == "swift" }) else { return [] }
    let name = path.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? path
    return [SnippetPage(path: path, slug: name, imports: [module], fences: fences)]
  }
}
