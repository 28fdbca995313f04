import CYAML
public import LimnDiagnostics

/// Reads YAML with libyaml. A file must be a single document without anchors and without repeated keys.
public struct YAMLParser {
  private let path: String
  private let lineOffset: Int
  private let lines: [Substring.UTF8View]
  private var parser = yaml_parser_t()
  private var depth = 0

  /// The value of the document; nil if the document is empty.
  ///
  /// - Parameter lineOffset: the number of lines that precede the text in the file.
  public static func parse(_ text: String, path: String, lineOffset: Int = 0) throws(DiagnosticError) -> YAMLNode? {
    var parser = YAMLParser(text: text, path: path, lineOffset: lineOffset)
    return try parser.document(text)
  }
}

extension YAMLParser {
  private init(text: String, path: String, lineOffset: Int) {
    self.path = path
    self.lineOffset = lineOffset
    lines = text.lines.map(\.utf8)
  }

  private mutating func document(_ text: String) throws(DiagnosticError) -> YAMLNode? {
    guard yaml_parser_initialize(&parser) == 1 else { throw error("out of memory", at: yaml_mark_t()) }
    defer { yaml_parser_delete(&parser) }
    var result: Result<YAMLNode?, DiagnosticError> = .success(nil)
    // libyaml keeps a pointer to the bytes. The pointer is valid only inside the closure below, so the closure parses
    // the whole document.
    text.bytes.withUnsafeBufferPointer { buffer in
      yaml_parser_set_input_string(&parser, buffer.baseAddress, buffer.count)
      yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
      do throws(DiagnosticError) { result = .success(try root()) } catch { result = .failure(error) }
    }
    return try result.get()
  }

  private mutating func root() throws(DiagnosticError) -> YAMLNode? {
    var found: YAMLNode?
    while true {
      var event = try next()
      defer { yaml_event_delete(&event) }
      switch event.type {
      case YAML_STREAM_END_EVENT: return found
      case YAML_DOCUMENT_START_EVENT where found != nil:
        throw error("the file has a second document, but only one is read", at: event.start_mark)
      case YAML_STREAM_START_EVENT, YAML_DOCUMENT_START_EVENT, YAML_DOCUMENT_END_EVENT: continue
      default: found = try node(event)
      }
    }
  }

  private mutating func node(_ event: yaml_event_t) throws(DiagnosticError) -> YAMLNode {
    let place = location(event.start_mark)
    depth += 1
    defer { depth -= 1 }
    // Parsing a nested level is a recursive call, so deep nesting could overflow the stack. No settings file needs more
    // than 64 levels.
    if depth > 64 { throw error("more than 64 nested levels", at: event.start_mark) }
    switch event.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let text = UnsafeBufferPointer(start: scalar.value, count: scalar.length).text
      return YAMLNode(.scalar(text, isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE), at: place)
    case YAML_SEQUENCE_START_EVENT:
      var items: [YAMLNode] = []
      while true {
        var item = try next()
        defer { yaml_event_delete(&item) }
        if item.type == YAML_SEQUENCE_END_EVENT { return YAMLNode(.sequence(items), at: place) }
        items.append(try node(item))
      }
    case YAML_MAPPING_START_EVENT:
      var entries: [YAMLEntry] = []
      while true {
        var key = try next()
        defer { yaml_event_delete(&key) }
        if key.type == YAML_MAPPING_END_EVENT { return YAMLNode(.mapping(entries), at: place) }
        entries.append(try entry(key, after: entries))
      }
    case YAML_ALIAS_EVENT:
      throw error(
        "this value is an alias: write the value itself, since anchors and aliases are not supported",
        at: event.start_mark)
    default: throw error("a value was expected here", at: event.start_mark)
    }
  }

  private mutating func entry(_ key: yaml_event_t, after earlier: [YAMLEntry]) throws(DiagnosticError) -> YAMLEntry {
    let name = try node(key)
    guard case .scalar(let text, _) = name.content else {
      throw error("a key must be text, not a list or mapping", at: key.start_mark)
    }
    if let first = earlier.first(where: { $0.key == text }) {
      let note = Note("the key is first given here", at: first.keyLocation)
      throw DiagnosticError(.duplicateKey, "'\(text)' is given twice", at: name.location, notes: [note])
    }
    var value = try next()
    defer { yaml_event_delete(&value) }
    return YAMLEntry(key: text, keyLocation: name.location, value: try node(value))
  }

  private mutating func next() throws(DiagnosticError) -> yaml_event_t {
    var event = yaml_event_t()
    guard yaml_parser_parse(&parser, &event) == 1 else {
      let problem = parser.problem.map { String(cString: $0) } ?? "not YAML"
      let hint = problem.hasPrefix("mapping values") ? "; put a text that contains ': ' in quotes" : ""
      throw error("not valid YAML: \(problem)\(hint)", at: parser.problem_mark)
    }
    return event
  }

  private func error(_ message: String, at mark: yaml_mark_t) -> DiagnosticError {
    DiagnosticError(.yaml, message, at: location(mark))
  }

  /// The location of a mark. libyaml counts columns in characters, but a `Location` counts columns in bytes.
  private func location(_ mark: yaml_mark_t) -> Location {
    let line = Int(mark.line)
    var column = Int(mark.column)
    if line < lines.count {
      column = String(Substring(lines[line]).unicodeScalars.prefix(column)).utf8.count
    }
    return Location(path: path, line: line + 1 + lineOffset, column: column + 1)
  }
}
