/// The objects of a `project.pbxproj` and the ways between them.
public struct XcodeProject {
  /// The number of the format.
  public let version: String

  private let objects: [String: [String: Any]]
  private let root: String

  /// Reads the project at `path`.
  public init(_ path: String) throws {
    let list = try PropertyList.dictionary(path + "/project.pbxproj")
    version = list["objectVersion"] as? String ?? ""
    root = list["rootObject"] as? String ?? ""
    objects = list["objects"] as? [String: [String: Any]] ?? [:]
  }

  /// Every object.
  public var all: [XcodeObject] { objects.keys.map(object) }

  /// The object that all others hang from.
  public var project: XcodeObject { object(root) }

  /// Every object of one kind, such as `PBXNativeTarget`.
  public func all(_ kind: String) -> [XcodeObject] { all.filter { $0.kind == kind } }

  /// The target of that name.
  public func target(_ name: String) -> XcodeObject? { all("PBXNativeTarget").first { $0.text("name") == name } }

  /// The object with that identifier, empty where there is none.
  public func object(_ id: String) -> XcodeObject { XcodeObject(id: id, values: objects[id] ?? [:]) }

  /// The objects that `name` of `object` lists.
  public func objects(_ name: String, of object: XcodeObject) -> [XcodeObject] { object.list(name).map(self.object) }
}

/// One object of a project.
public struct XcodeObject {
  /// 24 hexadecimal digits.
  public let id: String

  fileprivate let values: [String: Any]

  /// Its class.
  public var kind: String { text("isa") }

  /// The names of what it holds.
  public var names: [String] { Array(values.keys) }

  /// The text under `name`, empty where there is none.
  public func text(_ name: String) -> String { values[name] as? String ?? "" }

  /// The texts under `name`.
  public func list(_ name: String) -> [String] { values[name] as? [String] ?? [] }

  /// The texts under `name`, by their names.
  public func table(_ name: String) -> [String: String] { values[name] as? [String: String] ?? [:] }

  /// All texts that could be identifiers of other objects.
  public var references: [String] {
    values.values.flatMap { $0 as? [String] ?? [$0 as? String].compactMap { $0 } }.filter { text in
      text.count == 24 && text.allSatisfy { $0.isHexDigit && !$0.isLowercase }
    }
  }
}
