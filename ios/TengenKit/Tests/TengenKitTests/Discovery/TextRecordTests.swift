import Testing

@testable import TengenKit

@Suite
struct TextRecordTests {
  @Test
  func whatIsSaidIsHeard() {
    for text in [[:], ["v": "1"], ["n": "小明", "k": "a=b", "r": ""], ["": "no key"]] {
      #expect(TextRecord.text(of: TextRecord.bytes(of: text)) == text.filter { !$0.key.isEmpty })
    }
    #expect(TextRecord.bytes(of: ["v": "1"]) == [3] + Array("v=1".utf8))
  }

  @Test
  func anEntryIsWholeOrLeftOut() {
    let long = ["n": String(repeating: "x", count: 254), "v": "1"]
    #expect(TextRecord.text(of: TextRecord.bytes(of: long)) == ["v": "1"])
    let longest = ["n": String(repeating: "x", count: 253)]
    #expect(TextRecord.text(of: TextRecord.bytes(of: longest)) == longest)
  }

  @Test
  func anyBytesAreRead() {
    func text(_ bytes: [UInt8]) -> [String: String] { TextRecord.text(of: bytes) }
    #expect(text([0, 3] + Array("v=1".utf8)) == ["v": "1"])
    #expect(text([4] + Array("flag".utf8)) == ["flag": ""])
    #expect(text([3] + Array("v=1".utf8) + [3] + Array("v=2".utf8)) == ["v": "1"])
    #expect(text([9] + Array("v=1".utf8)) == ["v": "1"])
    #expect(text([2, 0xff, 0xfe, 255]) == [:])
  }
}
