import Foundation
import LimnPages
import LimnPlatform
import Testing

/// A small site whose pages are stored in full, so that every change of the output can be reviewed as a diff.
///
/// `LIMN_UPDATE=1 swift test --filter GoldenPagesTests` writes the pages again.
@Suite struct GoldenPagesTests {
  private static let folder =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().path
    + "/Fixtures/GoldenPages"
  private static let rewrites = ProcessInfo.processInfo.environment["LIMN_UPDATE"] == "1"

  private static let articles = [
    "index.md": """
    ---
    title: Pond
    description: Everything about ponds.
    ---

    # Pond

    A pond has [fish](fish.md), **plants** and `water`. See [the depth](fish.md#depth).

    > Note: Ducks are guests.

    - [x] dug
    - [ ] filled

    ![A pond from above](pond.png)
    """,
    "fish.md": """
    # Fish

    Text over
    two lines with ~~no~~ some *marks* & an entity: &copy;.[^1]

    ## Depth

    | Fish | Depth |
    | :--- | ----: |
    | Carp | 2 m   |

    ```swift
    struct Fish {
      var depth = 2.0  // in meters
    }
    ```

    ```text output
    2.0
    ```

    ### Deeper <script>

    1. one
    2. two
       > quoted

    [^1]: A footnote.
    """,
    "guides/dig.md": "# Dig\n\nBack to [the pond](../index.md).\n",
    "pond.png": "x",
  ]

  private static func pages() throws -> [String: String] {
    let site = try TestSite(articles) { input in
      input.catalog.pages += CatalogPages(index: CatalogPagesTests.index).pages().pages
    }
    let shown = site.pages.filter { !$0.path.hasPrefix("catalog/rule/") } + [(path: "fish.md", html: site["fish.md"])]
    return Dictionary(uniqueKeysWithValues: shown.map { ($0.path, stable($0.html)) })
  }

  /// Removes the digests from the names of assets, since they change with every edit of the theme.
  private static func stable(_ html: String) -> String {
    html.replacing(#/\.[0-9a-f]{8}\.(css|js|svg)/#) { ".DIGEST.\($0.1)" }
  }

  @Test("Every page is as it was reviewed") func everyPageIsAsItWasReviewed() throws {
    let pages = try Self.pages()
    let files = FileSystem.local
    if Self.rewrites {
      try FileManager.default.removeItem(atPath: Self.folder)
      for (path, html) in pages { try files.write("\(Self.folder)/\(path)", Array(html.utf8)) }
    }
    #expect(pages.count > 10)
    #expect(Set(try files.files(below: Self.folder)) == Set(pages.keys))
    for (path, html) in pages.sorted(by: { $0.key < $1.key }) {
      let kept = try files.readIfPresent("\(Self.folder)/\(path)").map { String(decoding: $0, as: UTF8.self) } ?? ""
      let lines = zip(html.split(separator: "\n"), kept.split(separator: "\n"))
      let first =
        lines.first { $0 != $1 }.map { "now '\($0.prefix(300))', before '\($1.prefix(300))'" } ?? "the end differs"
      #expect(html == kept, "\(path): \(first). Review the change with LIMN_UPDATE=1 and git diff.")
    }
  }
}
