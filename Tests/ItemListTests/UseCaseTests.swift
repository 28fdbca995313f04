import ViewContract
import Foundation
import Testing

@testable import ItemList

@MainActor @Suite struct UseCaseTests {
  @Test(
    "A login that is refused says why and changes nothing",
    arguments: [
      ("", "long enough", LoginError.nameMissing), ("ada", "short", .passwordTooShort),
      ("ada", "wrong password", .wrongPassword),
    ])
  func aLoginThatIsRefusedSaysWhyAndChanges(username: String, password: String, error: LoginError) async {
    let useCase = LoginStateUseCase(accepts: { $0.password == "right password" })
    await #expect(throws: error) { try await useCase.login(with: Credentials(username: username, password: password)) }
    #expect(useCase.loginState.value == .loggedOut)
    #expect(error.localizedDescription.hasSuffix("."))
  }

  @Test("Who logs in is logged in until the logout") func whoLogsInIsLoggedInUntilTheLogout() async throws {
    let useCase = LoginStateUseCase(accepts: { _ in true })
    try await useCase.login(with: Credentials(username: "ada", password: "long enough"))
    #expect(useCase.loginState.value == .loggedIn(username: "ada"))
    useCase.logout()
    #expect(useCase.loginState.value == .loggedOut)
  }

  @Test(
    "A search looks into titles and notes, without regard to case and accents",
    arguments: [
      ("", ["Buy milk", "Café", "Call"]), ("  ", ["Buy milk", "Café", "Call"]), ("MILK", ["Buy milk"]),
      ("cafe", ["Café"]),
      ("bottles", ["Buy milk"]), ("nothing", []),
    ])
  func aSearchLooksIntoTitlesAndNotesWithoutRegard(term: String, titles: [String]) {
    let items = [Item(title: "Buy milk", notes: "two bottles"), Item(title: "Café"), Item(title: "Call")]
    let useCase = ItemsUseCase(store: ItemStore(folder: FileManager.default.temporaryDirectory))
    #expect(useCase.search(term, in: items).map(\.title) == titles)
  }

  @Test("Everyone who shares the use case is notified of a change") func everyoneWhoSharesTheUseCaseIsNotifiedOf()
    async throws
  {
    try await withFolder { folder in
      let useCase = ItemsUseCase(store: ItemStore(folder: folder))
      let item = Item(title: "new")
      try await useCase.save(item)
      #expect(useCase.items.value == [item])
      try await useCase.remove(item)
      #expect(useCase.items.value.isEmpty)
    }
  }
}
