public import LimnDiagnostics

/// The result of a build: diagnostics, and facts for the summary. The files are not included, since the build writes
/// them one by one.
public struct SiteOutput: Sendable {
  /// The diagnostics, sorted. If one of them is an error, the site must not be published.
  public var diagnostics: [Diagnostic]
  public var pageCount: Int
  var weights: SiteWeights
  /// The ledger to write after a successful build: the earlier ledger with the addresses of this build.
  public var ledger: AddressLedger
}

/// A link to another site.
public struct ExternalLink: Sendable, Hashable {
  var url: String
  var location: Location
}

/// The compressed sizes, in bytes, of a site's parts.
struct SiteWeights: Hashable {
  /// The size of the largest frame among all pages.
  var frame = 0
  var css = 0
  var scripts = 0
  /// The maximum total size of the files that a first search loads before it shows a result.
  var search = 0
}
