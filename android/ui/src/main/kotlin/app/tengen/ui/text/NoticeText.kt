package app.tengen.ui.text

import app.tengen.core.Notice
import app.tengen.core.NoticeKind
import app.tengen.ui.R

/** What happened to the saved games, a sentence each: what was damaged, what is there now, where the damaged file is. */
fun noticeText(notice: Notice, nowMs: Long): List<Words> = when (val kind = notice.kind) {
  is NoticeKind.RestoredFromBackup ->
    listOf(words(R.string.notice_restored, agoText(kind.backupMs, nowMs))) + salvaged(kind.salvaged)
  is NoticeKind.StartedAnew ->
    listOf(words(R.string.notice_started_anew)) + salvaged(kind.salvaged)
} + setAside(notice.setAside)

private fun salvaged(games: Int): List<Words> =
  if (games > 0) listOf(Words.Counted(R.plurals.notice_salvaged, games)) else emptyList()

private fun setAside(file: String): List<Words> =
  if (file.isEmpty()) emptyList() else listOf(words(R.string.notice_set_aside, file))
