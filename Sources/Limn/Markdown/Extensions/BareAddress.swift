/// A URL or email address in plain text. It is recognized by the rules for GitHub's autolinks.
struct BareAddress {
  var range: Range<Int>
  /// The text to add before the link's destination: `http://`, `mailto:`, or nothing.
  var prefix: String

  static func all(in text: [UInt8]) -> [BareAddress] {
    var found: [BareAddress] = []
    var offset = 0
    while offset < text.count {
      let start = found.last?.range.upperBound ?? 0
      let address: BareAddress? =
        switch text[offset] {
        case ":": address(aroundColon: offset, in: text, from: start)
        case "w", "W": link(startingWithW: offset, in: text, from: start)
        case "@": mail(around: offset, in: text, from: start)
        default: nil
        }
      if let address {
        found.append(address)
        offset = address.range.upperBound
      } else {
        offset += 1
      }
    }
    return found
  }

  /// Returns the address with a scheme before its colon, such as `https://` or `mailto:`. Returns nil if the colon is
  /// not part of such an address.
  private static func address(aroundColon colon: Int, in text: [UInt8], from limit: Int) -> BareAddress? {
    var start = colon
    while start > limit, text[start - 1].isASCIILetter { start -= 1 }
    guard start == 0 || !text[start - 1].isASCIIAlphanumeric else { return nil }
    let scheme = text[start..<colon].text.lowercased()
    switch scheme {
    case "http", "https", "ftp":
      guard text[colon...].starts(with: "://".utf8), let domain = domainEnd(colon + 3, in: text, needsDot: false)
      else { return nil }
      return BareAddress(range: start..<pathEnd(start, domain, in: text), prefix: "")
    case "mailto", "xmpp":
      return mailAddressEnd(after: colon, in: text, hasResource: scheme == "xmpp").map {
        BareAddress(range: start..<$0, prefix: "")
      }
    default: return nil
    }
  }

  private static func link(startingWithW start: Int, in text: [UInt8], from limit: Int) -> BareAddress? {
    guard start >= limit, text[start...].prefix(4).map({ $0 | 32 }).elementsEqual("www.".utf8) else { return nil }
    if start > 0, !text[start - 1].isMarkdownSpace, !"*_~(".utf8.contains(text[start - 1]) { return nil }
    guard let domain = domainEnd(start, in: text, needsDot: true) else { return nil }
    return BareAddress(range: start..<pathEnd(start, domain, in: text), prefix: "http://")
  }

  /// Returns the end of the mail address after the colon of `mailto:` or `xmpp:`; nil if there is no mail address. A
  /// resource can follow an address of XMPP.
  private static func mailAddressEnd(after colon: Int, in text: [UInt8], hasResource: Bool) -> Int? {
    guard let sign = text[(colon + 1)...].firstIndex(where: { !isMailName($0) }), text[sign] == "@",
      let mail = mail(around: sign, in: text, from: colon + 1), mail.range.lowerBound == colon + 1
    else { return nil }
    var end = mail.range.upperBound
    if hasResource, end + 1 < text.count, text[end] == "/" {
      let resource = text[(end + 1)...].prefix { $0.isASCIIAlphanumeric || $0 == "@" || $0 == "." }
      if !resource.isEmpty { end = resource.endIndex }
      while text[end - 1] == "." { end -= 1 }
    }
    return end
  }

  private static func isMailName(_ byte: UInt8) -> Bool { byte.isASCIIAlphanumeric || ".-_+".utf8.contains(byte) }

  private static func mail(around sign: Int, in text: [UInt8], from limit: Int) -> BareAddress? {
    var start = sign
    while start > limit, isMailName(text[start - 1]) { start -= 1 }
    var end = sign + 1
    var dots = 0
    while end < text.count {
      let byte = text[end]
      if byte == ".", end + 1 < text.count, text[end + 1].isASCIIAlphanumeric {
        dots += 1
      } else if !byte.isASCIIAlphanumeric, byte != "-", byte != "_" {
        break
      }
      end += 1
    }
    guard start < sign, dots > 0, text[end - 1].isASCIIAlphanumeric else { return nil }
    if start > 0, text[start - 1] == "/" { return nil }
    return BareAddress(range: start..<end, prefix: "mailto:")
  }

  /// The offset where a domain name ends; nil if the name is not valid. The last two labels of the name cannot contain
  /// underscores.
  private static func domainEnd(_ start: Int, in text: [UInt8], needsDot: Bool) -> Int? {
    var end = start
    var underscores = [0]
    while end < text.count {
      let byte = text[end]
      if byte == "." {
        underscores.append(0)
      } else if byte == "_" {
        underscores[underscores.count - 1] += 1
      } else if !byte.isASCIIAlphanumeric, byte != "-", byte < 0x80 {
        break
      }
      end += 1
    }
    guard end > start, underscores.suffix(2).allSatisfy({ $0 == 0 }), text[start] != "." else { return nil }
    return needsDot && underscores.count < 2 ? nil : end
  }

  /// Returns the offset where an address ends. Trailing punctuation belongs to the sentence around the address, not to
  /// the address.
  private static func pathEnd(_ start: Int, _ domainEnd: Int, in text: [UInt8]) -> Int {
    var end = domainEnd
    while end < text.count, !text[end].isMarkdownSpace, text[end] != "<" { end += 1 }
    while end > start {
      let last = text[end - 1]
      if "?!.,:*_~'\"".utf8.contains(last) {
        end -= 1
      } else if last == ")" {
        let address = text[start..<end]
        guard
          address.count(where: { $0 == ")" }) > address.count(where: { $0 == "(" })
        else { break }
        end -= 1
      } else if last == ";" {
        let name = text[start..<end - 1].reversed().prefix { $0.isASCIIAlphanumeric }.count
        let ampersand = end - 2 - name
        end = name > 0 && ampersand >= start && text[ampersand] == "&" ? ampersand : end - 1
      } else {
        break
      }
    }
    return end
  }
}
