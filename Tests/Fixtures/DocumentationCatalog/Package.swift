// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Ripple", products: [Product.`library`(name: "Ripple", targets: ["Ripple"])], targets: [.target(name: "Ripple")])
