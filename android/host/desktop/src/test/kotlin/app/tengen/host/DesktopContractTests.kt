package app.tengen.host

import app.tengen.ui.contract.NearbyContract
import app.tengen.ui.contract.PlayContract
import app.tengen.ui.contract.ReturnContract
import app.tengen.ui.contract.Screen
import app.tengen.ui.contract.SeriousContract
import app.tengen.ui.contract.SetupContract

class DesktopPlayTest : PlayContract() {
  override fun screen(language: String, body: Screen.() -> Unit) = desktopScreen(data.root, language, body)
}

class DesktopReturnTest : ReturnContract() {
  override fun screen(language: String, body: Screen.() -> Unit) = desktopScreen(data.root, language, body)
}

class DesktopSetupTest : SetupContract() {
  override fun screen(language: String, body: Screen.() -> Unit) = desktopScreen(data.root, language, body)
}

class DesktopSeriousTest : SeriousContract() {
  override fun screen(language: String, body: Screen.() -> Unit) = desktopScreen(data.root, language, body)
}

class DesktopNearbyTest : NearbyContract() {
  override fun screen(language: String, body: Screen.() -> Unit) = desktopScreen(data.root, language, body)

  override fun two(body: (Device, Device) -> Unit) = desktopDevice(data.newFolder("anna"), "en") {
    val anna = this
    desktopDevice(data.newFolder("bo"), "en") { body(anna, this) }
  }
}
