extension Int {
  /// The number with commas as thousands separators, such as `1,213`. All counts on pages that can exceed 999 use it.
  var grouped: String {
    var text = String(magnitude)
    var place = text.count - 3
    while place > 0 {
      text.insert(",", at: text.index(text.startIndex, offsetBy: place))
      place -= 3
    }
    return self < 0 ? "-" + text : text
  }

  /// The number with a noun, such as `1 place` and `2 places`.
  func counted(_ noun: String, _ plural: String? = nil) -> String {
    "\(grouped) " + (self == 1 ? noun : plural ?? noun + "s")
  }
}
