public import LimnDiagnostics

/// The settings of a site from `limn.yml`. Every setting has a default.
public struct Settings: Hashable, Sendable {
  public var title = "Documentation"
  public var description: String?
  /// The language of the articles as a BCP 47 code, such as `en` or `pt-BR`.
  public var language = "en"
  /// The address where the site is published, ending in `/`. If nil, the site has no canonical links, sitemap, or feed.
  public var url: String?
  /// The repository; nil if it is not known, or private.
  public var repository: Repository?
  /// The imports for snippets on pages that set no imports themselves.
  public var imports: [String] = []
  /// Globs of the content files that are part of the site (`include`), and globs of files that are left out
  /// (`exclude`).
  public var include: [Glob] = []
  public var exclude: [Glob] = []
  /// Globs of the files to publish although no page uses them, such as `CNAME`, or although Git ignores them.
  public var files: [Glob] = []
  /// Whether the site contains the sources of the cataloged code. The default is true, unless the repository is
  /// private.
  public var publishesSources = true
  public var snippets = SnippetScope()
  /// Names of the targets that the catalog documents and that snippets may import. If empty, all targets of the package
  /// are included.
  public var targets: [String] = []
  /// The declarations of libraries that the catalog documents.
  public var symbols = Symbols.public
  /// The addresses of the documentation of dependencies, by module. In an address, `{path}` stands for the path of a
  /// type, such as `Logger/Level`. An address without it is that of another Limn site's list of symbols.
  public var documentation: [String: String] = [:]
  /// The profiles as YAML. The catalog decodes the profiles, since the catalog defines their schema.
  public var profiles: [YAMLNode] = []
  /// Globs of the folders whose packages and Xcode projects the catalog includes. If empty, all folders are included.
  public var projects: [Glob] = []
  /// Three settings as YAML: the architectures of apps (`architecture`), the kinds of types (`kinds`), and the targets
  /// of apps (`apps`). The catalog decodes these settings, since the catalog defines their schema.
  public var architecture: YAMLNode?
  public var kinds: YAMLNode?
  public var apps: YAMLNode?
  /// How violations of each rule are reported: as errors, as warnings, or not at all. The key is the rule's id.
  var rules: [String: RuleLevel] = [:]
  /// How diagnostics and violations of rules are reported: as errors, as warnings, or not at all. The key is the id of
  /// the diagnostic or rule.
  var severity: [String: RuleLevel] = [:]
  public var cache = Cache()
  public var budgets = Budgets()
  public var theme = Theme()
  /// Whether code from the documentation runs in a sandbox.
  public var sandbox = SandboxUse.on
  /// The location of each key in `limn.yml`, for diagnostics about its value. The key of an id under `rules` or
  /// `severity` is written `rules.id`.
  public var locations: [String: Location] = [:]

  public init() {}

  /// The least access level of the declarations in the catalog of a library.
  public enum Symbols: String, Hashable, Sendable, CaseIterable {
    case `public`, `internal`
  }

  /// The repository where the sources are published, for "edit this page" and links to sources.
  public struct Repository: Hashable, Sendable {
    /// The address of the repository, without a trailing `/`.
    public var url: String
    public var branch = "main"
  }

  /// Selects the code blocks to check. In some files, every code block is checked by default. In other files, a code
  /// block is checked only if its fence has an attribute. `checked` and `optIn` select these files.
  public struct SnippetScope: Hashable, Sendable {
    /// Globs of the files in which every code block is checked by default. If the list is empty, this applies to all
    /// files. In files that match none of the globs, a code block is checked only if its fence has an attribute.
    public var checked: [Glob] = []
    /// Globs of the files in which a code block is checked only if its fence has an attribute, even if a glob in
    /// `checked` matches the file.
    var optIn: [Glob] = []
    /// Whether a check includes the README (`includesReadme`), documentation catalogs (`includesCatalogs`), and doc
    /// comments (`includesComments`). If the command line lists paths, these settings have no effect.
    public var includesReadme = true
    public var includesCatalogs = true
    public var includesComments = true
    /// The number of seconds that a snippet may run; nil for the default.
    public var timeLimit: Int?

    public init() {}

    public func isOptIn(_ path: String) -> Bool {
      if optIn.contains(where: { $0.matches(path) }) { return true }
      return !checked.isEmpty && !checked.contains { $0.matches(path) }
    }
  }

  /// The settings for a cache of results that several machines share.
  public struct Cache: Hashable, Sendable {
    /// The address of a server that implements the Bazel HTTP cache protocol.
    public var url: String?
    /// Whether a run also stores its results in the shared cache.
    public var pushes = false
  }

  /// Whether code from the documentation runs in a sandbox. Use `off` only for code that you trust.
  public enum SandboxUse: String, Hashable, Sendable, CaseIterable {
    case on, off
  }

  /// How violations of a rule, or diagnostics of a kind, are reported: as errors, as warnings, or not at all (`off`).
  public enum RuleLevel: String, Hashable, Sendable, CaseIterable {
    case error, warning, off
  }

  /// The maximum sizes of the parts of a page, in bytes after compression, and how accessibility mistakes are reported.
  public struct Budgets: Hashable, Sendable {
    /// The maximum size of a page's HTML. The `<main>` element, which contains the text of the page, is not counted.
    public var frame = 4 << 10
    public var css = 12 << 10
    public var scripts = 16 << 10
    /// The maximum total size of the files that a browser loads for a reader's first search.
    public var search = 40 << 10
    /// How accessibility mistakes, such as an image without a text alternative, are reported: as errors, as warnings,
    /// or not at all.
    public var accessibility = RuleLevel.warning

    public init() {}
  }

  /// The parts of the design that a site can change.
  public struct Theme: Hashable, Sendable {
    /// The accent colors for the light and dark schemes as `#rrggbb`. If nil, the theme's color is used.
    public var accentLight: String?
    public var accentDark: String?
  }
}
