import Foundation
import os

// A variable that a Sendable closure captures could be written from two threads.
func capture() -> @Sendable (Data?) -> Void {
  var savedData = OSAllocatedUnfairLock<Data?>(initialState: nil)  // expected-warning {{variable 'savedData' was never mutated; consider changing to 'let' constant}}
  return { data in
    savedData.withLock { $0 = data }  // expected-error {{reference to captured var 'savedData' in concurrently-executing code}}
  }
}
