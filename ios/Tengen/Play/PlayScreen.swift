import SwiftUI
import TengenKit

/// The game being played.
struct PlayScreen: View {
  let state: PlayState
  let onIntent: (PlayIntent) -> Void

  @Environment(\.catalogue) private var catalogue

  var body: some View {
    VStack(spacing: Space.small) {
      if state.isUnsaved { Banner(words(.playUnsaved)) }
      game
    }
    .padding(.horizontal, Space.tight)
    .paper()
    .navigationBarTitleDisplayMode(.inline)
    .sheet(item: sheet) { PlaySheetView(sheet: $0, canResign: state.canResign, onIntent: onIntent) }
    .onChange(of: state.message.words) { _, said in
      AccessibilityNotification.Announcement(catalogue.read(said)).post()
    }
  }

  private var game: some View {
    GameArrangement {
      BoardView(state: state.board) { onIntent(.tap($0.point, isRoomy: $0.isRoomy)) }
        .modifier(BoardKeys { onIntent(.move($0)) })
    } top: {
      PlayerStrip(state: state.top) { onIntent(.stop) }
    } bottom: {
      Below(state: state, onIntent: onIntent)
    } message: {
      Message(state: state.message)
    } moves: {
      MoveList(moves: state.moves).padding(.horizontal, Space.medium)
    } actions: {
      ActionRow(actions: actions, onIntent: onIntent)
    }
  }

  private var actions: [GameAction<PlayIntent>] {
    [
      GameAction(icon: .undo, label: .playUndo, intent: .undo, isEnabled: state.canUndo),
      GameAction(icon: .redo, label: .playRedo, intent: .redo, isEnabled: state.canRedo),
      GameAction(icon: .hint, label: .playHint, intent: .hint, isEnabled: state.canHint),
      GameAction(icon: .more, label: .playMore, intent: .openMore),
    ]
  }

  private var sheet: Binding<PlaySheet?> {
    Binding(get: { state.sheet }, set: { if $0 == nil { onIntent(.closeSheet) } })
  }
}

/// The own strip, or what it has turned into.
private struct Below: View {
  let state: PlayState
  let onIntent: (PlayIntent) -> Void

  var body: some View {
    switch state.bar {
    case .place(let stone, let coordinate):
      PlaceBar(stone: stone, coordinate: coordinate) {
        onIntent(.cancel)
      } onPlace: {
        onIntent(.place)
      }
    case .over: OverBar(onIntent: onIntent)
    case nil: PlayerStrip(state: state.bottom) { onIntent(.stop) }
    }
  }
}
