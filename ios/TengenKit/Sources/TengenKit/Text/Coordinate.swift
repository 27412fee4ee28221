/// A crossing as players write it: files A to T from the left, no letter left out, ranks from the bottom ("H8").
public func coordinate(_ point: CorePoint) -> String { Point(x: Int(point.x), y: Int(point.y)).name }
