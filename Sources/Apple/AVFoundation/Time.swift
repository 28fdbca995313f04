public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32

/// A time as a number of fractions of a second.
public struct CMTime: Comparable, Hashable, Sendable {
  public var value: CMTimeValue
  public var timescale: CMTimeScale
  public init(value: CMTimeValue, timescale: CMTimeScale) { (self.value, self.timescale) = (value, timescale) }
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    self.init(value: CMTimeValue((seconds * Double(preferredTimescale)).rounded()), timescale: preferredTimescale)
  }
  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime(value: 0, timescale: 0)
  public static let indefinite = CMTime(value: 0, timescale: 0)
  public static let positiveInfinity = CMTime(value: .max, timescale: 1)
  public var isValid: Bool { timescale != 0 }
  public var isNumeric: Bool { isValid && value != .max }
  public var isIndefinite: Bool { !isValid }
  public var seconds: Double { isValid ? Double(value) / Double(timescale) : .nan }
  public static func < (a: CMTime, b: CMTime) -> Bool { a.seconds < b.seconds }
  public static func + (a: CMTime, b: CMTime) -> CMTime {
    a.timescale == b.timescale
      ? CMTime(value: a.value + b.value, timescale: a.timescale)
      : CMTime(seconds: a.seconds + b.seconds, preferredTimescale: max(a.timescale, b.timescale))
  }
  public static func - (a: CMTime, b: CMTime) -> CMTime {
    a + CMTime(value: -b.value, timescale: b.timescale)
  }
}

public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
