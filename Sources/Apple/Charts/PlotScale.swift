internal import SwiftUI

/// Places values along one axis.
struct PlotScale {
  /// The names of an axis with names, in order; nil for an axis with numbers.
  var names: [String]?
  var first = 0.0
  var last = 1.0
  var isDate = false
  var isReversed = false
  /// The smallest distance of two values, for the width of bars; nil if there are fewer than two.
  var step: Double?
  /// Whether there are neither values nor a domain. Then nothing is labeled, since the kind of the values is not known.
  private var isEmpty = false

  init(_ ranges: [ClosedRange<PlottedPlace>], _ settings: AxisSettings, includesZero: Bool) {
    isReversed = settings.isReversed
    let places = ranges.flatMap { [$0.lowerBound, $0.upperBound] }
    let all = (settings.domain ?? []) + places
    isEmpty = all.isEmpty
    if all.contains(where: { if case .name = $0 { true } else { false } }) {
      var seen = Set<String>()
      names = all.map(\.text).filter { seen.insert($0).inserted }
      return
    }
    isDate = all.contains { if case .date = $0 { true } else { false } }
    let numbers = places.compactMap(\.number)
    let unique = Set(numbers).sorted()
    step = zip(unique, unique.dropFirst()).map { $1 - $0 }.min()
    if let domain = settings.domain?.compactMap(\.number), let low = domain.min(), let high = domain.max() {
      (first, last) = (low, high)
    } else if let low = numbers.min(), let high = numbers.max() {
      (first, last) = (low, high)
      if !isDate, settings.includesZero ?? includesZero { (first, last) = (min(0, low), max(0, high)) }
      if !isDate { roundEnds() }
    }
    if first == last { last = first + 1 }
  }

  /// Extends the ends to round numbers.
  private mutating func roundEnds() {
    let step = Self.roundStep(last - first, 5)
    guard step > 0 else { return }
    (first, last) = ((first / step).rounded(.down) * step, (last / step).rounded(.up) * step)
  }

  /// The step that is 1, 2, or 5 times a power of ten, for about `count` steps.
  private static func roundStep(_ length: Double, _ count: Int) -> Double {
    guard length > 0 else { return 0 }
    let raw = length / Double(max(1, count))
    let power = pow(10, floor(log10(raw)))
    return [1, 2, 5, 10].map { $0 * power }.first { $0 >= raw * 0.999 } ?? raw
  }

  /// The share of the axis from its start to a value, or to the middle of a name's part.
  func share(of place: PlottedPlace) -> Double {
    let share: Double
    if let names {
      share = (Double(names.firstIndex(of: place.text) ?? 0) + 0.5) / Double(max(1, names.count))
    } else {
      share = ((place.number ?? 0) - first) / (last - first)
    }
    return isReversed ? 1 - share : share
  }

  /// The value at a share of the axis.
  func place(at share: Double) -> PlottedPlace {
    let share = isReversed ? 1 - share : share
    if let names {
      let index = min(max(0, Int(share * Double(names.count))), names.count - 1)
      return .name(names.isEmpty ? "" : names[index])
    }
    let number = first + share * (last - first)
    return isDate ? .date(number) : .number(number)
  }

  /// The share of the axis that a bar takes.
  var bandwidth: Double {
    if let names { return 1 / Double(max(1, names.count)) }
    return step.map { min(1, $0 / (last - first)) } ?? 0.1
  }

  var zero: Double { share(of: .number(min(max(0, first), last))) }

  /// About `count` values to label.
  func ticks(_ count: Int) -> [PlottedPlace] {
    if isEmpty { return [] }
    if let names { return names.map(PlottedPlace.name) }
    if isDate {
      return (0...count).map { .date(first + (last - first) * Double($0) / Double(count)) }
    }
    let step = Self.roundStep(last - first, count)
    guard step > 0 else { return [] }
    let start = (first / step).rounded(.up)
    let end = (last / step).rounded(.down)
    return stride(from: start, through: end, by: 1).map { .number($0 * step) }
  }

  /// The dates at the starts of calendar units.
  func dates(every count: Int, _ component: Calendar.Component) -> [PlottedPlace] {
    let calendar = Calendar.current
    let end = Date(timeIntervalSinceReferenceDate: last)
    var date = calendar.dateInterval(of: component, for: Date(timeIntervalSinceReferenceDate: first))?.start ?? end
    var found: [PlottedPlace] = []
    while date <= end, found.count < 100 {
      if date.timeIntervalSinceReferenceDate >= first { found.append(.date(date.timeIntervalSinceReferenceDate)) }
      guard let next = calendar.date(byAdding: component, value: count, to: date), next > date else { break }
      date = next
    }
    return found
  }
}
