public import Foundation

/// Localizable text with a locale. Code can create it first and get the text for the locale later.
public struct LocalizedStringResource: Equatable, Sendable {
  /// The key of the text.
  public let key: String
  /// The text that is used if there is no translation.
  public let defaultValue: String.LocalizationValue
  public let table: String?
  public var locale: Locale
  public let bundle: BundleDescription

  /// The location of translations.
  public enum BundleDescription: Equatable, Sendable {
    case main
    case forClass(AnyClass)
    case atURL(URL)

    public static func == (one: Self, other: Self) -> Bool {
      switch (one, other) {
      case (.main, .main): true
      case (.forClass(let one), .forClass(let other)): one == other
      case (.atURL(let one), .atURL(let other)): one == other
      default: false
      }
    }
  }

  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    key = keyAndValue.parts.key
    defaultValue = keyAndValue
    (self.table, self.locale, self.bundle) = (table, locale, bundle)
  }

  /// Creates a resource whose key differs from its text.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    self.defaultValue = defaultValue
    (self.table, self.locale, self.bundle) = (table, locale, bundle)
  }
}

extension LocalizedStringResource: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

extension LocalizedStringResource {
  /// The text of the resource's bundle, or the default value, with its values inserted.
  package func text(in locale: Locale) -> String {
    defaultValue.text(key: key, table: table, bundle: bundle.bundle, in: locale)
  }
}

extension LocalizedStringResource.BundleDescription {
  /// The bundle. A class is a part of the app, so its bundle is that of the app.
  package var bundle: Bundle? {
    if case .atURL(let url) = self { Bundle(url: url) } else { nil }
  }
}
