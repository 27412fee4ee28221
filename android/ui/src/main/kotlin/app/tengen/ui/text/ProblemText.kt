package app.tengen.ui.text

import app.tengen.core.RoomRefusal
import app.tengen.core.SetupProblem
import app.tengen.core.StorageProblem
import app.tengen.core.TengenException
import app.tengen.ui.R

/** What went wrong outside the rules of the game, and the next step. */
fun problemText(problem: TengenException): Words = when (problem) {
  is TengenException.Refused -> refusalText(problem.refusal)
  is TengenException.AlreadyOpen -> words(R.string.problem_already_open, problem.path)
  is TengenException.Storage -> storageText(problem)
  is TengenException.NotFound -> words(R.string.problem_not_found)
  is TengenException.NoGame -> words(R.string.problem_no_game)
  is TengenException.BadSetup -> setupText(problem.problem)
  is TengenException.BadSetting -> words(R.string.problem_bad_setting, problem.detail)
  is TengenException.InRoom -> words(R.string.problem_in_room)
  is TengenException.Room -> roomText(problem.reason)
  is TengenException.Internal -> words(R.string.problem_internal, problem.code)
}

/** Why something was not done in a room. */
fun roomText(refusal: RoomRefusal): Words = when (refusal) {
  RoomRefusal.OFFLINE -> words(R.string.problem_room_offline)
  RoomRefusal.UNCONFIRMED -> words(R.string.problem_room_unconfirmed)
  RoomRefusal.STALE -> words(R.string.problem_room_stale)
  RoomRefusal.SEAT_TAKEN -> words(R.string.problem_room_seat_taken)
  RoomRefusal.TOO_FAST -> words(R.string.problem_room_too_fast)
  RoomRefusal.CHAT_OFF -> words(R.string.problem_room_chat_off)
  RoomRefusal.BAD_TEXT -> words(R.string.problem_room_bad_text)
  RoomRefusal.NOT_NOW -> words(R.string.problem_room_not_now)
  RoomRefusal.UNANSWERED -> words(R.string.problem_room_unanswered)
}

private fun setupText(problem: SetupProblem): Words = when (problem) {
  is SetupProblem.Size -> words(R.string.problem_setup_size, problem.lines)
  is SetupProblem.Level -> words(R.string.problem_setup_level, problem.level)
  SetupProblem.Clock -> words(R.string.problem_setup_clock)
  SetupProblem.Pattern -> words(R.string.problem_setup_pattern)
  is SetupProblem.Name -> words(R.string.problem_setup_name, problem.most)
  SetupProblem.AsksComputer -> words(R.string.problem_setup_asks)
}

private fun storageText(problem: TengenException.Storage): Words = when (problem.problem) {
  StorageProblem.FULL -> words(R.string.problem_storage_full)
  StorageProblem.CORRUPT -> words(R.string.problem_storage_corrupt)
  StorageProblem.NEWER -> words(R.string.problem_storage_newer)
  StorageProblem.IO -> words(R.string.problem_storage_io, problem.detail)
}
