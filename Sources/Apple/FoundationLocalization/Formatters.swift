public import Foundation

/// Writes how long ago or in how long something is, in English.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }
  public enum DateTimeStyle: Int, Sendable { case numeric, named }
  public var unitsStyle = UnitsStyle.full
  public var dateTimeStyle = DateTimeStyle.numeric
  public var calendar: Calendar! = .current
  public var locale: Locale! = .current

  public override init() { super.init() }
  public required init?(coder: NSCoder) { nil }

  private static let units: [(seconds: Double, name: String, short: String)] = [
    (31_536_000, "year", "yr"), (2_592_000, "month", "mo"), (604_800, "week", "wk"), (86_400, "day", "day"),
    (3600, "hour", "hr"), (60, "minute", "min"), (1, "second", "sec"),
  ]
  private static let names: [String: (before: String, after: String)] = [
    "year": ("last year", "next year"), "month": ("last month", "next month"), "week": ("last week", "next week"),
    "day": ("yesterday", "tomorrow"), "hour": ("1 hour ago", "in 1 hour"), "minute": ("1 minute ago", "in 1 minute"),
    "second": ("now", "now"),
  ]

  /// - Parameter timeInterval: in seconds; negative for the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let size = abs(timeInterval)
    let unit = Self.units.first { size >= $0.seconds } ?? Self.units[Self.units.count - 1]
    let count = Int(size / unit.seconds)
    let isPast = timeInterval < 0
    if dateTimeStyle == .named {
      if count == 0 { return "now" }
      if count == 1, let named = Self.names[unit.name] { return isPast ? named.before : named.after }
    }
    let isShort = unitsStyle == .short || unitsStyle == .abbreviated
    let name = isShort ? unit.short + (unit.short == "day" && count != 1 ? "s" : unit.short == "day" ? "" : ".") : nil
    let text = "\(count) \(name ?? (count == 1 ? unit.name : unit.name + "s"))"
    return isPast ? text + " ago" : "in " + text
  }

  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }
}

/// Joins texts to a list, in English.
open class ListFormatter: Formatter, @unchecked Sendable {
  public var locale: Locale! = .current
  public var itemFormatter: Formatter?

  public override init() { super.init() }
  public required init?(coder: NSCoder) { nil }

  open class func localizedString(byJoining strings: [String]) -> String {
    switch strings.count {
    case 0...1: strings.first ?? ""
    case 2: strings.joined(separator: " and ")
    default: strings.dropLast().joined(separator: ", ") + ", and " + (strings.last ?? "")
    }
  }

  open func string(from items: [Any]) -> String? {
    Self.localizedString(byJoining: items.map { itemFormatter?.string(for: $0) ?? "\($0)" })
  }

  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
