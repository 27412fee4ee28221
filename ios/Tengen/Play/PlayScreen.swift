import SwiftUI
import TengenKit

/// The game being played.
struct PlayScreen: View {
  let state: PlayState

  /// The clocks at this moment, which change while nothing else does.
  var clocks: () -> ClocksState? = { nil }

  let onIntent: (PlayIntent) -> Void

  var body: some View {
    VStack(spacing: Space.small) {
      if state.isUnsaved { Banner(words(.playUnsaved)) }
      game
    }
    .padding(.horizontal, Space.tight)
    .paper()
    .navigationBarTitleDisplayMode(.inline)
    .toolbar { ToolbarItem(placement: .principal) { Heading(score: state.score, pattern: state.pattern) } }
    .sheet(item: sheet) { PlaySheetView(state: $0, onIntent: onIntent) }
    .announced(state.message.words, atOnce: false)
    .announced(newInChat, atOnce: false)
  }

  private var game: some View {
    GameArrangement {
      BoardView(state: state.board) { onIntent(.tap($0.point, isRoomy: $0.isRoomy)) }
        .modifier(BoardKeys { onIntent(.move($0)) })
    } top: {
      PlayerStrip(state: state.top, clock: clock(of: state.top.stone)) { onIntent(.stop) }
    } bottom: {
      Below(state: state, clock: clock(of: state.bottom.stone), onIntent: onIntent)
    } message: {
      Message(state: state.message)
    } choices: {
      ChoiceBar(choices: state.choices, onIntent: onIntent)
    } moves: {
      MoveList(moves: state.moves).padding(.horizontal, Space.medium)
    } actions: {
      ActionRow(actions: actions, onIntent: onIntent)
    }
  }

  /// Who can't see the action's label change is told.
  private var newInChat: Words? {
    state.unread.flatMap { $0 == 0 ? nil : words(.playChatNew, .number($0)) }
  }

  private func clock(of stone: Stone) -> Clock? {
    state.clocks?.of(stone).map { shown in Clock(state: shown) { clocks()?.of(stone) } }
  }

  private var actions: [GameAction<PlayIntent>] {
    let claim = state.canClaim.map {
      GameAction(icon: .foul, label: words(.playClaim), intent: PlayIntent.claimFoul, isEnabled: $0)
    }
    let undo = GameAction(
      icon: .undo, label: state.undo.label, intent: PlayIntent.undo, isEnabled: state.undo.isEnabled)
    let more = GameAction(icon: .more, label: words(.playMore), intent: PlayIntent.openMore)
    return [undo] + aloneOrTogether + [claim, more].compactMap(\.self)
  }

  /// Redo and hint are for who plays at this device alone; in a room one can talk instead.
  private var aloneOrTogether: [GameAction<PlayIntent>] {
    guard state.unread != nil else {
      return [
        GameAction(icon: .redo, label: words(.playRedo), intent: .redo, isEnabled: state.canRedo),
        GameAction(icon: .hint, label: words(.playHint), intent: .hint, isEnabled: state.canHint),
      ]
    }
    return [GameAction(icon: .chat, label: newInChat ?? words(.playChat), intent: .openChat)]
  }

  private var sheet: Binding<PlaySheetState?> {
    Binding(get: { state.sheet }, set: { if $0 == nil { onIntent(.closeSheet) } })
  }
}

/// The own strip, or what it has turned into.
private struct Below: View {
  let state: PlayState
  let clock: Clock?
  let onIntent: (PlayIntent) -> Void

  var body: some View {
    switch state.bar {
    case .place(let stone, let coordinate):
      PlaceBar(stone: stone, coordinate: coordinate) {
        onIntent(.cancel)
      } onPlace: {
        onIntent(.place)
      }
    case .over: OverBar(canRestart: !state.isWatching, onIntent: onIntent)
    case nil: PlayerStrip(state: state.bottom, clock: clock) { onIntent(.stop) }
    }
  }
}
