public import Foundation

import SemanticTree

/// An image: a symbol, given by its name, or an image asset of the app.
///
/// - Approximated: the symbols of the system are drawn as placeholders with their names.
public struct Image: Equatable, Sendable {
  let source: SemanticNode.ImageSource
  /// The path of the bundle that contains the image; nil for the main bundle.
  private var bundle: String?
  private(set) var label: Text?
  private(set) var isDecorative = false
  private(set) var isResizable = false
  var symbolRendering: String?

  init(source: SemanticNode.ImageSource) { self.source = source }

  public enum Scale: Hashable, Sendable {
    case small, medium, large
  }

  public enum TemplateRenderingMode: Hashable, Sendable {
    case template, original
  }

  public enum ResizingMode: Hashable, Sendable {
    case tile, stretch
  }
}

extension Image {
  public init(systemName: String) { self.init(source: .symbol(systemName)) }

  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(source: .asset(name))
    self.bundle = bundle?.bundlePath
  }

  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle)
    self.label = label
  }

  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
    isDecorative = true
  }

  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  /// Returns the image unchanged. In both rendering modes, image assets keep their colors and symbols have the
  /// foreground color.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

  /// The image as a run of a text.
  var run: SemanticNode.TextRun {
    var run = SemanticNode.TextRun("")
    switch source {
    case .symbol(let name): run.symbol = name
    case .asset(let name), .url(let name), .file(let name): run.text = name
    }
    return run
  }

  /// The file of the image in an asset catalog. Nil if there is none, or if its size is needed and unknown.
  private var file: ImageFile? {
    guard case .asset(let name) = source,
      let file = AssetCatalog.image(name, inBundle: bundle ?? Bundle.main.bundlePath), isResizable || file.size != nil
    else { return nil }
    return file
  }

  /// The accessibility label if the app sets no label: the name of the image. In the name of a symbol, spaces replace
  /// the dots.
  var spoken: String {
    switch source {
    case .symbol(let name): name.split(separator: ".").joined(separator: " ")
    case .asset(let name), .url(let name), .file(let name): name
    }
  }
}

extension Image: PrimitiveView {
  public typealias Body = Never

  func resolve(in context: inout ViewContext) {
    let inherited = context.environment.inherited
    let symbolRendering = symbolRendering ?? context.environment.symbolRenderingMode?.name
    let label = isDecorative ? nil : label?.plain(in: context.environment) ?? spoken
    let file = file
    if let file { ImageFile.onUse?(file) }
    context.emit(
      .image, label: label,
      configure: { node in
        node.content = .image(file.map { .file($0.name) } ?? source)
        inherited.dress(&node)
        node.style.symbolRendering = symbolRendering
        node.style.imageScale = inherited.imageScale.map { "\($0)" }
        node.style.symbolVariant = inherited.symbolVariant.flatMap {
          $0.names.isEmpty ? nil : $0.names.joined(separator: ".")
        }
        if isDecorative { node.traits.insert(.hidden) }
        if file != nil { (node.layout.fixedHorizontally, node.layout.fixedVertically) = (false, false) }
        if let size = file?.size, !isResizable {
          node.boxes.append(.frame(.init(width: Double(size.width), height: Double(size.height))))
        }
        switch source {
        case _ where file != nil: break
        // An image that is not resizable keeps its size.
        case .asset where !isResizable: (node.layout.fixedHorizontally, node.layout.fixedVertically) = (true, true)
        case .symbol where isResizable: (node.layout.fixedHorizontally, node.layout.fixedVertically) = (false, false)
        default: break
        }
      })
  }
}

extension Image {
  /// - Approximated: the whole symbol or image is drawn for every value.
  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }
  /// - Approximated: the whole symbol or image is drawn for every value.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }
}
