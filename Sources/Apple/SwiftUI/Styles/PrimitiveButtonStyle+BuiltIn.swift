public struct DefaultButtonStyle {
  public nonisolated init() {}
}

extension DefaultButtonStyle: BuiltInPrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
  nonisolated var name: String? { nil }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

public struct BorderedButtonStyle {
  public nonisolated init() {}
}

extension BorderedButtonStyle: BuiltInPrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
  nonisolated var name: String? { "bordered" }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

public struct BorderedProminentButtonStyle {
  public nonisolated init() {}
}

extension BorderedProminentButtonStyle: BuiltInPrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
  nonisolated var name: String? { "borderedProminent" }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

public struct BorderlessButtonStyle {
  public nonisolated init() {}
}

extension BorderlessButtonStyle: BuiltInPrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
  nonisolated var name: String? { "borderless" }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

public struct PlainButtonStyle {
  public nonisolated init() {}
}

extension PlainButtonStyle: BuiltInPrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
  nonisolated var name: String? { "plain" }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

public struct LinkButtonStyle {
  public nonisolated init() {}
}

extension LinkButtonStyle: BuiltInPrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
  nonisolated var name: String? { "borderless" }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}

public struct AccessoryBarButtonStyle {
  public nonisolated init() {}
}

extension AccessoryBarButtonStyle: BuiltInPrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
  nonisolated var name: String? { "borderless" }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

public struct AccessoryBarActionButtonStyle {
  public nonisolated init() {}
}

extension AccessoryBarActionButtonStyle: BuiltInPrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
  nonisolated var name: String? { "bordered" }
}

extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
  public static var accessoryBarAction: AccessoryBarActionButtonStyle { AccessoryBarActionButtonStyle() }
}
