/// Outlines of common SF Symbols, by name. They were drawn for this project on a grid of 16 by 16 units.
enum SymbolGlyph {
  /// Returns the path data of a symbol. A variant such as `star.circle.fill` has the outline of `star`. Symbols that
  /// point forward or backward are drawn for a language that is written from left to right.
  static func outline(for name: String) -> (path: String, isFilled: Bool, sign: String)? {
    var name = name.replacing(".forward", with: ".right").replacing(".backward", with: ".left").replacing(
      "gearshape", with: "gear")
    let isFilled = name.hasSuffix(".fill")
    let frame = ["circle", "square"].first { name.contains("." + $0) }
    while !name.isEmpty {
      if let path = outlines[name] { return (path, isFilled && closed.contains(name), "") }
      // A sign, letter, or number can be in a frame.
      if let sign = signs[name] ?? (frame != nil && name.count < 3 ? name.uppercased() : nil) {
        return (frame.flatMap { outlines[$0] } ?? "", isFilled, sign)
      }
      name = name.split(separator: ".").dropLast().withDots
    }
    return nil
  }

  /// Symbols whose outlines are still recognizable when they are filled.
  private static let closed = Set(
    "star heart bookmark flag drop bell circle square play house person bolt moon cloud folder tag trash paperplane flame cart"
      .words)

  private static let signs = [
    "number": "#", "percent": "%", "sum": "∑", "function": "ƒ", "equal": "=", "info": "i", "questionmark": "?",
    "exclamationmark": "!", "dollarsign": "$", "bold": "B", "italic": "I",
    "textformat": "Aa", "quote": "“",
  ]

  private static let disc = "M14 8A6 6 0 1 1 2 8a6 6 0 0 1 12 0z"
  private static let rays =
    "M8 1.5v2M8 12.5v2M1.5 8h2M12.5 8h2M3.4 3.4l1.4 1.4M11.2 11.2l1.4 1.4M12.6 3.4l-1.4 1.4M4.8 11.2l-1.4 1.4"
  private static let outlines = [
    "plus": "M8 3v10M3 8h10", "minus": "M3 8h10", "xmark": "m4 4 8 8m0-8-8 8",
    "checkmark": "m3 8.5 3.5 3.5L13 4.5",
    "star": "m8 1.8 1.9 4 4.3.6-3.1 3 .8 4.3L8 11.6l-3.9 2.1.8-4.3-3.1-3 4.3-.6z",
    "heart": "M8 13.5C3 10 2 7.8 2 6a3 3 0 0 1 6-1 3 3 0 0 1 6 1c0 1.8-1 4-6 7.5z",
    "trash": "M2.5 4.5h11M6 4.5V2.8h4v1.7M4 4.5l.7 9h6.6l.7-9M6.7 7v4M9.3 7v4",
    "pencil": "m3 13 .7-3L11 2.7 13.3 5 6 12.3zM9.5 4.2l2.3 2.3",
    "square.and.pencil":
      "M8 3H4a1.5 1.5 0 0 0-1.5 1.5v7.5A1.5 1.5 0 0 0 4 13.5h7.5A1.5 1.5 0 0 0 13 12V8M7 9l.5-2L13 1.5 14.5 3 9 8.5z",
    "magnifyingglass": "M11.5 7a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0zM10.5 10.5 14 14",
    "gear":
      "M8 5.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z\(rays)",
    "arrow.clockwise": "M13 8a5 5 0 1 1-1.5-3.6M12.5 1.8v3H9.5",
    "arrow.counterclockwise": "M3 8a5 5 0 1 0 1.5-3.6M3.5 1.8v3h3",
    "arrow.left": "M13 8H3m4-4L3 8l4 4", "arrow.right": "M3 8h10M9 4l4 4-4 4", "arrow.up": "M8 13V3M4 7l4-4 4 4",
    "arrow.down": "M8 3v10M4 9l4 4 4-4",
    "arrow.triangle.2.circlepath": "M3 7a5 5 0 0 1 9-2M13 9a5 5 0 0 1-9 2M12.5 2v3h-3M3.5 14v-3h3",
    "shuffle": "M2 4.5h3l5 7h4M2 11.5h3l1.5-2M8.5 6.5l1.5-2h4M12 2.5l2 2-2 2M12 9.5l2 2-2 2",
    "chevron.left": "m10 3-5 5 5 5",
    "chevron.right": "m6 3 5 5-5 5", "chevron.up": "m3 10 5-5 5 5", "chevron.down": "m3 6 5 5 5-5",
    "chevron.up.chevron.down": "m5 6 3-3 3 3M5 10l3 3 3-3", "ellipsis": "M3 8h.01M8 8h.01M13 8h.01",
    "exclamationmark.triangle": "M8 2.5 14.5 13.5h-13zM8 6.5v3M8 11.5h.01",
    "house": "M2.5 7.5 8 2.5l5.5 5V13.5h-4V9.5h-3v4h-4z",
    "envelope": "M2 4h12v8.5H2zM2 4.5l6 4.5 6-4.5",
    "phone":
      "M4 2.5h2L7 6 5.5 7c.7 1.7 1.8 2.8 3.5 3.5l1-1.5 3.5 1v2c0 1-1 1.5-2 1.5C6.5 13 3 9.5 2.5 4.5c0-1 .5-2 1.5-2z",
    "calendar": "M2.5 4h11v9.5h-11zM2.5 7h11M5.5 2.5V5M10.5 2.5V5",
    "clock": "\(disc)M8 4.5V8l2.5 1.5",
    "person": "M11 5a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM2.5 14c.5-3 2.5-4.5 5.5-4.5s5 1.5 5.5 4.5z",
    "list.bullet": "M5.5 4h8M5.5 8h8M5.5 12h8M2.5 4h.01M2.5 8h.01M2.5 12h.01",
    "line.3.horizontal": "M2.5 4.5h11M2.5 8h11M2.5 11.5h11", "circle": disc,
    "square": "M3 3h10v10H3z", "play": "M5 3l8 5-8 5z", "pause": "M5.5 3v10M10.5 3v10",
    "bookmark": "M4 2.5h8v11L8 10.5l-4 3z",
    "flag": "M4 14V2.5h8.5L10.5 6l2 3.5H4", "bolt": "M9 1.5 3.5 9H8l-1 5.5L12.5 7H8z",
    "sun.max":
      "M8 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6z\(rays)",
    "moon": "M13 9.5A5.5 5.5 0 0 1 6.5 3a5.5 5.5 0 1 0 6.5 6.5z",
    "cloud": "M4.5 12.5a3 3 0 0 1 0-6 4 4 0 0 1 7.5 1 2.5 2.5 0 0 1 0 5z",
    "link":
      "M7 9a2.5 2.5 0 0 0 3.5 0l2-2A2.5 2.5 0 0 0 9 3.5l-.5.5M9 7a2.5 2.5 0 0 0-3.5 0l-2 2A2.5 2.5 0 0 0 7 12.5l.5-.5",
    "lock": "M4 7h8v6.5H4zM5.5 7V5a2.5 2.5 0 0 1 5 0v2",
    "square.and.arrow.up": "M8 9.5V2M5 4.5 8 2l3 2.5M4.5 7H3v6.5h10V7h-1.5",
    "paperplane": "M14 2 1.5 7l4.5 2 2 4.5z",
    "xmark.circle": "\(disc)M6 6l4 4m0-4-4 4",
    "plus.circle": "\(disc)M8 5v6M5 8h6",
    "minus.circle": "\(disc)M5 8h6",
    "checkmark.circle": "\(disc)M5.5 8.2l1.8 1.8L10.7 6",
    "tray": "M2.5 9 4 3h8l1.5 6v4h-11zM2.5 9H6c0 2 4 2 4 0h3.5",
    "doc": "M4 1.8h5.5L12.5 5v9.2H4zM9.5 2v3h3", "folder": "M2 4h4.5L8 5.5h6V13H2z",
    "photo": "M2 3h12v10H2zM2 11l4-4 3 3 2-2 3 3M10.5 6h.01",
    "lightbulb": "M6 11.5C4.5 10.5 4 9 4 7.5a4 4 0 0 1 8 0c0 1.5-.5 3-2 4zM6.5 14h3",
    "drop": "M8 1.8c3 4 4.5 5.8 4.5 8.2a4.5 4.5 0 0 1-9 0C3.5 7.6 5 5.8 8 1.8z",
    "globe":
      "\(disc)M2 8h12M8 2c3.5 3.5 3.5 8.5 0 12-3.5-3.5-3.5-8.5 0-12z",
    "eye":
      "M1.5 8C4 4 12 4 14.5 8 12 12 4 12 1.5 8zM8 6.3a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4z",
    "bell": "M3 11.5c1.5-1.5 1.5-3 1.5-5a3.5 3.5 0 0 1 7 0c0 2 0 3.5 1.5 5zM7 13.5h2",
    "flame":
      "M8 1.8c.5 3 4 4.5 4 8a4 4 0 0 1-8 0c0-2 1-3 1.5-4.5.7.7 1.2 1.2 1.5 2 .8-1.7 1-3.5 1-5.5z",
    "slider.horizontal.3": "M2.5 4h11M2.5 8h11M2.5 12h11M5.5 3v2M10.5 7v2M7 11v2",
    "slider.vertical.3": "M4 2.5v11M8 2.5v11M12 2.5v11M3 5.5h2M7 10.5h2M11 7h2",
    "cart": "M1.5 2.5h2l2 8H12l2-6H4M6.5 13h.01M11 13h.01",
    "note": "M2.5 2.5h11v7l-4 4h-7zM13.5 9.5h-4v4", "text": "M2.5 4h11M2.5 8h7M2.5 12h9",
    "chart": "M3 13V8M8 13V3M13 13V6",
    "scalemass": "M3 5.5h10l1 8H2zM10 3.5a2 2 0 1 1-4 0 2 2 0 0 1 4 0z",
    "ruler": "M1.5 5.5h13v5h-13zM4 5.5V8M6.5 5.5V8M9 5.5V8M11.5 5.5V8",
    "tag": "M2.5 2.5h5.5l6 6-5.5 5.5-6-6zM5 5h.01",
    "book":
      "M8 4c-2-1.5-4-1.5-5.5-1v9.5c1.5-.5 3.5-.5 5.5 1 2-1.5 4-1.5 5.5-1V3C12 2.5 10 2.5 8 4zM8 4v9.5",
    "dice": "M3 3h10v10H3zM5.5 5.5h.01M10.5 5.5h.01M8 8h.01M5.5 10.5h.01M10.5 10.5h.01",
    "rectangle.portrait.and.arrow.right": "M9 5V2.5H3v11h6V11M6.5 8H14M11.5 5.5 14 8l-2.5 2.5",
  ]
}
