extension String {
  /// With `#` for each number: screens and controls that differ in numbers alone are of one kind.
  var withoutFigures: String { replacing(#/[0-9]+/#, with: "#") }
}
