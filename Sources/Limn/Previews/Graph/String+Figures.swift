extension String {
  /// The text with `#` for each number, since screens and controls that only differ in numbers are of the same kind.
  var withoutFigures: String { replacing(#/[0-9]+/#, with: "#") }
}
