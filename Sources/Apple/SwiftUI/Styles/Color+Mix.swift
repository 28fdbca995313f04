extension Gradient {
  /// How the colors between two colors are found.
  public struct ColorSpace: Hashable, Sendable {
    private let name: String
    public static let device = ColorSpace(name: "device")
    public static let perceptual = ColorSpace(name: "perceptual")
  }
}

extension Color {
  /// The color between this one and another one. A fraction of 0 is this color.
  ///
  /// - Approximated: the components of sRGB are mixed in every color space.
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    func mixed(_ scheme: ColorScheme) -> Color {
      var environment = EnvironmentValues()
      environment.colorScheme = scheme
      let (one, other) = (resolve(in: environment), rhs.resolve(in: environment))
      func part(_ path: KeyPath<Resolved, Float>) -> Double {
        let share = min(max(fraction, 0), 1)
        return Double(one[keyPath: path]) * (1 - share) + Double(other[keyPath: path]) * share
      }
      return Color(red: part(\.red), green: part(\.green), blue: part(\.blue), opacity: part(\.opacity))
    }
    return Color(light: mixed(.light), dark: mixed(.dark))
  }
}
