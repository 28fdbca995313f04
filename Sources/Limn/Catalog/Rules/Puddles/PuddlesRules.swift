extension Rule {
  /// The rules of Puddles.
  static let puddles: [Rule] = [
    componentData, componentEnvironment, componentModule, componentPreview, moduleOnce, modulePreview, providerValues,
    previewMocks, coreUI,
    mockData, routerState, destinationReachable,
  ]
}
