// What the binding and the board both have a name for: the binding's go by these here.
import TengenCore

public typealias CorePoint = TengenCore.Point
public typealias CoreStone = TengenCore.Stone
public typealias CoreFoulKind = TengenCore.FoulKind
