package app.tengen.ui.game

import app.tengen.core.NewGame
import app.tengen.core.Settings

/** Who plays whom; each kind remembers how it was last set up. */
enum class GameKind {
  /** A person and the computer. */
  AgainstComputer,

  /** Two people with this device between them. */
  TwoPeople,

  /** Two computers, a person watches. */
  Watch,
}

/** How a game of [kind] was last set up. */
fun Settings.lastGame(kind: GameKind): NewGame = when (kind) {
  GameKind.AgainstComputer -> againstComputer
  GameKind.TwoPeople -> twoPeople
  GameKind.Watch -> watch
}
