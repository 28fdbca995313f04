public import Foundation

import SemanticTree

/// An image that is loaded from a URL.
///
/// - Approximated: nothing is fetched. An image with a URL counts as loaded, and an image without a URL never loads.
public struct AsyncImage<Content> where Content: View {
  let url: URL?
  let content: (AsyncImagePhase) -> Content

  public nonisolated init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { $0.image ?? Image(source: .symbol("photo")) }
  }

  public nonisolated init<I, P>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P>, I: View, P: View {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  public nonisolated init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.content = content
  }
}

/// The progress of loading an image.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

extension AsyncImage: PrimitiveView {
  func resolve(in context: inout ViewContext) {
    let phase = url.map { AsyncImagePhase.success(Image(source: .url($0.absoluteString))) } ?? .empty
    context.wrap(
      { $0.walk(content(phase), at: 0) },
      { $0.approximations.append("AsyncImage does not load images: an image with a URL counts as loaded") })
  }
}
