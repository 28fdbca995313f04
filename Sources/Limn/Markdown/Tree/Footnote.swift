/// A footnote that a document defines.
struct Footnote: Sendable {
  let label: String
  /// The fragment of the note, and with a number behind it of each mark that refers to it.
  let anchor: String
  let range: SourceRange
  let node: Int32
  /// Its place among the notes that are referred to, from 1; 0 if none does.
  var number = 0
  var references = 0
}
