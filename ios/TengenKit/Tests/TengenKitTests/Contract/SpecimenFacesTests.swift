import ContractSteps
import Foundation
import TengenSpecimens
import Testing

@testable import TengenKit

/// What the specimens show is what `tests/contract/specimens` says, on Android too.
@Suite
struct SpecimenFacesTests {
  private struct Table: Decodable {
    let faces: [String: [String: Json]]
  }

  @Test
  func thoseNearbyAreShownAsTheTableSays() throws {
    let file = Repository.root.appending(path: "tests/contract/specimens/nearby.json")
    let table = try JSONDecoder().decode(Table.self, from: Data(contentsOf: file)).faces
    let shown =
      nearbySpecimens.map { ($0.name, faceOf($0.state)) } + besideSpecimens.map { ($0.name, faceOf($0.state)) }
      + roomSpecimens.map { ($0.name, faceOf($0.state, nil).filter { Self.ofBoard.contains($0.key) }) }
    #expect(shown.count > 40)
    #expect(Set(table.keys) == Set(shown.map(\.0)))
    for (name, face) in shown {
      #expect(table[name] == face.filter { !isNothing($0.value) }, "\(name)")
    }
  }

  /// What a room changes of its board.
  private static let ofBoard: Set = ["top", "bottom", "bar", "message", "tone", "choices"]

  private func isNothing(_ value: Json) -> Bool { [.null, .bool(false), .number(0), .list([])].contains(value) }
}
