/// A footnote that a document defines.
struct Footnote {
  let label: String
  /// The anchor of the footnote. The anchor of each reference to the footnote starts with this anchor.
  let anchor: String
  let range: SourceRange
  let node: Int32
  /// The number of the footnote, counted from 1. Footnotes are numbered in the order in which the text first refers to
  /// them. 0 if the text does not refer to the footnote.
  var number = 0
  var references = 0
}
