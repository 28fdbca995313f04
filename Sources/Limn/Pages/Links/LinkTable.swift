import LimnDiagnostics
import LimnMarkdown
import LimnPlatform

/// All possible targets of links, and the rules to resolve links. Articles, READMEs, raw HTML, documentation comments,
/// and pages of the catalog all ask this type, so a link means the same everywhere.
///
/// A link that is written in another form than its target, such as in another normalization of Unicode or with another
/// case of an anchor, is published in the form of the target, since browsers and hosts compare bytes.
struct LinkTable {
  /// The address and title of each article by its path in the content folder, and of the generated page of a folder by
  /// the folder's path.
  var articles: [ExactText: (address: PageAddress, title: String)] = [:]
  /// The paths of articles by name, for links such as `<doc:Name>`. Each article has two names: its file name without
  /// the extension, and its slug.
  var names: [String: [String]] = [:]
  var titles: [PageAddress: String] = [:]
  /// What pages are about, for lists of links.
  var summaries: [PageAddress: String] = [:]
  var anchors: [PageAddress: Set<ExactText>] = [:]
  /// The files of the content folder that are not articles. Their addresses are their paths.
  var staticFiles: Set<PageAddress> = []
  /// The paths of the files in the content folder that are not published, since Git ignores them.
  var ignoredFiles: Set<ExactText> = []
  /// Why browsers cannot show an image of the site, by the image's address.
  var imageProblems: [PageAddress: String] = [:]
  /// The paths of articles and static files, by the lowercase name of the file.
  var files: [String: [String]] = [:]
  /// The articles of documentation catalogs that are about a symbol, by path.
  var extensionFiles: [ExactText: Article] = [:]
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
  var headings: @Sendable (String) -> Set<ExactText>? = { _ in nil }
  /// Whether the files of the content folder are copied to a site. If not, the host of the repository shows all files.
  var copiesFiles = true

  func source(of article: Article, at address: PageAddress) -> LinkSource {
    let symbol = extensionFiles[ExactText(article.path)]?.document.extendedSymbol ?? ""
    let module = article.isOfCatalog ? symbols.module(ofFile: inProject(article.path)) : nil
    return LinkSource(
      path: article.path, address: address, scope: .init(names: symbol.pathNames.map(String.init), module: module))
  }

  func follow(_ reference: LinkReference, from source: LinkSource) -> LinkOutcome {
    if reference.kind == .symbol { return symbol(reference.destination, from: source) }
    if let document = LinkDestination.document(reference.destination) { return self.document(document, from: source) }
    if reference.destination.isEmpty { return .broken(.deadLink, "the link has no destination") }
    let destination = LinkDestination(reference.destination)
    if destination.isScript {
      return .broken(.unsafeLink, "the link runs a script; use an address that starts with https:")
    }
    if destination.scheme != nil {
      guard reference.kind == .image else { return .unchanged }
      // GitHub shows the file itself in the place of its page.
      let page = reference.destination.wholeMatch(of: /(https:\/\/github\.com\/[^\/]+\/[^\/]+\/)blob(\/.+)/)
      return page.map { .elsewhere("\($0.1)raw\($0.2)") } ?? .unchanged
    }
    if destination.path.isEmpty, let anchor = destination.fragment {
      return fragment(anchor, on: source.address, named: nil)
    }
    return target(destination, isImage: reference.kind == .image, from: source)
  }

  private func target(_ destination: LinkDestination, isImage: Bool, from source: LinkSource) -> LinkOutcome {
    let (file, anchor, path) = (destination.path, destination.fragment, source.path)
    if source.isComment {
      if isImage { return .unchanged }
      return docCPage(destination, from: source)
        ?? .broken(.deadLink, "'\(file)' is not a page of the site")
    }
    let isRooted = file.hasPrefix("/")
    guard let written = RelativePath.resolve(file, in: path) else {
      if !isImage, let page = docCPage(destination, from: source) { return page }
      return outside(file, anchor: anchor, from: path, isImage: isImage)
    }
    let place = translation(of: written, from: path) ?? written
    if isImage, !staticFiles.contains(PageAddress(place)), isFolder(place) {
      return .broken(.deadImage, "'\(file)' is a folder; link to an image file in it")
    }
    if let page = page(at: place, anchor: anchor, named: file) { return page }
    if let refusal = refusal(of: place, named: file) { return refusal }
    if isRooted, let page = inContent(place).flatMap(article(at:)).map({ page(of: $0, anchor: anchor, named: file) }) {
      return page
    }
    if isImage || !file.contains("/"), let image = catalogImage(file, from: path) {
      return .page(image)
    }
    if !isImage, let page = docCPage(destination, from: source) { return page }
    if let page = publishedPage(file, anchor: anchor, isImage: isImage, from: path) { return page }
    if lacksCatalog, place.hasPrefix("catalog/") { return .unchanged }
    return outside(file, anchor: anchor, from: path, isImage: isImage)
  }

  /// Returns the page or file at a path in the content folder, or nil if there is none. `file` is the path as it is
  /// written in the link.
  func page(at place: String, anchor: String?, named file: String) -> LinkOutcome? {
    if let article = article(at: place) { return page(of: article, anchor: anchor, named: file) }
    let address = PageAddress(known(place))
    if staticFiles.contains(address) { return .page(address, fragment: anchor) }
    if anchors[address] != nil { return page(of: (address, titles[address]), anchor: anchor, named: file) }
    return otherFiles.contains(address) ? .page(address, fragment: anchor) : nil
  }

  func page(of page: (address: PageAddress, title: String?), anchor: String?, named file: String) -> LinkOutcome {
    guard let anchor, !anchor.isEmpty else { return .page(page.address, text: page.title) }
    return fragment(anchor, on: page.address, named: file)
  }

  /// Returns the article at a path. If the path is a folder, returns the folder's page.
  private func article(at path: String) -> (address: PageAddress, title: String)? {
    let folder = path.isEmpty ? "" : path + "/"
    return [path, folder + "index.md", folder + "README.md"].lazy.compactMap { articles[ExactText(known($0))] }.first
  }

  /// The path of an article or static file as the file system contains it, which can be normalized in another way than
  /// the path in a link.
  private func known(_ path: String) -> String {
    if path.utf8.allSatisfy({ $0 < 0x80 }) { return path }
    let same = (files[Self.fileName(of: path)] ?? []).filter { $0 == path }
    return same.contains { ExactText($0) == ExactText(path) } ? path : same.first ?? path
  }

  /// Whether a path in the content folder is a folder.
  private func isFolder(_ path: String) -> Bool {
    !path.isEmpty
      && (exists(inProject(path) + "/")
        || staticFiles.contains { $0.path.hasPrefix(path + "/") })
  }

  /// The error for a link to a file that exists and must not be published; nil if the link may lead to the file.
  private func refusal(of place: String, named file: String) -> LinkOutcome? {
    if Secrets.isName(place), exists(inProject(place)) {
      return .broken(
        .secretFile, "'\(file)' looks like a secret, so it is never published; remove the link")
    }
    guard ignoredFiles.contains(ExactText(known(place))) else { return nil }
    return .broken(
      .ignoredFile,
      "'\(file)' is ignored by Git, so it is not published; to publish it, add '\(place)' to 'files' in limn.yml")
  }

  func inContent(_ path: String) -> String? {
    contentFolder.isEmpty ? path : path.after(prefix: contentFolder + "/")
  }

  private func document(_ destination: String, from source: LinkSource) -> LinkOutcome {
    if let apple = Self.appleAddress(destination) { return .elsewhere(apple) }
    let parts = LinkDestination(destination)
    if parts.path.isEmpty, let anchor = parts.fragment { return fragment(anchor, on: source.address, named: nil) }
    let name = parts.path.fileName
    let found = near(names[name] ?? names[ArticleAddresses.slug(of: name)] ?? [], source, written: parts.path)
    guard let path = found.first, let page = articles[ExactText(path)] else {
      // If no article has the name, the `doc:` link can lead to a declaration. The link's path can start with the name
      // of a documentation catalog. This name is removed before the declaration is looked up. An absolute path starts
      // with a module, and a relative one can mean this module's extension of a type of that module.
      let tail = parts.path.pathNames.drop { $0 == "documentation" || $0.contains(".") }.withSlashes
      for name in parts.path.hasPrefix("/") ? ["/" + tail, tail] : [tail] {
        guard case .page(let address, let fragment, let text) = symbol(name, from: source) else { continue }
        let title = text ?? tail.lastPathName.map { SymbolLinks.text(of: String($0)) }
        return .page(address, fragment: fragment, text: title)
      }
      if lacksCatalog { return .unchanged }
      return .broken(.unknownDocument, "there is no article or declaration " + name.quoted(suggesting: names.keys))
    }
    guard found.count == 1 else {
      let list = found.map { "'\($0)'" }.withCommas
      return .broken(
        .ambiguousDocument,
        "'\(name)' could be \(list); write the article's folder before its name, or link to its file")
    }
    return self.page(of: page, anchor: parts.fragment, named: name)
  }

  /// The web address for a `doc:` link into Apple's documentation, such as
  /// `//com.apple.documentation/documentation/swift/equatable`.
  static func appleAddress(_ destination: String) -> String? {
    destination.after(prefix: "//com.apple.documentation/").map { "https://developer.apple.com/" + $0 }
  }

  /// Returns the paths of the articles to which a name can refer in a link. `found` contains the paths of all articles
  /// with this name. The first of the following groups that is not empty is returned: the articles whose path ends with
  /// the path in the link, those beside the text that contains the link, those of the same module, and all.
  func near(_ found: [String], _ source: LinkSource, written: String) -> [String] {
    guard found.count > 1 else { return found }
    let folders = "/" + written.pathNames.dropLast().drop { $0 == "." || $0 == ".." }.withSlashes
    let groups = [
      found.filter { folders != "/" && ("/" + PageAddress($0).folder).hasSuffix(folders) },
      found.filter { articles[ExactText($0)]?.address.folder == source.address.folder },
      found.filter { source.scope.module != nil && symbols.module(ofFile: inProject($0)) == source.scope.module },
    ]
    return groups.first { !$0.isEmpty } ?? found
  }

  /// The path of a content file relative to the project's root.
  func inProject(_ path: String) -> String { contentFolder.isEmpty ? path : contentFolder + "/" + path }

  private func symbol(_ name: String, from source: LinkSource) -> LinkOutcome {
    if symbols.isEmpty { return .unchanged }
    let plain = SymbolLinks.withoutSuffixes(name)
    var match = symbols.find(name, in: source.scope)
    if case .one(let target) = match { return .page(target.address, fragment: target.fragment) }
    if let outcome = symbols.external.outcome(of: plain.pathNames.withDots) { return outcome }
    // If the name without its suffixes is a declaration, a suffix is wrong.
    let isWrong = match == .none && plain != name
    if isWrong { match = symbols.find(plain, in: source.scope) }
    let spellings =
      switch match {
      case .one: [plain]
      case .several(let found): found
      case .none: [String]()
      }
    if !spellings.isEmpty {
      let around = SymbolLinks.components(of: plain).dropLast().map { $0 + "/" }.joined()
      let list = spellings.map { "'\(SymbolLinks.components(of: $0).count == 1 ? around : "")\($0)'" }
        .joined(separator: " or ")
      return .broken(
        isWrong ? .unknownSymbol : .ambiguousSymbol,
        "'\(name)' matches \(isWrong ? "no" : "several") declarations; write \(list)")
    }
    if symbols.names.contains(where: { $0.hasPrefix(name + ".") }) { return .unchanged }
    let hint = Suggestion.hint(for: name, among: symbols.names)
    return .broken(.unknownSymbol, "'\(name)' has no page in the catalog\(hint)")
  }

  /// Resolves an anchor. GitHub and similar hosts ignore the case of anchors, and DocC's anchors keep uppercase letters
  /// and replace spaces with hyphens. Such an anchor is accepted too, and is published in the form of the page.
  func fragment(_ anchor: String, on address: PageAddress, named file: String?) -> LinkOutcome {
    resolved(anchor, among: anchors[address] ?? [], named: file) {
      .page(address, fragment: $0, text: titles[address])
    }
  }

  /// - Parameter link: Returns the link to an anchor that the page has.
  private func resolved(
    _ anchor: String, among known: Set<ExactText>, named file: String?, link: (String) -> LinkOutcome
  ) -> LinkOutcome {
    if anchor.isEmpty || known.contains(ExactText(anchor)) { return link(anchor) }
    let forms: [(String) -> String] = [{ $0.lowercased() }, Self.letters]
    for form in forms {
      let own = known.sorted().first { !form(anchor).isEmpty && form($0.text) == form(anchor) }
      if let own { return link(own.text) }
    }
    let hint = Suggestion.hint(for: anchor, among: known.map(\.text))
    return .broken(
      .deadAnchor, "there is no heading '#\(anchor)' \(file.map { "in '\($0)'" } ?? "on this page")\(hint)")
  }

  /// The letters and digits of an anchor, in lowercase. Two anchors for the same heading have the same letters and
  /// digits, even if one of them has DocC's form.
  private static func letters(of anchor: String) -> String {
    String(
      anchor.lowercased().unicodeScalars.filter { $0.isLetterOrDigit }.map(
        Character.init))
  }

  /// Resolves a link to a file of the project that is outside of the content folder. The target is the file's page on
  /// the repository's host.
  private func outside(_ file: String, anchor: String?, from path: String, isImage: Bool) -> LinkOutcome {
    let place = RelativePath.resolve(file, in: inProject(path))
    if let place, !place.isEmpty, exists(place) {
      if isImage, copiesFiles {
        return .broken(
          .deadImage,
          RelativePath.resolve(file, in: path) == nil
            ? "'\(file)' is outside the content folder and is not copied; move it into that folder"
            : place.pathNames.contains(where: { $0.hasPrefix(".") })
              ? "'\(file)' is hidden, so it is not published; to publish it, add it to 'files' in limn.yml"
              : "'\(file)' cannot be copied")
      }
      if repository == nil, titles[.source(place)] != nil { return .page(.source(place), fragment: nil, text: nil) }
      guard let source = sourceAddress(of: place) else {
        return .broken(
          .externalLink,
          "'\(file)' is not a page of the site; write 'repository: https://…' in limn.yml to link to the file on its host"
        )
      }
      guard let anchor, !anchor.isEmpty else { return .elsewhere(source) }
      guard let known = headings(place) else { return .elsewhere(source + "#" + anchor.percentEncoded) }
      return resolved(anchor, among: known, named: file) { .elsewhere(source + "#" + $0.percentEncoded) }
    }
    if place == nil, !isImage, let page = hostPage(file, from: inProject(path).folderNames) { return page }
    let wanted = RelativePath.resolve(file, in: path) ?? file
    let candidates = (isImage ? [] : articles.keys.map(\.text)) + staticFiles.map(\.path)
    let here = PageAddress(path).folder
    let near = nearest(wanted, among: candidates) ?? sameName(wanted, isImage: isImage)
    let hint = near.map { " (did you mean '\(RelativePath.link(to: $0, fromFolder: here))'?)" } ?? ""
    return .broken(isImage ? .deadImage : .deadLink, "'\(file)' does not exist\(hint)")
  }

  /// Returns the web address of a file in the repository; nil if the site has no repository.
  func sourceAddress(of path: String) -> String? {
    repository.map { "\($0.url)/blob/\($0.branch)/\(path.percentEncoded)" }
  }

  /// Returns the candidate with the most similar path, or nil if no path is similar. If a candidate is in the same
  /// folder as `path`, the two paths are similar even if their file names are not. So for such a candidate, the names
  /// without extensions are compared too.
  private func nearest(_ path: String, among candidates: [String]) -> String? {
    guard let found = Suggestion.nearest(to: path, among: candidates) else { return nil }
    func stem(_ path: String) -> String { String(path.fileName.prefix { $0 != "." }) }
    guard path.folder == found.folder, stem(path) != stem(found) else { return found }
    return Suggestion.nearest(to: stem(path), among: [stem(found)]) == nil ? nil : found
  }

  /// Returns the file with the same name, ignoring case. Of several such files, returns the first whose path has the
  /// same beginning for longest.
  private func sameName(_ path: String, isImage: Bool) -> String? {
    let named = (files[Self.fileName(of: path)] ?? []).filter { !isImage || staticFiles.contains(PageAddress($0)) }
    func common(_ other: String) -> Int { zip(other, path).prefix { $0 == $1 }.count }
    return named.sorted().max { common($0) < common($1) }
  }

  /// The key of a path in ``files``.
  static func fileName(of path: String) -> String { path.lastPathName?.lowercased() ?? "" }
}

/// The text that contains a link.
struct LinkSource {
  /// The path of the article in the content folder; empty for a documentation comment.
  var path = ""
  /// The page that shows the text.
  var address: PageAddress
  var scope = SymbolLinks.Scope()

  var isComment: Bool { path.isEmpty }
}

/// The result of resolving a link: the target, or the reason why there is no target.
enum LinkOutcome {
  /// A page or file of this site. `text` is the link text for `<doc:Name>`.
  case page(PageAddress, fragment: String? = nil, text: String? = nil)
  /// The address of a page on the repository's host. It replaces the address that the author wrote.
  case elsewhere(String)
  /// A link that needs no change, such as `mailto:` or an anchor on the same page.
  case unchanged
  case broken(DiagnosticKind, String)
}
