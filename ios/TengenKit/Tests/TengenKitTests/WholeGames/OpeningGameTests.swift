import TengenCore
import Testing

@testable import TengenKit

/// A whole game in every opening against the computer, as a person plays it: by what the screen shows and offers.
@Suite(.timeLimit(.minutes(5)))
@MainActor
struct OpeningGameTests {
  nonisolated private static let rules: [Opening] = OpeningRule.allCases.map { rule in
    Opening(rule: rule, pattern: rule == .given ? 3 : nil, fifths: rule == .classic || rule == .swap)
  }

  /// Rules under which nobody is asked anything.
  nonisolated private static let silent: Set<OpeningRule> = [.free, .given, .lot]

  /// Rules whose first three stones need be none of the 26.
  nonisolated private static let anyStones: Set<OpeningRule> = [.free, .centreFirst, .pro, .longPro, .swap, .swap2]

  @Test(arguments: rules, [ColourChoice.black, .white])
  func aWholeGameIsPlayed(opening: Opening, colour: ColourChoice) async throws {
    let folder = try GamesFolder()
    guard case .ready(let link) = await CoreLink.open(folder: folder.path) else { throw NotOpened() }
    let play = RunningModel(link: link, ports: .silent(), way: nil).play
    let game = NewGame(
      size: 15, rules: .renju, me: .person(name: ""), other: .computer(level: 1), colour: colour, opening: opening)
    #expect(await link.start(game) == .done)

    let guest = Guest(play: play, likesChoices: colour == .white)
    var asked: [AskKind] = []
    while play.state.bar != .over {
      await until { play.state.bar == .over || play.state.bottom.isToMove }
      let ask = link.snapshot.opening?.ask
      if let kind = ask?.kind { asked.append(kind) }
      await guest.act(ask)
      #expect(play.state.message.tone != .refusal, "\(play.state.message) after \(play.state.moves)")
    }
    #expect(play.state.message.tone == .result)
    #expect(play.state.moves.count >= 9)
    #expect(play.state.choices.isEmpty)
    #expect(asked.isEmpty == (Self.silent.contains(opening.rule) || colour == .white && opening.rule == .centreFirst))
    #expect(play.state.pattern != nil || Self.anyStones.contains(opening.rule))
    await link.close()
  }
}

/// A person who answers what is asked and else plays well enough for the game to end.
@MainActor
private struct Guest {
  let play: PlayModel

  /// Whether to choose where one could as well place a stone.
  let likesChoices: Bool

  /// Does the next thing, if the game isn't over.
  func act(_ ask: OpeningAsk?) async {
    let state = play.state
    guard state.bar != .over else { return }
    if let choice = state.choices.first, likesChoices || ask?.area == nil {
      await play.send(choice.intent)?.value
      switch play.state.sheet {
      case .openings(let openings): await play.send(openings[16].intent)?.value
      case .fifths(let numbers): await play.send(numbers[2].intent)?.value
      default: break
      }
    } else {
      let kept = ask?.kind == .keep ? state.board.offers.last?.point : nil
      let point = kept ?? bestPoint(on: state.board, for: state.bottom.stone)
      await play.send(.tap(point, isRoomy: true))?.value
    }
  }
}
