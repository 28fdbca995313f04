import Puddles
import Foundation
import Testing

@testable import NumberFacts

@MainActor @Suite struct RouterTests {
  @Test("A deep link leads back to the destination that it is made from", arguments: Router.Destination.allCases)
  func aDeepLinkLeadsBackToTheDestinationThat(destination: Router.Destination) {
    #expect(Router.Destination(url: destination.url) == destination)
  }

  @Test(
    "Only links of the app lead somewhere",
    arguments: [
      ("numberfacts://numbers/shuffle", Router.Destination.shuffleNumbersExample),
      ("NUMBERFACTS://Numbers/", .numbersExample),
      ("numberfacts:", .root),
      ("numberfacts://numbers/unknown", nil),
      ("numberfacts://nowhere", nil),
      ("https://numbers", nil),
    ])
  func onlyLinksOfTheAppLeadSomewhere(text: String, destination: Router.Destination?) throws {
    #expect(Router.Destination(url: try #require(URL(string: text))) == destination)
  }

  @Test(
    "Every destination is reached from every other, with nothing left of the other",
    arguments: Router.Destination.allCases)
  func everyDestinationIsReachedFromEveryOtherWithNothing(destination: Router.Destination) {
    for earlier in Router.Destination.allCases {
      let (router, fresh) = (Router(), Router())
      router.navigate(to: earlier)
      router.navigate(to: destination)
      fresh.navigate(to: destination)
      #expect(router.state == fresh.state, "from \(earlier) to \(destination)")
    }
  }

  @Test("No two destinations look the same") func noTwoDestinationsLookTheSame() {
    let states = Router.Destination.allCases.map { destination in
      let router = Router()
      router.navigate(to: destination)
      return router.state
    }
    #expect(Set(states).count == Router.Destination.allCases.count)
  }

  @Test("A link that is not the app's changes nothing") func aLinkThatIsNotTheAppsChangesNothing() throws {
    let router = Router()
    router.navigate(to: .login)
    #expect(!router.open(try #require(URL(string: "https://example.com"))))
    #expect(router.root.isShowingLogin)
  }

  @Test("The login comes over what is shown and goes again") func theLoginComesOverWhatIsShownAndGoes() {
    let router = Router()
    router.home.push(.queryExample)
    router.showLogin()
    #expect(router.root.isShowingLogin)
    router.dismissLogin()
    #expect(!router.root.isShowingLogin)
    #expect(router.home.path == [.queryExample])
  }
}

extension Router {
  /// The router's whole state as a text that tests can compare.
  fileprivate var state: String {
    "\(root.isShowingLogin) \(root.isShowingNumbersExample) \(numbers.isShowingShuffle) \(home.path)"
  }
}
