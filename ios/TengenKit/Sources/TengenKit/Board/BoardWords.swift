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
    catalogue.read(facts(of: point, in: state))
  }

  /// The same with its name, for a point that is told by itself: "H8, black, last move".
  public func sentence(of point: Point, in state: BoardState) -> String {
    point.name + catalogue.read(.boardComma) + value(of: point, in: state)
  }

  private func facts(of point: Point, in state: BoardState) -> [Words] {
    var facts = [words(stands(state[point]))]
    if point == state.lastMove { facts.append(words(.boardLastMove)) }
    if state.winningLine.contains(point) { facts.append(words(.boardWinning)) }
    if point == state.ghost?.point { facts.append(words(.boardAimed)) }
    if point == state.hint { facts.append(words(.boardHint)) }
    if let place = state.offers.firstIndex(where: { $0.point == point }) {
      facts.append(words(.boardOffered, .number(place + 1)))
    }
    if !state.closed.isEmpty && state[point] == nil && state.isOpen(point) { facts.append(words(.boardAllowed)) }
    if let place = state.hintLine.firstIndex(where: { $0.point == point }), place > 0 {
      facts.append(words(.boardHintMove, .number(place + 1)))
    }
    return facts + (state.foul(at: point)?.kinds.map { words(forbidden($0)) } ?? [])
  }

  private func stands(_ stone: Stone?) -> Key {
    switch stone {
    case .black: .boardBlack
    case .white: .boardWhite
    case nil: .boardEmpty
    }
  }

  private func forbidden(_ kind: FoulKind) -> Key {
    switch kind {
    case .overline: .boardForbiddenOverline
    case .doubleFour: .boardForbiddenDoubleFour
    case .doubleThree: .boardForbiddenDoubleThree
    }
  }
}
