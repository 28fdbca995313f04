import LimnPlatform

extension PageTemplate {
  /// The content security policy. It allows the site's own scripts and styles, and images from secure origins, but
  /// nothing inline.
  static let policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: https:; media-src 'self' https:; font-src 'self'; "
    + "connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'"

  func writeHead(of page: SitePage, root: String, into html: inout [UInt8]) {
    html.add("<!DOCTYPE html>\n<html")
    html.add(attribute: "lang", site.language)
    if site.isRightToLeft { html.add(" dir=\"rtl\"") }
    html.add(attribute: "data-root", root)
    html.add(">\n<head>\n<meta charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\"")
    html.add(attribute: "content", Self.policy)
    html.add(">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>")
    html.add(escaped: fullTitle(of: page))
    html.add("</title>\n")
    writeDescription(of: page, into: &html)
    if page.alternate != nil {
      html.add("<link rel=\"alternate\" type=\"text/markdown\"")
      html.add(attribute: "href", page.address.alternate.name.percentEncoded)
      html.add(">\n")
    }
    if hasFeed {
      html.add("<link rel=\"alternate\" type=\"application/atom+xml\"")
      html.add(attribute: "href", root + "feed.xml")
      html.add(">\n")
    }
    html.add("<meta name=\"color-scheme\" content=\"light dark\">\n<link rel=\"icon\" type=\"image/svg+xml\"")
    html.add(attribute: "href", root + theme.icon)
    html.add(">\n")
    for style in theme.styles + theme.addresses(of: page.assets, ending: ".css") {
      html.add("<link rel=\"stylesheet\"")
      html.add(attribute: "href", root + style)
      html.add(">\n")
    }
    html.add("<script")
    html.add(attribute: "src", root + theme.early)
    html.add("></script>\n")
    writeScript(theme.script, of: page, root: root, into: &html)
    for script in theme.extraScripts + theme.addresses(of: page.assets, ending: ".js") {
      html.add("<script defer")
      html.add(attribute: "src", root + script)
      html.add("></script>\n")
    }
    html.add("</head>\n")
  }
}

extension PageTemplate {
  /// Writes the tag of the main script, with the addresses of the files that the script loads later.
  private func writeScript(_ script: String?, of page: SitePage, root: String, into html: inout [UInt8]) {
    guard let script else { return }
    html.add("<script defer")
    html.add(attribute: "src", root + script)
    if let search = theme.address(of: "search.js") { html.add(attribute: "data-search", root + search) }
    if let hovers = page.code.hovers, let cards = theme.address(of: "hover.js") {
      html.add(attribute: "data-cards", root + cards)
      html.add(attribute: "data-hovers", root + hovers.url)
    }
    html.add("></script>\n")
  }

  private func fullTitle(of page: SitePage) -> String {
    page.title == site.title ? page.title : "\(page.title) · \(site.title)"
  }

  private func writeDescription(of page: SitePage, into html: inout [UInt8]) {
    if let summary = page.summary { writeMeta("name=\"description\"", summary, into: &html) }
    writeMeta("property=\"og:title\"", page.title, into: &html)
    writeMeta("property=\"og:site_name\"", site.title, into: &html)
    writeMeta("property=\"og:type\"", page.kind == .article ? "article" : "website", into: &html)
    if let summary = page.summary { writeMeta("property=\"og:description\"", summary, into: &html) }
    guard let url = site.url else { return }
    let here = url + (page.address.path == "index.html" ? "" : page.address.url)
    html.add("<link rel=\"canonical\"")
    html.add(attribute: "href", here)
    html.add(">\n")
    writeMeta("property=\"og:url\"", here, into: &html)
  }

  private func writeMeta(_ name: String, _ content: String, into html: inout [UInt8]) {
    html.add("<meta ")
    html.add(name)
    html.add(attribute: "content", content)
    html.add(">\n")
  }
}
