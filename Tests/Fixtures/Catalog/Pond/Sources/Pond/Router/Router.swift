import SwiftUI

/// Which screen is shown.
@MainActor final class Router: ObservableObject {
  static let shared = Router()
  var isShowingNet = false
}
