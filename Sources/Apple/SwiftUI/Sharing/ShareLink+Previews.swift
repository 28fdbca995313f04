public import CoreTransferable
public import FoundationLocalization

// Links that share any value, with a preview.

extension ShareLink where Label == DefaultShareLinkLabel {
  public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, I: Transferable {
    self.init(
      data: CollectionOfOne(item), subject: subject, message: message, title: preview.title,
      label: DefaultShareLinkLabel(nil))
  }

  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(
      data: items, subject: subject, message: message, title: items.first.map { preview($0).title },
      label: DefaultShareLinkLabel(nil))
  }

  public init<I>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, I: Transferable {
    self.init(
      data: CollectionOfOne(item), subject: subject, message: message, title: preview.title,
      label: DefaultShareLinkLabel(title))
  }

  public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(
      data: items, subject: subject, message: message, title: items.first.map { preview($0).title },
      label: DefaultShareLinkLabel(title))
  }

  public init<I>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, I: Transferable {
    self.init(
      data: CollectionOfOne(item), subject: subject, message: message, title: preview.title,
      label: DefaultShareLinkLabel(Text(titleKey)))
  }

  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(
      data: items, subject: subject, message: message, title: items.first.map { preview($0).title },
      label: DefaultShareLinkLabel(Text(titleKey)))
  }

  @_disfavoredOverload
  public init<I>(
    _ titleResource: LocalizedStringResource, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, I: Transferable {
    self.init(
      data: CollectionOfOne(item), subject: subject, message: message, title: preview.title,
      label: DefaultShareLinkLabel(Text(titleResource)))
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(
      data: items, subject: subject, message: message, title: items.first.map { preview($0).title },
      label: DefaultShareLinkLabel(Text(titleResource)))
  }

  @_disfavoredOverload
  public init<S, I>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, S: StringProtocol, I: Transferable {
    self.init(
      data: CollectionOfOne(item), subject: subject, message: message, title: preview.title,
      label: DefaultShareLinkLabel(Text(title)))
  }

  @_disfavoredOverload
  public init<S>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where S: StringProtocol {
    self.init(
      data: items, subject: subject, message: message, title: items.first.map { preview($0).title },
      label: DefaultShareLinkLabel(Text(title)))
  }
}
