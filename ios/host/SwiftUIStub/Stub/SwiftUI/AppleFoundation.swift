// What Foundation has on Apple's systems and not on Linux.
import Foundation

extension URL {
  public static var applicationSupportDirectory: URL { stub() }
}
