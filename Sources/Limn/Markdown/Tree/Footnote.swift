/// A footnote that a document defines.
struct Footnote: Sendable {
  let label: String
  /// The anchor of the footnote. The anchor of each reference to the footnote starts with this anchor.
  let anchor: String
  let range: SourceRange
  let node: Int32
  /// The number of the footnote, counted from 1 in the order of first references; 0 if it has no reference.
  var number = 0
  var references = 0
}
