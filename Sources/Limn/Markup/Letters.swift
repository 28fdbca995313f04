extension Unicode.Scalar {
  /// Whether the character is part of a word.
  public var isLetterMarkOrDigit: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .enclosingMark, .decimalNumber, .letterNumber:
      true
    default: false
    }
  }
  fileprivate var isUppercase: Bool { isASCII ? ("A"..."Z").contains(self) : properties.isUppercase }
  fileprivate var isLowercase: Bool { isASCII ? ("a"..."z").contains(self) : properties.isLowercase }
  fileprivate var isJoint: Bool { self == "_" || self == "." }
}

extension [Unicode.Scalar] {
  /// Whether a word of a name, except its first one, starts at a place. For example, `URLSessionTask_2` has the words
  /// `URL`, `Session`, `Task_`, and `2`.
  public func startsWord(at place: Int) -> Bool {
    guard place > 0 else { return false }
    let (next, last) = (self[place], self[place - 1])
    if last.isJoint { return !next.isJoint }
    guard next.isUppercase else { return false }
    // The last letter of an acronym belongs to the next word if that word continues in lowercase.
    return last.isUppercase ? place + 1 < count && self[place + 1].isLowercase : last.isLetterMarkOrDigit
  }
}
