import SemanticTree

extension Step {
  /// The user's action: `Press “Save”`.
  var description: String {
    guard case .action(let kind) = kind else { return "Time passes" }
    let what = argumentLabel ?? argument
    let element = label.map { "“\($0.count > 40 ? $0.prefix(39) + "…" : $0)”" } ?? role.map { "a \($0.words) without a name" } ?? "it"
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
  /// The name of the role in a sentence, such as `text field`.
  var words: String {
    rawValue.reduce(into: "") { words, letter in
      if letter.isUppercase { words += " " }
      words += letter.lowercased()
    }
  }
}

extension StateGraph {
  /// A unique name for each state: its screen, then its first visible difference from the previous state.
  var stateNames: [String] {
    let places = states.map { $0.tree.flatMap(ScreenLocation.init) }
    var taken = Set<String>()
    return states.indices.map { state in
      var name =
        states[state].ending.map { $0.kind.rawValue.prefix(1).uppercased() + $0.kind.rawValue.dropFirst() } ?? screenName(places[state])
      if let edge = discovery(of: state), states[state].ending == nil, places[edge.from]?.id == places[state]?.id {
        if let change = edge.shown.lazy.compactMap(\.name).first { name += ": " + change }
      }
      if state == 0 { name += ", start" }
      var unique = name
      var count = 2
      while !taken.insert(unique).inserted {
        unique = "\(name) (\(count))"
        count += 1
      }
      return unique
    }
  }

  private func screenName(_ place: ScreenLocation?) -> String {
    guard let place else { return preview.type }
    let title = place.title.isEmpty ? place.id : place.title
    let isOver = [.sheet, .fullScreenCover, .popover, .alert, .confirmationDialog].contains(place.role)
    return isOver ? "\(title), \(place.role.words)" : title
  }

  /// The step that first led to a state.
  func discovery(of state: Int) -> Edge? { state == 0 ? nil : edges.first { $0.to == state && $0.from != state } }
}

extension Difference {
  /// A short description of the difference for a state's name; nil if it is not visible.
  fileprivate var name: String? {
    let label = path.split(separator: " ", maxSplits: 1).dropFirst().joined()
    switch (old, new) {
    case (_, let new?) where !new.isEmpty: return label.isEmpty ? Self.brief(new) : "\(label) \(Self.brief(new))"
    case (_?, _?) where !label.isEmpty: return "\(label) empty"
    case (let old?, nil) where !old.isEmpty: return "without \(Self.brief(old))"
    default: return nil
    }
  }

  private static func brief(_ text: String) -> String { text.count > 28 ? text.prefix(27) + "…" : text }

  /// A description such as `count: 0 → 1`.
  var text: String {
    switch (old, new) {
    case (let old?, let new?): "\(path): \(Self.short(old)) → \(Self.short(new))"
    case (nil, let new?): "\(path) added: \(Self.short(new))"
    case (let old?, nil): "\(path) removed (was \(Self.short(old)))"
    case (nil, nil): path
    }
  }

  private static func short(_ text: String) -> String { text.isEmpty ? "(empty)" : text.count > 60 ? text.prefix(59) + "…" : text }
}
