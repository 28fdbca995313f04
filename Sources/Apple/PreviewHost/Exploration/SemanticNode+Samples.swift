import Foundation
internal import SemanticTree

extension SemanticNode {
  struct Sample: Hashable {
    var value: String?
    var label: String?
  }

  /// Returns the arguments to try for an action. A picker gets all its options, a number range gets its ends and its
  /// middle, a date range gets its ends or a date inside, and a text field gets one text. The current value is left out.
  func samples(for action: Action, on screen: SemanticNode) -> [Sample] {
    switch action.domain {
    case .none: return [Sample()]
    case .text(let placeholder):
      return texts(on: screen, placeholder).filter { $0 != value ?? "" }.map {
        Sample(value: $0, label: $0.isEmpty ? "nothing" : $0)
      }
    case .options(let options): return options.filter { !isCurrent($0) }.map { Sample(value: $0.id, label: $0.label) }
    case .number(let least, let most, let step): return numbers(least, most, step)
    case .date(let first, let last, let now): return dates(first, last, now).map { Sample(value: $0, label: $0) }
    }
  }
}

extension SemanticNode {
  private func isCurrent(_ option: Option) -> Bool { value == option.id || (value != nil && value == option.label) }
  private typealias Option = Action.Option

  /// Returns the texts to try in a field. An empty search field gets the first letters of a word on the screen and, if
  /// the screen has no other field, a text that is not expected there. Another field gets the text of `SampleText`.
  private func texts(on screen: SemanticNode, _ placeholder: String?) -> [String] {
    let spoken = (label ?? placeholder ?? "").lowercased().split { !$0.isLetter }
    if role == .searchField || spoken.contains(where: { ["search", "filter", "find"].contains($0) }) {
      guard isUnfilled else { return [""] }
      let rows = screen.all.filter { $0.role == .row }.flatMap(\.texts) + screen.texts
      let word = rows.lazy.compactMap { $0.split(separator: " ").first }.first.map { String($0.prefix(4)) }
      let isAlone = screen.frontmost.all.count { Self.fillable.contains($0.role) } <= 1
      return [word, isAlone || word == nil ? "zzz" : nil].compactMap { $0 }
    }
    let name = [label, placeholder, row(in: screen)].compactMap { $0 }.joined(separator: " ")
    return [SampleText.text(for: self, named: name)]
  }

  /// The label of the row that contains the field.
  private func row(in screen: SemanticNode) -> String? {
    screen.all.last { $0.role == .labeledContent && $0.all.contains { $0.id == id } }?.label
  }

  private func numbers(_ least: Double, _ most: Double, _ step: Double?) -> [Sample] {
    guard least < most else { return [] }
    var middle = (least + most) / 2
    if let step, step > 0 { middle = least + ((middle - least) / step).rounded() * step }
    let current = value.flatMap(Double.init)
    var samples: [Sample] = []
    for number in [least, middle, most] where number != current {
      let sample = Sample(value: "\(number)", label: number == number.rounded() ? "\(Int(number))" : "\(number)")
      if !samples.contains(sample) { samples.append(sample) }
    }
    return samples
  }

  /// Returns the ends of a range of dates. In place of an end that is missing, returns a moment that differs from the
  /// other end in its day and in its time of day.
  private func dates(_ first: String?, _ last: String?, _ now: String?) -> [String] {
    var moments = [first, last].compactMap { $0 }
    if moments.count < 2 {
      let format = Date.ISO8601FormatStyle()
      let end = moments.first.flatMap { try? format.parse($0) }
      let moment = end?.addingTimeInterval(first == nil ? -Self.dayAndAHalf : Self.dayAndAHalf)
      moments.append(moment.map(format.format) ?? "2026-01-02T12:00:00Z")
    }
    return moments.filter { $0 != now }
  }

  private static let dayAndAHalf = 36.0 * 60 * 60
}
