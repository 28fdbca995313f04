/// Removes comment lines, indentation, and empty lines from style sheets and scripts, and spaces from style sheets.
enum Minifier {
  static func minify(_ bytes: [UInt8], name: String) -> [UInt8] {
    let isScript = name.hasSuffix(".js")
    guard isScript || name.hasSuffix(".css") else { return bytes }
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count)
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let text = line.drop { $0 == 32 || $0 == 9 }.trimmedEnd
      if text.isEmpty || (isScript && text.starts(with: "//".bytes)) { continue }
      if !isScript, text.starts(with: "/*".bytes), text.suffix(2).elementsEqual("*/".bytes) { continue }
      kept += isScript ? Array(text) : compact(text)
      kept.append(UInt8(ascii: "\n"))
    }
    return kept
  }

  /// Removes the spaces of a line of CSS that have no meaning. Quoted text is kept.
  private static func compact(_ line: ArraySlice<UInt8>) -> [UInt8] {
    var kept: [UInt8] = []
    var quote: UInt8?
    for (index, byte) in zip(line.indices, line) {
      if quote == byte { quote = nil } else if quote == nil, "\"'".utf8.contains(byte) { quote = byte }
      let isSpare = "{};,:".utf8.contains(kept.last ?? 0) || "{}".utf8.contains(line[min(index + 1, line.endIndex - 1)])
      if byte != UInt8(ascii: " ") || quote != nil || !isSpare { kept.append(byte) }
    }
    return kept
  }
}
