import Foundation

/// A property list, in any of Apple's formats, read without knowing its shape.
public enum PropertyList {
  /// The dictionary in the file at `path`.
  public static func dictionary(_ path: String) throws -> [String: Any] {
    let list = try PropertyListSerialization.propertyList(from: Checkout.data(path), options: [], format: nil)
    guard let dictionary = list as? [String: Any] else { throw NotADictionary(path: path) }
    return dictionary
  }

  /// A file that holds something else.
  public struct NotADictionary: Error {
    public let path: String
  }
}
