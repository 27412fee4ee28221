package app.tengen

import org.junit.runners.model.FrameworkMethod
import org.robolectric.RobolectricTestRunner
import org.robolectric.internal.bytecode.InstrumentationConfiguration

/**
 * Runs every test of this module on Android's framework.
 *
 * Robolectric loads all classes anew for each API level, but a native library has one place for the functions that it
 * calls back: the last class loader to register would get the callbacks of all, and Rust would be told that they went
 * well. So the binding and what it stands on are loaded once, outside.
 */
class TengenRunner(test: Class<*>) : RobolectricTestRunner(test) {
  override fun createClassLoaderConfig(method: FrameworkMethod): InstrumentationConfiguration =
    InstrumentationConfiguration.Builder(super.createClassLoaderConfig(method))
      .doNotAcquirePackage("com.sun.jna.")
      .doNotAcquirePackage("app.tengen.core.")
      .build()
}
