import LimnMarkup

/// A buffer for writing HTML. Most texts between two tags have few bytes, and appending them to an array would take
/// longer than copying them.
struct HTMLBuffer: ~Copyable {
  private var memory: UnsafeMutableRawBufferPointer
  private var count = 0

  init(capacity: Int) { memory = .allocate(byteCount: max(capacity, Self.smallest), alignment: 1) }

  deinit { memory.deallocate() }

  private static let smallest = 64
}

extension HTMLBuffer {
  /// A copy of the written bytes.
  var bytes: [UInt8] { Array(memory[..<count]) }

  var isAtLineStart: Bool { count == 0 || memory[count - 1] == ASCII.newline }

  /// Appends markup unchanged.
  @inline(__always)
  mutating func write(_ markup: StaticString) {
    let length = markup.utf8CodeUnitCount
    reserve(length)
    (memory.baseAddress! + count).copyMemory(from: markup.utf8Start, byteCount: length)
    count += length
  }

  /// Appends markup unchanged.
  mutating func write(raw markup: some Collection<UInt8>) {
    let isWritten: Void? = markup.withContiguousStorageIfAvailable { write(UnsafeRawBufferPointer($0)) }
    if isWritten == nil { Array(markup).withUnsafeBytes { write($0) } }
  }

  private mutating func write(_ bytes: UnsafeRawBufferPointer) {
    reserve(bytes.count)
    if let start = bytes.baseAddress { (memory.baseAddress! + count).copyMemory(from: start, byteCount: bytes.count) }
    count += bytes.count
  }

  private mutating func write(byte: UInt8) {
    reserve(1)
    memory[count] = byte
    count += 1
  }

  /// Makes space for bytes after the written ones.
  @inline(__always)
  private mutating func reserve(_ more: Int) {
    if memory.count - count < more { grow(more) }
  }

  @inline(never)
  private mutating func grow(_ more: Int) {
    let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: max(memory.count * 2, count + more), alignment: 1)
    larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: memory[..<count]))
    memory.deallocate()
    memory = larger
  }

  mutating func write(number: Int) { write(raw: String(number).utf8) }

  mutating func newline() {
    if !isAtLineStart { write(byte: ASCII.newline) }
  }

  /// Appends text or the value of an attribute, escaped.
  mutating func write(escaping text: UnsafeBufferPointer<UInt8>) {
    let text = UnsafeRawBufferPointer(text)
    // Eight bytes are copied before it is known how many of them are plain. So there is space for eight more than
    // needed.
    reserve(text.count + EightBytes.count)
    var offset = 0
    while offset + EightBytes.count <= text.count {
      let bytes = EightBytes(text, at: offset)
      bytes.store(to: memory, at: count)
      var special = Markup.specialPlaces(in: bytes)
      let plain = special.isEmpty ? EightBytes.count : special.removeFirst()
      offset += plain
      count += plain
      if plain < EightBytes.count {
        write(entityFor: text[offset])
        offset += 1
        reserve(text.count - offset + EightBytes.count)
      }
    }
    while offset < text.count {
      write(entityFor: text[offset])
      offset += 1
    }
  }

  private mutating func write(entityFor byte: UInt8) {
    if let entity = Markup.entity(for: byte) { write(entity) } else { write(byte: byte) }
  }

  mutating func write(escaping text: String) {
    var text = text
    text.withUTF8 { write(escaping: $0) }
  }

  /// Appends an address. Characters that are invalid in addresses are percent-encoded; existing percent encodings are
  /// kept.
  mutating func write(address: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for offset in address.indices where !Self.isPlainInAddresses[Int(address[offset])] {
      write(raw: UnsafeBufferPointer(rebasing: address[start..<offset]))
      start = offset + 1
      switch address[offset] {
      case ASCII.ampersand: write("&amp;")
      case UInt8(ascii: "'"): write("&#x27;")
      case let byte:
        write(byte: UInt8(ascii: "%"))
        write(byte: Self.digits[Int(byte >> 4)])
        write(byte: Self.digits[Int(byte & 15)])
      }
    }
    write(raw: UnsafeBufferPointer(rebasing: address[start...]))
  }

  mutating func write(address: String) {
    var address = address
    address.withUTF8 { write(address: $0) }
  }

  /// For each byte, whether it is written unchanged in an address.
  private static let isPlainInAddresses: [Bool] = (0...UInt8.max).map { byte in
    byte.isASCIIAlphanumeric || "-_.+!*(),%#@?=;:/,$~".utf8.contains(byte)
  }
  private static let digits = Array("0123456789ABCDEF".utf8)
}
