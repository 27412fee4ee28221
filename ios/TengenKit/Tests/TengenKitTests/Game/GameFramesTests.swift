import Foundation
import Testing

@testable import TengenKit

/// Where the parts of a screen with a board stand, on every surface and with small and large letters.
struct GameFramesTests {
  static let places = [
    CGSize(width: 320, height: 480), CGSize(width: 390, height: 700), CGSize(width: 430, height: 850),
    CGSize(width: 700, height: 330), CGSize(width: 1180, height: 760), CGSize(width: 820, height: 1100),
  ]

  private func frames(
    in size: CGSize, letter: CGFloat = 24, message: CGFloat = 48, choices: CGFloat = 0
  ) -> [GameSlot: CGRect] {
    GameFrames(in: size, letter: letter) { slot, _ in
      switch slot {
      case .top, .bottom: max(64, letter * 2)
      case .actions: letter * 2 + 16
      case .message: message
      case .choices: choices
      case .board, .moves: 0
      }
    }.frames
  }

  @Test(arguments: places, [20.0, 24, 40])
  func nothingOverlapsOrLeavesThePlace(size: CGSize, letter: CGFloat) throws {
    // The largest letters have no choices here: they scroll.
    for choices in letter < 40 ? [0, 2 * letter] : [0] {
      try nothingOverlaps(frames(in: size, letter: letter, choices: choices), size)
    }
  }

  private func nothingOverlaps(_ frames: [GameSlot: CGRect], _ size: CGSize) throws {
    let place = CGRect(origin: .zero, size: size).insetBy(dx: -0.01, dy: -0.01)
    #expect(frames.count >= 5)
    for (slot, frame) in frames {
      #expect(place.contains(frame), "\(slot) \(frame)")
      for (other, otherFrame) in frames where other != slot {
        let common = frame.intersection(otherFrame)
        #expect(common.isEmpty || common.width * common.height < 0.01, "\(slot) and \(other)")
      }
    }
  }

  @Test(arguments: places)
  func boardIsSquareAndLarge(size: CGSize) throws {
    let board = try #require(frames(in: size)[.board])
    #expect(board.width == board.height)
    #expect(board.width >= 0.58 * min(size.width, size.height))
  }

  @Test func onAPhoneTheBoardIsAsWideAsThePlace() throws {
    #expect(frames(in: CGSize(width: 390, height: 700))[.board]?.width == 390)
  }

  @Test(arguments: places)
  func whatIsSaidDoesNotMoveTheBoard(size: CGSize) {
    let short = frames(in: size, message: 24)
    let long = frames(in: size, message: 240)
    for slot in [GameSlot.board, .top, .bottom, .actions] { #expect(short[slot] == long[slot]) }
  }

  @Test(arguments: places)
  func choicesMoveTheBoardOnlyWhereTheyHaveNoOtherPlace(size: CGSize) throws {
    let before = frames(in: size)
    let asked = frames(in: size, choices: 48)
    #expect(asked[.choices]?.height == 48)
    #expect(asked[.actions] == before[.actions])
    let (board, smaller) = (try #require(before[.board]), try #require(asked[.board]))
    #expect(smaller.width >= board.width - 56)
    if size.width > size.height || size.height == 850 { #expect(smaller == board) }
    let message = try #require(asked[.message])
    #expect(message.height >= 40 || size.height < 350, "\(message)")
  }

  @Test func wideHasTheBoardOnTheLeft() throws {
    let frames = frames(in: CGSize(width: 1180, height: 760), choices: 48)
    let board = try #require(frames[.board])
    for slot in GameSlot.allCases where slot != .board { #expect((frames[slot]?.minX ?? .infinity) > board.maxX) }
  }

  @Test func movesGoFirstWhereThereIsNoRoom() {
    #expect(frames(in: CGSize(width: 320, height: 480))[.moves] == nil)
    #expect(frames(in: CGSize(width: 430, height: 850))[.moves] != nil)
  }
}
