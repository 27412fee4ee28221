import org.jetbrains.kotlin.gradle.dsl.JvmTarget

plugins {
  alias(libs.plugins.android.library)
  alias(libs.plugins.kotlin.android)
  alias(libs.plugins.kotlin.compose)
}

android {
  namespace = "app.tengen.ui"
  compileSdk = libs.versions.target.sdk.get().toInt()
  defaultConfig {
    minSdk = libs.versions.min.sdk.get().toInt()
  }
  compileOptions {
    sourceCompatibility = JavaVersion.VERSION_11
    targetCompatibility = JavaVersion.VERSION_11
  }
  // The Kotlin half of the binding; generated and committed.
  sourceSets["main"].kotlin.srcDir("../../bindings/kotlin")
}

kotlin {
  compilerOptions {
    jvmTarget = JvmTarget.JVM_11
  }
}

dependencies {
  api(libs.compose.foundation)
  api(libs.compose.material3)
  api(libs.coroutines.android)
  api(libs.activity.compose)
  api(libs.lifecycle.runtime.compose)
  api(libs.lifecycle.viewmodel.compose)
  // The .aar brings libjnidispatch.so for each kind of processor.
  api(variantOf(libs.jna) { artifactType("aar") })
}
