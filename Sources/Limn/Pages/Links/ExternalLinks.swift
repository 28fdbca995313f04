import LimnDiagnostics

/// Collects the links of articles to other sites. The option `--external` checks these links.
public enum ExternalLinks {
  /// The external addresses, sorted and without duplicates, each with the location of its first link.
  public static func collect(_ articles: [Article]) -> [ExternalLink] {
    var found: [String: Location] = [:]
    for article in articles {
      for reference in article.document.links where reference.kind != .symbol {
        let destination = reference.destination
        guard destination.isWebAddress else { continue }
        if found[destination] == nil { found[destination] = Location(reference.range, path: article.document.path) }
      }
    }
    return found.map { ExternalLink(url: $0.key, location: $0.value) }.sorted { $0.url < $1.url }
  }
}
