import Testing

@testable import LimnPages

/// The sections of documentation comments.
@Suite struct CommentSectionsTests {
  @Test("Parameters, result, and errors have sections, and the rest is the discussion") func sections() {
    let comment = CommentSections(
      """
      Swims to a place,
      and back. Twice.

      It is wet there.

      - Parameter place: Where to swim,
        if not home.
      - Parameters:
        - speed: How fast.

          In knots.
        - `depth`: How deep.
      - Returns: The distance.
      - throws: An error.

      More text.
      """)
    #expect(comment.summary == "Swims to a place, and back. Twice.")
    #expect(comment.discussion == "It is wet there.\n\nMore text.")
    #expect(comment.parameters.map(\.name) == ["place", "speed", "depth"])
    #expect(
      comment.parameters.map(\.text) == ["Where to swim,\nif not home.", "How fast.\n\nIn knots.", "How deep."])
    #expect(comment.returns == "The distance." && comment.throwsText == "An error.")
    #expect(
      comment.markdown { "## " + $0 }
        == """
        ## Parameters

        - `place`: Where to swim,
          if not home.
        - `speed`: How fast.
          
          In knots.
        - `depth`: How deep.

        ## Return value

        The distance.

        ## Throws

        An error.
        """)
  }

  @Test("Nested parameters can have any indentation") func indentation() {
    let comment = CommentSections("Swims.\n\n- Parameters:\n    - place: Where.\n    - speed: How fast,\n  in knots.\n")
    #expect(comment.parameters.map(\.name) == ["place", "speed"])
    #expect(comment.parameters.last?.text == "How fast,\nin knots.")
  }

  @Test("A list below the summary is not part of it") func listBelowSummary() {
    let comment = CommentSections("Swims.\n- Parameter place: Where.\n- Returns: A number.")
    #expect(comment.summary == "Swims." && comment.discussion.isEmpty)
    #expect(comment.parameters.map(\.name) == ["place"] && comment.returns == "A number.")
  }

  @Test("A callout is a quotation, and other lists are lists") func callouts() {
    let comment = CommentSections(
      """
      Swims.

      - Note: It is
        wet.
      - Complexity: O(1)
      - one: fish
      - two

      ```
      - Returns: code
      ```
      """)
    #expect(
      comment.discussion.replacing("\n\n\n", with: "\n\n")
        == "> Note: It is\n> wet.\n\n> Complexity: O(1)\n\n- one: fish\n- two\n\n```\n- Returns: code\n```")
    #expect(comment.returns == nil)
  }
}
