package app.tengen.ui.text

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
  is TengenException.Internal -> words(R.string.problem_internal, problem.code)
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
