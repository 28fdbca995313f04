public import Foundation

extension String {
  /// The text of the resource for its locale.
  public init(localized resource: LocalizedStringResource) { self = resource.defaultValue.text(in: resource.locale) }

  /// Creates the text for a locale. There are no translations, so the default value is used.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = keyAndValue.text(in: locale)
  }
}
