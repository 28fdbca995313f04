import LimnCatalog

/// Finds the property of a store to which a changed value belongs.
struct StoreProperties {
  /// The names of properties whose type is a dependency, such as a service or a client. If properties of several types
  /// have the same name, the name is included only if all these properties are dependencies.
  private var dependencies: Set<String> = []

  init() {}

  init(_ index: CatalogIndex) {
    let kinds = Dictionary(grouping: index.entities.values.filter { $0.declaration != nil }, by: \.name).mapValues {
      Set($0.map(\.kind))
    }
    var found: [String: Bool] = [:]
    for member in index.entities.values.flatMap(\.members) where member.keyword == "let" || member.keyword == "var" {
      guard let type = Self.type(of: member) else { continue }
      let isDependency = kinds[type].map { $0.isSubset(of: Self.dependencyKinds) } ?? false
      found[member.name] = (found[member.name] ?? true) && isDependency
    }
    dependencies = Set(found.filter(\.value).keys)
  }

  private static let dependencyKinds: Set<EntityKind> = [.service, .repository, .client, .container, .useCase]

  /// Returns the result of ``property(_:)``, or nil if the changed value is inside a dependency. The state of a
  /// dependency is not part of the store.
  func name(of path: String) -> String? {
    let name = Self.property(path)
    return name.split(separator: ".").contains { dependencies.contains(String($0)) } ? nil : name
  }

  /// Returns the path of the store's property that contains a changed value. The path has at most two names. For
  /// example, the result is `person.weight` for `PersonView.store.person.weight`, and `path` for
  /// `PersonView.store.path[0].records.count`.
  ///
  /// - Parameter path: the path of the value, which starts with the name of the view's type.
  static func property(_ path: String) -> String {
    var names: [Substring] = []
    var parts = path.split(separator: ".")[...]
    if parts.count > 1, parts.first?.first?.isUppercase == true { parts.removeFirst() }
    if parts.count > 1, let first = parts.first, owners.contains(first) { parts.removeFirst() }
    for part in parts {
      let name = part.prefix { $0 != "[" && $0 != "(" }
      if !name.isEmpty { names.append(name) }
      if name.count < part.count || names.count == 2 { break }
    }
    // The last name `count` means that the number of elements changed, so use only the name of the collection.
    if names.count == 2, names[1] == "count" { names.removeLast() }
    return names.joined(separator: ".")
  }

  /// The names of properties that hold a view's state: the store, or the wrapper that hosts the state.
  private static let owners: Set<Substring> = ["store", "hostedState"]

  /// Returns the name of a property's type as written, without generic arguments. Returns an empty string if the type
  /// has no name, as for an array. Returns nil if the declaration has no type.
  private static func type(of member: Member) -> String? {
    guard let start = member.text.firstRange(of: member.name + ":") else { return nil }
    let type = member.text[start.upperBound...].drop { $0 == " " }.prefix {
      $0.isLetter || $0.isNumber || $0 == "_" || $0 == "."
    }
    return String(type)
  }
}
