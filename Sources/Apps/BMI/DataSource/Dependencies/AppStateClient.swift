public import LUCA

/// The way to the app's state.
public typealias AppStateClient = LUCA.AppStateClient<AppState>
