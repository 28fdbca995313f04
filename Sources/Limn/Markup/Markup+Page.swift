// The parts that all pages of a site have in common.
extension Markup {
  /// The content security policy. It allows the site's own scripts and styles, and images from secure origins, but
  /// nothing inline.
  public static let securityPolicy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: https:; media-src 'self' https:; "
    + "font-src 'self'; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'"

  /// Writes the start of a page, up to the part of the head that depends on the kind of page.
  ///
  /// - Parameter root: the path from the page to the site's root.
  public mutating func startPage(
    language: String, isRightToLeft: Bool = false, root: String, title: String
  ) {
    add("<!DOCTYPE html>\n<html")
    attribute("lang", language)
    if isRightToLeft { add(" dir=\"rtl\"") }
    attribute("data-root", root)
    add(">\n<head>\n")
    line("meta", [("charset", "utf-8")])
    line("meta", [("http-equiv", "Content-Security-Policy"), ("content", Self.securityPolicy)])
    line("meta", [("name", "viewport"), ("content", "width=device-width, initial-scale=1")])
    element("title", text: title)
    add("\n")
  }

  /// Writes an element without content on a line of its own. Writes nothing if the value of the last attribute is nil.
  public mutating func line(_ tag: String, _ attributes: [(String, String?)]) {
    guard attributes.last?.1 != nil else { return }
    open(tag, [], attributes)
    add("\n")
  }

  /// Writes a script element on a line of its own.
  public mutating func script(_ attributes: [(String, String?)]) {
    element("script", [], attributes, text: "")
    add("\n")
  }
}
