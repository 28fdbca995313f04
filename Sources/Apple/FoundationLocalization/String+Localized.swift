public import Foundation

extension String {
  /// The text of the resource for its locale.
  public init(localized resource: LocalizedStringResource) { self = resource.text(in: resource.locale) }

  /// Creates the text of a bundle, or the author's text if the bundle has none.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = keyAndValue.text(table: table, bundle: bundle, in: locale)
  }
}
