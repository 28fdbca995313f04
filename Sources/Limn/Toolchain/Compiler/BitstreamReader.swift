/// Reads files in LLVM's bitstream format. A bitstream consists of blocks, which contain records and other blocks. The
/// bitstream itself defines the layouts of its records.
struct BitstreamReader {
  private let bytes: [UInt8]
  /// The current position, in bits from the start of the stream.
  private var place = 0
  private var abbreviationsOfBlocks: [Int: [Abbreviation]] = [:]
  /// The number of values that the reader may still read. Values can have a size of zero bits, so a small malformed
  /// file could declare billions of values. This limit makes the reader stop early in such a file.
  private var valuesLeft: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    valuesLeft = bytes.count * 8
  }

  /// The maximum nesting of blocks. The compiler nests blocks three levels deep.
  private static let depthLimit = 32

  /// Returns all top-level blocks of the stream. The first four bytes of the stream must equal `magic`.
  mutating func read(magic: String) throws(MalformedBitstream) -> [BitstreamItem] {
    guard bytes.starts(with: magic.utf8) else { throw MalformedBitstream() }
    place = 32
    var items: [BitstreamItem] = []
    while place + 32 <= bytes.count * 8 {
      guard try fixed(2) == 1 else { throw MalformedBitstream() }
      items.append(try block(depth: 1))
    }
    return items
  }

  private mutating func block(depth: Int) throws(MalformedBitstream) -> BitstreamItem {
    guard depth <= Self.depthLimit else { throw MalformedBitstream() }
    let id = try number(8)
    let width = try number(4)
    align()
    _ = try fixed(32)
    guard (2...32).contains(width) else { throw MalformedBitstream() }
    var abbreviations = abbreviationsOfBlocks[id] ?? []
    var items: [BitstreamItem] = []
    var described: Int?
    while true {
      switch Int(try fixed(width)) {
      case 0:
        align()
        return .block(id: id, items: items)
      case 1: items.append(try block(depth: depth + 1))
      case 2:
        let abbreviation = try definition()
        if id == 0, let described {
          abbreviationsOfBlocks[described, default: []].append(abbreviation)
        } else {
          abbreviations.append(abbreviation)
        }
      case 3:
        let code = try number(6)
        let count = try number(6)
        var operands: [UInt64] = []
        for _ in 0..<count { operands.append(try variable(6)) }
        if id == 0, code == 1 { described = operands.first.map { Int(clamping: $0) } }
        items.append(.record(code: code, operands: operands, blob: []))
      case let number:
        guard number - 4 < abbreviations.count else { throw MalformedBitstream() }
        items.append(try record(abbreviations[number - 4]))
      }
    }
  }

  private mutating func definition() throws(MalformedBitstream) -> Abbreviation {
    var operands: [Abbreviation.Operand] = []
    for _ in 0..<(try number(5)) {
      if try fixed(1) == 1 {
        operands.append(.literal(try variable(8)))
        continue
      }
      switch try fixed(3) {
      case 1: operands.append(.fixed(try number(5)))
      case 2: operands.append(.variable(try number(5)))
      case 3: operands.append(.array)
      case 4: operands.append(.character)
      case 5: operands.append(.blob)
      default: throw MalformedBitstream()
      }
    }
    return Abbreviation(operands: operands)
  }

  private mutating func record(_ abbreviation: Abbreviation) throws(MalformedBitstream) -> BitstreamItem {
    var values: [UInt64] = []
    var blob: [UInt8] = []
    var index = 0
    while index < abbreviation.operands.count {
      switch abbreviation.operands[index] {
      case .array:
        guard index + 1 < abbreviation.operands.count else { throw MalformedBitstream() }
        for _ in 0..<(try number(6)) { values.append(try scalar(abbreviation.operands[index + 1])) }
        index += 1
      case .blob:
        let count = try number(6)
        align()
        guard place / 8 + count <= bytes.count else { throw MalformedBitstream() }
        blob = Array(bytes[(place / 8)..<(place / 8 + count)])
        place += count * 8
        align()
      case let operand: values.append(try scalar(operand))
      }
      index += 1
    }
    guard let code = values.first else { throw MalformedBitstream() }
    return .record(code: Int(clamping: code), operands: Array(values.dropFirst()), blob: blob)
  }

  private mutating func scalar(_ operand: Abbreviation.Operand) throws(MalformedBitstream) -> UInt64 {
    valuesLeft -= 1
    guard valuesLeft >= 0 else { throw MalformedBitstream() }
    switch operand {
    case .literal(let value): return value
    case .fixed(let width): return try fixed(width)
    case .variable(let width): return width == 0 ? 0 : try variable(width)
    case .character: return try fixed(6)
    case .array, .blob: throw MalformedBitstream()
    }
  }

  private mutating func fixed(_ width: Int) throws(MalformedBitstream) -> UInt64 {
    guard width <= 64, place + width <= bytes.count * 8 else { throw MalformedBitstream() }
    var value: UInt64 = 0
    for bit in 0..<width {
      let at = place + bit
      value |= UInt64((bytes[at >> 3] >> UInt8(at & 7)) & 1) << UInt64(bit)
    }
    place += width
    return value
  }

  /// Reads an integer of variable width, such as a count, a width, or an identifier.
  private mutating func number(_ width: Int) throws(MalformedBitstream) -> Int {
    guard let number = Int32(exactly: try variable(width)) else { throw MalformedBitstream() }
    return Int(number)
  }

  private mutating func variable(_ width: Int) throws(MalformedBitstream) -> UInt64 {
    let more: UInt64 = 1 << UInt64(width - 1)
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let piece = try fixed(width)
      guard shift < 64 else { throw MalformedBitstream() }
      value |= (piece & (more - 1)) << shift
      if piece & more == 0 { return value }
      shift += UInt64(width - 1)
    }
  }

  private mutating func align() { place = (place + 31) & ~31 }
}

/// An element of a bitstream: a block or a record.
enum BitstreamItem {
  case block(id: Int, items: [BitstreamItem])
  case record(code: Int, operands: [UInt64], blob: [UInt8])
}

/// The error for a truncated or invalid bitstream.
struct MalformedBitstream: Error {}

private struct Abbreviation {
  enum Operand {
    case literal(UInt64)
    case fixed(Int)
    case variable(Int)
    case array, character, blob
  }
  var operands: [Operand]
}
