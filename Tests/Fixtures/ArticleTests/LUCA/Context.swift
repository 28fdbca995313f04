import LUCA
import SwiftUI

// Declarations that the snippets of the LUCA article use without showing them.

struct AppDependencies: Sendable {
  static func testDependencies() -> Self { Self() }
}

@MainActor @Observable final class Apple: Composable, Identifiable {
  let action: (Action) async -> Void

  init(_ appDependencies: AppDependencies, action: @escaping (Action) async -> Void = { _ in }) {
    self.action = action
  }

  enum Action: Sendable { case closeButtonTapped }
}

@MainActor @Observable final class Banana: Composable, Identifiable {
  let action: (Action) async -> Void

  init(action: @escaping (Action) async -> Void = { _ in }) {
    self.action = action
  }

  enum Action: Sendable { case peelButtonTapped }
}
