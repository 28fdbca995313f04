import Combine
import Foundation

// The publisher has no value, so the class cannot be made.
public final class LoginStateUseCase: NSObject {  // expected-error {{class 'LoginStateUseCase' has no initializers}}
  var loginState: AnyPublisher<LoginState, Never>  // expected-note {{stored property 'loginState' without initial value prevents synthesized initializers}}
}
