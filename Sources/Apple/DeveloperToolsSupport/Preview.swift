/// A preview, as created by the preview macros.
public struct Preview {
  /// The name given to the macro, if any.
  @_spi(Headless) public let name: String?
  /// The settings of all traits that were given to the macro, in source order.
  @_spi(Headless) public let settings: [PreviewSetting]
  /// Creates a new view on every call.
  @_spi(Headless) public let content: @MainActor () -> Any

  @_spi(Headless) public init(name: String?, settings: [PreviewSetting], content: @escaping @MainActor () -> Any) {
    self.name = name
    self.settings = settings
    self.content = content
  }

  /// Marks a `PreviewTrait` as a trait for previews of views.
  public enum ViewTraits {}
}
