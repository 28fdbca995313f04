public import LimnDiagnostics

extension Settings {
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
        scope.timeLimit = node.integer.flatMap { (1...600).contains($0) ? $0 : nil }
        if scope.timeLimit == nil {
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
    guard url.hasPrefix("https://") || url.hasPrefix("http://") else {
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
      if let address = entry.value.string, address.hasPrefix("https://") || address.hasPrefix("http://"),
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

  /// Reads a language code, such as `en` or `pt-BR`. The first part has two or three letters. Each further part has one
  /// to eight letters or digits.
  fileprivate mutating func language(_ key: String) -> String? {
    guard let node = node(key) else { return nil }
    let parts = (node.string ?? "").split(separator: "-", omittingEmptySubsequences: false)
    let isLanguage = parts.first.map { (2...3).contains($0.utf8.count) && $0.allSatisfy(\.isLetter) } ?? false
    if isLanguage,
      parts.allSatisfy({
        (1...8).contains($0.utf8.count) && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      })
    {
      return node.string
    }
    report(.invalidSetting, "'\(key)' must be a language code, such as en or pt-BR", at: node.location)
    return nil
  }

  fileprivate mutating func globs(_ key: String) -> [Glob] { (strings(key) ?? []).map(Glob.init) }

  fileprivate mutating func color(_ key: String) -> String? {
    guard let node = node(key) else { return nil }
    let text = node.string ?? ""
    let isColor = text.utf8.count == 7 && text.hasPrefix("#") && text.dropFirst().allSatisfy(\.isHexDigit)
    if isColor { return text.lowercased() }
    report(.invalidSetting, "'\(key)' must be a color such as \"#0a6c8f\"", at: node.location)
    return nil
  }
}
