import Foundation
import LimnMarkdown
import LimnPlatform

/// Finds the title of a site if `limn.yml` contains no title. The title is the package's name, else the README's title,
/// else the folder's name.
enum ProjectTitle {
  static func find(_ root: String) -> String {
    if let manifest = try? files.text(root + "/Package.swift"), let name = packageName(manifest) {
      return name
    }
    if let readme = try? files.read(root + "/README.md"),
      let title = Document(parsing: readme, path: "README.md").title, !title.isEmpty
    {
      return title
    }
    return root.lastPathName.map(String.init) ?? "Documentation"
  }

  /// Returns the name in `Package(name: "…")`. The manifest is searched as text, since evaluating it can take minutes.
  static func packageName(_ manifest: String) -> String? {
    manifest.firstMatch(of: #/\bPackage\(\s*name:\s*"([^"\\]+)"/#).map { String($0.1) }
  }
}
