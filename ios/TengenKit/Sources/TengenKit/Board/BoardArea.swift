/// Where a stone of an opening may lie, by its distance from the centre: the greater of the columns and ranks between.
public enum BoardArea: Hashable, Sendable {
  /// At most so far: 0 is the centre alone, 1 the 3×3 points round it.
  case within(Int)

  /// Farther than this.
  case beyond(Int)

  /// The distance up to which, or from which on, points are open.
  var distance: Int {
    switch self {
    case .within(let distance), .beyond(let distance): distance
    }
  }

  func contains(_ point: Point, around centre: Point) -> Bool {
    let distance = max(abs(point.x - centre.x), abs(point.y - centre.y))
    return switch self {
    case .within(let most): distance <= most
    case .beyond(let least): distance > least
    }
  }
}
