import SwiftUI
import TengenKit

/// What a keyboard can ask for wherever one is: ⌘N, ⌘Z, ⇧⌘Z, ⌘,.
struct GameCommands: Commands {
  let model: AppModel

  var body: some Commands {
    CommandGroup(replacing: .newItem) {
      AppCommand(.newgameTitle, model) { $0.home.send(.edit(.againstComputer)) }
        .keyboardShortcut("n")
    }
    CommandGroup(replacing: .undoRedo) {
      PlayCommand(.playUndo, .undo, model) { $0.undo.isEnabled }
        .keyboardShortcut("z")
      PlayCommand(.playRedo, .redo, model) { $0.canRedo }
        .keyboardShortcut("z", modifiers: [.command, .shift])
    }
    CommandGroup(replacing: .appSettings) {
      AppCommand(.homeSettings, model) { $0.home.send(.openSettings) }
        .keyboardShortcut(",")
    }
  }
}

extension AppModel {
  /// The words of a menu, which stands outside of the screens and their language.
  fileprivate func read(_ key: Key) -> Text {
    Text(verbatim: Catalogue.of(setting: running?.language ?? "").read(key))
  }
}

/// A command that is there as soon as the games are open.
private struct AppCommand: View {
  private let label: Key
  private let model: AppModel
  private let act: (RunningModel) -> Void

  init(_ label: Key, _ model: AppModel, act: @escaping (RunningModel) -> Void) {
    (self.label, self.model, self.act) = (label, model, act)
  }

  var body: some View {
    Button {
      model.running.map(act)
    } label: {
      model.read(label)
    }
    .disabled(model.running == nil)
  }
}

/// A command to the game on the table, while it is on the screen and nothing lies over it.
private struct PlayCommand: View {
  private let label: Key
  private let intent: PlayIntent
  private let model: AppModel
  private let isPossible: (PlayState) -> Bool

  init(_ label: Key, _ intent: PlayIntent, _ model: AppModel, isPossible: @escaping (PlayState) -> Bool) {
    (self.label, self.intent, self.model, self.isPossible) = (label, intent, model, isPossible)
  }

  var body: some View {
    Button {
      model.running?.play.send(intent)
    } label: {
      model.read(label)
    }
    .disabled(!isEnabled)
  }

  private var isEnabled: Bool {
    guard let running = model.running, running.places.navigator.stack.last == .play else { return false }
    return running.play.state.sheet == nil && isPossible(running.play.state)
  }
}
