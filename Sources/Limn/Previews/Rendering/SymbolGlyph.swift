/// Characters that look like common symbols, so that a button with only a symbol is recognised.
enum SymbolGlyph {
  static func character(for name: String) -> String? {
    if let exact = characters[name] { return exact }
    // Variants look nearly alike: `star.circle.fill` falls back on `star`.
    var parts = name.split(separator: ".")
    while parts.count > 1 {
      parts.removeLast()
      if let character = characters[parts.joined(separator: ".")] { return character }
    }
    return nil
  }

  private static let characters = [
    "plus": "+", "minus": "\u{2212}", "xmark": "\u{2715}", "checkmark": "\u{2713}", "star": "\u{2606}", "star.fill": "\u{2605}",
    "heart": "\u{2661}", "heart.fill": "\u{2665}", "trash": "\u{1F5D1}", "pencil": "\u{270E}", "square.and.pencil": "\u{270E}",
    "magnifyingglass": "\u{2315}", "gear": "\u{2699}", "gearshape": "\u{2699}", "arrow.clockwise": "\u{21BB}",
    "arrow.counterclockwise": "\u{21BA}", "arrow.left": "\u{2190}", "arrow.right": "\u{2192}", "arrow.up": "\u{2191}",
    "arrow.down": "\u{2193}", "arrow.triangle.2.circlepath": "\u{21BB}", "shuffle": "\u{21C4}", "chevron.left": "\u{2039}",
    "chevron.right": "\u{203A}", "chevron.up": "\u{2303}", "chevron.down": "\u{2304}", "chevron.up.chevron.down": "\u{2195}",
    "ellipsis": "\u{2026}", "info": "\u{24D8}", "info.circle": "\u{24D8}", "questionmark": "?", "exclamationmark": "!",
    "exclamationmark.triangle": "\u{26A0}", "number": "#", "house": "\u{2302}", "envelope": "\u{2709}", "phone": "\u{260E}",
    "calendar": "\u{25A6}", "clock": "\u{25F7}", "person": "\u{263A}", "list.bullet": "\u{2630}", "line.3.horizontal": "\u{2630}",
    "circle": "\u{25CB}", "circle.fill": "\u{25CF}", "square": "\u{25A1}", "square.fill": "\u{25A0}", "play": "\u{25B7}",
    "play.fill": "\u{25B6}", "pause": "\u{2016}", "bookmark": "\u{2691}", "flag": "\u{2690}", "flag.fill": "\u{2691}", "bolt": "\u{26A1}",
    "sun.max": "\u{2600}", "moon": "\u{263E}", "cloud": "\u{2601}", "link": "\u{26D3}", "lock": "\u{26BF}",
    "square.and.arrow.up": "\u{2197}",
    "paperplane": "\u{27A4}", "xmark.circle": "\u{2297}", "plus.circle": "\u{2295}", "minus.circle": "\u{2296}",
    "checkmark.circle": "\u{2713}",
    "tray": "\u{25AD}", "doc": "\u{25AF}", "folder": "\u{25B1}", "photo": "\u{25A8}", "lightbulb": "\u{2600}", "sum": "\u{2211}",
    "percent": "%", "drop": "\u{2B18}", "drop.fill": "\u{2B25}", "globe": "\u{25CD}", "eye": "\u{25C9}", "bell": "\u{25B5}",
    "flame": "\u{25B2}", "equal": "=", "function": "\u{0192}", "slider.horizontal.3": "\u{2AF6}", "scalemass": "\u{2696}",
    "ruler": "\u{25AC}",
  ]
}
