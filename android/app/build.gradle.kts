import org.jetbrains.kotlin.gradle.dsl.JvmTarget

plugins {
  alias(libs.plugins.android.application)
  alias(libs.plugins.kotlin.android)
  alias(libs.plugins.kotlin.compose)
}

/** The kinds of processor that phones and the emulator have. */
val abis = listOf("arm64-v8a", "armeabi-v7a", "x86_64")
val rustLibraries: Provider<Directory> = layout.buildDirectory.dir("rust")

android {
  namespace = "app.tengen"
  compileSdk = libs.versions.target.sdk.get().toInt()
  defaultConfig {
    applicationId = "app.tengen"
    minSdk = libs.versions.min.sdk.get().toInt()
    targetSdk = libs.versions.target.sdk.get().toInt()
    versionCode = libs.versions.app.code.get().toInt()
    versionName = libs.versions.app.asProvider().get()
    ndk { abiFilters += abis }
  }
  buildTypes {
    release {
      isMinifyEnabled = true
      isShrinkResources = true
      proguardFiles(getDefaultProguardFile("proguard-android-optimize.txt"), "keep-rules.pro")
    }
  }
  compileOptions {
    sourceCompatibility = JavaVersion.VERSION_11
    targetCompatibility = JavaVersion.VERSION_11
  }
  sourceSets["main"].jniLibs.srcDir(rustLibraries)
}

kotlin {
  compilerOptions {
    jvmTarget = JvmTarget.JVM_11
  }
}

dependencies {
  implementation(project(":ui"))
}

/** The core for every kind of processor, by cargo-ndk. Cargo itself knows what is stale. */
val buildRust by tasks.registering(Exec::class) {
  workingDir = rootDir.parentFile
  val targets = abis.flatMap { listOf("--target", it) }
  val platform = listOf("--platform", libs.versions.min.sdk.get())
  val output = listOf("--output-dir", rustLibraries.get().asFile.path)
  commandLine(
    listOf("cargo", "ndk") + targets + platform + output +
      listOf("build", "--locked", "--release", "--package", "tengen-ffi"),
  )
}

tasks.named("preBuild") { dependsOn(buildRust) }
