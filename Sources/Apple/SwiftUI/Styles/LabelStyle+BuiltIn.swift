public struct DefaultLabelStyle {
  public nonisolated init() {}
}

extension DefaultLabelStyle: BuiltInLabelStyle {
  public func makeBody(configuration: Configuration) -> some View { label(configuration) }
  var parts: LabelStyleChoice.Parts { [.title, .icon] }
}

extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

public struct IconOnlyLabelStyle {
  public nonisolated init() {}
}

extension IconOnlyLabelStyle: BuiltInLabelStyle {
  public func makeBody(configuration: Configuration) -> some View { label(configuration) }
  var parts: LabelStyleChoice.Parts { .icon }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

public struct TitleOnlyLabelStyle {
  public nonisolated init() {}
}

extension TitleOnlyLabelStyle: BuiltInLabelStyle {
  public func makeBody(configuration: Configuration) -> some View { label(configuration) }
  var parts: LabelStyleChoice.Parts { .title }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

public struct TitleAndIconLabelStyle {
  public nonisolated init() {}
}

extension TitleAndIconLabelStyle: BuiltInLabelStyle {
  public func makeBody(configuration: Configuration) -> some View { label(configuration) }
  var parts: LabelStyleChoice.Parts { [.title, .icon] }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
