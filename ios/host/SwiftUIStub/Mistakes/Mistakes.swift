// Each marked mistake must be reported, and nothing else.
import SwiftUI
import TengenCore
import TengenKit

@MainActor @Observable final class Counter {
  var number = 0
  func go() {}  // expected-note {{calls to instance method 'go()'}}
}

struct Opaque { var x = 1 }

struct Square: Shape { func path(in rect: CGRect) -> Path { Path(rect) } }

// No mistake: shapes belong to no actor.
nonisolated func useShape() -> Path { Square().path(in: .zero) }

struct OfSwiftUI: View {
  @State private var on = false
  let fixed = 1  // expected-note {{change 'let' to 'var'}}

  // expected-error@+1 {{'Binding<Bool>'}}
  var body: some View { Toggle(isOn: on) { Text("Sound") } }

  // expected-error@+1 {{no member 'foregroundStyel'}} expected-error@+1 {{cannot infer contextual base}}
  var typo: some View { VStack { Text("x").foregroundStyel(.red) } }

  // expected-error@+1 {{extraneous argument label 'edges:' in call}}
  var label: some View { Text("a").padding(edges: .top) }

  // expected-error@+1 {{cannot assign to property: 'fixed' is a 'let' constant}}
  var mutate: some View { Button("b") { fixed = 2 } }

  // expected-error@+1 {{requires that 'Opaque' conform to 'Equatable'}}
  var change: some View { Text("a").onChange(of: Opaque()) {} }

  // expected-error@+1 {{requires that 'Opaque' conform to 'Hashable'}}
  var way: some View { Text("a").navigationDestination(for: Opaque.self) { _ in EmptyView() } }

  // expected-error@+1 {{cannot convert value of type 'Rectangle' to expected argument type 'Path'}}
  var canvas: some View { Canvas { context, _ in context.fill(Rectangle(), with: .color(.red)) } }
}

struct NoBody: View {}  // expected-error {{does not conform to protocol 'View'}}

// expected-error@+1 {{call to main actor-isolated instance method 'go()' in a synchronous nonisolated context}}
nonisolated func offTheMainActor(_ counter: Counter) { counter.go() }

struct OfTheKit: View {
  let model: PlayModel

  // expected-error@+1 {{type 'Key' has no member 'playCastle'}}
  var body: some View { Sentence(.playCastle) }

  // expected-error@+1 {{type 'PlayIntent' has no member 'castle'}}
  func castle() { model.send(.castle) }

  // expected-error@+1 {{cannot assign to property: 'state' is a get-only property}}
  func overwrite(_ state: PlayState) { model.state = state }
}

struct Sentence: View {
  let key: Key
  init(_ key: Key) { self.key = key }
  var body: some View { EmptyView() }
}

// Apple's modules know another of each.
func play(_ point: Point) {}  // expected-error {{'Point' is ambiguous for type lookup}}
func open(_ table: Table) {}  // expected-error {{'Table' is ambiguous for type lookup}}
