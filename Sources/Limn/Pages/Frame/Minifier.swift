import LimnMarkdown

/// Removes comment lines, indentation, and empty lines from style sheets and scripts, and spaces from style sheets.
enum Minifier {
  static func minify(_ bytes: [UInt8], name: String) -> [UInt8] {
    let isScript = name.hasSuffix(".js")
    guard isScript || name.hasSuffix(".css") else { return bytes }
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count)
    for line in bytes.split(separator: "\n") {
      let text = line.drop { $0 == 32 || $0 == 9 }.trimmedEnd
      if text.isEmpty || (isScript && text.starts(with: "//".bytes)) { continue }
      if !isScript, text.starts(with: "/*".bytes), text.suffix(2).elementsEqual("*/".bytes) { continue }
      kept += isScript ? Array(text) : compact(Array(text))
      kept.append("\n")
    }
    return kept
  }

  /// Removes the spaces of a line of CSS that have no meaning. Quoted text is kept.
  private static func compact(_ line: [UInt8]) -> [UInt8] {
    var kept: [UInt8] = []
    var quote: UInt8?
    for index in line.indices {
      let byte = line[index]
      if byte == quote { quote = nil } else if quote == nil, byte == "\"" || byte == "'" { quote = byte }
      let isSpare =
        byte == " " && quote == nil
        && ("{};,:".utf8.contains(kept.last ?? 0) || "{}".utf8.contains(line[min(index + 1, line.count - 1)]))
      if !isSpare { kept.append(byte) }
    }
    return kept
  }
}
