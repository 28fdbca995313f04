import SemanticTree
@_spi(Headless) import SwiftUI

extension HeadlessHost {
  /// Chooses an option of the first picker that has the given label and option.
  func choose(_ option: String, in label: String) throws {
    for node in tree().all where node.label == label {
      for action in node.actions {
        if case .options(let options) = action.domain, let chosen = options.first(where: { $0.label == option }) {
          return try perform(action.id, argument: chosen.id)
        }
      }
    }
    throw ActionRefusal.unknown(id: "\(option) in \(label)")
  }
}

extension SemanticNode {
  /// The texts of the facts on the screen, in their order.
  var facts: [String] {
    texts.filter { $0.hasPrefix("fact ") }
  }

  /// Whether a fact is highlighted.
  var hasHighlight: Bool {
    all.contains { $0.label == "Highlighted" }
  }
}
