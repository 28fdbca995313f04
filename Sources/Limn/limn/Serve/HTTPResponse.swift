/// A response of the development server.
struct HTTPResponse: Equatable {
  var status = 200
  var type: String
  var body: [UInt8]
  /// The address that a redirect leads to; nil for other responses.
  var location: String?

  /// A response in plain text.
  static func plain(_ status: Int, _ text: String, location: String? = nil) -> HTTPResponse {
    HTTPResponse(status: status, type: "text/plain; charset=utf-8", body: text.bytes, location: location)
  }

  /// The media type of a file, by its extension.
  static func type(of path: String) -> String {
    let type = types[path.shortName] ?? "application/octet-stream"
    return type.hasPrefix("text/") ? type + "; charset=utf-8" : type
  }

  private static let types = [
    "html": "text/html", "css": "text/css", "js": "text/javascript", "md": "text/markdown", "txt": "text/plain",
    "json": "application/json", "xml": "application/xml", "svg": "image/svg+xml", "png": "image/png",
    "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp", "pdf": "application/pdf",
  ]
}

/// The resource that a request asks for. It is determined only from the request's path.
enum HTTPRoute: Equatable {
  /// The endless stream of changes, for pages that reload themselves.
  case changes
  /// A script or style sheet of the development server.
  case tool(String)
  /// A file of the site, by its address.
  case file(String)
  /// A path without an extension or trailing slash. It may be the path of a folder.
  case folder(String)
  /// A path that leads outside the site.
  case refused

  init(_ path: String) {
    let decoded = path.percentDecoded
    let parts = decoded.split(separator: "/")
    if !decoded.hasPrefix("/") || parts.contains("..") || decoded.contains("\\") || decoded.contains("\0") {
      self = .refused
    } else if decoded == "/_limn/changes" {
      self = .changes
    } else if decoded.hasPrefix("/_limn/") {
      self = .tool(String(decoded.dropFirst("/_limn/".count)))
    } else {
      let address = parts.withSlashes
      if decoded.hasSuffix("/") {
        self = .file(address.isEmpty ? "index.html" : address + "/index.html")
      } else {
        self = parts.last?.contains(".") == true ? .file(address) : .folder(address)
      }
    }
  }
}
