public import LimnDiagnostics

/// An item of the catalog with a page: a type, target, layer, app, preview, or article.
public struct Entity: Hashable, Sendable, Codable {
  /// The id in the form `kind/Module/Type`. It changes only with these names.
  public var id: String
  public var kind: EntityKind
  /// The name without its module, with enclosing types for a nested type.
  public var name: String
  /// The Swift module, or nil for apps, layers, and articles.
  public var module: String?
  /// The ids of its layer and app, if any.
  public var layer: String?
  public var app: String?
  /// For a target that several apps use: all of them, ``app`` first.
  public var apps: [String]?
  /// The id of the profile that determined its kind.
  public var profile: String?
  /// The Swift declaration.
  public var declaration: Declaration?
  /// The location of its name.
  public var source: Location?
  /// The first sentence of its doc comment.
  public var summary: String?
  /// Its doc comment, as Markdown.
  public var documentation: String?
  /// For a target: its folder relative to the root.
  public var folder: String?
  /// For a target: `library`, `executable`, `application`, `test`, and so on.
  public var targetKind: String?
  /// The source of the facts about a type: the compiler, a partial index, or only syntax. Nil for entities that are not declarations.
  public var level: FactLevel?
  /// For an app: its architecture and the evidence for it.
  public var recognition: Recognition?
  /// For a view: the work that it starts, by trigger; nil if there is none.
  public var effects: [NamedUse]?
  /// The parts of the outside world that a type uses, such as `network`; nil if there are none.
  public var outside: [NamedUse]?
  /// The id of the entity whose page shows this one; nil for entities with their own page.
  public var owner: String?
  public var inputs: [Input]
  public var outputs: [Output]
  public var environment: [EnvironmentNeed]
  public var members: [Member]
  /// An example: a real call of its initializer.
  public var example: CallExample?
  /// For layers: the position from the top, the layers that it may use, and the reason.
  public var order: Int?
  public var mayUse: [String]?
  public var reason: String?

  public init(id: String, kind: EntityKind, name: String, module: String? = nil) {
    self.id = id
    self.kind = kind
    self.name = name
    self.module = module
    inputs = []
    outputs = []
    environment = []
    members = []
  }
}

/// How facts were determined.
public enum FactLevel: String, Hashable, Sendable, Codable {
  /// `built`: by the compiler. `indexed`: by the compiler, from code with errors. `read`: from the syntax only.
  case built, indexed, read
}

/// A named use of something.
public struct NamedUse: Hashable, Sendable, Codable {
  public var name: String
  public var source: Location

  public init(_ name: String, source: Location) {
    self.name = name
    self.source = source
  }
}

/// The Swift declaration of an entity.
public struct Declaration: Hashable, Sendable, Codable {
  /// `struct`, `class`, `enum`, `actor`, `protocol`, or `extension`; for global declarations `func`, `var`, `let`, or `typealias`.
  public var keyword: String
  public var access: String
  /// The declaration as written, without its body.
  public var text: String
  /// The symbol's USR (unified symbol resolution), or nil if unknown.
  public var usr: String?
  /// The names of protocols and superclasses, including inherited ones.
  public var conformances: [String]
  public var attributes: [String]

  public init(
    keyword: String, access: String, text: String, usr: String? = nil, conformances: [String] = [], attributes: [String] = []
  ) {
    self.keyword = keyword
    self.access = access
    self.text = text
    self.usr = usr
    self.conformances = conformances
    self.attributes = attributes
  }
}

extension Entity {
  /// The page's path relative to the site's root, such as `catalog/component/NumberFacts/NumberFactView.html`.
  public var pagePath: String { "catalog/\(id).html" }
}
