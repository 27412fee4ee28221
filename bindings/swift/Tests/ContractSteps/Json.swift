/// A value of a scenario, compared as a whole.
public enum Json: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Int)
  case text(String)
  case list([Json])
  case object([String: Json])

  /// The field of this name of an object.
  public subscript(field: String) -> Json? {
    if case .object(let fields) = self { fields[field] } else { nil }
  }

  public var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  public var number: Int? { if case .number(let value) = self { value } else { nil } }
  public var text: String? { if case .text(let value) = self { value } else { nil } }
  public var list: [Json]? { if case .list(let values) = self { values } else { nil } }
  public var object: [String: Json]? { if case .object(let fields) = self { fields } else { nil } }
}

extension Json: Decodable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let values = try? container.decode([Json].self) {
      self = .list(values)
    } else {
      self = .object(try container.decode([String: Json].self))
    }
  }
}

extension Json {
  /// What stands for a fact of the binding; none is `null`.
  public static func of(_ value: String?) -> Json { value.map(Json.text) ?? .null }
  public static func of(_ value: Bool) -> Json { .bool(value) }
  public static func of(_ value: some BinaryInteger) -> Json { .number(Int(value)) }
}
