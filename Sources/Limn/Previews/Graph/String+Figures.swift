extension String {
  /// The text with `#` in place of each number. Screens and controls that differ only in numbers are treated as the same.
  var withoutFigures: String { replacing(#/[0-9]+/#, with: "#") }
}
