package app.tengen.ui.play

import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.unit.dp
import app.tengen.ui.R
import app.tengen.ui.board.Board
import app.tengen.ui.board.BoardState
import app.tengen.ui.board.boardGeometry
import app.tengen.ui.design.Banner
import app.tengen.ui.design.Page
import app.tengen.ui.design.Space
import app.tengen.ui.design.TengenIcons
import app.tengen.ui.game.ActionRow
import app.tengen.ui.game.ClocksState
import app.tengen.ui.game.GameAction
import app.tengen.ui.game.GameLayout
import app.tengen.ui.game.MoveList
import app.tengen.ui.game.PlaceBar
import app.tengen.ui.game.PlayerStrip
import app.tengen.ui.text.Words
import app.tengen.ui.text.words

/** From this distance of two lines on, a finger hits the crossing it means without a second step. */
private val roomyCell = 40.dp

/** The game being played. [clocks] is asked for where they are shown, so that their ticking draws nothing else. */
@Composable
fun PlayScreen(
  state: PlayState,
  onIntent: (PlayIntent) -> Unit,
  modifier: Modifier = Modifier,
  clocks: () -> ClocksState? = { null },
) {
  val stop = { onIntent(PlayIntent.Stop) }
  Page(modifier) { insets ->
    Column(Modifier.fillMaxSize().padding(insets).padding(Space.tight)) {
      if (state.isUnsaved) {
        Banner(stringResource(R.string.play_unsaved), Modifier.fillMaxWidth().testTag("unsaved"))
      }
      GameLayout(
        heading = { Heading(state.score, state.pattern) },
        board = { PlayBoard(state.board, onIntent) },
        top = { PlayerStrip(state.top, stop, clock = { clocks()?.of(state.top.stone) }) },
        bottom = { Below(state, clocks, onIntent) },
        message = { Message(state.message) },
        choices = if (state.choices.isEmpty()) null else { { ChoiceBar(state.choices, onIntent) } },
        moves = { MoveList(state.moves, Modifier.padding(horizontal = Space.medium)) },
        actions = { ActionRow(actions(state), onIntent) },
        modifier = Modifier.weight(1f).fillMaxWidth(),
      )
    }
  }
  when (val sheet = state.sheet) {
    PlaySheetState.More -> MoreSheet(state, onIntent)
    PlaySheetState.ResignQuestion -> ResignQuestion(onIntent)
    is PlaySheetState.Openings -> OpeningsSheet(sheet.openings, onIntent)
    is PlaySheetState.Fifths -> FifthsSheet(sheet.most, onIntent)
    is PlaySheetState.Clocks -> ClocksSheet(sheet.clocks, onIntent)
    null -> Unit
  }
}

@Composable
private fun PlayBoard(board: BoardState, onIntent: (PlayIntent) -> Unit) {
  BoxWithConstraints {
    val cell = with(LocalDensity.current) { boardGeometry(board, maxWidth.toPx()).cell.toDp() }
    Board(board, { onIntent(PlayIntent.Tap(it, isRoomy = cell >= roomyCell)) })
  }
}

@Composable
private fun Below(state: PlayState, clocks: () -> ClocksState?, onIntent: (PlayIntent) -> Unit) {
  when (val bar = state.bar) {
    is PlayBar.Place -> PlaceBar(
      bar.stone,
      bar.coordinate,
      onCancel = { onIntent(PlayIntent.Cancel) },
      onPlace = { onIntent(PlayIntent.Place) },
    )
    PlayBar.Over -> OverBar(canRestart = !state.isWatching, onIntent)
    null ->
      PlayerStrip(state.bottom, { onIntent(PlayIntent.Stop) }, clock = { clocks()?.of(state.bottom.stone) })
  }
}

@Composable
private fun actions(state: PlayState): List<GameAction<PlayIntent>> =
  remember(state.undo, state.canRedo, state.canHint, state.canClaim, state.unread) {
    listOfNotNull(
      GameAction(TengenIcons.Undo, undoLabel(state.undo), PlayIntent.Undo, "undo", state.undo.isEnabled),
      *aloneOrTogether(state),
      state.canClaim?.let {
        GameAction(TengenIcons.Foul, words(R.string.play_claim), PlayIntent.ClaimFoul, "claim", it)
      },
      GameAction(TengenIcons.More, words(R.string.play_more), PlayIntent.OpenMore, "more"),
    )
  }

/** Redo and hint are for who plays at this device alone; in a room one can talk instead. */
private fun aloneOrTogether(state: PlayState): Array<GameAction<PlayIntent>> {
  val unread = state.unread ?: return arrayOf(
    GameAction(TengenIcons.Redo, words(R.string.play_redo), PlayIntent.Redo, "redo", state.canRedo),
    GameAction(TengenIcons.Hint, words(R.string.play_hint), PlayIntent.Hint, "hint", state.canHint),
  )
  val label = if (unread == 0) words(R.string.play_chat) else words(R.string.play_chat_new, unread)
  return arrayOf(GameAction(TengenIcons.Chat, label, PlayIntent.OpenChat, "chat"))
}

private fun undoLabel(undo: UndoState): Words {
  val label = words(if (undo.asks) R.string.play_ask_undo else R.string.play_undo)
  return undo.left?.let { words(R.string.play_undo_left, label, it) } ?: label
}
