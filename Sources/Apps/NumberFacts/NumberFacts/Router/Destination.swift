import Foundation

extension Router {
  /// A screen of the app. Its raw value is the path of its deep link.
  enum Destination: String, Hashable, CaseIterable {
    case root = ""
    case login
    case numbersExample = "numbers"
    case shuffleNumbersExample = "numbers/shuffle"
    case containerExample = "container"
    case queryExample = "query"
    case signalExample = "signal"
    case cultureMindsExample = "minds"
  }
}

extension Router.Destination {
  private static let scheme = "numberfacts"

  /// Returns the screen to which a deep link leads, or nil if it leads to no screen.
  init?(url: URL) {
    guard url.scheme?.lowercased() == Self.scheme else { return nil }
    let words = [url.host ?? ""] + url.path.split(separator: "/").map(String.init)
    self.init(rawValue: words.filter { !$0.isEmpty }.joined(separator: "/").lowercased())
  }

  /// The deep link to this screen.
  var url: URL {
    URL(string: "\(Self.scheme)://\(rawValue)")!
  }
}
