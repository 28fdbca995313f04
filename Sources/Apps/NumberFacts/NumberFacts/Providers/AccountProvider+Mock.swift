extension AccountProvider {
  /// The provider of previews: nobody is logged in until somebody does, and nothing is kept.
  static let mock = AccountProvider(dependencies: .init(savedAccount: { nil }, save: { _ in }))
}
