import SemanticTree

/// The searchable text for a part of a preview's page.
public struct PreviewText: Hashable, Sendable {
  public var title: String
  /// The index of the HTML page.
  public var page = 0
  /// The anchor of the part; nil for the top of the page.
  public var anchor: String?
  public var text: String
}

extension StateGraph {
  /// The first state that shows all the texts; nil if there is none.
  public func firstState(showing texts: some Sequence<String>) -> Int? {
    states.firstIndex { Set($0.tree?.words ?? []).isSuperset(of: texts) }
  }

  /// The searchable texts of a preview's page: one for the top of the page, and one for each state. The text of a state
  /// has only the words that no earlier state shows. A state without such words has no searchable text.
  public var searchTexts: [PreviewText] {
    var seen: Set<String> = []
    let about = "\(preview.type) in \(preview.module). \(extent)." + findings.map { " \($0.message)" }.joined()
    var found = [PreviewText(title: preview.title, text: about)]
    let names = stateNames
    for (index, state) in states.enumerated() {
      let words = (state.tree?.words ?? []).filter { seen.insert($0).inserted }
      if !words.isEmpty {
        found.append(
          PreviewText(
            title: names[index], page: page(of: index), anchor: "s\(index)", text: words.joined(separator: " · ")))
      }
    }
    return found
  }
}

extension SemanticNode {
  /// The labels and values in the subtree, in reading order.
  fileprivate var words: [String] {
    [label, value].compactMap { $0 }.filter { !$0.isEmpty } + children.flatMap(\.words)
  }
}
