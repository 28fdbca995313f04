public import LimnDiagnostics

/// Something that has a page: a type, a target, a layer, an app, a preview, an article.
public struct Entity: Hashable, Sendable, Codable {
  /// `kind/Module/Type`, stable as long as the names are.
  public var id: String
  public var kind: EntityKind
  /// Without its module; a nested type has its outer types' names before it.
  public var name: String
  /// The Swift module, or nil for apps, layers and articles.
  public var module: String?
  /// Ids of its layer and its app, if it belongs to any.
  public var layer: String?
  public var app: String?
  /// Of a target that several apps are built of: all of them, ``app`` first.
  public var apps: [String]?
  /// The id of the profile that gave it its kind.
  public var profile: String?
  /// What it is in Swift.
  public var declaration: Declaration?
  /// The place of its name.
  public var source: Location?
  /// The first sentence of its doc comment.
  public var summary: String?
  /// Its doc comment, as Markdown.
  public var documentation: String?
  /// Of a target: its folder, from the root.
  public var folder: String?
  /// Of a target: `library`, `executable`, `application`, `test` and the like.
  public var targetKind: String?
  /// How much is known of a type: all, from a target that was built here, or what the syntax tells. Nil for what is no declaration.
  public var level: FactLevel?
  /// Of an app: its architecture, and why Limn says so.
  public var recognition: Recognition?
  /// Of a view: the work that it starts, by trigger; nil if it starts none.
  public var effects: [NamedUse]?
  /// The parts of the outside world that a type names, such as `network`; nil if there are none.
  public var outside: [NamedUse]?
  /// The id of the entity whose page shows this one; nil for what has a page of its own.
  public var owner: String?
  public var inputs: [Input]
  public var outputs: [Output]
  public var environment: [EnvironmentNeed]
  public var members: [Member]
  /// Where it is used as an example: a real call of its initializer.
  public var example: CallExample?
  /// For layers: the position from the top, the layers that it may use, and why.
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

/// How facts were found.
public enum FactLevel: String, Hashable, Sendable, Codable {
  /// From the compiler; from the compiler as far as it understood code that it could not build; from the syntax alone.
  case built, indexed, read
}

/// A use of something by name.
public struct NamedUse: Hashable, Sendable, Codable {
  public var name: String
  public var source: Location

  public init(_ name: String, source: Location) {
    self.name = name
    self.source = source
  }
}

/// How an entity is declared in Swift.
public struct Declaration: Hashable, Sendable, Codable {
  /// `struct`, `class`, `enum`, `actor`, `protocol`, `extension`; of what is outside of types `func`, `var`, `let`, `typealias`.
  public var keyword: String
  public var access: String
  /// The declaration as written, without its body.
  public var text: String
  /// The compiler's name of the symbol, or nil where it gave none.
  public var usr: String?
  /// The names of protocols and superclasses, also those that come with others.
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
  /// The page's path below the site's root, such as `catalog/component/NumberFacts/NumberFactView.html`.
  public var pagePath: String { "catalog/\(id).html" }
}
