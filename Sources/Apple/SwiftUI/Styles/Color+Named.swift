import SemanticTree

extension Color {
  public static let red = Color(.named("red"))
  public static let orange = Color(.named("orange"))
  public static let yellow = Color(.named("yellow"))
  public static let green = Color(.named("green"))
  public static let mint = Color(.named("mint"))
  public static let teal = Color(.named("teal"))
  public static let cyan = Color(.named("cyan"))
  public static let blue = Color(.named("blue"))
  public static let indigo = Color(.named("indigo"))
  public static let purple = Color(.named("purple"))
  public static let pink = Color(.named("pink"))
  public static let brown = Color(.named("brown"))
  public static let white = Color(.named("white"))
  public static let gray = Color(.named("gray"))
  public static let black = Color(.named("black"))
  public static let clear = Color(.named("clear"))
  public static let primary = Color(.named("primary"))
  public static let secondary = Color(.named("secondary"))
  public static var accentColor: Color { Color(.named("accent")) }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { Color(.named("red")) }
  public static var orange: Color { Color(.named("orange")) }
  public static var yellow: Color { Color(.named("yellow")) }
  public static var green: Color { Color(.named("green")) }
  public static var mint: Color { Color(.named("mint")) }
  public static var teal: Color { Color(.named("teal")) }
  public static var cyan: Color { Color(.named("cyan")) }
  public static var blue: Color { Color(.named("blue")) }
  public static var indigo: Color { Color(.named("indigo")) }
  public static var purple: Color { Color(.named("purple")) }
  public static var pink: Color { Color(.named("pink")) }
  public static var brown: Color { Color(.named("brown")) }
  public static var white: Color { Color(.named("white")) }
  public static var gray: Color { Color(.named("gray")) }
  public static var black: Color { Color(.named("black")) }
  public static var clear: Color { Color(.named("clear")) }
}
