import Combine
import Foundation
import SwiftUI

// Declarations that the snippets of the Puddles documents use without showing them.

struct NumberFact: Identifiable, Equatable, Sendable {
  var number: Int
  var content: String?
  var id: Int { number }
}

struct NumberFactView: View {
  var numberFact: NumberFact
  var body: some View { Text(numberFact.content ?? "") }
}

struct Home: View {
  var body: some View { Text("Home") }
}

final class APIClient {
  init(baseURL: URL?) {}
}
