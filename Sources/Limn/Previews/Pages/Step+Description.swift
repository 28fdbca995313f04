import SemanticTree

extension Step {
  var isDrag: Bool { kind == .action(.gesture) && argumentLabel?.hasPrefix("Drag") == true }

  /// A description of the step, such as `Press “Save”`.
  var description: String {
    guard case .action(let kind) = kind else { return "Time passes" }
    let what = argumentLabel ?? argument
    let element =
      label.map { "“\($0.shortened(to: 40))”" } ?? role.map { "a \($0.words) without a name" }
      ?? "it"
    return switch kind {
    case .setText: what == "nothing" || argument == "" ? "Clear \(element)" : "Type “\(what ?? "")” into \(element)"
    case .setValue: "Set \(element) to \(what ?? "")"
    case .choose, .select: what.map { "Choose “\($0)” in \(element)" } ?? "Choose \(element)"
    case .move: "Move \(element)" + (what.map { " to \($0)" } ?? "")
    case .dismiss: label == nil ? "Close the \(role?.words ?? "sheet")" : "Close \(element)"
    case .back: "Go back"
    case .refresh: "Pull down to refresh"
    case .gesture: "\(what ?? verb) \(element)"
    case .press, .increment, .decrement, .delete, .submit, .toggle, .focus, .open: "\(verb) \(element)"
    }
  }
}

extension SemanticNode.Role {
  /// The name of the role as used in a sentence, such as `text field`.
  var words: String {
    rawValue.reduce(into: "") { words, letter in
      if letter.isUppercase { words += " " }
      words += letter.lowercased()
    }
  }
}

extension Difference {
  /// A description such as `count: 0 → 1`.
  var text: String {
    switch (old, new) {
    case (let old?, let new?): "\(path): \(Self.short(old)) → \(Self.short(new))"
    case (nil, let new?): "\(path) added: \(Self.short(new))"
    case (let old?, nil): "\(path) removed (was \(Self.short(old)))"
    case (nil, nil): path
    }
  }

  private static func short(_ text: String) -> String {
    text.isEmpty ? "(empty)" : text.shortened(to: 60)
  }
}
