import LimnDiagnostics

/// An app that `limn.yml` defines by the targets that belong to it.
struct NamedApp: Hashable {
  var name: String
  var targets: [Pattern]

  /// A pattern for names of targets.
  struct Pattern: Hashable {
    var text: String
    var location: Location
  }
}
