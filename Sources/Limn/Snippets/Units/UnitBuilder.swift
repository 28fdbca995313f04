import LimnDiagnostics
import LimnToolchain

/// Builds the compilation unit of a snippet. The builder finds the nearest earlier declaration of each name that the
/// snippet uses, directly or indirectly.
struct UnitBuilder {
  private let scope: Scope
  private let owner: Snippet
  private let slugs: [String]
  /// The places to search for a declaration, in the order of the search. A place consists of the snippets on `page`
  /// whose ids are below `limit`.
  private var places: [(page: Int, limit: Int)] = []
  private var explicit: [Int] = []
  private var included: Set<ItemReference> = []
  private var open: [ItemReference] = []
  private var asked: Set<String> = []
  /// The names of types for which the builder has already looked up conformances.
  private var conforming: Set<String> = []
  private var outside: Set<String> = []
  private(set) var diagnostics: [Diagnostic] = []

  init(_ owner: Snippet, in scope: Scope, slugs: [String]) {
    self.scope = scope
    self.owner = owner
    self.slugs = slugs
  }

  mutating func build() -> SnippetUnit {
    if !owner.attributes.isIsolated { places.append((owner.page, owner.id)) }
    followUsing(from: owner, path: [owner.id])
    for snippet in [owner.id] + explicit {
      for index in scope.snippets[snippet].syntax.items.indices { include(.init(snippet: snippet, item: index)) }
    }
    while let reference = open.popLast() {
      let item = scope.item(reference)
      for name in item.mentions where !requestVariable(name, from: reference) { request(name) }
      for name in item.memberMentions { requestMember(name) }
      for name in item.mentions.union(item.literalTypes) where conforming.insert(name).inserted {
        requestConformances(of: name)
      }
      if let extended = item.extended { for name in extended.protocols.union([extended.type]) { request(name) } }
    }
    return assemble()
  }

  private mutating func include(_ reference: ItemReference) {
    if included.insert(reference).inserted { open.append(reference) }
  }

  /// Includes the snippets that the `using=` attributes of `snippet` name. Follows the `using=` attributes of the
  /// included snippets, too.
  private mutating func followUsing(from snippet: Snippet, path: [Int]) {
    for using in snippet.attributes.using {
      switch scope.target(of: using, on: slugs[snippet.page]) {
      case .failure(let mistake):
        if snippet.id == owner.id { diagnostics.add(.unknownUsing, mistake.message, at: using.location) }
      case .success(let target) where path.contains(target):
        if target == owner.id, let own = owner.attributes.using.first {
          diagnostics.add(
            .circularUsing, "'using=\(own.text)' forms a cycle that leads back to this snippet", at: own.location)
        }
      case .success(let target):
        let found = scope.snippets[target]
        guard found.isVisible else {
          // The author did not write the `using=` attributes of a shown file. A shown file can be a manifest.
          if snippet.isShownFile { continue }
          diagnostics.add(
            .unknownUsing, "the snippet '\(using.text)' is not compiled, so it cannot be used", at: using.location)
          continue
        }
        explicit.addIfMissing(target)
        if !places.contains(where: { $0.page == found.page && $0.limit >= found.id }) {
          places.append((found.page, found.id))
        }
        // A shown file is the version of a source file that a step of a tutorial displays. The `using=` attributes of a
        // shown file refer to older versions of other files, so do not follow them. The step itself lists the latest
        // version of every file that it uses.
        if !found.isShownFile { followUsing(from: found, path: path + [target]) }
      }
    }
  }

  // MARK: Resolving names

  private func declares(_ snippet: Int, _ name: String) -> Bool { scope.ownNames[snippet].contains(name) }

  private mutating func request(_ name: String) {
    guard asked.insert(name).inserted else { return }
    defer { requestMember(name) }
    if declares(owner.id, name) { return includeExtensions(of: name, page: owner.page, from: owner.id) }
    if let snippet = explicit.first(where: { declares($0, name) }) {
      return includeExtensions(of: name, page: scope.snippets[snippet].page, from: snippet)
    }
    for place in places {
      let found = scope.nearest(name, page: place.page, before: place.limit)
      guard let first = found.first else { continue }
      for reference in found {
        include(reference)
        guard scope.item(reference).declaresVariables else { continue }
        includeStatements(of: reference.snippet)
        includeLaterStatements(about: name, of: reference, page: place.page, before: place.limit)
      }
      return includeExtensions(of: name, page: place.page, from: first.snippet)
    }
    outside.insert(name)
  }

  /// Includes the variable `name` that an item of an earlier snippet uses. Searches only the earlier snippet and the
  /// snippets before it, so a variable with the same name in the checked snippet is ignored. Returns false if
  /// `reference` is not a statement or variable of an earlier snippet, or if `name` is not a variable.
  private mutating func requestVariable(_ name: String, from reference: ItemReference) -> Bool {
    guard reference.snippet != owner.id, [.statement, .variable].contains(scope.item(reference).kind) else {
      return false
    }
    let page = scope.snippets[reference.snippet].page
    let found = scope.nearest(name, page: page, before: reference.snippet + 1)
    guard let first = found.first, scope.item(first).declaresVariables else { return false }
    for variable in found {
      include(variable)
      includeLaterStatements(about: name, of: variable, page: page, before: reference.snippet)
    }
    includeStatements(of: first.snippet)
    return true
  }

  /// Includes all statements of a snippet, since a variable's value may depend on any of them.
  private mutating func includeStatements(of snippet: Int) {
    for (index, item) in scope.snippets[snippet].syntax.items.enumerated()
    where item.kind == .statement || item.kind == .variable {
      include(.init(snippet: snippet, item: index))
    }
  }

  /// Includes the statements in later snippets that use a variable, directly or through a function. Such statements can
  /// change the variable.
  ///
  /// Does nothing if the checked snippet does not run and the variable has an initial value.
  private mutating func includeLaterStatements(
    about name: String, of variable: ItemReference, page: Int, before limit: Int
  ) {
    guard owner.isRun || scope.item(variable).lacksValue else { return }
    var names: Set = [name]
    for (index, snippet) in scope.statements(page: page, after: variable.snippet, before: limit) {
      let item = snippet.syntax.items[index]
      guard !item.mentions.isDisjoint(with: names) else { continue }
      if item.kind == .function {
        names.formUnion(item.declares)
      } else {
        include(.init(snippet: snippet.id, item: index))
      }
    }
  }

  /// Includes the extensions of an included type, from the last to the first. Leaves out an extension of an earlier
  /// snippet if it has a member or conformance that a later extension also has.
  private mutating func includeExtensions(of type: String, page: Int, from snippet: Int) {
    var taken = Set<String>()
    for reference in visibleExtensions(page: page).reversed() where reference.snippet >= snippet {
      let extended = scope.item(reference).extended!
      guard extended.type == type else { continue }
      let said = extended.members.union(extended.protocols.map { ": " + $0 })
      if reference.snippet != owner.id, !said.isDisjoint(with: taken) { continue }
      taken.formUnion(said)
      include(reference)
    }
    includeConformances(to: type, from: snippet)
  }

  /// Returns the extensions on the page before the checked snippet, and the extensions in the checked snippet.
  private func visibleExtensions(page: Int) -> [ItemReference] {
    let limit = places.first { $0.page == page }?.limit ?? owner.id
    let earlier = owner.attributes.isIsolated ? [] : scope.extensions[page].filter { $0.snippet < limit }
    let own = owner.syntax.items.indices.filter { owner.syntax.items[$0].extended != nil }
    return (earlier + (page == owner.page ? own.map { ItemReference(snippet: owner.id, item: $0) } : []))
  }

  /// Includes the nearest earlier extension that adds a member with this name to an external type. Does nothing if an
  /// extension in the checked snippet adds a member with this name.
  private mutating func requestMember(_ name: String) {
    for place in places {
      let found = scope.extensions[place.page].last { reference in
        guard reference.snippet < place.limit, let extended = scope.item(reference).extended,
          extended.names.contains(name)
        else {
          return false
        }
        return isExternal(extended.type)
      }
      guard let found else { continue }
      if !owner.syntax.items.contains(where: { $0.extended?.names.contains(name) ?? false }) { include(found) }
      return
    }
  }

  /// Includes extensions that conform an external type to an included protocol. For each type, only the nearest
  /// extension is included.
  private mutating func includeConformances(to name: String, from snippet: Int) {
    var taken = Set(owner.syntax.items.compactMap(\.extended).filter { $0.protocols.contains(name) }.map(\.type))
    for place in places {
      for reference in scope.extensions[place.page].reversed() where (snippet..<place.limit).contains(reference.snippet)
      {
        guard let extended = scope.item(reference).extended, extended.protocols.contains(name),
          isExternal(extended.type)
        else { continue }
        if taken.insert(extended.type).inserted { include(reference) }
      }
    }
  }

  /// Includes earlier extensions that conform `type` to external protocols, such as `extension String: Differentiable
  /// {}`. For each protocol, only the nearest extension is included. Does nothing if `type` is not external.
  private mutating func requestConformances(of type: String) {
    var taken = Set(owner.syntax.items.compactMap(\.extended).filter { $0.type == type }.flatMap(\.protocols))
    for place in places {
      for reference in scope.extensions[place.page].reversed() where reference.snippet < place.limit {
        guard let extended = scope.item(reference).extended, extended.type == type, isExternal(type) else { continue }
        guard extended.protocols.contains(where: isExternal), extended.protocols.isDisjoint(with: taken) else {
          continue
        }
        taken.formUnion(extended.protocols)
        include(reference)
      }
    }
  }

  private func isExternal(_ type: String) -> Bool {
    !declares(owner.id, type) && places.allSatisfy { scope.nearest(type, page: $0.page, before: $0.limit).isEmpty }
  }

  // MARK: Building the unit

  private func assemble() -> SnippetUnit {
    let references = included.sorted { a, b in
      let (x, y) = (scope.snippets[a.snippet], scope.snippets[b.snippet])
      let (isOwnX, isOwnY) = (x.page == owner.page, y.page == owner.page)
      // Snippets from other pages come first, then earlier snippets of the page, then the checked snippet itself.
      if isOwnX != isOwnY { return isOwnY }
      if (x.id == owner.id) != (y.id == owner.id) { return y.id == owner.id }
      return a < b
    }
    let parts = RoleAssignment(items: references.map { ($0, scope.item($0)) }).parts()
    var imports: [SnippetSyntax.Import] = []
    func add(_ written: SnippetSyntax.Import, of snippet: Int? = nil) {
      guard !imports.contains(where: { $0.text == written.text }) else { return }
      var new = written
      new.snippet = snippet
      imports.append(new)
    }
    let used = Set(references.map(\.snippet)).union([owner.id])
    for snippet in used.sorted().reversed() {
      for written in scope.snippets[snippet].syntax.imports {
        add(written, of: snippet)
      }
      for text in scope.snippets[snippet].pageImports {
        add(.init(text: text, module: SourceImports.modules(in: text).first ?? ""))
      }
    }
    for snippet in earlierSnippets where !used.contains(snippet.id) {
      for written in snippet.syntax.imports where scope.knownModules.contains(written.module) {
        add(written, of: snippet.id)
      }
    }
    // On Apple's platforms, `URLSession` and related types are part of Foundation. Elsewhere, import the module that
    // contains them.
    let networking = "FoundationNetworking"
    if imports.contains(where: { $0.module == "Foundation" }), !imports.contains(where: { $0.module == networking }),
      scope.hasNetworking, outside.contains(where: Self.isOfNetworking)
    {
      add(.init(text: "import \(networking)", module: networking))
    }
    var unit = SnippetUnit(owner: owner.id, parts: parts, imports: imports, mentions: outside)
    unit.lostImports = scope.failedModules.intersection(earlierSnippets.flatMap(\.syntax.imports).map(\.module))
    let waits = parts.contains { $0.role == .statement && scope.item($0.reference).hasAwait }
    unit.prefersMainActor =
      !waits && imports.contains { ["SwiftUI", "UIKit", "AppKit", "WatchKit"].contains($0.module) }
    return unit
  }

  private static func isOfNetworking(_ name: String) -> Bool {
    "URLSession URLRequest URLResponse URLCache URLCredential URLAuth URLProt HTTPURL HTTPCookie CachedURL".words
      .contains(where: name.hasPrefix)
  }

  /// The snippets before the checked snippet on its page. Their imports also apply to the checked snippet. If the
  /// module of an import is missing, only the snippet that contains the import reports the error.
  private var earlierSnippets: ArraySlice<Snippet> {
    guard !owner.attributes.isIsolated, !owner.attributes.isManifest else { return [] }
    let first = scope.snippets[..<owner.id].lastIndex { $0.page != owner.page }.map { $0 + 1 } ?? 0
    return scope.snippets[first..<owner.id].filter { !$0.attributes.isManifest && !$0.syntax.imports.isEmpty }[...]
  }
}
