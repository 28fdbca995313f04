public import CoreTransferable
public import Foundation

import SemanticTree

/// A control that shares values with other apps.
///
/// - Approximated: there are no other apps, so pressing the control has no effect.
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label>
where
  Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View,
  Data.Element: Transferable
{
  let data: Data
  let subject, message, title: Text?
  let label: Label

  init(data: Data, subject: Text?, message: Text?, title: Text?, label: Label) {
    self.data = data
    (self.subject, self.message, self.title) = (subject, message, title)
    self.label = label
  }

  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) {
    self.init(
      data: items, subject: subject, message: message, title: items.first.map { preview($0).title }, label: label())
  }

  public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I>, I: Transferable {
    self.init(data: CollectionOfOne(item), subject: subject, message: message, title: preview.title, label: label())
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data == CollectionOfOne<URL> {
    self.init(data: CollectionOfOne(item), subject: subject, message: message, title: nil, label: label())
  }

  public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data == CollectionOfOne<String> {
    self.init(data: CollectionOfOne(item), subject: subject, message: message, title: nil, label: label())
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL {
  public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(data: items, subject: subject, message: message, title: nil, label: label())
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == String {
  public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(data: items, subject: subject, message: message, title: nil, label: label())
  }
}

extension ShareLink: PrimitiveView {
  func resolve(in context: inout ViewContext) {
    let (inherited, environment) = (context.environment.inherited, context.environment)
    let texts = data.compactMap(\.transferredText)
    let value = texts.isEmpty ? title?.plain(in: environment) : texts.joined(separator: ", ")
    let words = [subject, message].compactMap { $0?.plain(in: environment) }
    context.emit(
      .link, value: value, children: context.pieces(of: label, at: 0), actions: [BoundAction(.open) { _ in }],
      configure: { node in
        inherited.dress(&node)
        node.style.control = "share"
        if !words.isEmpty { node.hint = words.joined(separator: ", ") }
        node.approximations.append("there are no other apps, so sharing has no effect")
      },
      finish: { node, _ in node.label = node.children.words })
  }
}

/// The usual label of a control that shares something.
public struct DefaultShareLinkLabel {
  let title: Text?

  init(_ title: Text?) { self.title = title }
}

extension DefaultShareLinkLabel: View {
  public var body: some View {
    Label(title: { title ?? Text("Share…") }, icon: { Image(systemName: "square.and.arrow.up") })
  }
}
