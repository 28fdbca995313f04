extension String {
  /// The text with `#` in place of each number. Two screens or controls count as the same if their texts are equal in this form.
  var withoutFigures: String { replacing(#/[0-9]+/#, with: "#") }
}
