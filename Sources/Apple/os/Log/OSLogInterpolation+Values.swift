extension OSLogInterpolation {
  public mutating func appendInterpolation(
    _ argumentString: @autoclosure @escaping () -> String, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += align.applied(to: privacy.shown(argumentString(), isNumber: false))
  }

  @_disfavoredOverload public mutating func appendInterpolation<T>(
    _ value: @autoclosure @escaping () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) where T: CustomStringConvertible {
    text += align.applied(to: privacy.shown(value().description, isNumber: false))
  }

  public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> any Any.Type, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += align.applied(to: privacy.shown(String(describing: value()), isNumber: false))
  }

  public mutating func appendInterpolation(
    _ error: @autoclosure @escaping () -> (any Error)?, privacy: OSLogPrivacy = .auto
  ) {
    text += privacy.shown(error().map { "\($0)" } ?? "nil", isNumber: false)
  }

  public mutating func appendInterpolation<T>(
    _ number: @autoclosure @escaping () -> T, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) where T: FixedWidthInteger & CustomStringConvertible {
    text += align.applied(to: privacy.shown(format.text(number()), isNumber: true))
  }

  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Double, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += align.applied(to: privacy.shown(format.text(number()), isNumber: true))
  }

  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Float, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += align.applied(to: privacy.shown(format.text(Double(number())), isNumber: true))
  }

  public mutating func appendInterpolation(
    _ boolean: @autoclosure @escaping () -> Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
  ) {
    let value = boolean()
    text += privacy.shown(format == .truth ? (value ? "true" : "false") : (value ? "yes" : "no"), isNumber: true)
  }
}
