import Foundation
import Puddles
import Testing

@Suite struct PreviewMockErrorTests {
  @Test func `its message is what the user sees`() {
    #expect(PreviewMockError(message: "Out of order").localizedDescription == "Out of order")
  }

  @Test func `a mock throws it by its short name`() {
    func mock() throws(PreviewMockError) { throw .previewMock }
    #expect(throws: PreviewMockError.self) { try mock() }
  }
}
