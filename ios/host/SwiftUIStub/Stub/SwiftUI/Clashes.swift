// Names that Apple's modules have too. The app uses none of these, so that a name of its own that clashes is reported
// here as Xcode would report it.
import Foundation

public struct Table {}
public struct Settings {}
public struct Link {}
public struct ControlGroup {}
public struct Point {}
public struct Rect {}
public struct Size {}
