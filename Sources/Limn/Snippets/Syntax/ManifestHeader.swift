/// Reads the first line of a package manifest, which names the tools version.
enum ManifestHeader {
  /// Returns the version in a line such as `// swift-tools-version: 6.2`; nil if the text does not start with such a
  /// line.
  static func toolsVersion(in text: String) -> String? {
    guard let line = text.split(separator: "\n", maxSplits: 1).first, line.hasPrefix("//") else { return nil }
    let words = line.dropFirst(2).drop { $0 == " " }
    guard words.hasPrefix("swift-tools-version") else { return nil }
    let version = words.dropFirst("swift-tools-version".count).drop { $0 == ":" || $0 == " " }.prefix {
      $0.isNumber || $0 == "."
    }
    return version.isEmpty ? nil : String(version)
  }
}
