/// The parts of a link's destination. It is split at bytes, as a browser does, since Swift joins a `#` with a combining
/// mark after it to one character.
public struct LinkDestination: Sendable {
  /// The scheme in lowercase, such as `https`; empty for an address without a scheme that starts with two slashes, and
  /// nil for a link to this site.
  public var scheme: String?
  /// The path, with percent escapes decoded and without the query.
  public var path: String
  /// The part after `#`, with percent escapes decoded; nil if there is none.
  var fragment: String?

  public init(_ destination: String) {
    scheme = destination.utf8.starts(with: "//".utf8) ? "" : Self.scheme(of: destination)
    let parts = destination.utf8.fields(at: "#", maxSplits: 1)
    path = String(Substring(parts[0].prefix { $0 != "?" })).percentDecoded
    fragment = parts.count > 1 ? String(Substring(parts[1])).percentDecoded : nil
  }

  var isScript: Bool { scheme == "javascript" || scheme == "vbscript" }

  /// The destination without the scheme `doc`; nil if it has another scheme or none.
  static func document(_ destination: String) -> String? {
    destination.utf8.starts(with: "doc:".utf8) ? String(Substring(destination.utf8.dropFirst(4))) : nil
  }

  /// The scheme of an address in lowercase. Whitespace and control characters are removed first, since browsers ignore
  /// these characters.
  private static func scheme(of destination: String) -> String? {
    guard destination.utf8.contains(":") else { return nil }
    let plain = destination.unicodeScalars.filter { $0.value > 32 }
    guard let colon = plain.firstIndex(of: ":"), plain.first?.properties.isAlphabetic == true else { return nil }
    let scheme = String(String.UnicodeScalarView(plain[..<colon]))
    return scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
      ? scheme.lowercased() : nil
  }
}
