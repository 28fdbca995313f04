public import Foundation

import SemanticTree

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  let kind: Kind

  enum Kind: Hashable, Sendable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
  }

  public static let medium = PresentationDetent(kind: .medium)
  public static let large = PresentationDetent(kind: .large)
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(kind: .height(height)) }
}

extension PresentationDetent {
  /// The height as a fraction of the screen's height, so that detents of different kinds can be compared.
  fileprivate var part: Double {
    switch kind {
    case .medium: 0.5
    case .large: 1
    case .fraction(let fraction): Double(fraction)
    case .height(let height): Double(height) / Double(Room().size.height)
    }
  }
}

/// The appearance of a sheet, as set by the content of the sheet.
struct PresentationLook: ContainerFact {
  /// The height of the sheet as a fraction of the screen.
  var height: Double?
  var background: SemanticNode.Paint?
  /// The corner radius of the sheet in points.
  var cornerRadius: Double?
}

extension PresentationLook {
  func dress(_ node: inout SemanticNode) {
    guard node.role == .sheet || node.role == .popover else { return }
    if let height, height < 1 {
      node.layout.minimumLength = (height * Double(Room().size.height)).rounded()
    }
    if let background {
      node.boxes.append(.fill(background, shape: cornerRadius.map { .roundedRectangle(radius: $0) }))
    } else if let cornerRadius {
      node.boxes.append(.clip(.roundedRectangle(radius: cornerRadius)))
    }
  }
}

struct PresentationLookModifier {
  let look: @MainActor (EnvironmentValues) -> PresentationLook
}

extension PresentationLookModifier: PrimitiveViewModifier {
  func resolve<Content: View>(_ content: Content, in context: inout ViewContext) {
    let look = look(context.environment)
    context.add(
      .rearranged(
        context.pieces(of: content, at: 0),
        { assembly in
          var whole = assembly.carried.take(PresentationLook.self).last ?? PresentationLook()
          whole.height = whole.height ?? look.height
          whole.background = whole.background ?? look.background
          whole.cornerRadius = whole.cornerRadius ?? look.cornerRadius
          assembly.carried.add(whole)
        }))
  }
}

extension View {
  /// Sets the heights at which the sheet can rest. The sheet is shown at the lowest of these heights.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    modifier(PresentationLookModifier { _ in PresentationLook(height: detents.map(\.part).min()) })
  }

  /// Sets the heights at which the sheet can rest. The sheet is shown at the selected height.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    modifier(PresentationLookModifier { _ in PresentationLook(height: selection.wrappedValue.part) })
  }

  public nonisolated func presentationBackground<S>(_ style: S) -> some View where S: ShapeStyle {
    modifier(PresentationLookModifier { PresentationLook(background: style.painted(in: $0)) })
  }

  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    modifier(PresentationLookModifier { _ in PresentationLook(cornerRadius: cornerRadius.map { Double($0) }) })
  }

  /// Shows or hides the drag indicator at the top of a sheet.
  ///
  /// - Approximated: there is no drag indicator, since the sheet is not dragged. An action closes the sheet.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View { modifier(EmptyModifier()) }
}
