/// All that a board shows. Plain values: nothing here knows how the game goes.
public struct BoardState: Equatable, Sendable {
  /// Lines in each direction.
  public let size: Int

  /// What stands on each point, row by row from the bottom, each from the left: `size * size` of them.
  public let cells: [Stone?]

  public var lastMove: Point?
  public var fouls: [FoulMark]

  /// The forbidden point that was asked about: its kinds and lines are shown.
  public var explainedFoul: Point?

  /// The stones of the five, in their order on the line; empty while nobody has won.
  public var winningLine: [Point]

  public var ghost: Ghost?
  public var hint: Point?

  /// The stones of the line that the hint begins, the hint's own first; empty where it leads to no win.
  public var hintLine: [Ghost]

  /// Where the opening lets no stone lie: they are in the shade, but for fifth moves that are offered already.
  public var closed: Set<Point>

  /// The fifth moves that are offered, in their order: one of them will stay.
  public var offers: [Ghost]

  /// The number of each move to show on its stone.
  public var moveNumbers: [Point: Int]

  public var coordinates: Bool

  /// A board of `size` lines; without `cells` it is empty.
  public init(
    size: Int = 15,
    cells: [Stone?]? = nil,
    lastMove: Point? = nil,
    fouls: [FoulMark] = [],
    explainedFoul: Point? = nil,
    winningLine: [Point] = [],
    ghost: Ghost? = nil,
    hint: Point? = nil,
    hintLine: [Ghost] = [],
    closed: Set<Point> = [],
    offers: [Ghost] = [],
    moveNumbers: [Point: Int] = [:],
    coordinates: Bool = true
  ) {
    let cells = cells ?? Array(repeating: nil, count: size * size)
    precondition(cells.count == size * size, "a board of \(size) has \(size * size) points, not \(cells.count)")
    self.size = size
    self.cells = cells
    self.lastMove = lastMove
    self.fouls = fouls
    self.explainedFoul = explainedFoul
    self.winningLine = winningLine
    self.ghost = ghost
    self.hint = hint
    self.hintLine = hintLine
    self.closed = closed
    self.offers = offers
    self.moveNumbers = moveNumbers
    self.coordinates = coordinates
  }

  public subscript(point: Point) -> Stone? { cells[point.y * size + point.x] }

  public func contains(_ point: Point) -> Bool { (0..<size).contains(point.x) && (0..<size).contains(point.y) }

  /// Every point, row by row from the top, each from the left: the order in which one reads.
  public var points: [Point] {
    (0..<size).reversed().flatMap { y in (0..<size).map { x in Point(x: x, y: y) } }
  }

  /// The point in the middle, on boards of an even size the upper right one of four.
  public var centre: Point { Point(x: size / 2, y: size / 2) }

  /// Whether the opening lets a stone lie on `point`, were it empty.
  public func isOpen(_ point: Point) -> Bool { !closed.contains(point) }

  /// The foul at `point`, if it is forbidden.
  public func foul(at point: Point) -> FoulMark? { fouls.first { $0.point == point } }
}

/// The points that are dotted on a board of `size` lines, as boards are made.
public func starPoints(_ size: Int) -> Set<Point> {
  let corner = size < 13 ? 2 : 3
  let ends = [corner, size - 1 - corner]
  let corners = ends.flatMap { x in ends.map { y in Point(x: x, y: y) } }
  if size.isMultiple(of: 2) { return Set(corners) }
  let middle = size / 2
  let sides = ends.flatMap { [Point(x: $0, y: middle), Point(x: middle, y: $0)] }
  return Set(corners + [Point(x: middle, y: middle)] + (size >= 17 ? sides : []))
}
