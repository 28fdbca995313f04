/// Finds secrets: private keys, and tokens in the formats that services publish so that tools can find them.
///
/// A site never contains a secret. A text is published with `x` in place of its secrets, and each of them is an error,
/// except for example keys that a comment `limn:ignore published-secret - reason` names as such.
public enum Secrets {
  /// A secret in a text.
  public struct Found: Hashable, Sendable {
    /// The offsets of the bytes to hide.
    public var range: Range<Int>
    /// What the secret is, such as `GitHub token`.
    public var name: String
  }

  /// A format of tokens: a prefix, and then at least `length` characters of the given set.
  private struct Format {
    var prefixes: [[UInt8]]
    var length: Int
    var isExact = false
    var name: String
    var allows: @Sendable (UInt8) -> Bool = { $0.isTokenByte && $0 != "-" }

    init(
      _ name: String, _ prefixes: [String], _ length: Int, isExact: Bool = false,
      allows: (@Sendable (UInt8) -> Bool)? = nil
    ) {
      self.name = name
      self.length = length
      self.isExact = isExact
      self.prefixes = prefixes.map(\.bytes)
      if let allows { self.allows = allows }
    }
  }

  private static let formats = [
    Format("GitHub token", ["ghp_", "gho_", "ghu_", "ghs_", "ghr_"], 36),
    Format("GitHub token", ["github_pat_"], 22),
    Format("GitLab token", ["glpat-"], 20, allows: \.isTokenByte),
    Format("AWS access key", ["AKIA", "ASIA"], 16, isExact: true) { $0.isASCIIUppercase || $0.isASCIIDigit },
    Format("Slack token", ["xoxb-", "xoxp-", "xoxa-", "xoxr-", "xoxs-", "xoxe-"], 20, allows: \.isTokenByte),
    Format("Stripe key", ["sk_live_", "rk_live_"], 16),
    Format("Google API key", ["AIza"], 35, isExact: true, allows: \.isTokenByte),
    Format("npm token", ["npm_"], 36),
    Format("API key", ["sk-ant-", "sk-proj-"], 32, allows: \.isTokenByte),
    Format("signed token (JWT)", ["eyJ"], 15, allows: \.isTokenByte),
  ]

  /// The length of the shortest token.
  private static let shortest = 18

  /// Returns the secrets in a text, in order.
  public static func find(in text: [UInt8]) -> [Found] {
    var found = keys(in: text)
    // A token is a long run of letters, digits, `_` and `-`. So it is enough to look at every 18th byte, and to read
    // the run around this byte.
    var (offset, last) = (shortest - 1, 0)
    while offset < text.count {
      guard text[offset].isTokenByte else {
        offset += shortest
        continue
      }
      var (start, end) = (offset, offset)
      while start > last, text[start - 1].isTokenByte { start -= 1 }
      while end < text.count, text[end].isTokenByte { end += 1 }
      if end - start >= shortest { found += tokens(in: text, start..<end) }
      offset = end + shortest
      last = end
    }
    return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private static func tokens(in text: [UInt8], _ run: Range<Int>) -> [Found] {
    var (found, start): ([Found], Int) = ([], run.lowerBound)
    while start < run.upperBound {
      let isStart = start == run.lowerBound || !text[start - 1].isASCIIAlphanumeric
      if isStart, let token = token(in: text, start..<run.upperBound) {
        found.append(token)
        start = max(token.range.upperBound, start + 1)
      } else {
        start += 1
      }
    }
    return found
  }

  private static func token(in text: [UInt8], _ rest: Range<Int>) -> Found? {
    for format in formats {
      guard let prefix = format.prefixes.first(where: { text[rest].starts(with: $0) }) else { continue }
      let start = rest.lowerBound + prefix.count
      var end = start + text[start..<rest.upperBound].prefix(while: format.allows).count
      guard end - start >= format.length, !format.isExact || end - start == format.length else { continue }
      if prefix.count == 3 {
        // The header of a signed token is followed by its content and its signature.
        for _ in 0..<2 {
          guard end < text.count, text[end] == "." else { return nil }
          let part = text[(end + 1)...].prefix(while: \.isTokenByte)
          guard part.count >= 10 else { return nil }
          end = part.endIndex
        }
      }
      return isExample(text[start..<end]) ? nil : Found(range: rest.lowerBound..<end, name: format.name)
    }
    return nil
  }

  /// Whether a token is a known example or a placeholder, such as `AKIAIOSFODNN7EXAMPLE` or `ghp_xxxxxxxx…`.
  private static func isExample(_ token: ArraySlice<UInt8>) -> Bool {
    if Set(token).count < 8 { return true }
    let text = token.text
    // The second is the content of the token that jwt.io shows.
    return text.lowercased().contains("example") || text.contains("eyJzdWIiOiIxMjM0NTY3ODkw")
  }

  /// Returns the lines of private keys in the PEM format. A text that only mentions such a key has no long lines.
  private static func keys(in text: [UInt8]) -> [Found] {
    var (found, offset): ([Found], Int) = ([], 0)
    while let mark = text.firstOffset(of: "-----BEGIN ", from: offset) {
      offset = mark + 11
      guard let start = text.firstOffset(of: "PRIVATE KEY", from: offset), start < offset + 12 else { continue }
      let end = text.firstOffset(of: "-----END", from: start) ?? min(text.count, start + 4096)
      let lines = text[start..<end].split(whereSeparator: { !$0.isBase64 }).filter { $0.count >= 16 }
      if lines.contains(where: { $0.count >= 40 && Set($0).count >= 8 }) {
        found += lines.map { Found(range: $0.startIndex..<$0.endIndex, name: "private key") }
      }
      offset = end
    }
    return found
  }

  /// Whether a file looks like a secret by its name, such as `.env` or `AuthKey.p8`.
  public static func isName(_ path: String) -> Bool {
    let name = path.lastPathName.map { $0.lowercased() } ?? ""
    let parts = name.fields(at: ".")
    let (stem, ending) = (parts[0], parts.count > 1 ? String(parts[parts.count - 1]) : "")
    if name == ".env" || name.hasPrefix(".env.") {
      return !["example", "sample", "template"].contains(ending)
    }
    if ["p8", "p12", "pfx", "xcconfig", "mobileprovision", "keystore", "jks", "ppk"].contains(ending) { return true }
    if [".netrc", ".npmrc", ".pypirc", "id_rsa", "id_dsa", "id_ecdsa", "id_ed25519"].contains(name) { return true }
    return ["json", "plist", "yml", "yaml", "toml", "txt", "xml"].contains(ending)
      && (["secrets", "credentials", "googleservice-info", "google-services"].contains(stem)
        || stem.hasPrefix("service-account") || stem.hasPrefix("service_account"))
  }

  /// Returns a text with `x` in place of the given secrets, so that all offsets stay the same.
  public static func hide(_ found: [Found], in text: [UInt8]) -> [UInt8] {
    var text = text
    for secret in found { for offset in secret.range { text[offset] = "x" } }
    return text
  }
}

extension UInt8 {
  fileprivate var isTokenByte: Bool { isASCIIAlphanumeric || self == "_" || self == "-" }
  fileprivate var isASCIIUppercase: Bool { self &- 65 < 26 }
  fileprivate var isBase64: Bool {
    isASCIIAlphanumeric || ["+", "/", "="].contains(self)
  }
}
