import Foundation

/// Distances between things.
enum Space {
  static let tight: CGFloat = 4
  static let small: CGFloat = 8
  static let medium: CGFloat = 12
  static let large: CGFloat = 16
  static let wide: CGFloat = 24
}

/// Round corners of things.
enum Corner {
  static let small: CGFloat = 8
  static let medium: CGFloat = 12
  static let large: CGFloat = 20
}

/// The least height and width of what a finger has to hit.
let touchTarget: CGFloat = 48

/// Columns of text and controls don't grow wider than this on an iPad.
let readableWidth: CGFloat = 560
