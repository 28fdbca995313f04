extension Rule {
  static let puddles: [Rule] = []
  static let luca: [Rule] = []
  static let viewContracts: [Rule] = []
  static let general: [Rule] = []
}
