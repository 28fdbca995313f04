public import Foundation

import SemanticTree

/// The appearance that modifiers set for a list.
struct ListLook {
  /// The distances between rows and between sections, in points.
  var rowSpacing, sectionSpacing: Double?
  var hidesBackground: Bool?
}

private struct ListLookKey: EnvironmentKey {
  static let defaultValue = ListLook()
}

extension EnvironmentValues {
  var listLook: ListLook {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }
}

extension ListLook {
  func dress(_ node: inout SemanticNode) {
    node.layout.spacing = rowSpacing
    node.layout.crossSpacing = sectionSpacing
    node.style.hidesBackground = hidesBackground
  }
}

/// The distance between the sections of a list.
public struct ListSectionSpacing: Sendable {
  /// The distance in points. If it is nil, the list has its default distance.
  let length: Double?

  public static let `default` = ListSectionSpacing(length: nil)
  public static let compact = ListSectionSpacing(length: 8)
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: Double(spacing)) }
}

extension View {
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
    transformEnvironment(\.listLook) { $0.rowSpacing = spacing.map { Double($0) } }
  }

  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    transformEnvironment(\.listLook) { $0.sectionSpacing = spacing.length }
  }

  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }

  /// Sets whether lists and forms have their own background.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    transformEnvironment(\.listLook) { $0.hidesBackground = visibility == .automatic ? nil : visibility == .hidden }
  }
}
