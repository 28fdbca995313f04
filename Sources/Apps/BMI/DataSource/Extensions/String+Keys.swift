extension String {
  static let person = "person"
  static let records = "records"
}
