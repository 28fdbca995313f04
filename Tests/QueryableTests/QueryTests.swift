import Queryable
import Testing

@MainActor @Suite struct QueryTests {
  @Test("A query returns its first answer and ignores later ones") func aQueryReturnsItsFirstAnswerAndIgnoresLater()
    async throws
  {
    let queryable = Queryable<String, Int>()
    let answers = Answers(queryable)
    async let result = queryable.query(with: "how many?")
    let (item, resolver) = await answers.next()
    #expect(item == "how many?")
    #expect(queryable.isQuerying)
    resolver.answer(with: 1)
    resolver.answer(with: 2)
    #expect(try await result == 1)
    #expect(!queryable.isQuerying)
  }

  @Test("A query can be answered with an error, with nil, and by cancelling") func aQueryCanBeAnsweredWithAnErrorWith()
    async throws
  {
    let queryable = Queryable<Void, Int>()
    let answers = Answers(queryable)
    let failing = Task { try await queryable.query() }
    await answers.next().resolver.answer(throwing: CancellationError())
    await #expect(throws: CancellationError.self) { try await failing.value }

    let optional = Task { try await queryable.query() }
    await answers.next().resolver.answer(withOptional: nil)
    await #expect(throws: QueryCancellationError.self) { try await optional.value }

    async let present = queryable.query()
    await answers.next().resolver.answer(withOptional: 7)
    #expect(try await present == 7)

    let cancelled = Task { try await queryable.query() }
    await answers.next().resolver.cancelQuery()
    await #expect(throws: QueryCancellationError.self) { try await cancelled.value }
  }

  @Test("A query without an answer's value is answered without one") func aQueryWithoutAnAnswersValueIsAnsweredWithout()
    async throws
  {
    let queryable = Queryable<Void, Void>()
    let answers = Answers(queryable)
    async let result: Void = queryable.query()
    await answers.next().resolver.answer()
    try await result
    #expect(!queryable.isQuerying)
  }

  @Test("Cancel ends the open query, and does nothing when none is open")
  func cancelEndsTheOpenQueryAndDoesNothingWhen() async {
    let queryable = Queryable<Void, Int>()
    let answers = Answers(queryable)
    queryable.cancel()
    let result = Task { try await queryable.query() }
    _ = await answers.next()
    queryable.cancel()
    await #expect(throws: QueryCancellationError.self) { try await result.value }
  }

  @Test("Cancelling the task that awaits the answer ends the query") func cancellingTheTaskThatAwaitsTheAnswerEndsThe()
    async
  {
    let queryable = Queryable<Void, Int>()
    let answers = Answers(queryable)
    let task = Task { try await queryable.query() }
    _ = await answers.next()
    task.cancel()
    await #expect(throws: QueryCancellationError.self) { try await task.value }
    #expect(!queryable.isQuerying)
  }

  @Test("A task that is cancelled already asks nothing") func aTaskThatIsCancelledAlreadyAsksNothing() async {
    let queryable = Queryable<Void, Int>()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await queryable.query()
    }
    await #expect(throws: QueryCancellationError.self) { try await task.value }
    #expect(!queryable.isQuerying)
  }

  @Test("The default policy refuses a second query and keeps the first")
  func theDefaultPolicyRefusesASecondQueryAndKeeps() async throws {
    let queryable = Queryable<String, Int>()
    let answers = Answers(queryable)
    async let first = queryable.query(with: "first")
    let (_, resolver) = await answers.next()
    await #expect(throws: QueryCancellationError.self) { try await queryable.query(with: "second") }
    resolver.answer(with: 1)
    #expect(try await first == 1)
  }

  @Test("The other policy cancels the first query, whose resolver then does nothing")
  func theOtherPolicyCancelsTheFirstQueryWhoseResolver()
    async throws
  {
    let queryable = Queryable<String, Int>(queryConflictPolicy: .cancelPreviousQuery)
    let answers = Answers(queryable)
    let first = Task { try await queryable.query(with: "first") }
    let (_, firstResolver) = await answers.next()
    async let second = queryable.query(with: "second")
    await #expect(throws: QueryCancellationError.self) { try await first.value }
    let (item, secondResolver) = await answers.next()
    #expect(item == "second")
    firstResolver.answer(with: 1)
    secondResolver.answer(with: 2)
    #expect(try await second == 2)
  }

  @Test("A cancellation describes itself, with and without a reason")
  func aCancellationDescribesItselfWithAndWithoutAReason() {
    #expect(QueryCancellationError().description == "The query was cancelled.")
    #expect(QueryCancellationError(reason: "no time").description == "The query was cancelled: no time.")
  }
}
