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
  public var kinds, apps: YAMLNode?
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

  /// The settings below `snippets`: which code blocks are checked, and the limits of their runs. In some files, every code block is checked by default. In other files, a code
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
    /// The maximum wall-clock time of one snippet's run.
    public var timeLimit: Duration = .seconds(10)

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

  /// Reads `limn.yml`. Each mistake is reported at its location, and the setting with the mistake keeps its default.
  public static func parse(_ text: String, path: String) -> (Settings, [Diagnostic]) {
    do {
      return decode(try YAMLParser.parse(text, path: path))
    } catch {
      return (Settings(), [error.diagnostic])
    }
  }

  private static func decode(_ node: YAMLNode?) -> (Settings, [Diagnostic]) {
    var decoder = YAMLDecoder(node, subject: "limn.yml")
    var settings = Settings()
    for entry in node?.mapping ?? [] { settings.locations[entry.key] = entry.value.location }
    settings.title = decoder.string("title") ?? settings.title
    settings.description = decoder.string("description")
    settings.language = decoder.language("language") ?? settings.language
    settings.url = decodeURL(&decoder, at: settings.locations["url"])
    settings.repository = decodeRepository(&decoder)
    settings.imports = decoder.strings("imports") ?? []
    settings.include = decoder.globs("include")
    settings.exclude = decoder.globs("exclude")
    settings.files = decoder.globs("files")
    settings.publishesSources =
      decoder.boolean("source-pages") ?? (decoder.node("repository")?.string != "private")
    settings.targets = decoder.strings("targets") ?? []
    settings.symbols = decoder.choice("symbols", Symbols.self) ?? settings.symbols
    settings.documentation = decodeDocumentation(&decoder)
    decoder.nested("snippets", &settings.snippets) { inner, scope in
      scope.checked = inner.globs("checked")
      scope.optIn = inner.globs("opt-in")
      scope.includesReadme = inner.boolean("readme") ?? scope.includesReadme
      scope.includesCatalogs = inner.boolean("documentation-catalogs") ?? scope.includesCatalogs
      scope.includesComments = inner.boolean("doc-comments") ?? scope.includesComments
      if let node = inner.node("time-limit") {
        if let seconds = node.integer, (1...600).contains(seconds) {
          scope.timeLimit = .seconds(seconds)
        } else {
          inner.report(.invalidSetting, "'time-limit' must be a number of seconds from 1 to 600", at: node.location)
        }
      }
    }
    settings.profiles = decoder.list("profiles") ?? []
    settings.projects = decoder.globs("projects")
    settings.architecture = decoder.node("architecture")
    settings.kinds = decoder.node("kinds")
    settings.apps = decoder.node("apps")
    settings.rules = decodeLevels("rules", &decoder, &settings.locations)
    settings.severity = decodeLevels("severity", &decoder, &settings.locations)
    let place = settings.locations["cache"]
    decoder.nested("cache", &settings.cache) { inner, cache in
      cache.url = decodeURL(&inner, at: place)
      cache.pushes = inner.boolean("push") ?? false
    }
    decoder.nested("budgets", &settings.budgets) { inner, budgets in
      budgets.frame = inner.integer("frame") ?? budgets.frame
      budgets.css = inner.integer("css") ?? budgets.css
      budgets.scripts = inner.integer("scripts") ?? budgets.scripts
      budgets.search = inner.integer("search") ?? budgets.search
      budgets.accessibility = inner.choice("accessibility", RuleLevel.self) ?? budgets.accessibility
    }
    settings.sandbox = decoder.choice("sandbox", Settings.SandboxUse.self) ?? settings.sandbox
    decoder.nested("theme", &settings.theme) { inner, theme in
      theme.accentLight = inner.color("accent-light")
      theme.accentDark = inner.color("accent-dark")
    }
    return (settings, decoder.finish())
  }

  private static func decodeURL(_ decoder: inout YAMLDecoder, at place: Location?) -> String? {
    guard let url = decoder.string("url") else { return nil }
    guard url.isWebAddress else {
      decoder.report(
        .invalidSetting, "'url' must start with https:// or http://, not '\(url)'",
        at: place ?? Location(path: "limn.yml"))
      return nil
    }
    return url.trimmingSuffix("/") + "/"
  }

  private static func decodeRepository(_ decoder: inout YAMLDecoder) -> Repository? {
    guard let node = decoder.node("repository"), node.string != "private" else { return nil }
    func repository(_ url: String) -> Repository { Repository(url: url.trimmingSuffix("/")) }
    if let url = node.string { return repository(url) }
    var found: Repository?
    decoder.nested("repository", &found) { inner, found in
      guard let url = inner.string("url") else {
        return inner.report(.invalidSetting, "'repository' needs a 'url'", at: node.location)
      }
      found = Repository(url: repository(url).url, branch: inner.string("branch") ?? "main")
    }
    return found
  }

  private static func decodeDocumentation(_ decoder: inout YAMLDecoder) -> [String: String] {
    decoder.entries("documentation", "a mapping of modules to addresses").reduce(into: [:]) { found, entry in
      if let address = entry.value.string, address.isWebAddress,
        address.contains("{path}") || address.hasSuffix("/catalog/symbols.json")
      {
        found[entry.key] = address
      } else {
        decoder.report(
          .invalidSetting, "'\(entry.key)' must be an address that contains {path} or ends with /catalog/symbols.json",
          at: entry.value.location)
      }
    }
  }

  private static func decodeLevels(
    _ key: String, _ decoder: inout YAMLDecoder, _ locations: inout [String: Location]
  ) -> [String: RuleLevel] {
    var rules: [String: RuleLevel] = [:]
    for entry in decoder.entries(key, "a mapping of ids to error, warning or off") {
      let level = entry.value.string.flatMap(RuleLevel.init)
      if level == nil {
        decoder.report(.invalidSetting, "'\(entry.key)' must be error, warning or off", at: entry.value.location)
      }
      rules[entry.key] = level
      locations["\(key).\(entry.key)"] = entry.keyLocation
    }
    return rules
  }
}

extension YAMLDecoder {
  /// Reads the values of a nested mapping, and reports its unknown keys.
  fileprivate mutating func nested<Value>(
    _ key: String, _ value: inout Value, _ read: (inout YAMLDecoder, inout Value) -> Void
  ) {
    guard let node = node(key) else { return }
    var inner = YAMLDecoder(node, subject: "'\(key)'")
    read(&inner, &value)
    append(inner.finish())
  }

  /// Reads a text of a form. The words say what the text must be.
  fileprivate mutating func string(_ key: String, _ form: Regex<some Any>, _ words: String) -> String? {
    guard let node = node(key) else { return nil }
    if let text = node.string, text.wholeMatch(of: form) != nil { return text }
    report(.invalidSetting, "'\(key)' must be \(words)", at: node.location)
    return nil
  }

  /// Reads a language code, such as `en` or `pt-BR`. The first part has two or three letters. Each further part has one
  /// to eight letters or digits.
  fileprivate mutating func language(_ key: String) -> String? {
    string(key, /[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*/, "a language code, such as en or pt-BR")
  }

  fileprivate mutating func globs(_ key: String) -> [Glob] { (strings(key) ?? []).map(Glob.init) }

  fileprivate mutating func color(_ key: String) -> String? {
    string(key, /#[0-9A-Fa-f]{6}/, "a color such as \"#0a6c8f\"")?.lowercased()
  }
}
