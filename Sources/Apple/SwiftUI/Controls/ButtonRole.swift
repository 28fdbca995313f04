import SemanticTree

/// The purpose of a button.
public struct ButtonRole: Equatable, Sendable {
  private let kind: Kind

  private enum Kind { case destructive, cancel, confirm, close }
}

extension ButtonRole {
  public static let destructive = ButtonRole(kind: .destructive)
  public static let cancel = ButtonRole(kind: .cancel)
  public static let confirm = ButtonRole(kind: .confirm)
  public static let close = ButtonRole(kind: .close)

  var trait: SemanticNode.Trait {
    switch kind {
    case .destructive: .destructive
    case .cancel, .close: .cancel
    case .confirm: .confirm
    }
  }
}
