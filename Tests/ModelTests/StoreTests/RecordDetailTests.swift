import DataSource
import Foundation
import LUCA
import Testing

@testable import Model

@MainActor struct RecordDetailTests {
  @Test
  func send_backButtonTapped_parentIsTold() async {
    var told = 0
    let record = BMIRecord(id: 1, date: Date(timeIntervalSinceReferenceDate: 0), weight: 70, bmi: 22.86)
    let sut = RecordDetail(record) { _ in told += 1 }
    await sut.send(.backButtonTapped)
    #expect(told == 1)
  }
}
