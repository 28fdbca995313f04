/// The files that `limn init` writes for a new site.
enum Starter {
  static func files(title: String) -> [(path: String, text: String)] {
    [
      ("Site/limn.yml", settings(title: title)), ("Content/index.md", article(title: title)),
      (".github/workflows/limn-check.yml", workflow),
    ]
  }

  private static func settings(title: String) -> String {
    """
    # Every setting has a default, so this file may be empty.
    title: "\(title.split(separator: "\"").joined())"
    # The address of the published site, for canonical links, a sitemap and a feed.
    # url: https://example.org/docs/
    # The repository, for links such as "Edit this page"; or 'private', so that the site contains no source code.
    # repository: https://example.org/team/project
    # Modules that every snippet imports.
    # imports: [Foundation]

    """
  }

  private static func article(title: String) -> String {
    """
    ---
    title: \(title.split(separator: ":").joined())
    description: A page whose code is known to build.
    ---

    # \(title)

    Each Swift code block is compiled. This one declares a type:

    ```swift
    struct Greeting {
      var name: String
      var text: String { "Hello, \\(name)!" }
    }
    ```

    A later code block can use the type, and its output is checked too:

    ```swift
    print(Greeting(name: "Limn").text)  // Prints "Hello, Limn!"
    ```

    """
  }

  /// A workflow for GitHub Actions. The guide about CI explains it.
  private static var workflow: String {
    """
    name: Documentation
    on:
      pull_request:
      push: { branches: [main] }

    jobs:
      limn:
        runs-on: ubuntu-latest
        container: swift:6.3
        permissions: { contents: read }
        steps:
          - uses: actions/checkout@v6
            with: { fetch-depth: 0 }
          - uses: OWNER/limn/Site/action@v1

    """
  }
}
