import SwiftUI

#if canImport(UIKit)
  #error("a library sees UIKit")
#endif

public struct Note: Identifiable, Sendable {
  public let id: Int
  public var text: String
  public init(id: Int, text: String) { (self.id, self.text) = (id, text) }
}

public struct NoteRow: View {
  let note: Note
  public init(_ note: Note) { self.note = note }
  public var body: some View { Text(note.text) }
}
