/// A footnote that a document defines.
struct Footnote: Sendable {
  let label: String
  /// The anchor of the note; with a number appended, the anchor of each reference to it.
  let anchor: String
  let range: SourceRange
  let node: Int32
  /// Its number among the referenced notes, from 1; 0 if there is no reference.
  var number = 0
  var references = 0
}
