// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Reef",
  targets: [.target(name: "Shore"), .target(name: "Reef", dependencies: ["Shore"])])
