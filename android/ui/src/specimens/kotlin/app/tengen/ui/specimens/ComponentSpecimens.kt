package app.tengen.ui.specimens

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import app.tengen.ui.design.ActionButton
import app.tengen.ui.design.Banner
import app.tengen.ui.design.ButtonKind
import app.tengen.ui.design.Choice
import app.tengen.ui.design.LineField
import app.tengen.ui.design.Option
import app.tengen.ui.design.OptionRow
import app.tengen.ui.design.OptionRows
import app.tengen.ui.design.SectionRow
import app.tengen.ui.design.SectionTitle
import app.tengen.ui.design.Space
import app.tengen.ui.design.StepRow
import app.tengen.ui.design.SwitchRow
import app.tengen.ui.design.Tengen
import app.tengen.ui.design.TengenButton
import app.tengen.ui.design.TengenCard
import app.tengen.ui.design.TengenIcon
import app.tengen.ui.design.TengenIcons
import app.tengen.ui.design.ThinBar
import app.tengen.ui.design.TopBar

val componentSpecimens: List<Specimen> = listOf(
  Specimen("design-components", Specimen.Kind.PART) { OnPaper { Components() } },
)

@Composable
private fun Components() {
  Column(Modifier.verticalScroll(rememberScrollState()), verticalArrangement = Arrangement.spacedBy(Space.medium)) {
    TopBar("Title 标题", onBack = {}, backLabel = "Back")
    Row(horizontalArrangement = Arrangement.spacedBy(Space.small)) {
      TengenButton("Place 落子", {}, icon = TengenIcons.Check)
      TengenButton("Cancel", {}, kind = ButtonKind.QUIET)
      TengenButton("Text", {}, kind = ButtonKind.TEXT)
    }
    Row(horizontalArrangement = Arrangement.spacedBy(Space.small)) {
      TengenButton("Resign 认输", {}, kind = ButtonKind.DANGER, icon = TengenIcons.Resign)
      TengenButton("Off", {}, enabled = false)
    }
    Row(Modifier.fillMaxWidth(), Arrangement.SpaceEvenly) {
      ActionButton(TengenIcons.Undo, "Undo", {})
      ActionButton(TengenIcons.Redo, "Redo", {}, enabled = false)
      ActionButton(TengenIcons.Hint, "Hint", {})
      ActionButton(TengenIcons.More, "More", {})
    }
    ThinBar(0.4f)
    SectionTitle("Colour")
    Choice(listOf(Option(0, "Black"), Option(1, "White"), Option(2, "By lot")), 0, {})
    Choice(listOf(Option(0, "拜師學藝"), Option(1, "棋行天下"), Option(2, "誰與爭鋒")), 1, {})
    Choice(listOf(Option(0, "Freestyle: five or more"), Option(1, "Standard: exactly five")), 1, {})
    StepRow("Lines", "15 × 15", "Smaller", "Larger", "size", onLess = {}, onMore = {})
    OptionRows {
      OptionRow("Swap", "One lays three stones anywhere, the other chooses a colour.", false, {})
      OptionRow("Renju", "Black may not make two open threes.", true, {})
    }
    SectionRow("Clock", "10 min + 30 s", isOpen = false, {})
    SwitchRow("Start on the home page", true, {}, explanation = "Also with an interrupted game")
    LineField("小明", {}, "Black's name")
    TengenCard { Text("A card on paper", Modifier.padding(Space.large)) }
    Banner("The disk is full: this game isn't saved.", action = "Retry")
    Icons()
  }
}

@Composable
private fun Icons() {
  val all = with(TengenIcons) {
    listOf(
      Back, Close, Check, Undo, Redo, Hint,
      More, Restart, Resign, Stop, Play, Home, Person, People, Computer, Watch, Settings,
      Edit, Plus, Minus, Forward, Warning,
    )
  }
  for (row in all.chunked(11)) {
    Row(horizontalArrangement = Arrangement.spacedBy(Space.small)) {
      for (icon in row) TengenIcon(icon, null, tint = Tengen.palette.text)
    }
  }
}
