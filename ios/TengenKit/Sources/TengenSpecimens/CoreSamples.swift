import TengenCore

/// A game to start.
public func aNewGame(
  me: Seat = .person(name: ""),
  other: Seat = .computer(level: 1),
  size: Int32 = 15,
  rules: RuleSet = .freestyle,
  colour: ColourChoice = .black
) -> NewGame {
  NewGame(size: size, rules: rules, me: me, other: other, colour: colour)
}

/// The settings of a first start.
public func aSettings(
  placement: Placement = .automatic,
  theme: Theme = .system,
  language: String = "",
  startOnHome: Bool = false,
  againstComputer: NewGame = aNewGame(),
  twoPeople: NewGame = aNewGame(other: .person(name: "")),
  watch: NewGame = aNewGame(me: .computer(level: 5), other: .computer(level: 10))
) -> Settings {
  Settings(
    placement: placement,
    theme: theme,
    language: language,
    startOnHome: startOnHome,
    againstComputer: againstComputer,
    twoPeople: twoPeople,
    watch: watch
  )
}
