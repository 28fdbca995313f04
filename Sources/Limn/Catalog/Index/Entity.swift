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
  /// The modules that it is made of, for apps, and the folder, for targets.
  public var folder: String?
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
