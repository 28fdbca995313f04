import SemanticTree

/// The searchable text of a part of a preview's page.
public struct PreviewText: Hashable, Sendable {
  public var title: String
  /// Nil for the top of the page.
  public var anchor: String?
  public var text: String
}

extension StateGraph {
  /// The text of a preview's page: the page itself, then each state that shows something new.
  public var searchTexts: [PreviewText] {
    var seen: Set<String> = []
    let about = "\(preview.type) in \(preview.module). \(extent)." + findings.map { " \($0.message)" }.joined()
    var found = [PreviewText(title: preview.title, anchor: nil, text: about)]
    let names = stateNames
    for (index, state) in states.enumerated() {
      let words = (state.tree?.words ?? []).filter { seen.insert($0).inserted }
      if !words.isEmpty { found.append(PreviewText(title: names[index], anchor: "s\(index)", text: words.joined(separator: " · "))) }
    }
    return found
  }
}

extension SemanticNode {
  /// The labels and values of the subtree in reading order.
  fileprivate var words: [String] {
    [label, value].compactMap { $0 }.filter { !$0.isEmpty } + children.flatMap(\.words)
  }
}
