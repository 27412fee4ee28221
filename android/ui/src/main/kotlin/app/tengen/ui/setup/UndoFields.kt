package app.tengen.ui.setup

import app.tengen.core.undoAllowances
import app.tengen.ui.R
import app.tengen.ui.game.alternatives
import app.tengen.ui.text.Words
import app.tengen.ui.text.words

/** How stones are taken back, in a few words. */
internal fun undoValue(draft: TermsDraft): Words {
  val times = timesText(draft.terms.undo.allowance)
  val asks = draft.people && draft.terms.undo.asks && draft.terms.undo.allowance != 0
  return if (asks) words(R.string.setup_undo_asking, times) else times
}

private fun timesText(allowance: Int?): Words = when (allowance) {
  null -> words(R.string.setup_undo_free)
  0 -> words(R.string.setup_undo_never)
  else -> Words.Counted(R.plurals.setup_undo_times, allowance)
}

/** How often, and between two persons whether one asks. */
internal fun undoFields(draft: TermsDraft): List<FieldState> {
  val undo = draft.terms.undo
  val offered = undoAllowances().let { if (undo.allowance in it) it else it + undo.allowance }
  val choose = FieldState.Choose(
    words(R.string.setup_undo_each),
    alternatives("undo", offered, undo.allowance, ::allowanceText, TermsIntent::SetAllowance),
  )
  val asks = FieldState.Toggle(
    words(R.string.setup_asks),
    words(R.string.setup_asks_meaning),
    undo.asks,
    TermsIntent.SetAsks(!undo.asks),
    "asks",
  )
  return listOfNotNull(choose, asks.takeIf { draft.people && undo.allowance != 0 })
}

private fun allowanceText(allowance: Int?): Words =
  allowance?.let { Words.Plain("$it") } ?: words(R.string.setup_undo_any)
