extension StringProtocol {
  /// The text with each run of whitespace replaced by one space.
  public var singleSpaced: String {
    String(self).unicodeScalars.split(whereSeparator: \.properties.isWhitespace).map(String.init).withSpaces
  }
}
