public import SemanticTree

/// A change caused by a step.
public struct Difference: Record {
  /// The path of a changed property, or a description of a changed element.
  public var path: String
  /// The old value; nil if the property or element was added.
  var old: String?
  /// The new value; nil if the property or element was removed.
  var new: String?
  /// Whether the property or element was there before and after the step.
  var isReplaced: Bool { old != nil && new != nil }

  /// Returns the values that differ: first the added and changed values in their new order, then the removed values. If
  /// an optional value becomes nil or non-nil, the result contains a single difference for the value, and none for the
  /// value's parts.
  static func between(_ old: [StateValue], _ new: [StateValue]) -> [Difference] {
    let (filled, emptied) = (Self.filled(old, new), Self.filled(new, old))
    return plainly(old, new).compactMap { difference in
      if filled.contains(difference.path) { return Difference(path: difference.path, old: "nil", new: "set") }
      if emptied.contains(difference.path) { return Difference(path: difference.path, old: "set", new: "nil") }
      return difference.isPart(of: filled) || difference.isPart(of: emptied) ? nil : difference
    }
  }

  /// Returns the paths of the optional values that are nil in the first list and set in the second list.
  ///
  /// For a value that is nil, a list has one entry at the value's path. For a value that is set, a list has no entry at
  /// this path. Instead, it has entries for the value's parts, or no entry at all if the parts cannot be described.
  private static func filled(_ first: [StateValue], _ second: [StateValue]) -> Set<String> {
    let present = Set(second.map(\.path))
    let gone = first.filter { $0.text == "nil" && !present.contains($0.path) }.map(\.path)
    return Set(
      gone.filter { path in
        // The value is nil in the first list, and the second list has no entry at its path. There are two possible
        // reasons: the value was set, or the object that owns the value was removed. If the second list has other
        // values of the owner, the owner still exists, so the value was set.
        let owner = path.lastIndex(of: ".").map { path[...$0] } ?? ""
        return second.contains { $0.path.hasPrefix(owner) }
      })
  }

  private func isPart(of wholes: Set<String>) -> Bool {
    wholes.contains { path.hasPrefix($0 + ".") || path.hasPrefix($0 + "[") }
  }

  /// Values of several objects, such as the rows of a list, can have the same path. They are compared in their order.
  private static func plainly(_ old: [StateValue], _ new: [StateValue]) -> [Difference] {
    let (before, after) = (old.grouped(by: \.path), new.grouped(by: \.path))
    return (new + old).map(\.path).unique.compactMap { path in
      let (first, second) = ((before[path] ?? []).map(\.text), (after[path] ?? []).map(\.text))
      let same = zip(first, second).prefix { $0 == $1 }.count
      guard max(first.count, second.count) > same else { return nil }
      return Difference(path: path, old: first.dropFirst(same).first, new: second.dropFirst(same).first)
    }
  }

  /// Returns the elements that were added, removed, or changed. Elements are compared by role, label, value, and
  /// traits.
  static func between(_ old: SemanticNode?, _ new: SemanticNode?) -> [Difference] {
    var before = old.map(Self.lines) ?? []
    var after = new.map(Self.lines) ?? []
    let places = (before.filter(\.isPlace), after.filter(\.isPlace))
    // If a different screen is shown, almost all elements differ. In this case, report only the change of the screen.
    if places.0 != places.1 { (before, after) = places }
    var removed: [Line] = []
    var inserted: [Line] = []
    // The removals come first, from the last to the first, and then the insertions in their order.
    for change in after.difference(from: before) {
      switch change {
      case .remove(_, let line, _): removed.insert(line, at: 0)
      case .insert(_, let line, _): inserted.append(line)
      }
    }
    var differences: [Difference] = []
    for line in inserted {
      // Report a removed and an added element as one changed element if their roles are equal. If the added element has
      // a value, also require that the labels are equal.
      let place = removed.firstIndex { $0.role == line.role && (line.value == nil || $0.label == line.label) }
      differences.append(Difference(path: line.path, old: place.map { removed.remove(at: $0).text }, new: line.text))
    }
    return differences + removed.map { Difference(path: $0.path, old: $0.text, new: nil) }
  }

  private struct Line: Hashable {
    var role: SemanticNode.Role
    var label, value: String?
    var traits: [SemanticNode.Trait]

    var isPlace: Bool { role == .screen || role.isPresentation }
    var path: String { value == nil || label == nil ? role.rawValue : "\(role.rawValue) \(label ?? "")" }
    var text: String {
      let state = traits.filter { [.disabled, .selected, .expanded].contains($0) }.map(\.rawValue)
      return ([value ?? label ?? role.rawValue] + state).withCommas
    }
  }

  /// Returns the elements in reading order. Leaves out containers without a label, and buttons with neither a label nor
  /// a value.
  private static func lines(_ tree: SemanticNode) -> [Line] {
    let silent: Set<SemanticNode.Role> = [
      .hstack, .vstack, .zstack, .group, .spacer, .divider, .scroll, .row, .grid, .gridRow, .list, .form,
    ]
    return tree.all.compactMap { node in
      if silent.contains(node.role), node.label == nil { return nil }
      if node.label == nil, node.value == nil, node.role == .button { return nil }
      return Line(role: node.role, label: node.label, value: node.value, traits: node.traits.sorted())
    }
  }
}
