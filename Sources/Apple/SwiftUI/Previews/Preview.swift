@_spi(Headless) public import DeveloperToolsSupport

extension Preview {
  @MainActor public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.init(name: name, settings: traits.flatMap(\.settings), content: body)
  }
}
