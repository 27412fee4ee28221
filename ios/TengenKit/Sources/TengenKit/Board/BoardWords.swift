/// The words with which a screen reader tells the board.
public struct BoardWords: Sendable {
  private let catalogue: Catalogue

  public init(catalogue: Catalogue) {
    self.catalogue = catalogue
  }

  /// What the whole board is called: "Board, 15 by 15".
  public func board(size: Int) -> String { catalogue.read(words(.boardA11y, .number(size))) }

  /// What can be told of `point` beside its name: "black, last move".
  public func value(of point: Point, in state: BoardState) -> String {
    facts(of: point, in: state).map(catalogue.read).joined(separator: catalogue.read(.boardComma))
  }

  /// The same with its name, for a point that is told by itself: "H8, black, last move".
  public func sentence(of point: Point, in state: BoardState) -> String {
    point.name + catalogue.read(.boardComma) + value(of: point, in: state)
  }

  private func facts(of point: Point, in state: BoardState) -> [Key] {
    var facts: [Key] =
      switch state[point] {
      case .black: [.boardBlack]
      case .white: [.boardWhite]
      case nil: [.boardEmpty]
      }
    if point == state.lastMove { facts.append(.boardLastMove) }
    if state.winningLine.contains(point) { facts.append(.boardWinning) }
    if point == state.ghost?.point { facts.append(.boardAimed) }
    if point == state.hint { facts.append(.boardHint) }
    return facts + (state.foul(at: point)?.kinds.map(forbidden) ?? [])
  }

  private func forbidden(_ kind: FoulKind) -> Key {
    switch kind {
    case .overline: .boardForbiddenOverline
    case .doubleFour: .boardForbiddenDoubleFour
    case .doubleThree: .boardForbiddenDoubleThree
    }
  }
}
