internal import SemanticTree

/// A realistic text for a field, chosen by the field's name.
struct SampleText {
  /// Sample texts for fields, with the lowercase words that a field's name is compared with. A field gets the texts of
  /// the first entry that has a word in common with the field's name.
  private static let samples: [(words: Set<String>, texts: [String])] = [
    (["email", "mail", "e-mail"], ["ada@example.org"]), (["password", "passcode", "pin", "secret"], ["Turing-1912"]),
    (["url", "website", "link", "address"], ["https://example.org"]),
    (["phone", "telephone", "mobile"], ["+44 20 7946 0018"]),
    (["weight", "kg", "mass"], ["70", "95.5"]), (["height", "cm", "length"], ["175", "160"]),
    (["age", "years"], ["36", "7"]), (["year"], ["2026", "1815"]),
    (["price", "amount", "cost", "total", "salary"], ["19.99", "250"]),
    (["quantity", "count", "number", "size"], ["3", "12"]),
    (["name", "username", "user", "login", "author", "person"], ["Ada"]), (["city", "town", "place"], ["London"]),
    (["country"], ["Kenya"]), (["date", "day"], ["2026-01-02"]), (["code", "zip", "postcode"], ["10115"]),
    (["title", "item", "task", "todo", "subject"], ["Water the plants"]),
    (["note", "notes", "comment", "message", "description", "text"], ["See you at noon."]),
  ]
  private static let numbers = ["72", "170"]
  private static let words = ["Water"]
}

extension SampleText {
  /// The text to try in a field. An empty field is filled, a number is replaced by another number, and another text is
  /// cleared. One text is enough, since most states that differ only in a typed text offer the same actions.
  static func text(for field: SemanticNode, named name: String) -> String {
    let known = known(name) ?? words
    guard let value = field.value, !value.isEmpty else { return known[0] }
    guard Double(value) != nil else { return "" }
    let fitting = known.filter { Double($0) != nil }
    return (fitting.isEmpty ? numbers : fitting).first { Double($0) != Double(value) } ?? ""
  }

  private static func known(_ name: String) -> [String]? {
    let spoken = name.lowercased().split { !$0.isLetter && $0 != "-" }.map(String.init)
    return samples.first { !$0.words.isDisjoint(with: spoken) }?.texts
  }
}
