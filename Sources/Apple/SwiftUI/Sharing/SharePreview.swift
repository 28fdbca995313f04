public import CoreTransferable
public import FoundationLocalization

/// The preview of a shared value. Limn stores the title and does not show the images.
public struct SharePreview<Image, Icon> where Image: Transferable, Icon: Transferable {
  let title: Text

  init(title: Text) { self.title = title }
}

extension SharePreview {
  public init(_ title: Text, image: Image, icon: Icon) { self.init(title: title) }

  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init(title: Text(titleKey)) }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: Image, icon: Icon) {
    self.init(title: Text(titleResource))
  }

  @_disfavoredOverload
  public init<S>(_ title: S, image: Image, icon: Icon) where S: StringProtocol { self.init(title: Text(title)) }
}

extension SharePreview where Icon == Never {
  public init(_ title: Text, image: Image) { self.init(title: title) }

  public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(title: Text(titleKey)) }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: Image) { self.init(title: Text(titleResource)) }

  @_disfavoredOverload
  public init<S>(_ title: S, image: Image) where S: StringProtocol { self.init(title: Text(title)) }
}

extension SharePreview where Image == Never {
  public init(_ title: Text, icon: Icon) { self.init(title: title) }

  public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(title: Text(titleKey)) }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, icon: Icon) { self.init(title: Text(titleResource)) }

  @_disfavoredOverload
  public init<S>(_ title: S, icon: Icon) where S: StringProtocol { self.init(title: Text(title)) }
}

extension SharePreview where Image == Never, Icon == Never {
  public init(_ title: Text) { self.init(title: title) }

  public init(_ titleKey: LocalizedStringKey) { self.init(title: Text(titleKey)) }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource) { self.init(title: Text(titleResource)) }

  @_disfavoredOverload
  public init<S>(_ title: S) where S: StringProtocol { self.init(title: Text(title)) }
}
