/// Resolves links to pages that exist only on the host of the repository, such as its list of issues.
extension LinkTable {
  /// Resolves a link such as `../../issues` in a README. The repository's host displays a README in the folder
  /// `owner/name/blob/main`, so this link leads to `owner/name/issues`.
  func hostPage(_ file: String, from folder: [String]) -> LinkOutcome? {
    let parts = (repository?.url ?? "https://host/owner/name").fields(at: "/")
      .map(String.init)
    let own = Array(parts.dropFirst(3))
    guard let place = RelativePath.resolve(file, from: own + ["blob", repository?.branch ?? "main"] + folder) else {
      return nil
    }
    let base = own.withSlashes
    guard place == base || place.hasPrefix(base + "/"), !place.hasPrefix(base + "/blob") else { return nil }
    guard repository != nil else {
      return .broken(
        .externalLink,
        "'\(file)' is a page on the repository's host; set 'repository' in limn.yml so that the link works")
    }
    return .elsewhere((parts.prefix(3) + [place]).withSlashes)
  }
}
