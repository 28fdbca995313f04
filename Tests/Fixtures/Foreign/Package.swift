// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "lamp", platforms: [.macOS(.v15), .iOS(.v18)], products: [.library(name: "Lamp", targets: ["Lamp"])],
  targets: [.target(name: "Lamp")])
