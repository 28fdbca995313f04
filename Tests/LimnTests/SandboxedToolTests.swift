import Foundation
import LimnToolchain
import TestFiles
import Testing

@testable import LimnPlatform

/// Harmless programs that must work in the sandbox of a package's build.
@Suite("Tools in a sandbox", .enabled(if: Sandbox.current.canRun))
struct SandboxedToolTests {
  /// SwiftPM starts the plugins of a package with `Process`. Foundation's thread that watches all started programs sleeps
  /// when the second one starts, so the end of that one is noticed only if this thread can be woken.
  @Test(
    "A program learns that one of several programs that it started has ended", arguments: HostileProgramTests.ways)
  func endOfProcess(way: String) throws {
    let run = try CommandRun([
      "main.swift": """
      import Foundation
      func start(_ words: String...) throws -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c"] + words
        try process.run()
        return process
      }
      let long = try start("sleep 600")
      usleep(200_000)
      for _ in 0..<3 { try start("exit 0").waitUntilExit() }
      print("ended, and the other one runs: \\(long.isRunning)")
      """
    ])
    defer { run.remove() }
    let toolchain = try Toolchain.discover()
    let made = try ProcessRunner.local.run(
      Command(toolchain.swiftc, ["main.swift", "-o", "program"], directory: run.root))
    try #require(made.succeeded, "\(made.errorText)")
    var command = Command(run.root + "/program", directory: run.root, timeLimit: .seconds(100))
    command.sandbox = .tool(folder: run.root, readable: [toolchain.root], arguments: [])
    let result = try ProcessRunner.local(in: Sandbox.detect(only: way)).run(command)
    #expect(result.outputText == "ended, and the other one runs: true\n", "\(result)")
    #expect(result.errorText.isEmpty, "\(result.errorText)")
  }

  @Test(
    "A tool without network access gets no socket that leads out of the sandbox", arguments: HostileProgramTests.ways)
  func sockets(way: String) throws {
    let receiver = socket(AF_INET, Int32(SOCK_DGRAM.rawValue), 0)
    defer { close(receiver) }
    let port = try #require(Self.bindToLoopback(receiver))
    let run = try CommandRun([
      "sockets.py": """
      import socket
      def tried(family, kind, host):
        try:
          with socket.socket(family, kind) as one:
            one.settimeout(1)
            try:
              one.sendto(b"x", (host, \(port)))
            except OSError:
              pass
            one.connect((host, \(port)))
            one.send(b"x")
        except OSError:
          return "refused"
        return "sent"
      print(tried(socket.AF_INET, socket.SOCK_STREAM, "127.0.0.1"))
      print(tried(socket.AF_INET6, socket.SOCK_DGRAM, "2001:db8::1"))
      print(tried(socket.AF_INET, socket.SOCK_RAW, "127.0.0.1"))
      tried(socket.AF_INET, socket.SOCK_DGRAM, "127.0.0.1")
      """
    ])
    defer { run.remove() }
    var command = Command("python3", ["sockets.py"], directory: run.root, timeLimit: .seconds(100))
    command.sandbox = .tool(folder: run.root, readable: [], arguments: [])
    let result = try ProcessRunner.local(in: Sandbox.detect(only: way)).run(command)
    #expect(result.outputText == "refused\nrefused\nrefused\n", "\(result.outputText)\(result.errorText)")
    var byte: UInt8 = 0
    #expect(recv(receiver, &byte, 1, Int32(MSG_DONTWAIT)) < 0, "a datagram left the sandbox")
  }

  /// Returns the port.
  private static func bindToLoopback(_ socket: Int32) -> UInt16? {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, size) == 0 && getsockname(socket, $0, &size) == 0
      }
    }
    return isBound ? UInt16(bigEndian: address.sin_port) : nil
  }
}
