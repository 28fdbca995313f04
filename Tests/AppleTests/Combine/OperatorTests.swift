import Combine
import Foundation
import Testing

@Suite struct OperatorTests {
  private let numbers = [1, 2, 2, 3, 4].publisher
  private let failing = [1, 2].publisher.setFailureType(to: Trouble.self).append(Fail(error: Trouble.first))

  @Test("Transforms values") func transformsValues() {
    #expect(numbers.map { $0 * 10 }.log() == "subscription 10 20 20 30 40 finished")
    #expect(numbers.compactMap { $0 == 2 ? nil : "n\($0)" }.log() == "subscription n1 n3 n4 finished")
    #expect(["a", "bb"].publisher.map(\.count).log() == "subscription 1 2 finished")
    #expect(numbers.scan(0, +).log() == "subscription 1 3 5 8 12 finished")
    #expect([1, nil].publisher.replaceNil(with: 0).log() == "subscription 1 0 finished")
  }

  @Test("Filters values") func filtersValues() {
    #expect(numbers.filter { $0 % 2 == 0 }.log() == "subscription 2 2 4 finished")
    #expect(numbers.removeDuplicates().log() == "subscription 1 2 3 4 finished")
    #expect(numbers.dropFirst(3).log() == "subscription 3 4 finished")
    #expect(numbers.drop(while: { $0 < 3 }).log() == "subscription 3 4 finished")
    #expect(numbers.prefix(2).log() == "subscription 1 2 finished")
    #expect(numbers.prefix(0).log() == "subscription finished")
    #expect(numbers.prefix(while: { $0 < 3 }).log() == "subscription 1 2 2 finished")
    #expect(numbers.first().log() == "subscription 1 finished")
    #expect(numbers.first(where: { $0 > 9 }).log() == "subscription finished")
    #expect(numbers.last().log() == "subscription 4 finished")
    #expect(numbers.output(in: 1...2).log() == "subscription 2 2 finished")
    #expect(numbers.ignoreOutput().log() == "subscription finished")
  }

  @Test("Encodes and decodes values") func encodesAndDecodesValues() {
    #expect(
      [[1], [2, 3]].publisher.encode(encoder: JSONEncoder()).map { String(decoding: $0, as: UTF8.self) }.log()
        == "subscription [1] [2,3] finished")
    let texts = ["[1]", "2", "[3]"].publisher.map { Data($0.utf8) }
    let log = texts.decode(type: [Int].self, decoder: JSONDecoder()).mapError { _ in Trouble.first }.log()
    #expect(log == "subscription [1] failure first")
  }

  @Test("Loads an address for each subscriber, from its first demand on") func loadsAnAddressForEachSubscriber()
    async throws
  {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [PathAnswer.self]
    let session = URLSession(configuration: configuration)
    let address = try #require(URL(string: "test://host/one"))
    let texts = session.dataTaskPublisher(for: address).map { String(decoding: $0.data, as: UTF8.self) }
    var loaded: [String] = []
    for try await text in texts.values { loaded.append(text) }
    for try await text in texts.values { loaded.append(text) }
    #expect(loaded == ["/one", "/one"])
    let recorder = Recorder<String, URLError>(asking: .none)
    texts.subscribe(recorder)
    #expect(recorder.log == "subscription")
    let absent = try #require(URL(string: "test://host/absent"))
    await #expect(throws: URLError.self) { for try await _ in session.dataTaskPublisher(for: absent).values {} }
  }

  @Test("Reduces values") func reducesValues() {
    #expect(numbers.reduce(0, +).log() == "subscription 12 finished")
    #expect(numbers.collect().log() == "subscription [1, 2, 2, 3, 4] finished")
    #expect(numbers.collect(2).log() == "subscription [1, 2] [2, 3] [4] finished")
    #expect(numbers.count().log() == "subscription 5 finished")
    #expect(numbers.contains(3).log() == "subscription true finished")
    #expect(numbers.allSatisfy { $0 < 4 }.log() == "subscription false finished")
    #expect(numbers.min().log() == "subscription 1 finished")
    #expect(numbers.max().log() == "subscription 4 finished")
    #expect(Empty<Int, Never>().replaceEmpty(with: 7).log() == "subscription 7 finished")
    #expect(failing.reduce(0, +).log() == "subscription failure first")
  }

  @Test("Handles errors") func handlesErrors() {
    #expect(failing.log() == "subscription 1 2 failure first")
    #expect(failing.replaceError(with: 0).log() == "subscription 1 2 0 finished")
    #expect(failing.mapError { _ in Trouble.second }.log() == "subscription 1 2 failure second")
    #expect(failing.catch { _ in Just(9) }.log() == "subscription 1 2 9 finished")
    #expect(failing.retry(1).log() == "subscription 1 2 1 2 failure first")
    #expect(
      numbers.tryMap { if $0 == 3 { throw Trouble.second } else { $0 } }.log() == "subscription 1 2 2 failure second")
    #expect(failing.tryCatch { try recovery(from: $0) }.log() == "subscription 1 2 failure second")
  }

  @Test("Joins publishers") func joinsPublishers() {
    #expect([1, 2].publisher.append(3, 4).prepend(0).log() == "subscription 0 1 2 3 4 finished")
    #expect([1, 2].publisher.merge(with: [3].publisher).log() == "subscription 1 2 3 finished")
    #expect([1, 2].publisher.zip(["a", "b", "c"].publisher).log() == "subscription (1, \"a\") (2, \"b\") finished")
    #expect(
      [1, 2].publisher.combineLatest(["a", "b"].publisher) { "\($0)\($1)" }.log() == "subscription 2a 2b finished")
    #expect([1, 2].publisher.flatMap { [$0, $0 * 10].publisher }.log() == "subscription 1 10 2 20 finished")
    #expect(Publishers.MergeMany([Just(1), Just(2), Just(3)]).log() == "subscription 1 2 3 finished")
  }

  @Test("Keeps to the demand") func keepsToTheDemand() {
    #expect(numbers.map { $0 }.log(asking: .max(2)) == "subscription 1 2")
    #expect(numbers.filter { $0 > 2 }.log(asking: .max(1)) == "subscription 3")
    #expect(numbers.collect(2).log(asking: .max(1)) == "subscription [1, 2]")
    #expect([1, 2].publisher.zip([3, 4].publisher).log(asking: .max(1)) == "subscription (1, 3)")
    #expect([1, 2].publisher.append(3, 4).log(asking: .max(3)) == "subscription 1 2 3")
    #expect([1, 2].publisher.merge(with: [3, 4].publisher).log(asking: .max(3)) == "subscription 1 2 3")
    #expect([1, 2].publisher.flatMap { [$0, $0].publisher }.log(asking: .max(1)) == "subscription 1")
  }

  @Test("Holds a final value until it is asked for") func holdsAFinalValueUntilItIsAskedFor() {
    let recorder = Recorder<Int, Never>(asking: .none)
    numbers.reduce(0, +).subscribe(recorder)
    #expect(recorder.log == "subscription")
    recorder.ask(.max(1))
    #expect(recorder.log == "subscription 12 finished")
  }

  @Test("Counts the demand of a subscriber that asks as it goes") func countsTheDemandOfASubscriberThatAsksAsItGoes() {
    let recorder = Recorder<Int, Never>(asking: .max(1)) { $0 < 3 ? .max(1) : .none }
    numbers.subscribe(recorder)
    #expect(recorder.log == "subscription 1 2 2 3")
    recorder.ask(.unlimited)
    #expect(recorder.log == "subscription 1 2 2 3 4 finished")
  }

  @Test("Follows the latest publisher") func followsTheLatestPublisher() {
    let source = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let recorder = Recorder<Int, Never>()
    source.switchToLatest().subscribe(recorder)
    source.send(first)
    first.send(1)
    source.send(second)
    first.send(2)
    second.send(3)
    source.send(completion: .finished)
    #expect(recorder.log == "subscription 1 3")
    second.send(completion: .finished)
    #expect(recorder.log == "subscription 1 3 finished")
  }

  @Test("Tells what passes through") func tellsWhatPassesThrough() {
    var seen: [String] = []
    let recorder = Recorder<Int, Never>(asking: .max(1))
    numbers
      .handleEvents(
        receiveOutput: { seen.append("out \($0)") }, receiveCancel: { seen.append("cancel") },
        receiveRequest: { seen.append("ask \($0)") }
      )
      .subscribe(recorder)
    recorder.cancel()
    #expect(seen == ["ask max(1)", "out 1", "cancel"])
  }
}

private func recovery(from trouble: Trouble) throws -> Just<Int> {
  if trouble == .first { throw Trouble.second }
  return Just(0)
}

/// A stub for the network: responds to each request with the path of its URL, or with an error if the path is
/// "/absent".
private final class PathAnswer: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  override func stopLoading() {}

  override func startLoading() {
    guard let url = request.url, url.path != "/absent" else {
      client?.urlProtocol(self, didFailWithError: URLError(.resourceUnavailable))
      return
    }
    client?.urlProtocol(
      self, didReceive: URLResponse(url: url, mimeType: nil, expectedContentLength: 4, textEncodingName: nil),
      cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data(url.path.utf8))
    client?.urlProtocolDidFinishLoading(self)
  }
}
