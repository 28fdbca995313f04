import LimnDiagnostics
import LimnMarkdown
import LimnPlatform

/// All possible targets of links in articles, and the rules to resolve links.
struct LinkTable: Sendable {
  /// The address and title of each article, by the article's path in the content folder.
  var articles: [String: (address: PageAddress, title: String)] = [:]
  /// The addresses of articles by name, for links such as `<doc:Name>`. Each article has two names: its file name
  /// without the extension, and its slug.
  var names: [String: [PageAddress]] = [:]
  var titles: [PageAddress: String] = [:]
  var anchors: [PageAddress: Set<String>] = [:]
  var staticFiles: Set<String> = []
  /// The paths of articles and static files, by the lowercase name of the file.
  var files: [String: [String]] = [:]
  /// The symbols that articles of documentation catalogs are about. The key is the article's path, and the value is the
  /// symbol's name.
  var extendedSymbols: [String: String] = [:]
  /// The paths of the files in documentation catalogs. The first key is the path of the catalog's folder, and the
  /// second key is the base name of the files. Images with the same base name are variants of one image. The preferred
  /// variant comes first.
  var catalogImages: [String: [String: [String]]] = [:]
  /// The sizes of the site's images.
  var sizes: [PageAddress: ImageSize] = [:]
  /// Addresses of files that are neither pages nor in the content folder.
  var otherFiles: Set<PageAddress> = []
  var symbols = SymbolLinks()
  /// Whether creating the catalog failed. If so, links to the catalog cannot be checked.
  var lacksCatalog = false
  var contentFolder = ""
  /// The web address of the repository, and the branch that links to sources lead to.
  var repository: (url: String, branch: String)?
  var exists: @Sendable (String) -> Bool = { _ in false }
}

extension LinkTable {
  /// An empty table with space for the given number of articles.
  init(articleCount: Int) {
    articles.reserveCapacity(articleCount)
    names.reserveCapacity(articleCount)
    titles.reserveCapacity(articleCount)
    anchors.reserveCapacity(articleCount)
    files.reserveCapacity(articleCount)
  }
}

/// The result of resolving a link: the target, or the reason why there is no target.
enum LinkOutcome: Sendable {
  /// A page or file of this site. `text` is the link text for `<doc:Name>`.
  case page(PageAddress, fragment: String?, text: String?)
  /// The address of a page on the repository's host. It replaces the address that the author wrote.
  case elsewhere(String)
  /// A link that needs no change, such as `mailto:` or an anchor on the same page.
  case unchanged
  case broken(DiagnosticKind, message: String)
}

extension LinkTable {
  /// Resolves a link in an article. `path` is the path of the article in the content folder.
  func follow(_ reference: LinkReference, from path: String, address: PageAddress) -> LinkOutcome {
    switch reference.kind {
    case .symbol: return symbol(reference.destination, from: path)
    case .article: return document(String(reference.destination.dropFirst(4)), from: path)
    case .link, .image, .address:
      return follow(reference.destination, isImage: reference.kind == .image, from: path, address: address)
    }
  }

  private func follow(_ destination: String, isImage: Bool, from path: String, address: PageAddress) -> LinkOutcome {
    if destination.isEmpty { return .broken(.deadLink, message: "the link has no destination") }
    if destination.hasPrefix("#") { return fragment(String(destination.dropFirst()), on: address, named: nil) }
    if destination.hasPrefix("doc:") { return document(String(destination.dropFirst(4)), from: path) }
    if Self.isScript(destination) {
      return .broken(.unsafeLink, message: "the link runs a script; use an address that starts with https:")
    }
    if destination.hasPrefix("//") || Self.hasScheme(destination) { return .unchanged }
    let parts = destination.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let file = String(parts[0].prefix { $0 != "?" }).percentDecoded
    let anchor = parts.count > 1 ? String(parts[1]) : nil
    return target(file, anchor: anchor, isImage: isImage, from: path)
  }

  private func target(_ file: String, anchor: String?, isImage: Bool, from path: String) -> LinkOutcome {
    let folder = path.pathNames.dropLast().map(String.init)
    let isRooted = file.hasPrefix("/")
    guard let written = RelativePath.resolve(file, from: isRooted ? [] : folder) else {
      if !isImage, let page = docCPage(file, from: path) { return page }
      return outside(file, from: path, isImage: isImage)
    }
    let place = translation(of: written, from: path) ?? written
    if isImage, !staticFiles.contains(place), isFolder(place) {
      return .broken(.deadImage, message: "'\(file)' is a folder; link to an image file in it")
    }
    if let page = page(at: place, anchor: anchor, named: file) { return page }
    if isRooted, let page = inContent(place).flatMap(article(at:)).map({ page(of: $0, anchor: anchor, named: file) }) {
      return page
    }
    if isImage || !file.contains("/"), let image = catalogImage(file, from: path) {
      return .page(image, fragment: nil, text: nil)
    }
    if !isImage, let page = docCPage(file, from: path) { return page }
    if let page = publishedPage(file, anchor: anchor, isImage: isImage, from: path) { return page }
    if lacksCatalog, place.hasPrefix("catalog/") { return .unchanged }
    return outside(file, from: path, isImage: isImage)
  }

  /// Returns the page or file at a path in the content folder, or nil if there is none. `file` is the path as it is
  /// written in the link.
  func page(at place: String, anchor: String?, named file: String) -> LinkOutcome? {
    if let article = article(at: place) { return page(of: article, anchor: anchor, named: file) }
    if staticFiles.contains(place) { return .page(PageAddress(place), fragment: anchor, text: nil) }
    let address = PageAddress(place)
    if anchors[address] != nil { return page(of: (address, titles[address]), anchor: anchor, named: file) }
    return otherFiles.contains(address) ? .page(address, fragment: anchor, text: nil) : nil
  }

  private func page(of page: (address: PageAddress, title: String?), anchor: String?, named file: String) -> LinkOutcome
  {
    guard let anchor, !anchor.isEmpty else { return .page(page.address, fragment: nil, text: page.title) }
    return fragment(anchor, on: page.address, named: file)
  }

  /// Returns the article at a path. If the path is a folder, returns the folder's page.
  private func article(at path: String) -> (address: PageAddress, title: String)? {
    let folder = path.isEmpty ? "" : path + "/"
    return articles[path] ?? articles[folder + "index.md"] ?? articles[folder + "README.md"]
  }

  /// Whether a path in the content folder is a folder.
  private func isFolder(_ path: String) -> Bool {
    !path.isEmpty
      && (exists((contentFolder.isEmpty ? "" : contentFolder + "/") + path + "/")
        || staticFiles.contains { $0.hasPrefix(path + "/") })
  }

  private func inContent(_ path: String) -> String? {
    contentFolder.isEmpty
      ? path : path.hasPrefix(contentFolder + "/") ? String(path.dropFirst(contentFolder.count + 1)) : nil
  }
}

extension LinkTable {
  private func document(_ destination: String, from path: String) -> LinkOutcome {
    if let apple = Self.appleAddress(destination) { return .elsewhere(apple) }
    let parts = destination.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map {
      String($0).percentDecoded
    }
    if parts[0].isEmpty, parts.count > 1, let own = articles[path]?.address {
      return heading(parts[1], on: own, named: nil)
    }
    let name = parts.first.map { $0.lastPathName.map(String.init) ?? $0 } ?? ""
    let found = near(names[name] ?? names[ArticleAddresses.slug(of: name)] ?? [], path)
    guard let address = found.first else {
      // If no article has the name, the `doc:` link can lead to a declaration. The link's path can start with the name
      // of a documentation catalog. This name is removed before the declaration is looked up.
      let tail = parts[0].pathNames.drop { $0 == "documentation" || $0.contains(".") }.joined(separator: "/")
      let symbol = symbol(tail, from: path)
      if case .page = symbol { return symbol }
      if lacksCatalog { return .unchanged }
      let hint = Suggestion.hint(for: name, among: names.keys)
      return .broken(.unknownDocument, message: "there is no article '\(name)'\(hint)")
    }
    guard found.count == 1 else {
      let list = found.map { "'\($0)'" }.joined(separator: ", ")
      return .broken(
        .ambiguousDocument, message: "'\(name)' could be \(list); link to the article's file by its path")
    }
    guard parts.count > 1 else { return .page(address, fragment: nil, text: titles[address]) }
    return heading(parts[1], on: address, named: name)
  }

  /// The web address for a `doc:` link into Apple's documentation, such as
  /// `//com.apple.documentation/documentation/swift/equatable`.
  static func appleAddress(_ destination: String) -> String? {
    let host = "//com.apple.documentation/"
    return destination.hasPrefix(host) ? "https://developer.apple.com/" + destination.dropFirst(host.count) : nil
  }

  /// Returns the articles to which a name can refer in a link. `found` contains all articles with this name, and `path`
  /// is the article with the link. If some articles of `found` are in the folder of this article, returns only these.
  /// Otherwise, returns all of `found`.
  func near(_ found: [PageAddress], _ path: String) -> [PageAddress] {
    guard found.count > 1, let own = articles[path]?.address.folder else { return found }
    let inner = found.filter { $0.folder == own }
    return inner.isEmpty ? found : inner
  }

  /// Resolves a heading by its anchor. An anchor in DocC's form is also accepted, although it differs from the page's
  /// anchor: it keeps uppercase letters and replaces spaces with hyphens.
  private func heading(_ anchor: String, on address: PageAddress, named name: String?) -> LinkOutcome {
    let known = anchors[address] ?? []
    let key = Self.key(ofAnchor: anchor)
    if !known.contains(anchor), let own = known.sorted().first(where: { Self.key(ofAnchor: $0) == key }) {
      return .page(address, fragment: own, text: titles[address])
    }
    return fragment(anchor, on: address, named: name)
  }

  /// Returns the letters and digits of an anchor, in lowercase. Two anchors for the same heading have the same letters
  /// and digits, even if one of them has DocC's form.
  private static func key(ofAnchor anchor: String) -> String {
    String(
      anchor.lowercased().unicodeScalars.filter { $0.properties.isAlphabetic || $0.properties.numericType != nil }.map(
        Character.init))
  }

  private func symbol(_ name: String, from path: String) -> LinkOutcome {
    if symbols.isEmpty { return .unchanged }
    // If the article is about a symbol, links in the article can contain only the name of the symbol's member. So the
    // name is first looked up among the members of the symbol, then among the members of each enclosing type.
    var context = (extendedSymbols[path] ?? "").pathNames.map(String.init)
    var found: [SymbolLinks.Target] = []
    while found.isEmpty, !context.isEmpty {
      found = symbols.targets(named: (context + [name]).joined(separator: "/"))
      context.removeLast()
    }
    if found.isEmpty { found = symbols.targets(named: name) }
    if found.count == 1 { return .page(found[0].address, fragment: found[0].fragment, text: nil) }
    if found.count > 1 {
      let list = found.map { "'\($0.address)'" }.joined(separator: ", ")
      return .broken(
        .ambiguousSymbol, message: "'\(name)' could be \(list); write the module's name before the symbol's name")
    }
    if symbols.names.contains(where: { $0.hasPrefix(name + ".") }) { return .unchanged }
    let hint = Suggestion.hint(for: name, among: symbols.names)
    return .broken(.unknownSymbol, message: "'\(name)' has no page in the catalog\(hint)")
  }

  private func fragment(_ anchor: String, on address: PageAddress, named file: String?) -> LinkOutcome {
    let known = anchors[address] ?? []
    let name = anchor.percentDecoded
    if name.isEmpty || known.contains(name) || known.contains(anchor) {
      return .page(address, fragment: anchor, text: titles[address])
    }
    // GitHub and similar hosts ignore the case of anchors.
    let small = name.lowercased()
    if let own = known.sorted().first(where: { $0.lowercased() == small }) {
      return .page(address, fragment: own, text: titles[address])
    }
    let hint = Suggestion.hint(for: name, among: known)
    return .broken(
      .deadAnchor, message: "there is no heading '#\(name)' \(file.map { "in '\($0)'" } ?? "on this page")\(hint)"
    )
  }

  /// Resolves a link to a file of the project that is outside of the content folder. The target is the file's page on
  /// the repository's host.
  private func outside(_ file: String, from path: String, isImage: Bool) -> LinkOutcome {
    let whole = contentFolder.isEmpty ? path : contentFolder + "/" + path
    let folder = whole.pathNames.dropLast().map(String.init)
    let place = RelativePath.resolve(file, from: file.hasPrefix("/") ? [] : folder)
    if let place, !place.isEmpty, exists(place) {
      if isImage {
        return .broken(
          .deadImage,
          message: "'\(file)' is outside the content folder and is not copied; move it into that folder")
      }
      guard let source = sourceAddress(of: place) else {
        return .broken(
          .externalLink,
          message:
            "'\(file)' is not part of the site; set 'repository' in limn.yml to link to the file in the repository")
      }
      return .elsewhere(source)
    }
    if place == nil, !isImage, let page = hostPage(file, from: folder) { return page }
    let wanted =
      RelativePath.resolve(file, from: file.hasPrefix("/") ? [] : path.pathNames.dropLast().map(String.init)) ?? file
    let candidates = isImage ? Array(staticFiles) : Array(articles.keys) + Array(staticFiles)
    let here = path.pathNames.dropLast().joined(separator: "/")
    let near = nearest(wanted, among: candidates) ?? sameName(wanted, isImage: isImage)
    let hint = near.map { " (did you mean '\(RelativePath.link(to: $0, fromFolder: here))'?)" } ?? ""
    return .broken(isImage ? .deadImage : .deadLink, message: "'\(file)' does not exist\(hint)")
  }

  /// Returns the web address of a file in the repository; nil if the site has no repository.
  func sourceAddress(of path: String) -> String? { repository.map { "\($0.url)/blob/\($0.branch)/\(path)" } }

  /// Returns the candidate with the most similar path, or nil if no path is similar. If a candidate is in the same
  /// folder as `path`, the two paths are similar even if their file names are not. So for such a candidate, the file
  /// names are compared too.
  private func nearest(_ path: String, among candidates: [String]) -> String? {
    guard let found = Suggestion.nearest(to: path, among: candidates) else { return nil }
    func parts(_ path: String) -> (around: [Substring], stem: String) {
      let folders = path.pathNames
      let name = (folders.last ?? "").split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
      return (folders.dropLast() + name.dropFirst(), name.first.map(String.init) ?? "")
    }
    let (wanted, other) = (parts(path), parts(found))
    guard wanted.around == other.around, wanted.stem != other.stem else { return found }
    return Suggestion.nearest(to: wanted.stem, among: [other.stem]) == nil ? nil : found
  }

  /// Returns the file with the same name, ignoring case. If there are several such files, returns the first by path.
  private func sameName(_ path: String, isImage: Bool) -> String? {
    (files[Self.fileName(of: path)] ?? []).filter { !isImage || staticFiles.contains($0) }.min()
  }

  /// The key of a path in ``files``.
  static func fileName(of path: String) -> String { path.lastPathName?.lowercased() ?? "" }

  static func hasScheme(_ destination: String) -> Bool { scheme(of: destination) != nil }

  static func isScript(_ destination: String) -> Bool {
    scheme(of: destination).map(["javascript", "vbscript"].contains) ?? false
  }

  /// The scheme of an address in lowercase. Whitespace and control characters are removed first, since browsers ignore
  /// these characters.
  private static func scheme(of destination: String) -> String? {
    guard let first = destination.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    // Most schemes consist of lowercase letters, so a fast test comes first.
    let start = destination[..<first]
    if !start.isEmpty, start.utf8.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }) {
      return String(start)
    }
    let plain = destination.unicodeScalars.filter { $0.value > 32 }
    guard let colon = plain.firstIndex(of: ":"), plain.first?.properties.isAlphabetic == true else { return nil }
    let scheme = String(String.UnicodeScalarView(plain[..<colon]))
    return scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
      ? scheme.lowercased() : nil
  }
}
