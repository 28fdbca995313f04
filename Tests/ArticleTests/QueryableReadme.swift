import Queryable
import SwiftUI

// The example in Queryable's README: a function that queries and uses the answer.

struct DeletionScreen: View {
  @StateObject private var deletion = Queryable<String, Bool>()
  @State private var files = ["one", "two"]

  var body: some View {
    List {
      ForEach(files, id: \.self) { file in
        Button("Delete \(file)") { Task { try await delete(file) } }
      }
    }
    .queryableAlert(controlledBy: deletion, title: "Delete?") { file, query in
      Button("Yes, \(file)", role: .destructive) { query.answer(with: true) }
      Button("No", role: .cancel) { query.answer(with: false) }
    } message: { file in
      Text("\(file) will be gone.")
    }
  }

  private func delete(_ file: String) async throws {
    guard try await deletion.query(with: file) else { return }
    files.removeAll { $0 == file }
  }
}
