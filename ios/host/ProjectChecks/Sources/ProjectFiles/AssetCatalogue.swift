import Foundation

/// An asset catalogue.
public struct AssetCatalogue {
  private let path: String

  /// The catalogue at `path`.
  public init(_ path: String) { self.path = path }

  /// The names of the sets of one kind, such as `colorset`.
  public func names(_ kind: String) -> [String] {
    let contents = Checkout.files(below: path, suffix: ".\(kind)/Contents.json")
    return contents.map { $0.split(separator: "/").dropLast().last!.split(separator: ".").first.map(String.init)! }
  }

  /// Every `Contents.json`.
  public var descriptions: [String] { Checkout.files(below: path, suffix: "Contents.json") }

  /// A colour as six hexadecimal digits, light and dark.
  public func colour(_ name: String) throws -> (light: String, dark: String) {
    let data = try Checkout.data("\(path)/\(name).colorset/Contents.json")
    let variants = try JSONDecoder().decode(Colours.self, from: data).colors
    let hex = { (isDark: Bool) in variants.first { ($0.appearances != nil) == isDark }?.hex ?? "" }
    return (hex(false), hex(true))
  }

  /// The pictures of an icon.
  public func icons(_ name: String) throws -> [Icon] {
    let data = try Checkout.data("\(path)/\(name).appiconset/Contents.json")
    return try JSONDecoder().decode(Icons.self, from: data).images.map { image in
      let file = try Checkout.data("\(path)/\(name).appiconset/\(image.filename)")
      let appearance = image.appearances?.first?.value ?? "any"
      return Icon(appearance: appearance, size: image.size, header: Array(file.prefix(26)))
    }
  }
}

/// One picture of an icon.
public struct Icon {
  /// Which look of the home screen it is for.
  public let appearance: String

  /// What the catalogue says of its size.
  public let size: String

  fileprivate let header: [UInt8]

  /// Whether the file is a PNG.
  public var isPNG: Bool { header.starts(with: [0x89, 0x50, 0x4E, 0x47]) }

  /// Width and height in pixels, as the file says.
  public var pixels: (width: Int, height: Int) { (number(at: 16), number(at: 20)) }

  /// Whether something shines through: an app's icon may have no transparency.
  public var isTransparent: Bool { header[25] & 4 != 0 }

  private func number(at index: Int) -> Int { header[index..<index + 4].reduce(0) { $0 << 8 | Int($1) } }
}

private struct Colours: Decodable {
  let colors: [Variant]

  struct Variant: Decodable {
    let appearances: [Appearance]?
    let color: Colour

    var hex: String {
      ["red", "green", "blue"].map { String((color.components[$0] ?? "").dropFirst(2)) }.joined().uppercased()
    }
  }

  struct Colour: Decodable { let components: [String: String] }
}

private struct Icons: Decodable {
  let images: [Image]

  struct Image: Decodable {
    let appearances: [Appearance]?
    let filename: String
    let size: String
  }
}

private struct Appearance: Decodable { let value: String }
