package app.tengen.ui.setup

import app.tengen.core.FoulPolicy
import app.tengen.core.Preset
import app.tengen.core.RuleSet
import app.tengen.core.Terms
import app.tengen.core.presetOf
import app.tengen.core.presetTerms
import app.tengen.core.termsQuestions
import app.tengen.ui.R
import app.tengen.ui.text.Words
import app.tengen.ui.text.openingText
import app.tengen.ui.text.presetName
import app.tengen.ui.text.rulesMeaning
import app.tengen.ui.text.rulesName
import app.tengen.ui.text.termsText
import app.tengen.ui.text.words

/** The two whose clocks are set, as sentences call them. */
data class ClockNames(val first: Words, val other: Words)

/** Lines that a board may have in each direction. */
private val sizes = 10..20

/** What is shown of [draft] between the two called [names]. */
fun termsState(draft: TermsDraft, names: ClockNames) = TermsState(
  presets = Preset.entries.map { presetState(it, draft) } + ownState(draft),
  sections = if (draft.isOwn) sections(draft, names) else emptyList(),
)

private fun presetState(preset: Preset, draft: TermsDraft) = OptionState(
  name = presetName(preset),
  detail = termsText(presetTerms(preset, draft.people, asks = false)),
  isChosen = !draft.isOwn && presetOf(draft.terms) == preset,
  intent = TermsIntent.SetPreset(preset),
  tag = "preset-$preset",
)

private fun ownState(draft: TermsDraft) = OptionState(
  name = words(R.string.setup_own),
  detail = if (draft.isOwn) termsText(draft.terms) else words(R.string.setup_own_meaning),
  isChosen = draft.isOwn,
  intent = TermsIntent.SetOwn,
  tag = "preset-own",
)

private fun sections(draft: TermsDraft, names: ClockNames): List<SectionState> {
  val asked = TermsSection.entries.filter { it != TermsSection.Fouls || termsQuestions(draft.terms).fouls }
  return asked.map { section ->
    val isOpen = section == draft.open
    SectionState(
      section,
      title(section),
      value(section, draft),
      isOpen,
      if (isOpen) fields(section, draft, names) else emptyList(),
    )
  }
}

private fun title(section: TermsSection): Words = when (section) {
  TermsSection.Board -> words(R.string.setup_board)
  TermsSection.Rules -> words(R.string.setup_rules)
  TermsSection.Opening -> words(R.string.setup_opening)
  TermsSection.Fouls -> words(R.string.setup_fouls)
  TermsSection.Clock -> words(R.string.setup_clock)
  TermsSection.Undo -> words(R.string.setup_undo)
}

private fun value(section: TermsSection, draft: TermsDraft): Words = when (section) {
  TermsSection.Board -> sizeText(draft.terms.size)
  TermsSection.Rules -> rulesName(draft.terms.rules)
  TermsSection.Opening -> openingText(draft.terms.opening)
  TermsSection.Fouls -> policyName(draft.terms.fouls)
  TermsSection.Clock -> clockValue(draft)
  TermsSection.Undo -> undoValue(draft)
}

private fun fields(section: TermsSection, draft: TermsDraft, names: ClockNames): List<FieldState> = when (section) {
  TermsSection.Board -> listOf(sizeField(draft.terms))
  TermsSection.Rules -> rulesFields(draft.terms)
  TermsSection.Opening -> openingFields(draft.terms)
  TermsSection.Fouls -> listOf(FieldState.Pick(FoulPolicy.entries.map { policyOption(it, draft.terms) }))
  TermsSection.Clock -> clockFields(draft, names)
  TermsSection.Undo -> undoFields(draft)
}

private fun sizeText(size: Int) = words(R.string.setup_size, size)

private fun sizeField(terms: Terms) = FieldState.Step(
  title = words(R.string.setup_lines),
  value = sizeText(terms.size),
  less = TermsIntent.SetSize(terms.size - 1).takeIf { terms.size > sizes.first },
  more = TermsIntent.SetSize(terms.size + 1).takeIf { terms.size < sizes.last },
  tag = "size",
)

private fun rulesFields(terms: Terms): List<FieldState> {
  val options = RuleSet.entries.map {
    OptionState(rulesName(it), rulesMeaning(it), it == terms.rules, TermsIntent.SetRules(it), "rules-$it")
  }
  val own = if (termsQuestions(terms).foulSet) foulFields(terms) else emptyList()
  return listOf(FieldState.Pick(options)) + own
}

private fun foulFields(terms: Terms): List<FieldState> {
  val fouls = terms.foulSet ?: allFouls
  fun toggle(foul: FoulChoice, title: Int, isOn: Boolean) =
    FieldState.Toggle(words(title), null, isOn, TermsIntent.SetFoul(foul, !isOn), "foul-$foul")
  val nothing = FieldState.Note(words(R.string.setup_no_fouls)).takeUnless { termsQuestions(terms).fouls }
  return listOfNotNull(
    toggle(FoulChoice.DoubleThree, R.string.setup_double_three, fouls.doubleThree),
    toggle(FoulChoice.DoubleFour, R.string.setup_double_four, fouls.doubleFour),
    toggle(FoulChoice.Overline, R.string.setup_overline, fouls.overline),
    nothing,
  )
}

private fun policyOption(policy: FoulPolicy, terms: Terms) = OptionState(
  policyName(policy),
  policyMeaning(policy),
  policy == terms.fouls,
  TermsIntent.SetFouls(policy),
  "fouls-$policy",
)

private fun policyName(policy: FoulPolicy): Words = when (policy) {
  FoulPolicy.PREVENTED -> words(R.string.setup_fouls_prevented)
  FoulPolicy.LOSES -> words(R.string.setup_fouls_lose)
  FoulPolicy.CLAIM -> words(R.string.setup_fouls_claimed)
}

private fun policyMeaning(policy: FoulPolicy): Words = when (policy) {
  FoulPolicy.PREVENTED -> words(R.string.setup_fouls_prevented_meaning)
  FoulPolicy.LOSES -> words(R.string.setup_fouls_lose_meaning)
  FoulPolicy.CLAIM -> words(R.string.setup_fouls_claimed_meaning)
}
