public import LimnDiagnostics

/// An app that `limn.yml` defines by the targets that belong to it.
public struct NamedApp: Hashable, Sendable {
  public var name: String
  public var targets: [Pattern]

  /// A pattern for names of targets.
  public struct Pattern: Hashable, Sendable {
    public var text: String
    public var location: Location
  }
}
