extension Rule {
  /// The rules of LUCA.
  static let luca: [Rule] = [
    importDirection, frameworks, resources, entityLogic, dataAccess, clientValues, serviceStateless,
    serviceDependencies, storeShape,
    storeInjectable, actionName, viewStore, viewChange, viewPreview, sceneDependencies, previewDependencies, testName,
    untested,
  ]
}
