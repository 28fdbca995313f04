/// A view to be looked at while it is written: what the preview macros make.
public struct Preview {
  /// The name given to the macro, if any.
  @_spi(Headless) public let name: String?
  /// What the traits ask for, in the order they were written.
  @_spi(Headless) public let settings: [PreviewSetting]
  /// Makes a new view on every call.
  @_spi(Headless) public let content: @MainActor () -> Any

  @_spi(Headless) public init(name: String?, settings: [PreviewSetting], content: @escaping @MainActor () -> Any) {
    self.name = name
    self.settings = settings
    self.content = content
  }

  /// The traits a preview of a view can have.
  public enum ViewTraits {}
}
