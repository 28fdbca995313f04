import SwiftUI

/// What a view needs of its view model.
@MainActor public protocol ViewContract: ObservableObject {}
/// A view model for previews.
@MainActor public protocol PreviewViewModel: ViewContract {}
/// One thing that the app can do.
public protocol UseCase: Sendable {}
