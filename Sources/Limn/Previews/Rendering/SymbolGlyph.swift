/// Outlines of common SF Symbols, by name. They were drawn for this project on a grid of 16 by 16 units.
enum SymbolGlyph {
  /// Returns the path data of a symbol. A variant such as `star.circle.fill` has the outline of `star`.
  static func outline(for name: String) -> (path: String, isFilled: Bool)? {
    var parts = name.split(separator: ".")
    let isFilled = parts.last == "fill"
    while !parts.isEmpty {
      if let path = outlines[parts.joined(separator: ".")] {
        return (path, isFilled && closed.contains(parts.joined(separator: ".")))
      }
      parts.removeLast()
    }
    return nil
  }

  /// Symbols whose outlines are still recognizable when they are filled.
  private static let closed: Set<String> = [
    "star", "heart", "bookmark", "flag", "drop", "bell", "circle", "square", "play", "house", "person", "bolt", "moon",
    "cloud", "folder",
    "tag", "trash", "paperplane", "flame",
  ]

  private static let outlines = [
    "plus": "M8 3v10M3 8h10", "minus": "M3 8h10", "xmark": "m4 4 8 8m0-8-8 8",
    "checkmark": "m3 8.500 3.500 3.500L13 4.500",
    "star": "m8 1.800 1.900 4 4.300.6-3.100 3 .8 4.300L8 11.600l-3.900 2.100.8-4.300-3.100-3 4.300-.6z",
    "heart": "M8 13.500C3 10 2 7.800 2 6a3 3 0 0 1 6-1 3 3 0 0 1 6 1c0 1.800-1 4-6 7.500z",
    "trash": "M2.500 4.500h11M6 4.500V2.800h4v1.700M4 4.500l.7 9h6.600l.7-9M6.700 7v4M9.300 7v4",
    "pencil": "m3 13 .7-3L11 2.700 13.300 5 6 12.300zM9.500 4.200l2.300 2.300",
    "square.and.pencil":
      "M8 3H4a1.500 1.500 0 0 0-1.500 1.500v7.500A1.500 1.500 0 0 0 4 13.500h7.500A1.500 1.500 0 0 0 13 12V8M7 9l.5-2L13 1.500 14.500 3 9 8.500z",
    "magnifyingglass": "M11.500 7a4.500 4.500 0 1 1-9 0 4.500 4.500 0 0 1 9 0zM10.500 10.500 14 14",
    "gear":
      "M8 5.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5zM8 1.500v2M8 12.500v2M1.500 8h2M12.500 8h2M3.400 3.400l1.400 1.400M11.200 11.200l1.400 1.400M12.600 3.400l-1.400 1.400M4.800 11.200l-1.400 1.400",
    "arrow.clockwise": "M13 8a5 5 0 1 1-1.500-3.600M12.500 1.800v3H9.500",
    "arrow.counterclockwise": "M3 8a5 5 0 1 0 1.500-3.600M3.500 1.800v3h3",
    "arrow.left": "M13 8H3m4-4L3 8l4 4", "arrow.right": "M3 8h10M9 4l4 4-4 4", "arrow.up": "M8 13V3M4 7l4-4 4 4",
    "arrow.down": "M8 3v10M4 9l4 4 4-4",
    "arrow.triangle.2.circlepath": "M3 7a5 5 0 0 1 9-2M13 9a5 5 0 0 1-9 2M12.500 2v3h-3M3.500 14v-3h3",
    "shuffle": "M2 4.500h3l5 7h4M2 11.500h3l1.500-2M8.500 6.500l1.500-2h4M12 2.500l2 2-2 2M12 9.500l2 2-2 2",
    "chevron.left": "m10 3-5 5 5 5",
    "chevron.right": "m6 3 5 5-5 5", "chevron.up": "m3 10 5-5 5 5", "chevron.down": "m3 6 5 5 5-5",
    "chevron.up.chevron.down": "m5 6 3-3 3 3M5 10l3 3 3-3", "ellipsis": "M3 8h.01M8 8h.01M13 8h.01",
    "info": "M8 7v5M8 4h.01",
    "info.circle": "M14 8A6 6 0 1 1 2 8a6 6 0 0 1 12 0zM8 7.500v3.500M8 5h.01",
    "questionmark": "M5.500 6a2.500 2.500 0 1 1 3.500 2.300c-.7.3-1 .8-1 1.700M8 13h.01",
    "exclamationmark": "M8 3v6.500M8 13h.01",
    "exclamationmark.triangle": "M8 2.500 14.500 13.500h-13zM8 6.500v3M8 11.500h.01",
    "number": "M6 2.500 5 13.500M11 2.500l-1 11M3 6h10.500M2.500 10H13",
    "house": "M2.500 7.500 8 2.500l5.500 5V13.500h-4V9.500h-3v4h-4z",
    "envelope": "M2 4h12v8.500H2zM2 4.500l6 4.500 6-4.500",
    "phone":
      "M4 2.500h2L7 6 5.500 7c.7 1.700 1.800 2.800 3.500 3.500l1-1.500 3.500 1v2c0 1-1 1.500-2 1.500C6.500 13 3 9.500 2.500 4.500c0-1 .5-2 1.500-2z",
    "calendar": "M2.500 4h11v9.500h-11zM2.500 7h11M5.500 2.500V5M10.500 2.500V5",
    "clock": "M14 8A6 6 0 1 1 2 8a6 6 0 0 1 12 0zM8 4.500V8l2.500 1.500",
    "person": "M11 5a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM2.500 14c.5-3 2.500-4.500 5.500-4.500s5 1.500 5.500 4.500z",
    "list.bullet": "M5.500 4h8M5.500 8h8M5.500 12h8M2.500 4h.01M2.500 8h.01M2.500 12h.01",
    "line.3.horizontal": "M2.500 4.500h11M2.500 8h11M2.500 11.500h11", "circle": "M14 8A6 6 0 1 1 2 8a6 6 0 0 1 12 0z",
    "square": "M3 3h10v10H3z", "play": "M5 3l8 5-8 5z", "pause": "M5.500 3v10M10.500 3v10",
    "bookmark": "M4 2.500h8v11L8 10.500l-4 3z",
    "flag": "M4 14V2.500h8.500L10.500 6l2 3.500H4", "bolt": "M9 1.500 3.500 9H8l-1 5.500L12.500 7H8z",
    "sun.max":
      "M8 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM8 1.500V3M8 13v1.500M1.500 8H3M13 8h1.500M3.400 3.400l1 1M11.600 11.600l1 1M12.600 3.400l-1 1M4.400 11.600l-1 1",
    "moon": "M13 9.500A5.500 5.500 0 0 1 6.500 3a5.500 5.500 0 1 0 6.500 6.500z",
    "cloud": "M4.500 12.500a3 3 0 0 1 0-6 4 4 0 0 1 7.500 1 2.500 2.500 0 0 1 0 5z",
    "link":
      "M7 9a2.500 2.500 0 0 0 3.500 0l2-2A2.500 2.500 0 0 0 9 3.500l-.5.5M9 7a2.500 2.500 0 0 0-3.500 0l-2 2A2.500 2.500 0 0 0 7 12.500l.5-.5",
    "lock": "M4 7h8v6.500H4zM5.500 7V5a2.500 2.500 0 0 1 5 0v2",
    "square.and.arrow.up": "M8 9.500V2M5 4.500 8 2l3 2.500M4.500 7H3v6.500h10V7h-1.500",
    "paperplane": "M14 2 1.500 7l4.500 2 2 4.500z",
    "xmark.circle": "M14 8A6 6 0 1 1 2 8a6 6 0 0 1 12 0zM6 6l4 4m0-4-4 4",
    "plus.circle": "M14 8A6 6 0 1 1 2 8a6 6 0 0 1 12 0zM8 5v6M5 8h6",
    "minus.circle": "M14 8A6 6 0 1 1 2 8a6 6 0 0 1 12 0zM5 8h6",
    "checkmark.circle": "M14 8A6 6 0 1 1 2 8a6 6 0 0 1 12 0zM5.500 8.200l1.800 1.800L10.700 6",
    "tray": "M2.500 9 4 3h8l1.500 6v4h-11zM2.500 9H6c0 2 4 2 4 0h3.500",
    "doc": "M4 1.800h5.500L12.500 5v9.200H4zM9.500 2v3h3", "folder": "M2 4h4.500L8 5.500h6V13H2z",
    "photo": "M2 3h12v10H2zM2 11l4-4 3 3 2-2 3 3M10.500 6h.01",
    "lightbulb": "M6 11.500C4.500 10.500 4 9 4 7.500a4 4 0 0 1 8 0c0 1.500-.5 3-2 4zM6.500 14h3",
    "sum": "M12 4V2.500H4L8.500 8 4 13.500h8V12",
    "percent": "M12.500 3.500l-9 9M4.500 3v3M3 4.500h3M11.500 10v3M10 11.500h3",
    "drop": "M8 1.800c3 4 4.500 5.800 4.500 8.200a4.500 4.500 0 0 1-9 0C3.500 7.600 5 5.800 8 1.800z",
    "globe":
      "M14 8A6 6 0 1 1 2 8a6 6 0 0 1 12 0zM2 8h12M8 2c3.500 3.500 3.500 8.500 0 12-3.500-3.500-3.500-8.500 0-12z",
    "eye":
      "M1.500 8C4 4 12 4 14.500 8 12 12 4 12 1.500 8zM8 6.300a1.700 1.700 0 1 1 0 3.400 1.700 1.700 0 0 1 0-3.400z",
    "bell": "M3 11.500c1.500-1.500 1.500-3 1.500-5a3.500 3.500 0 0 1 7 0c0 2 0 3.500 1.500 5zM7 13.500h2",
    "flame":
      "M8 1.800c.5 3 4 4.500 4 8a4 4 0 0 1-8 0c0-2 1-3 1.500-4.500.7.700 1.200 1.200 1.500 2 .8-1.700 1-3.500 1-5.500z",
    "equal": "M3 6h10M3 10h10", "function": "M11 3c-2-1-3 0-3.200 2L6.500 12c-.3 1.500-1.500 2-2.500 1.500M5 7h5",
    "slider.horizontal.3": "M2.500 4h11M2.500 8h11M2.500 12h11M5.500 3v2M10.500 7v2M7 11v2",
    "scalemass": "M3 5.500h10l1 8H2zM10 3.500a2 2 0 1 1-4 0 2 2 0 0 1 4 0z",
    "ruler": "M1.500 5.500h13v5h-13zM4 5.500V8M6.500 5.500V8M9 5.500V8M11.500 5.500V8",
    "tag": "M2.500 2.500h5.500l6 6-5.500 5.500-6-6zM5 5h.01",
    "book":
      "M8 4c-2-1.500-4-1.500-5.500-1v9.500c1.500-.5 3.500-.5 5.500 1 2-1.500 4-1.500 5.500-1V3C12 2.500 10 2.500 8 4zM8 4v9.500",
    "dice": "M3 3h10v10H3zM5.500 5.500h.01M10.500 5.500h.01M8 8h.01M5.500 10.500h.01M10.500 10.500h.01",
    "rectangle.portrait.and.arrow.right": "M9 5V2.500H3v11h6V11M6.500 8H14M11.500 5.500 14 8l-2.500 2.500",
  ]
}
