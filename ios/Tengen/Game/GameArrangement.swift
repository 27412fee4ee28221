import SwiftUI
import TengenKit

/// A board with its surroundings. With the largest letters they want more room than a screen has: then one scrolls, the
/// board as wide as the screen; beside each other where the screen is wide.
struct GameArrangement<
  Board: View, Top: View, Bottom: View, Line: View, Choices: View, Moves: View, Actions: View
>: View {
  private let board: Board
  private let top: Top
  private let bottom: Bottom
  private let message: Line
  private let choices: Choices
  private let moves: Moves
  private let actions: Actions

  @Environment(\.dynamicTypeSize) private var typeSize
  @ScaledMetric private var letter: CGFloat = 24

  init(
    @ViewBuilder board: () -> Board, @ViewBuilder top: () -> Top, @ViewBuilder bottom: () -> Bottom,
    @ViewBuilder message: () -> Line, @ViewBuilder choices: () -> Choices, @ViewBuilder moves: () -> Moves,
    @ViewBuilder actions: () -> Actions
  ) {
    self.board = board()
    self.top = top()
    self.bottom = bottom()
    self.message = message()
    self.choices = choices()
    self.moves = moves()
    self.actions = actions()
  }

  var body: some View {
    if typeSize.isAccessibilitySize {
      GeometryReader { proxy in
        if proxy.size.width > proxy.size.height { beside(in: proxy.size) } else { scrolling { board } }
      }
    } else {
      fitted
    }
  }

  private var fitted: some View {
    GameLayout(letter: letter) {
      top.gameSlot(.top)
      board.gameSlot(.board)
      bottom.gameSlot(.bottom)
      message.gameSlot(.message)
      choices.gameSlot(.choices)
      moves.gameSlot(.moves)
      actions.gameSlot(.actions)
    }
  }

  private func beside(in size: CGSize) -> some View {
    HStack(spacing: Space.large) {
      board.frame(width: min(size.height, size.width / 2))
      scrolling { EmptyView() }
    }
  }

  private func scrolling(@ViewBuilder board: () -> some View) -> some View {
    ScrollView {
      VStack(spacing: Space.small) {
        top
        board()
        bottom
        message
        choices
        actions
      }
    }
  }
}
