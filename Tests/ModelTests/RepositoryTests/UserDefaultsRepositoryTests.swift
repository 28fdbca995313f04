import DataSource
import Foundation
import LUCA
import Testing

struct UserDefaultsRepositoryTests {
  @Test
  func person_nothingSaved_isEmpty() {
    #expect(UserDefaultsRepository(.testValue).person == .empty)
  }

  @Test
  func person_saved_isRestored() {
    let sut = UserDefaultsRepository(.inMemory())
    sut.person = Person(name: "Test", weight: 70, height: 175)
    #expect(sut.person == Person(name: "Test", weight: 70, height: 175))
  }

  @Test
  func records_dataOfAnotherKind_isEmpty() {
    let client = testDependency(of: UserDefaultsClient.self) { $0.data = { _ in Data("{}".utf8) } }
    #expect(UserDefaultsRepository(client).records.isEmpty)
  }
}
