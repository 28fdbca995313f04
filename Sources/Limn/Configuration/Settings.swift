public import LimnDiagnostics

/// What `limn.yml` says of a site; every setting has a default.
public struct Settings: Hashable, Sendable {
  public var title: String
  public var description: String?
  /// The language of the articles as BCP 47 has it, such as `en` or `pt-BR`.
  public var language: String
  /// The address the site is published at, ending in `/`; without it no canonical links, sitemap or feed.
  public var url: String?
  public var repository: Repository?
  /// Imports of snippets on pages that name none.
  public var imports: [String]
  /// Globs of the files in the content folder that are part of the site, and of those that are not.
  public var include: [Glob]
  public var exclude: [Glob]
  public var snippets: SnippetScope
  /// The targets the catalog documents and snippets may import, as names; empty means all of the package.
  public var targets: [String]
  /// Each profile as written: the catalog knows its schema.
  public var profiles: [YAMLNode]
  /// Globs of the folders whose packages and Xcode projects the catalog reads; empty for all.
  public var projects: [Glob]
  /// The architectures of apps, the kinds of types and the targets of apps as written: the catalog knows what they mean.
  public var architecture: YAMLNode?
  public var kinds: YAMLNode?
  public var apps: YAMLNode?
  /// What a violation counts as, by the rule's id.
  public var rules: [String: RuleLevel]
  /// What a diagnostic or a violation counts as, by the id of either.
  public var severity: [String: RuleLevel]
  public var budgets: Budgets
  public var theme: Theme
  /// Whether code of the documentation runs in a sandbox.
  public var sandbox: SandboxUse
  /// Where each key of the file is, for a diagnostic about its value.
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
    budgets = Budgets()
    theme = Theme()
    sandbox = .on
    locations = [:]
  }
}

extension Settings {
  /// Where the sources are published, for "edit this page" and source links.
  public struct Repository: Hashable, Sendable {
    /// Without a `/` at its end.
    public var url: String
    public var branch: String

    public init(url: String, branch: String = "main") {
      self.url = url
      self.branch = branch
    }
  }

  /// Which files' snippets are checked without asking, and in which only those that say so.
  public struct SnippetScope: Hashable, Sendable {
    /// Files whose plain fences are checked; empty means all that are not opt-in.
    public var checked: [Glob] = []
    /// Files in which a fence is checked only if it has an attribute.
    public var optIn: [Glob] = []
    /// Whether the README, documentation catalogs, and doc comments are checked without being named on the command line.
    public var includesReadme = true
    public var includesCatalogs = true
    public var includesComments = true

    public init() {}

    public func isOptIn(_ path: String) -> Bool {
      if optIn.contains(where: { $0.matches(path) }) { return true }
      return !checked.isEmpty && !checked.contains { $0.matches(path) }
    }
  }

  /// Whether code of the documentation runs in a sandbox; `off` is for code that is trusted with the machine.
  public enum SandboxUse: String, Hashable, Sendable, CaseIterable {
    case on, off
  }

  /// What a violation of a rule counts as.
  public enum RuleLevel: String, Hashable, Sendable, CaseIterable {
    case error, warning, off
  }

  /// The most that a page may weigh, in compressed bytes.
  public struct Budgets: Hashable, Sendable {
    /// All of a page outside `<main>`.
    public var frame = 4 << 10
    public var css = 12 << 10
    public var scripts = 16 << 10
    /// All that a first search loads.
    public var search = 40 << 10
    /// What a mistake counts as that keeps people out, such as an image without words.
    public var accessibility = RuleLevel.warning

    public init() {}
  }

  /// What a site changes of the looks.
  public struct Theme: Hashable, Sendable {
    /// The accent colours as `#rrggbb`, in light and in dark; nil keeps those of the theme.
    public var accentLight: String?
    public var accentDark: String?

    public init() {}
  }
}
