#if os(Linux)
  import Foundation
  import LimnPlatform
  import Testing

  @testable import limn

  /// Clients of `limn serve` that try to read data without permission, or to prevent the server from responding to
  /// other clients.
  @Suite("Hostile clients")
  struct HostileClientTests {
    private static func server(limits: ConnectionLimits = ConnectionLimits()) throws -> HTTPServer {
      let site = ServedSite()
      // The text is larger than the socket buffers of server and client together, so sending it blocks until the client
      // reads.
      let text = [UInt8](repeating: UInt8(ascii: "x"), count: 32 << 20)
      site.publish(["index.html": Array("<body>one</body>".utf8), "long.txt": text], problems: [])
      return try HTTPServer(site, port: 0, triesNext: false, limits: limits)
    }

    @Test("The server listens on 127.0.0.1 alone")
    func loopback() throws {
      let server = try Self.server()
      defer { server.stop() }
      // In the kernel's lists of sockets, addresses and ports are hexadecimal, and 0A is the state of a listening
      // socket.
      let port = ":" + String(format: "%04X", Int(server.port))
      var addresses: [String] = []
      for list in ["/proc/net/tcp", "/proc/net/tcp6"] where FileSystem.local.exists(list) {
        for line in String(decoding: try FileSystem.local.read(list), as: UTF8.self).split(separator: "\n") {
          let fields = line.split(separator: " ")
          if fields.count > 3, fields[3] == "0A", fields[1].hasSuffix(port) { addresses.append(String(fields[1])) }
        }
      }
      #expect(addresses == ["0100007F" + port])
      #expect(RawConnection(port: server.port) != nil)
      #expect(RawConnection(port: server.port, address: 0x7f00_0002) == nil)
    }

    @Test("A request under another host's name is refused")
    func host() throws {
      let server = try Self.server()
      defer { server.stop() }
      for host in ["localhost", "LOCALHOST:\(server.port)", "127.0.0.1:1", "[::1]:8080"] {
        #expect(RawConnection.get("/", host: host, port: server.port)?.hasPrefix("HTTP/1.1 200") == true, "\(host)")
      }
      for host in [
        "evil.example", "evil.example:\(server.port)", "127.0.0.1.evil.example", "localhost.evil.example",
        "localhost:80@evil.example",
        "localhost evil.example", "2130706433", "0.0.0.0", "[::]", "",
      ] {
        let answer = RawConnection.get("/", host: host, port: server.port)
        #expect(
          answer?.contains("one</body>") == false && answer?.hasPrefix("HTTP/1.1 403") == true,
          "\(host): \(answer ?? "nothing")")
      }
      let own = RawConnection.get("/", port: server.port)
      #expect(
        own?.contains("Cross-Origin-Resource-Policy: same-origin\r\n") == true,
        "other sites may embed files of this one")
      let old = RawConnection.answer("GET / HTTP/1.0\r\n\r\n", port: server.port)
      #expect(old?.contains("one</body>") == false, "\(old ?? "nothing")")
      let absolute = RawConnection.get("http://evil.example/", port: server.port)
      #expect(absolute?.contains("one</body>") == false, "\(absolute ?? "nothing")")
      let post = RawConnection.answer(
        "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\nx", port: server.port)
      #expect(post?.hasPrefix("HTTP/1.1 405") == true, "\(post ?? "nothing")")
    }

    @Test("No path and no link leads out of the site")
    func paths() throws {
      let run = try CommandRun([
        "Content/index.md": "# Page\n\n[a](link/secret.txt) ![b](file.txt)\n", "Content/own.txt": "own\n",
        "secret.txt": "top secret\n",
      ])
      let outside = run.root + "-outside"
      defer {
        run.remove()
        try? FileManager.default.removeItem(atPath: outside)
      }
      try FileSystem.local.write(outside + "/secret.txt", Array("top secret\n".utf8))
      try FileManager.default.createSymbolicLink(atPath: run.root + "/Content/link", withDestinationPath: outside)
      try FileManager.default.createSymbolicLink(
        atPath: run.root + "/Content/file.txt", withDestinationPath: outside + "/secret.txt")
      try FileManager.default.createSymbolicLink(atPath: run.root + "/Content/up", withDestinationPath: "../..")
      let output = Pipe()
      let limn = try run.start("serve", "--port", "0", "--quiet", output: output)
      defer {
        limn.terminate()
        limn.waitUntilExit()
      }
      let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      let port = try #require(line.split(separator: ":").last.flatMap { UInt16($0.prefix { $0.isNumber }) }, "\(line)")
      #expect(RawConnection.get("/", port: port)?.contains("Page") == true)
      for path in [
        "/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/%252e%252e/secret.txt",
        "/%c0%ae%c0%ae/secret.txt", "/..\\secret.txt",
        "/a/../../secret.txt", "//secret.txt", "/\(run.root)/secret.txt", "\(run.root)/secret.txt",
        "file://\(run.root)/secret.txt",
        "/secret.txt%00.html", "/link/secret.txt", "/link", "/file.txt",
        "/up/\(outside.split(separator: "/").last ?? "")/secret.txt",
        "/../\(outside)/secret.txt",
      ] {
        let answer = try #require(RawConnection.get(path, port: port), "\(path)")
        #expect(!answer.contains("top secret") && !answer.hasPrefix("HTTP/1.1 200"), "\(path): \(answer)")
      }
    }

    @Test("Connections beyond the limit are closed, and later ones are served again")
    func connections() throws {
      var limits = ConnectionLimits()
      (limits.count, limits.secondsOfSilence, limits.request) = (4, 120, .seconds(120))
      let server = try Self.server(limits: limits)
      defer { server.stop() }
      // Send requests whose head never ends.
      var open = (0..<4).compactMap { _ in RawConnection(port: server.port) }
      for connection in open { connection.send("GET / HTTP/1.1\r\nHost: localhost\r\n") }
      let isServed = { RawConnection.get("/", port: server.port)?.hasPrefix("HTTP/1.1 200") == true }
      #expect(Self.holds { !isServed() }, "a fifth connection is served")
      #expect(!isServed())
      open = []
      #expect(Self.holds(isServed), "no connection is served after the others were closed")
    }

    /// Waits up to a minute for a condition, since the server notices new and closed connections with a delay.
    private static func holds(_ condition: () -> Bool) -> Bool {
      let deadline = ContinuousClock.now + .seconds(60)
      while deadline > .now {
        if condition() { return true }
        usleep(50_000)
      }
      return false
    }

    @Test("A client that is silent, sends slowly or reads slowly is dropped, and others are served meanwhile")
    func slow() throws {
      let limits = ConnectionLimits(count: 16, secondsOfSilence: 2, request: .seconds(3), response: .seconds(3))
      let server = try Self.server(limits: limits)
      defer { server.stop() }
      let silent = try #require(RawConnection(port: server.port))
      let half = try #require(RawConnection(port: server.port))
      half.send("GET / HTTP/1.1\r\nHost: loc")
      let reader = try #require(RawConnection(port: server.port))
      reader.send("GET /long.txt HTTP/1.1\r\nHost: localhost\r\n\r\n")
      // This client sends its request byte by byte and reads slowly. The connection is never idle, so only the deadline
      // ends it.
      let dripping = try #require(RawConnection(port: server.port))
      dripping.send("GET / HTTP/1.1\r\nHost: localhost\r\nX: ")
      var dripped = 0
      while dripped < 100, dripping.send("x") {
        dripped += 1
        _ = reader.read(atMost: 16, within: 1)
        usleep(200_000)
      }
      #expect(dripped > 2 && dripped < 100, "the client that sends slowly was kept")
      #expect(RawConnection.get("/", port: server.port)?.hasPrefix("HTTP/1.1 200") == true)
      #expect(silent.readToEnd() != nil && half.readToEnd() != nil)
      let rest = reader.readToEnd()
      #expect(rest.map { $0.utf8.count < 32 << 20 } == true, "the client that reads slowly got everything, or was kept")
    }

    @Test("A stream of changes outlasts the limits of other answers")
    func stream() throws {
      let limits = ConnectionLimits(count: 16, secondsOfSilence: 6, request: .seconds(1), response: .seconds(1))
      let server = try Self.server(limits: limits)
      defer { server.stop() }
      let stream = try #require(RawConnection(port: server.port))
      stream.send("GET /_limn/changes HTTP/1.1\r\nHost: localhost\r\n\r\n")
      var text = ""
      while !text.contains("still here"), let more = stream.read(atMost: 4096) { text += more }
      #expect(text.contains("still here"), "\(text)")
    }
  }
#endif
