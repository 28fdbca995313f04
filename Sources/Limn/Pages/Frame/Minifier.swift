/// Removes comment lines, indentation, and empty lines from style sheets and scripts.
enum Minifier {
  static func minify(_ bytes: [UInt8], name: String) -> [UInt8] {
    let isScript = name.hasSuffix(".js")
    guard isScript || name.hasSuffix(".css") else { return bytes }
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count)
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let text = line.drop { $0 == 32 || $0 == 9 }.trimmedEnd
      if text.isEmpty || (isScript && text.starts(with: Array("//".utf8))) { continue }
      if !isScript, text.starts(with: Array("/*".utf8)), text.suffix(2).elementsEqual(Array("*/".utf8)) { continue }
      kept += text
      kept.append(UInt8(ascii: "\n"))
    }
    return kept
  }
}
