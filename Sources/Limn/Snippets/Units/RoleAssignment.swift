import LimnDiagnostics

/// Decides where to place each item of a compilation unit: at file scope, or in the function that contains the
/// statements.
struct RoleAssignment {
  var items: [(reference: ItemReference, item: Item)]

  func parts() -> [SnippetUnit.Part] {
    let lifted = lifted()
    let local = local(except: lifted)
    return items.indices.map { index in
      let role: SnippetUnit.Role
      switch items[index].item.kind {
      case .declaration: role = .fileScope
      case .member: role = .member
      case .statement: role = .statement
      case .variable: role = lifted.contains(index) ? .fileScope : .statement
      case .function: role = local.contains(index) ? .statement : .fileScope
      }
      return .init(reference: items[index].reference, role: role)
    }
  }

  /// Returns the variables and functions that must be at file scope, because types or other items at file scope use
  /// them.
  private func lifted() -> Set<Int> {
    let movable = Set(items.indices.filter { [.variable, .function].contains(items[$0].item.kind) })
    let fixed = items.indices.filter { index in
      let item = items[index].item
      return item.kind == .declaration || item.kind == .member || (item.isFileScope && item.kind != .statement)
    }
    let used = fixed.reaching { index in
      movable.filter { !items[$0].item.declares.isDisjoint(with: items[index].item.mentions) }
    }
    return used.intersection(movable)
  }

  /// Returns the functions to place with the statements. Such a function uses a variable that is placed with the
  /// statements, either directly or through other functions.
  private func local(except lifted: Set<Int>) -> Set<Int> {
    var local: Set<Int> = []
    var names = Set<String>()
    for index in items.indices where items[index].item.declaresVariables && !lifted.contains(index) {
      names.formUnion(items[index].item.declares)
    }
    var changed = true
    while changed {
      changed = false
      for index in items.indices
      where items[index].item.kind == .function && !lifted.contains(index) && !local.contains(index) {
        if !items[index].item.mentions.isDisjoint(with: names) {
          local.insert(index)
          names.formUnion(items[index].item.declares)
          changed = true
        }
      }
    }
    return local
  }
}
