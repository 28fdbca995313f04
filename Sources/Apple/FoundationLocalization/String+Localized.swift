public import Foundation

extension String {
  /// The text of the resource for its locale.
  public init(localized resource: LocalizedStringResource) { self = resource.defaultValue.text(in: resource.locale) }

  /// The text for a locale. There are no translations, so it is the text in the call.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = keyAndValue.text(in: locale)
  }
}
