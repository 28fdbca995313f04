extension Markup {
  /// The maximum length of a name that is written without `<wbr>`, in characters.
  private static let longestWord = 16

  /// Writes escaped text in which a browser can break long names between their words.
  public mutating func write(breakable text: String) {
    for (index, name) in text.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { add(" ") }
      let name = Array(name.unicodeScalars)
      for place in name.indices {
        if name.count > Self.longestWord, name.startsWord(at: place) { add("<wbr>") }
        write(String(name[place]))
      }
    }
  }

  /// Writes an escaped path in which a browser can break lines after slashes.
  public mutating func write(path: String) { add(Self.escaped(path).replacing("/", with: "/<wbr>")) }
}
