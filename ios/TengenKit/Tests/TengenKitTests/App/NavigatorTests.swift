import Testing

@testable import TengenKit

@Suite
struct NavigatorTests {
  private let home = Navigator()

  @Test
  func anInterruptedGameIsOnTheScreenAtOnceWithHomeBehindIt() {
    var way = Navigator(interrupted: true, preferHome: false)
    #expect(way.screen == .play)
    #expect(way.path == [.play])
    way.back()
    #expect(way == home)
    #expect(!way.canGoBack)
  }

  @Test(arguments: [(false, false), (false, true), (true, true)])
  func withoutOneOrWhereHomeIsPreferredOneStartsAtHome(interrupted: Bool, preferHome: Bool) {
    #expect(Navigator(interrupted: interrupted, preferHome: preferHome) == home)
  }

  @Test
  func aPlaceIsNeverTwiceOnTheWay() {
    var way = home.going(to: .play, .settings)
    #expect(way.stack == [.home, .play, .settings])
    #expect(way.going(to: .home) == home)
    way.back()
    #expect(way == home.going(to: .play))
    #expect(way.going(to: .settings, .play) == way)
    way = home
    way.back()
    #expect(way == home)
  }

  @Test
  func aSheetLiesOverItsScreenAndIsGoneOnceOneGoesOn() {
    let sheet = home.going(to: .newGame(.watch))
    #expect(sheet.screen == .home)
    #expect(sheet.sheet == .watch)
    #expect(sheet.path.isEmpty)
    #expect(sheet.canGoBack)
    var play = sheet.going(to: .play)
    #expect(play.sheet == nil)
    play.back()
    #expect(play == home)
  }

  @Test
  func theWayIsSavedAsTextAndWhatIsNotUnderstoodLeadsHome() {
    let ways = GameKind.allCases.map { home.going(to: .newGame($0)) } + [home.going(to: .play, .settings)]
    for way in ways { #expect(Navigator(restoring: way.save()) == way) }
    for text in ["", "play", "nonsense"] { #expect(Navigator(restoring: text) == home) }
    #expect(Navigator(restoring: "home lobby play") == home.going(to: .play))
  }

  @Test
  func whateverWasSavedAPlaceIsOnceOnTheWayAndASheetIsItsEnd() {
    let words = ["home", "play", "settings", "new:watch", "new:twoPeople"]
    for text in words.flatMap({ a in words.flatMap { b in words.map { "home \(a) \(b) \($0)" } } }) {
      let way = Navigator(restoring: text)
      #expect(Set(way.stack).count == way.stack.count, "\(text)")
      #expect(!way.path.contains(.home), "\(text)")
      #expect(way.stack.dropLast().allSatisfy { !$0.isSheet }, "\(text)")
      #expect(Navigator(restoring: way.save()) == way)
    }
  }
}

extension Navigator {
  fileprivate func going(to destinations: Destination...) -> Navigator {
    destinations.reduce(into: self) { $0.go(to: $1) }
  }
}
