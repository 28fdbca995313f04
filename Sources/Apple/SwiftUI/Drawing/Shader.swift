public import Foundation

/// A function for a graphics processor, with its arguments.
///
/// - Approximated: shaders are not run, so they change nothing.
public struct Shader: Equatable, Sendable {
  public var function: ShaderFunction
  public var arguments: [Argument]
  public var dithersColor = false

  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }

  /// An argument of a shader function.
  public struct Argument: Equatable, Sendable {
    private let description: String

    private init(_ description: String) { self.description = description }

    public static func float<T>(_ x: T) -> Argument where T: BinaryFloatingPoint { Argument("\(x)") }
    public static func float2<T>(_ x: T, _ y: T) -> Argument where T: BinaryFloatingPoint { Argument("\(x), \(y)") }
    public static func float2(_ point: CGPoint) -> Argument { Argument("\(point.x), \(point.y)") }
    public static func float2(_ size: CGSize) -> Argument { Argument("\(size.width), \(size.height)") }
    public static func float3<T>(_ x: T, _ y: T, _ z: T) -> Argument where T: BinaryFloatingPoint {
      Argument("\(x), \(y), \(z)")
    }
    public static func float4<T>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument where T: BinaryFloatingPoint {
      Argument("\(x), \(y), \(z), \(w)")
    }
    public static func floatArray(_ array: [Float]) -> Argument { Argument("\(array)") }
    public static var boundingRect: Argument { Argument("boundingRect") }
    public static func color(_ color: Color) -> Argument { Argument("\(color)") }
    public static func colorArray(_ array: [Color]) -> Argument { Argument("\(array)") }
    public static func image(_ image: Image) -> Argument { Argument("\(image)") }
    public static func data(_ data: Data) -> Argument { Argument("\(data)") }
  }
}

/// The functions of one shader file, by name.
@dynamicMemberLookup public struct ShaderLibrary: Equatable, @unchecked Sendable {
  private let source: String

  public init(data: Data) { source = "\(data)" }
  public init(url: URL) { source = url.absoluteString }
  private init(source: String) { self.source = source }

  public static let `default` = ShaderLibrary(source: "default")
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary(source: bundle.bundlePath) }

  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }
  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}

/// A function in a shader library.
@dynamicCallable public struct ShaderFunction: Equatable, Sendable {
  public var library: ShaderLibrary
  public var name: String

  public init(library source: ShaderLibrary, name: String) {
    library = source
    self.name = name
  }

  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: args)
  }
}

extension View {
  /// Changes each color of the view with a shader.
  ///
  /// - Approximated: the shader is not run.
  public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    approximated("the shader \(shader.function.name) is not run")
  }

  /// Moves each point of the view with a shader.
  ///
  /// - Approximated: the shader is not run.
  public nonisolated func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true)
    -> some View
  {
    approximated("the shader \(shader.function.name) is not run")
  }

  /// Changes the rendered image of the view with a shader.
  ///
  /// - Approximated: the shader is not run.
  public nonisolated func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
    approximated("the shader \(shader.function.name) is not run")
  }
}
