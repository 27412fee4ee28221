import Foundation

extension CGRect {
  init(around center: CGPoint, size: CGSize) {
    self.init(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }

  init(from left: CGFloat, _ top: CGFloat, to right: CGFloat, _ bottom: CGFloat) {
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  var middle: CGPoint { CGPoint(x: midX, y: midY) }

  /// Whether `other` lies in it, but for what rounding takes. (Foundation's `contains` compares with a union, and so
  /// exactly.)
  func holds(_ other: CGRect) -> Bool {
    let slack: CGFloat = 0.001
    return other.minX >= minX - slack && other.minY >= minY - slack && other.maxX <= maxX + slack
      && other.maxY <= maxY + slack
  }
}
