import Combine
import Foundation

// The property has no initial value, and the class has no initializer that sets it.
public final class LoginStateUseCase: NSObject {  // expected-error {{class 'LoginStateUseCase' has no initializers}}
  var loginState: AnyPublisher<LoginState, Never>  // expected-note {{stored property 'loginState' without initial value prevents synthesized initializers}}
}
