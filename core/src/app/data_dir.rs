use std::env;
use std::ffi::OsString;
use std::path::PathBuf;

/// The folder below the platform's data folder.
const FOLDER: &str = "tengen";

/// The data folder: `explicit` (`--data`) if given, else `$TENGEN_DATA`, else the platform's data folder + `tengen`.
#[must_use]
pub fn data_dir(explicit: Option<&str>) -> PathBuf {
    resolve(explicit, Platform::HERE, environment)
}

/// The environment's value, for the home folder else what the system's list of users says: services have no `HOME`.
fn environment(name: &str) -> Option<OsString> {
    let value = env::var_os(name);
    if name == "HOME" { value.or_else(|| env::home_dir().map(OsString::from)) } else { value }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Platform {
    /// The XDG base directories: Linux and everything like it.
    Xdg,
    Apple,
    Windows,
}

impl Platform {
    const HERE: Self = if cfg!(windows) {
        Self::Windows
    } else if cfg!(target_vendor = "apple") {
        Self::Apple
    } else {
        Self::Xdg
    };
}

fn resolve(
    explicit: Option<&str>,
    platform: Platform,
    variable: impl Fn(&str) -> Option<OsString>,
) -> PathBuf {
    let path = |name: &str| variable(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    if let Some(chosen) = explicit.map(PathBuf::from).or_else(|| path("TENGEN_DATA")) {
        return chosen;
    }
    let home = || path("HOME");
    let data = match platform {
        // The XDG specification: a relative path is to be ignored.
        Platform::Xdg => path("XDG_DATA_HOME")
            .filter(|folder| folder.is_absolute())
            .or_else(|| home().map(|home| home.join(".local/share"))),
        Platform::Apple => home().map(|home| home.join("Library/Application Support")),
        Platform::Windows => path("APPDATA"),
    };
    data.unwrap_or_default().join(FOLDER)
}

#[cfg(test)]
mod tests {
    use std::path::Path;
    use std::process::Command;

    use super::*;

    fn with(explicit: Option<&str>, platform: Platform, variables: &[(&str, &str)]) -> PathBuf {
        resolve(explicit, platform, |name| {
            variables.iter().find(|(known, _)| *known == name).map(|(_, value)| value.into())
        })
    }

    #[test]
    fn the_first_that_is_given_counts() {
        let all = [("TENGEN_DATA", "/t"), ("XDG_DATA_HOME", "/x"), ("HOME", "/h")];
        assert_eq!(with(Some("here"), Platform::Xdg, &all), Path::new("here"));
        assert_eq!(with(None, Platform::Xdg, &all), Path::new("/t"));
        assert_eq!(with(None, Platform::Xdg, &all[1..]), Path::new("/x/tengen"));
        assert_eq!(with(None, Platform::Xdg, &all[2..]), Path::new("/h/.local/share/tengen"));
        assert_eq!(with(None, Platform::Xdg, &[]), Path::new("tengen"));
    }

    #[test]
    fn empty_and_relative_values_are_as_good_as_none() {
        let odd = [("TENGEN_DATA", ""), ("XDG_DATA_HOME", "x"), ("HOME", "/h")];
        assert_eq!(with(None, Platform::Xdg, &odd), Path::new("/h/.local/share/tengen"));
    }

    #[test]
    fn home_is_known_where_the_system_knows_it() {
        assert_eq!(environment("HOME").is_some(), env::home_dir().is_some());
    }

    #[test]
    fn without_the_variable_home_is_what_the_list_of_users_says() {
        let mut process = Command::new(env::current_exe().unwrap());
        process
            .args(["--exact", "app::data_dir::tests::home_is_known_where_the_system_knows_it"])
            .env_clear();
        let output = process.output().unwrap();
        let told = String::from_utf8_lossy(&output.stdout);
        assert!(output.status.success() && told.contains("1 passed"), "{told}");
    }

    #[test]
    fn each_platform_has_its_own_folder() {
        let all = [("HOME", "/h"), ("APPDATA", "/roaming")];
        assert_eq!(with(None, Platform::Apple, &all), Path::new("/h/Library/Application Support/tengen"));
        assert_eq!(with(None, Platform::Windows, &all), Path::new("/roaming/tengen"));
    }
}
