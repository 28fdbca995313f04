public import LimnDiagnostics

/// An item of the catalog, such as a type, target, layer, app, preview, or article.
public struct Entity: Record {
  /// The id in the form `kind/Module/Type`. It changes only if the kind, module, or name changes.
  public var id: String
  public var kind: EntityKind
  /// The name without its module. The name of a nested type includes its enclosing types.
  public var name: String
  /// The Swift module, or nil for apps, layers, and articles.
  public var module: String?
  /// The id of the entity's layer (`layer`), and the id of its app (`app`). Each is nil if there is none.
  public var layer: String?
  public var app: String?
  /// For a target that several apps use: the ids of all these apps, with ``app`` first.
  public var apps: [String]?
  /// The id of the profile that the entity's app follows.
  public var profile: String?
  /// The Swift declaration.
  public var declaration: Declaration?
  /// For a declaration of a library that was built: what the compiler knows about it.
  public var facts: SymbolFacts?
  /// For a type or extension of a library: its protocols and superclass, and the members that it inherits.
  public var conformsTo: [ConformanceFact]?
  public var inherited: [InheritedMembers]?
  /// The types in the declarations of the entity and its members, by name. Each is the id of an entity, or a name with
  /// its module, such as `Swift.Int`.
  public var types: [String: String]?
  /// The location of the entity's name in the sources.
  public var source: Location?
  /// The first sentence of the doc comment.
  public var summary: String?
  /// The doc comment as Markdown.
  public var documentation: String?
  /// For a target: the folder relative to the root.
  public var folder: String?
  /// For a target: `library`, `executable`, `application`, `test`, and so on.
  public var targetKind: String?
  /// How the facts about a type were determined: by the compiler, by a partial index, or only from syntax. Nil for
  /// entities that are not declarations.
  public var level: FactLevel?
  /// For an app: the recognized architecture and the evidence for it.
  public var recognition: Recognition?
  /// The work that the type starts, or nil if there is none. A view or modifier has one use for each control or other
  /// trigger, named such as `task` or `Button Save`. A type that handles deep links, such as a router, has one
  /// use with the name `handles URLs`.
  public var effects: [NamedUse]?
  /// The resources outside of the app that a type uses, such as `network`; nil if there are none.
  public var outside: [NamedUse]?
  /// The id of the entity whose page documents this entity; nil for entities with their own page.
  public var owner: String?
  /// The path of the page below `catalog/`, without its extension; nil if it is the id.
  var page: String?
  public var inputs: [Input] = []
  public var outputs: [Output] = []
  public var environment: [EnvironmentNeed] = []
  public var members: [Member] = []
  /// A call of the entity's initializer in the sources, as an example.
  public var example: CallExample?
  /// For a layer: `order` is its position from the top, `mayUse` contains the ids of the other layers that it may use,
  /// and `reason` says why the layer exists. For a target, `reason` says why some of its code is not built.
  public var order: Int?
  public var mayUse: [String]?
  public var reason: String?

  /// The page's path relative to the site's root, such as `catalog/component/NumberFacts/NumberFactView.html`.
  public var pagePath: String { "catalog/\(page ?? id).html" }
}

/// The way in which the facts about a declaration were determined.
public enum FactLevel: String, Sendable, Codable, CaseIterable {
  /// `built` means that the compiler read the file without an error. `indexed` means that the compiler indexed the file
  /// although it has errors. `read` means that only the syntax is known.
  case built, indexed, read
}

/// The name of something that a type uses, such as `network`, and the location of the use.
public struct NamedUse: Record {
  public var name: String
  public var source: Location
  /// What the code does that a trigger runs; nil if nothing is known.
  public var does: [CodeEffect]?
}

/// Something that code does, such as `calls` a function of another type.
public struct CodeEffect: Record {
  /// `sets`, `calls`, `makes`, `sends`, `reads`, `writes`, `opens`, `closes`, `shares`, `dismisses`, or words such
  /// as `opens the alert`.
  public var verb: String
  /// The id of the other type; nil for the type's own properties and for what is outside of the project.
  public var to: String?
  /// The member of the other type, or the property or function as written.
  public var name: String?
}

/// The Swift declaration of an entity.
public struct Declaration: Record {
  /// `struct`, `class`, `enum`, `actor`, `protocol`, or `extension`; for global declarations `func`, `var`, `let`,
  /// `macro`, or `typealias`.
  public var keyword: String
  public var access: String
  /// The declaration as written, without its body.
  public var text: String
  /// The symbol's unified symbol resolution (USR), the compiler's unique id; nil if unknown.
  public var usr: String?
  /// The names of protocols and superclasses, including inherited ones.
  public var conformances: [String] = []
  var attributes: [String] = []
}
