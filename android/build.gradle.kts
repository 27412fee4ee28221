plugins {
  alias(libs.plugins.android.application) apply false
  alias(libs.plugins.android.library) apply false
  alias(libs.plugins.kotlin.android) apply false
  alias(libs.plugins.kotlin.compose) apply false
}

/** Every library of the catalogue as `group:name:version`. */
val exactVersions = extensions.getByType<VersionCatalogsExtension>().named("libs").run {
  libraryAliases.map { findLibrary(it).get().get() }.map { "${it.module}:${it.versionConstraint.requiredVersion}" }
}

// What ships is what was tested: no library may pull another one up.
subprojects {
  val classPaths = configurations.matching { it.name.endsWith("CompileClasspath") || it.name.endsWith("RuntimeClasspath") }
  classPaths.configureEach {
    resolutionStrategy { exactVersions.forEach { force(it) } }
  }
}
