public import LimnDiagnostics

/// The settings of a site from `limn.yml`. Every setting has a default.
public struct Settings: Hashable, Sendable {
  public var title: String
  public var description: String?
  /// The language of the articles as a BCP 47 code, such as `en` or `pt-BR`.
  public var language: String
  /// The address where the site is published, ending in `/`. Without it there are no canonical links, sitemap, or feed.
  public var url: String?
  public var repository: Repository?
  /// Imports of snippets on pages that set no imports of their own.
  public var imports: [String]
  /// Globs of the content files that are part of the site, and of those that are excluded.
  public var include: [Glob]
  public var exclude: [Glob]
  public var snippets: SnippetScope
  /// Names of the targets that the catalog documents and snippets may import; empty for all targets of the package.
  public var targets: [String]
  /// The profiles, not yet decoded: the catalog defines their schema.
  public var profiles: [YAMLNode]
  /// Globs of the folders whose packages and Xcode projects the catalog includes; empty for all.
  public var projects: [Glob]
  /// Architectures of apps, kinds of types, and app targets, not yet decoded: the catalog defines their schema.
  public var architecture: YAMLNode?
  public var kinds: YAMLNode?
  public var apps: YAMLNode?
  /// The level of each rule's violations, by the rule's id.
  public var rules: [String: RuleLevel]
  /// The level of each diagnostic or violation, by its id.
  public var severity: [String: RuleLevel]
  public var cache: Cache
  public var budgets: Budgets
  public var theme: Theme
  /// Whether the documentation's code runs in a sandbox.
  public var sandbox: SandboxUse
  /// The location of each key in the file, for diagnostics about its value.
  public var locations: [String: Location]

  public init() {
    title = "Documentation"
    language = "en"
    imports = []
    include = []
    exclude = []
    snippets = SnippetScope()
    targets = []
    profiles = []
    projects = []
    rules = [:]
    severity = [:]
    cache = Cache()
    budgets = Budgets()
    theme = Theme()
    sandbox = .on
    locations = [:]
  }
}

extension Settings {
  /// Where the sources are published, for "edit this page" and source links.
  public struct Repository: Hashable, Sendable {
    /// The URL without a trailing `/`.
    public var url: String
    public var branch: String

    public init(url: String, branch: String = "main") {
      self.url = url
      self.branch = branch
    }
  }

  /// The files whose snippets are checked by default, and the files whose snippets are checked only if they have an attribute.
  public struct SnippetScope: Hashable, Sendable {
    /// Files whose plain code blocks are checked; empty means all files that are not opt-in.
    public var checked: [Glob] = []
    /// Files in which a code block is checked only if it has an attribute.
    public var optIn: [Glob] = []
    /// Whether the README, documentation catalogs, and doc comments are checked even if the command line does not name them.
    public var includesReadme = true
    public var includesCatalogs = true
    public var includesComments = true
    /// Seconds that a snippet may run; nil for the default.
    public var timeLimit: Int?

    public init() {}

    public func isOptIn(_ path: String) -> Bool {
      if optIn.contains(where: { $0.matches(path) }) { return true }
      return !checked.isEmpty && !checked.contains { $0.matches(path) }
    }
  }

  /// A cache of results that machines share.
  public struct Cache: Hashable, Sendable {
    /// The address of a server that speaks the Bazel HTTP cache protocol.
    public var url: String?
    /// Whether runs store their results there.
    public var pushes = false

    public init() {}
  }

  /// Whether code of the documentation runs in a sandbox; `off` is for code that is trusted with the machine.
  public enum SandboxUse: String, Hashable, Sendable, CaseIterable {
    case on, off
  }

  /// The level of a rule's violations.
  public enum RuleLevel: String, Hashable, Sendable, CaseIterable {
    case error, warning, off
  }

  /// The maximum compressed size of each kind of page, in bytes.
  public struct Budgets: Hashable, Sendable {
    /// The part of a page outside `<main>`.
    public var frame = 4 << 10
    public var css = 12 << 10
    public var scripts = 16 << 10
    /// Everything that the first search loads.
    public var search = 40 << 10
    /// The level of accessibility problems, such as an image without a text alternative.
    public var accessibility = RuleLevel.warning

    public init() {}
  }

  /// The parts of the design that a site changes.
  public struct Theme: Hashable, Sendable {
    /// The accent colors as `#rrggbb`, for light and dark; nil keeps the theme's color.
    public var accentLight: String?
    public var accentDark: String?

    public init() {}
  }
}
