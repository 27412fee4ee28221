package app.tengen

import app.tengen.ui.contract.PlayContract
import app.tengen.ui.contract.ReturnContract
import app.tengen.ui.contract.Screen
import app.tengen.ui.contract.SeriousContract
import app.tengen.ui.contract.SetupContract
import org.junit.Rule
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

@RunWith(TengenRunner::class)
@Config(sdk = [26, 35])
class AndroidPlayTest : PlayContract() {
  @get:Rule
  val phone = Phone()

  override fun screen(language: String, body: Screen.() -> Unit) = phone.screen(language, body)
}

@RunWith(TengenRunner::class)
@Config(sdk = [26, 35])
class AndroidReturnTest : ReturnContract() {
  @get:Rule
  val phone = Phone()

  override fun screen(language: String, body: Screen.() -> Unit) = phone.screen(language, body)
}

@RunWith(TengenRunner::class)
@Config(sdk = [26, 35])
class AndroidSetupTest : SetupContract() {
  @get:Rule
  val phone = Phone()

  override fun screen(language: String, body: Screen.() -> Unit) = phone.screen(language, body)
}

@RunWith(TengenRunner::class)
@Config(sdk = [26, 35])
class AndroidSeriousTest : SeriousContract() {
  @get:Rule
  val phone = Phone()

  override fun screen(language: String, body: Screen.() -> Unit) = phone.screen(language, body)
}
