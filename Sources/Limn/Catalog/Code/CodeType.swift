import LimnToolchain

/// A resolved type, merged with its extensions.
struct CodeType: Attributed {
  var id: String
  var kind: EntityKind
  var layer, app, profile: String?
  var usr: String
  /// The type's declaration. For a type of another module, this is the first extension.
  var fact: TypeFact
  /// The extensions in the same target and in tests.
  var extensions: [TypeFact]
  var path: String
  var target: PackageTarget
  /// Sorted names of the type's protocols and superclasses, both direct and inherited.
  var conformances: [String]
  /// Names of standard protocols of the architecture, such as `Composable`, to which the type conforms indirectly. The
  /// type conforms to a protocol of the app, and this protocol replaces the standard protocol.
  var aliases: Set<String> = []
  var attributes: [AttributeFact]

  /// The name with enclosing types.
  var name: String { fact.name }
  var members: [MemberFact] { fact.members + extensions.flatMap(\.members) }
  var storedProperties: [MemberFact] { fact.members.filter(\.isStoredProperty) }
  var cases: [MemberFact] { fact.members.filter { $0.keyword == "case" } }
  var initializers: [MemberFact] { members.filter { $0.keyword == "init" } }
  func conforms(to name: String) -> Bool { conformances.contains(name) || aliases.contains(name) }
  /// Whether the type is a view that shows the views given to it, such as `Lazy<Content: View>`.
  var isBox: Bool {
    kind.isView
      && storedProperties.contains { property in
        let name = NameTable.names(in: property.type ?? "").joined()
        return !name.isEmpty && fact.text.contains(name + ": View")
      }
  }
}
