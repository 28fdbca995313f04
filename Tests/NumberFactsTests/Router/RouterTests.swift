import Puddles
import Foundation
import Testing

@testable import NumberFacts

@MainActor @Suite struct RouterTests {
  @Test(arguments: Router.Destination.allCases)
  func `a deep link leads back to the destination that it is made from`(destination: Router.Destination) {
    #expect(Router.Destination(url: destination.url) == destination)
  }

  @Test(arguments: [
    ("numberfacts://numbers/shuffle", Router.Destination.shuffleNumbersExample),
    ("NUMBERFACTS://Numbers/", .numbersExample),
    ("numberfacts:", .root),
    ("numberfacts://numbers/unknown", nil),
    ("numberfacts://nowhere", nil),
    ("https://numbers", nil),
  ])
  func `only links of the app lead somewhere`(text: String, destination: Router.Destination?) throws {
    #expect(Router.Destination(url: try #require(URL(string: text))) == destination)
  }

  @Test(arguments: Router.Destination.allCases)
  func `every destination is reached from every other, with nothing left of the other`(destination: Router.Destination) {
    for earlier in Router.Destination.allCases {
      let (router, fresh) = (Router(), Router())
      router.navigate(to: earlier)
      router.navigate(to: destination)
      fresh.navigate(to: destination)
      #expect(router.state == fresh.state, "from \(earlier) to \(destination)")
    }
  }

  @Test func `no two destinations look the same`() {
    let states = Router.Destination.allCases.map { destination in
      let router = Router()
      router.navigate(to: destination)
      return router.state
    }
    #expect(Set(states).count == Router.Destination.allCases.count)
  }

  @Test func `a link that is not the app's changes nothing`() throws {
    let router = Router()
    router.navigate(to: .login)
    #expect(!router.open(try #require(URL(string: "https://example.com"))))
    #expect(router.root.isShowingLogin)
  }

  @Test func `the login comes over what is shown and goes again`() {
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
  /// All that the router controls, to compare.
  fileprivate var state: String {
    "\(root.isShowingLogin) \(root.isShowingNumbersExample) \(numbers.isShowingShuffle) \(home.path)"
  }
}
