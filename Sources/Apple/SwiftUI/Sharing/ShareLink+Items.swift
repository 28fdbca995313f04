public import Foundation
public import FoundationLocalization

// Links that share URLs and texts, with the default label or a title.

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  public init(item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    self.init(
      data: CollectionOfOne(item), subject: subject, message: message, title: nil, label: DefaultShareLinkLabel(nil))
  }

  public init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    self.init(
      data: CollectionOfOne(item), subject: subject, message: message, title: nil, label: DefaultShareLinkLabel(title))
  }

  public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    self.init(
      data: CollectionOfOne(item), subject: subject, message: message, title: nil,
      label: DefaultShareLinkLabel(Text(titleKey)))
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    self.init(
      data: CollectionOfOne(item), subject: subject, message: message, title: nil,
      label: DefaultShareLinkLabel(Text(titleResource)))
  }

  @_disfavoredOverload
  public init<S>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL>, S: StringProtocol {
    self.init(
      data: CollectionOfOne(item), subject: subject, message: message, title: nil,
      label: DefaultShareLinkLabel(Text(title)))
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  public init(item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    self.init(
      data: CollectionOfOne(item), subject: subject, message: message, title: nil, label: DefaultShareLinkLabel(nil))
  }

  public init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    self.init(
      data: CollectionOfOne(item), subject: subject, message: message, title: nil, label: DefaultShareLinkLabel(title))
  }

  public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    self.init(
      data: CollectionOfOne(item), subject: subject, message: message, title: nil,
      label: DefaultShareLinkLabel(Text(titleKey)))
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    self.init(
      data: CollectionOfOne(item), subject: subject, message: message, title: nil,
      label: DefaultShareLinkLabel(Text(titleResource)))
  }

  @_disfavoredOverload
  public init<S>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String>, S: StringProtocol {
    self.init(
      data: CollectionOfOne(item), subject: subject, message: message, title: nil,
      label: DefaultShareLinkLabel(Text(title)))
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel, Data.Element == URL {
  public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(data: items, subject: subject, message: message, title: nil, label: DefaultShareLinkLabel(nil))
  }

  public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(data: items, subject: subject, message: message, title: nil, label: DefaultShareLinkLabel(title))
  }

  public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(data: items, subject: subject, message: message, title: nil, label: DefaultShareLinkLabel(Text(titleKey)))
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(
      data: items, subject: subject, message: message, title: nil, label: DefaultShareLinkLabel(Text(titleResource)))
  }

  @_disfavoredOverload
  public init<S>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil) where S: StringProtocol {
    self.init(data: items, subject: subject, message: message, title: nil, label: DefaultShareLinkLabel(Text(title)))
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel, Data.Element == String {
  public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(data: items, subject: subject, message: message, title: nil, label: DefaultShareLinkLabel(nil))
  }

  public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(data: items, subject: subject, message: message, title: nil, label: DefaultShareLinkLabel(title))
  }

  public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(data: items, subject: subject, message: message, title: nil, label: DefaultShareLinkLabel(Text(titleKey)))
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(
      data: items, subject: subject, message: message, title: nil, label: DefaultShareLinkLabel(Text(titleResource)))
  }

  @_disfavoredOverload
  public init<S>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil) where S: StringProtocol {
    self.init(data: items, subject: subject, message: message, title: nil, label: DefaultShareLinkLabel(Text(title)))
  }
}
