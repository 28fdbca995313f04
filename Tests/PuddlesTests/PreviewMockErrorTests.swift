import Foundation
import Puddles
import Testing

@Suite struct PreviewMockErrorTests {
  @Test("Its message is what the user sees") func itsMessageIsWhatTheUserSees() {
    #expect(PreviewMockError(message: "Out of order").localizedDescription == "Out of order")
  }

  @Test("A mock throws it by its short name") func aMockThrowsItByItsShortName() {
    func mock() throws(PreviewMockError) { throw .previewMock }
    #expect(throws: PreviewMockError.self) { try mock() }
  }
}
