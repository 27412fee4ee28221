// The canonical build of the Android app, for a machine with the Android SDK, the NDK and cargo-ndk:
//   gradle -p android :app:assembleRelease
pluginManagement {
  repositories {
    google()
    mavenCentral()
    gradlePluginPortal()
  }
}

dependencyResolutionManagement {
  repositoriesMode = RepositoriesMode.FAIL_ON_PROJECT_REPOS
  repositories {
    google()
    mavenCentral()
  }
}

rootProject.name = "tengen"
include(":ui", ":app")
