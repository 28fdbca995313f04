import LimnDiagnostics
import LimnPlatform

/// The declarations that snippets can use, grouped by page and name.
struct Scope {
  let snippets: [Snippet]
  /// For each page, a dictionary from a name to the items that declare the name, in page order.
  private(set) var declaring: [[String: [ItemReference]]]
  /// For each page, the extensions on the page, in page order.
  private(set) var extensions: [[ItemReference]]
  /// The ids of named snippets, by the page's slug and the snippet's name.
  private(set) var named: [String: [String: Int]]
  /// For each snippet, the names that its own items declare.
  private(set) var ownNames: [Set<String>]
  /// The modules that snippets import, except modules that do not exist or do not build.
  let knownModules: Set<String>
  /// The modules of the package that do not build.
  let failedModules: Set<String>
  /// Whether `URLSession` and related types are in a separate module, as on Linux, and not in Foundation.
  let hasNetworking: Bool
  private(set) var diagnostics: [Diagnostic] = []

  init(snippets: [Snippet], slugs: [String], knownModules: Set<String>, failedModules: Set<String>, hasNetworking: Bool)
  {
    self.snippets = snippets
    self.hasNetworking = hasNetworking
    self.knownModules = knownModules
    self.failedModules = failedModules
    declaring = Array(repeating: [:], count: slugs.count)
    extensions = Array(repeating: [], count: slugs.count)
    named = [:]
    ownNames = snippets.map { snippet in
      Set(snippet.syntax.items.lazy.filter { $0.kind != .member }.flatMap(\.declares))
    }
    for snippet in snippets {
      if let name = snippet.attributes.name { add(name, of: snippet, slug: slugs[snippet.page]) }
      guard snippet.isVisible else { continue }
      for (index, item) in snippet.syntax.items.enumerated() where item.kind != .member {
        let reference = ItemReference(snippet: snippet.id, item: index)
        for name in item.declares { declaring[snippet.page][name, default: []].append(reference) }
        if item.extended != nil { extensions[snippet.page].append(reference) }
      }
    }
  }

  private mutating func add(_ name: SnippetAttributes.Written, of snippet: Snippet, slug: String) {
    if let first = named[slug]?[name.text] {
      diagnostics.add(
        .duplicateName, "there is already a snippet named '\(name.text)'", at: name.location,
        notes: [Note("the first snippet with this name is here", at: snippets[first].opening)])
    } else {
      named[slug, default: [:]][name.text] = snippet.id
    }
  }

  /// The snippet that a unit checks.
  func owner(of unit: SnippetUnit) -> Snippet { snippets[unit.owner] }

  func notInCache(_ unit: SnippetUnit, _ message: String) -> Diagnostic {
    .notInCache(message, job: "checks this snippet", at: owner(of: unit).opening)
  }

  func code(of part: SnippetUnit.Part) -> String {
    snippets[part.reference.snippet].text[item(part.reference).range].text
  }

  func item(_ reference: ItemReference) -> Item { snippets[reference.snippet].syntax.items[reference.item] }

  /// Returns the declarations of `name` in the last snippet that declares it. Only snippets of the page before the
  /// snippet with the id `limit` are searched.
  func nearest(_ name: String, page: Int, before limit: Int) -> [ItemReference] {
    guard let all = declaring[page][name], let last = all.last(where: { $0.snippet < limit }) else { return [] }
    return all.filter { $0.snippet == last.snippet }
  }

  /// Returns the items of a page that can change a variable of the snippet with the id `first`, in page order. Of this
  /// snippet, only the functions are returned. Of the later snippets with ids below `limit`, the statements, variables,
  /// and functions are returned. Snippets that are expected to trap are left out.
  func statements(page: Int, after first: Int, before limit: Int) -> [(item: Int, snippet: Snippet)] {
    snippets[first..<limit].filter { $0.page == page && $0.isVisible && !$0.attributes.shouldTrap }.flatMap { snippet in
      let items = snippet.syntax.items.indices.filter { index in
        let kind = snippet.syntax.items[index].kind
        return snippet.id == first ? kind == .function : [.statement, .variable, .function].contains(kind)
      }
      return items.map { ($0, snippet) }
    }
  }

  /// Returns the id of the snippet that a `using=` attribute refers to. The attribute contains `name` for a snippet on
  /// the same page, or `slug#name`.
  func target(of using: SnippetAttributes.Written, on slug: String) -> Result<Int, UsingMistake> {
    let (start, end) = using.text.atFragment
    let page = end == nil ? slug : start
    guard let names = named[page] else {
      let hint = end == nil ? "" : Suggestion.hint(for: page, among: named.keys)
      return .failure(UsingMistake(message: "no page '\(page)' has a named snippet\(hint)"))
    }
    let name = end ?? start
    if let found = names[name] { return .success(found) }
    return .failure(
      UsingMistake(message: "no snippet is named " + name.quoted(suggesting: names.keys)))
  }
}

/// A mistake in a `using=` attribute: it refers to no snippet.
struct UsingMistake: Error, Hashable {
  var message: String
}
