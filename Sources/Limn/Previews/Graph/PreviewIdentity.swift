public import LimnDiagnostics

/// Which preview it is: stable over edits that only move code.
public struct PreviewIdentity: Codable, Hashable, Sendable {
  public enum Origin: String, Codable, Hashable, Sendable {
    /// `#Preview`.
    case macro
    /// A type that conforms to `PreviewProvider`.
    case provider
    /// Made by Limn for a view that has none.
    case synthesized
  }

  public var module: String
  /// The view that it shows, or the file's name without its ending if no view of the module is named in it.
  public var type: String
  /// The name it was given; `Preview` if none.
  public var name: String
  /// Part of its address, unique for the type.
  public var slug: String
  public var origin: Origin
  /// As written, such as `.landscapeLeft`.
  public var traits: [String]
  public var location: Location

  public init(module: String, type: String, name: String, slug: String, origin: Origin, traits: [String] = [], location: Location) {
    self.module = module
    self.type = type
    self.name = name
    self.slug = slug
    self.origin = origin
    self.traits = traits
    self.location = location
  }
}

extension PreviewIdentity {
  /// Such as `preview/NumberFacts/NumberFactView/default`.
  public var id: String { "preview/\(module)/\(type)/\(slug)" }
  /// The path of its page without the ending, below the site's root.
  public var path: String { "catalog/\(id)" }
  /// For headings: the type, and the name where it says more.
  public var title: String { name == "Preview" || name == type ? type : "\(type): \(name)" }
}
