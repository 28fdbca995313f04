@_spi(Headless) public import DeveloperToolsSupport

/// A modifier that gives several previews one shared context, such as a store with sample data.
@MainActor @preconcurrency public protocol PreviewModifier {
  /// The type of the shared context.
  associatedtype Context = Void
  associatedtype Body: View
  typealias Content = PreviewModifierContent

  /// Creates the context that all previews with this modifier share.
  static func makeSharedContext() async throws -> Self.Context
  /// Returns the view to show, which can use the shared context. `content` is the original preview.
  @ViewBuilder func body(content: Self.Content, context: Self.Context) -> Self.Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}

/// The preview that a `PreviewModifier` is applied to.
public struct PreviewModifierContent {
  let walk: @MainActor (inout ViewContext) -> Void
}

extension PreviewModifierContent: PrimitiveView {
  func resolve(in context: inout ViewContext) { walk(&context) }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// Applies a modifier to the preview.
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
    PreviewTrait(settings: [.modifier(modifier)])
  }
}

extension PreviewSetting {
  /// Returns the view with the preview setting applied.
  @_spi(Headless) @MainActor public func applied(to view: any View) -> any View {
    switch self {
    case .layout(.fixed(let width, let height)): framed(view, width, height)
    case .layout, .orientation: view
    case .modifier(let modifier): (modifier as? any PreviewModifier).map { surrounded(view, $0) } ?? view
    }
  }

  @MainActor private func framed(_ view: some View, _ width: Double, _ height: Double) -> any View {
    view.frame(width: width, height: height)
  }

  @MainActor private func surrounded<Inner: View, Modifier: PreviewModifier>(_ view: Inner, _ modifier: Modifier)
    -> any View
  {
    Surroundings(modifier: modifier, content: view)
  }
}

extension Surroundings: TransparentView { nonisolated static var shown: any Any.Type { Inner.self } }

/// Creates the shared context of a preview, then shows the preview.
private struct Surroundings<Modifier: PreviewModifier, Inner: View>: View, Unnamed {
  let modifier: Modifier
  let content: Inner
  @State private var made: Result<Modifier.Context, any Error>?

  var body: some View {
    switch made {
    case .success(let context):
      modifier.body(content: PreviewModifierContent { [content] in $0.walk(content) }, context: context)
    case .failure(let error): Text("The preview's shared context could not be created: \(error.localizedDescription)")
    case nil:
      Color.clear.task {
        do { made = .success(try await Modifier.makeSharedContext()) } catch { made = .failure(error) }
      }
    }
  }
}
