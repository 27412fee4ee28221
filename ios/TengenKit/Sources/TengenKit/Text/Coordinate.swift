/// A crossing as players write it: files A to T from the left, no letter left out, ranks from the bottom ("H8").
public func coordinate(_ point: CorePoint) -> String {
  "\(UnicodeScalar(UInt8(ascii: "A") + UInt8(point.x)))\(point.y + 1)"
}
