import TengenCore

/// Code points that a name may have.
let nameLength = 24

/// A game being set up. Each kind keeps what was chosen for it while one looks at the others.
public struct NewGameDraft: Equatable, Sendable {
  private(set) var kind: GameKind
  var problem: TengenError?

  /// The players of the game that would start now.
  private var players: NewGame

  /// By what they would play it.
  private(set) var terms: TermsDraft

  /// What was chosen for the other kinds.
  private var others: [GameKind: NewGame]

  /// A draft for `kind` that begins with the last choices.
  public init(_ settings: Settings, kind: GameKind) {
    self.kind = kind
    players = settings.lastGame(kind)
    terms = TermsDraft(termsOf(game: players), people: kind == .twoPeople)
    others = Dictionary(uniqueKeysWithValues: GameKind.allCases.map { ($0, settings.lastGame($0)) })
  }

  /// The game that would start now.
  var game: NewGame { withTerms(game: players, terms: terms.terms) }

  /// Becomes what `intent` makes of it; starting and closing don't change it.
  public mutating func take(_ intent: NewGameIntent) {
    switch intent {
    case .setKind(let kind): look(at: kind)
    case .setName(let place, let name): seat(.person(name: shortened(name)), at: place)
    case .setLevel(let place, let level): seat(.computer(level: level), at: place)
    case .setColour(let colour): players.colour = colour
    case .setTerms(let intent): terms.take(intent)
    case .start, .close: return
    }
    problem = nil
  }

  private mutating func look(at other: GameKind) {
    others[kind] = game
    players = others[other] ?? players
    terms = TermsDraft(termsOf(game: players), people: other == .twoPeople)
    kind = other
  }

  private mutating func seat(_ seat: Seat, at place: SeatPlace) {
    switch place {
    case .me: players.me = seat
    case .other: players.other = seat
    }
  }
}

/// The name up to its greatest length, no character of it cut in two.
private func shortened(_ name: String) -> String {
  var length = 0
  return String(
    name.prefix { character in
      length += character.unicodeScalars.count
      return length <= nameLength
    }
  )
}
