internal import SemanticTree

/// A realistic text for a field, chosen by the field's name.
struct SampleText {
  /// Sample texts for fields, with the lowercase words that a field's name is compared with. A field gets the texts of
  /// the first entry that has a word in common with the field's name.
  private static let samples: [(words: Set<String>, texts: [String])] = [
    (["email", "mail", "e-mail"], ["ada@example.org", "not an address"]),
    (["password", "passcode", "pin", "secret"], ["Turing-1912", "abc"]),
    (["url", "website", "link", "address"], ["https://example.org", "example"]),
    (["phone", "telephone", "mobile"], ["+44 20 7946 0018", "12"]),
    (["weight", "kg", "mass"], ["70", "95.5"]), (["height", "cm", "length"], ["175", "160"]),
    (["age", "years"], ["36", "7"]), (["year"], ["2026", "1815"]),
    (["price", "amount", "cost", "total", "salary"], ["19.99", "250"]),
    (["quantity", "count", "number", "size"], ["3", "12"]),
    (["name", "username", "user", "login", "author", "person"], ["Ada", "Grace"]),
    (["city", "town", "place"], ["London", "Turin"]), (["country"], ["Kenya", "Chile"]),
    (["date", "day"], ["2026-01-02", "2026-02-28"]), (["code", "zip", "postcode"], ["10115", "SW1A"]),
    (["title", "item", "task", "todo", "subject"], ["Water the plants", "Milk"]),
    (["note", "notes", "comment", "message", "description", "text"], ["See you at noon.", "Thanks"]),
  ]
  private static let numbers = ["72", "170"]
  private static let words = ["Water", "72"]
}

extension SampleText {
  /// The texts to try in a field, most likely first. If the field shows a number, the texts are numbers.
  static func texts(for field: SemanticNode, named name: String) -> [String] {
    let isNumeric = field.value.map { Double($0) != nil } ?? false
    let known = known(name)
    guard isNumeric else { return known ?? words }
    let fitting = known?.filter { Double($0) != nil } ?? []
    return fitting.isEmpty ? numbers : fitting
  }

  private static func known(_ name: String) -> [String]? {
    let spoken = name.lowercased().split { !$0.isLetter && $0 != "-" }.map(String.init)
    return samples.first { !$0.words.isDisjoint(with: spoken) }?.texts
  }
}
