import LimnCatalog

extension SymbolFacts {
  /// What a page says about the symbol besides its declaration and its documentation, as sentences in Markdown.
  ///
  /// - Parameter type: the type of a member. Conditions that hold for each value of the type are left out.
  func notes(in type: Entity? = nil) -> [String] {
    var notes: [String] = []
    if let deprecation { notes.append("**Deprecated.** " + deprecation) }
    switch role {
    case .requirement: notes.append("Required.")
    case .requirementWithDefault: notes.append("Required. A default implementation is provided.")
    case .defaultImplementation, nil: break
    }
    let declaration = (type?.declaration?.text ?? "").filter { $0 != " " }
    let conditions = (constraints ?? []).filter { condition in
      !declaration.contains(condition.replacing(" conforms to ", with: ":").filter { $0 != "`" })
    }
    if !conditions.isEmpty { notes.append("Available when \(conditions.listed).") }
    let versions = platforms
    if !versions.isEmpty { notes.append("Available on \(versions.listed).") }
    if inheritsDocumentation == true, let origin { notes.append("Documentation inherited from `\(origin)`.") }
    return notes.map(\.trimmed)
  }

  var isDeprecated: Bool { (availability ?? []).contains { $0.deprecated != nil } }

  /// The versions in which platforms introduced the symbol, such as `iOS 17.0+`.
  var platforms: [String] {
    (availability ?? []).compactMap { entry in
      guard !entry.isUnavailable, let domain = entry.domain?.replacing("macC", with: "Mac C") else { return nil }
      if entry.deprecated?.isEmpty == false { return "\(domain) \(entry.introduced ?? "")–\(entry.deprecated!)" }
      return entry.introduced.map { "\(domain) \($0)+" }
    }
  }

  /// The message of the deprecation, with a link to the replacement; empty if there is neither, and nil if the symbol
  /// is not deprecated.
  var deprecation: String? {
    guard isDeprecated else { return nil }
    let entries = (availability ?? []).filter { $0.deprecated != nil }
    let message = entries.lazy.compactMap(\.message).first.map { $0.trimmingSuffix(".") + "." }
    let renamed = entries.lazy.compactMap(\.renamed).first.map { "Use ``\($0.replacing(".", with: "/"))`` instead." }
    return [message, renamed].compactMap(\.self).withSpaces
  }
}

extension [String] {
  /// The items with commas and "and" between them.
  var listed: String {
    count < 3 ? joined(separator: " and ") : dropLast().withCommas + ", and " + self[count - 1]
  }
}

extension [[CatalogInline]] {
  /// The items with commas and "and" between them.
  var listed: [CatalogInline] {
    enumerated().flatMap { number, item in
      number == 0 ? item : [.text(number < count - 1 ? ", " : count == 2 ? " and " : ", and ")] + item
    }
  }
}

extension [CatalogInline] {
  /// The first items with commas between them, and the number of the others.
  func joined(atMost limit: Int) -> [CatalogInline] {
    Array(prefix(limit).map { [$0] }.joined(separator: [", "]))
      + (count > limit ? [.text(" and \(count - limit) more")] : [])
  }
}

extension Entity {
  var isDeprecated: Bool { facts?.isDeprecated ?? false }
}
