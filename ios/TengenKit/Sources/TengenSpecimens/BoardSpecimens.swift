import TengenKit

/// The point called `name`: "H8".
public func point(_ name: String) -> Point {
  guard let file = name.uppercased().utf8.first, let rank = Int(name.dropFirst()) else {
    preconditionFailure("\(name) is no point")
  }
  return Point(x: Int(file) - Int(UInt8(ascii: "A")), y: rank - 1)
}

/// Points in the order of their names: "H8 J9".
public func points(_ names: String) -> [Point] { names.split(separator: " ").map { point(String($0)) } }

/// The points farther than `distance` from the centre of a board of `size` lines, where an opening's area ends.
public func outside(_ distance: Int, size: Int = 15) -> Set<Point> {
  let empty = BoardState(size: size)
  return Set(empty.points.filter { max(abs($0.x - empty.centre.x), abs($0.y - empty.centre.y)) > distance })
}

/// The others.
public func inside(_ distance: Int, size: Int = 15) -> Set<Point> {
  Set(BoardState(size: size).points).subtracting(outside(distance, size: size))
}

/// A board after `moves`, Black first; what isn't given is as at the beginning of a game.
public func aBoardState(
  moves: String = "H8 I9 H10 H9 G9 F9 I7 J6 G8 F8 G7 G6 F7 E8 I8 J8 I10",
  size: Int = 15,
  fouls: [FoulMark] = [],
  explainedFoul: String? = nil,
  winningLine: String = "",
  ghost: Ghost? = nil,
  hint: String? = nil,
  closed: Set<Point> = [],
  offers: String = "",
  numbered: Bool = false,
  coordinates: Bool = true
) -> BoardState {
  let played = points(moves)
  var cells: [Stone?] = Array(repeating: nil, count: size * size)
  for (ply, point) in played.enumerated() {
    cells[point.y * size + point.x] = ply.isMultiple(of: 2) ? .black : .white
  }
  let numbers = zip(played, 1...).map { ($0, $1) }
  return BoardState(
    size: size,
    cells: cells,
    lastMove: played.last,
    fouls: fouls,
    explainedFoul: explainedFoul.map(point),
    winningLine: points(winningLine),
    ghost: ghost,
    hint: hint.map(point),
    closed: closed.union(points(offers)),
    offers: points(offers).map { Ghost(point: $0, stone: .black) },
    moveNumbers: numbered ? Dictionary(uniqueKeysWithValues: numbers) : [:],
    coordinates: coordinates
  )
}

/// Black's fork of two threes at H8, an overline at E4 and a double four at L12.
public func aBoardWithFouls(explained: String? = nil) -> BoardState {
  aBoardState(
    moves: """
      G8 A1 I8 C1 H9 E1 H7 G1 B4 A15 C4 C15 D4 E15 F4 G15 G4 I15 L13 K15 L11 M15 L10 N14 M12 O8 K12 O10 J12 O12
      """,
    fouls: [
      FoulMark(point: point("H8"), kinds: [.doubleThree], lines: [points("G8 H8 I8"), points("H7 H8 H9")]),
      FoulMark(point: point("E4"), kinds: [.overline], lines: [points("B4 C4 D4 E4 F4 G4")]),
      FoulMark(
        point: point("L12"), kinds: [.doubleFour], lines: [points("L10 L11 L12 L13"), points("J12 K12 L12 M12")]),
    ],
    explainedFoul: explained
  )
}

/// The stones before the fifth move that is offered or kept.
private let fifthsMoves = "H8 H9 I9 G7"

/// Black's last stone is a foul of two threes beside a four.
private func aBoardWithAMixture() -> BoardState {
  aBoardState(
    moves: "E8 D8 F8 A1 G8 A15 H9 O1 H10 O15 G7 B1 I9 C1 H8",
    fouls: [
      FoulMark(
        point: point("H8"), kinds: [.doubleThree],
        lines: [points("H8 H9 H10"), points("G7 H8 I9"), points("E8 F8 G8 H8")], mixture: "4-3-3")
    ],
    explainedFoul: "H8"
  )
}

/// A board on which Black to move wins by fours.
public func aBoardWithALine() -> BoardState {
  var state = aBoardState(moves: foursMoves, hint: "H8")
  state.hintLine = zip(points(foursLine), 0...).map { Ghost(point: $0, stone: $1.isMultiple(of: 2) ? .black : .white) }
  return state
}

/// A full middle game of 120 plies: three digits on stones.
private func crowded(_ size: Int) -> BoardState {
  let order = (0..<(size * size)).sorted { ($0 * 7919 + 31) % 104_729 < ($1 * 7919 + 31) % 104_729 }.prefix(120)
  let moves = order.map { Point(x: $0 % size, y: $0 / size).name }.joined(separator: " ")
  return aBoardState(moves: moves, size: size, numbered: true)
}

/// Boards in every state, by name.
public let boardSpecimens: [(name: String, state: BoardState)] = [
  ("empty", aBoardState(moves: "")),
  ("middle", aBoardState()),
  ("ghost", aBoardState(ghost: Ghost(point: point("K11"), stone: .white))),
  ("ghost-top", aBoardState(ghost: Ghost(point: point("B14"), stone: .black))),
  ("fouls", aBoardWithFouls()),
  ("foul-explained", aBoardWithFouls(explained: "H8")),
  ("won", aBoardState(moves: "H8 G8 I9 G9 J10 G7 K11 G6 L12", winningLine: "H8 I9 J10 K11 L12")),
  ("hint", aBoardState(hint: "K10")),
  ("hint-line", aBoardWithALine()),
  ("numbers", crowded(15)),
  (
    "area-ghost",
    aBoardState(moves: fifthsMoves, ghost: Ghost(point: point("K11"), stone: .black), closed: outside(4))
  ),
  ("area-20", aBoardState(moves: "K11 K12", size: 20, closed: inside(3, size: 20))),
  (
    "offers-ghost",
    aBoardState(
      moves: fifthsMoves, ghost: Ghost(point: point("J10"), stone: .black), offers: "G10 I7 J10 F8 K8 H7 L11 C4 F6 M9")
  ),
  ("foul-mixture", aBoardWithAMixture()),
  ("10", aBoardState(moves: "E5 F6 E6 E4 D7", size: 10)),
  ("19", aBoardState(size: 19)),
  ("20", aBoardState(size: 20)),
  ("bare", aBoardState(coordinates: false)),
]
