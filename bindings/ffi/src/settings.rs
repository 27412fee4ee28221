use tengen_core::app;

use crate::error::TengenError;
use crate::seats::NewGame;

/// How a tap on the board becomes a stone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Enum)]
pub enum Placement {
    /// Two steps where the cells are small, one tap where they are large.
    Automatic,
    /// The first tap shows a ghost stone, the second places it.
    TwoSteps,
    /// Each tap places a stone.
    OneTap,
}

/// Light or dark.
#[derive(Debug, Clone, Copy, PartialEq, Eq, uniffi::Enum)]
pub enum Theme {
    /// As the device is set.
    System,
    /// Always light.
    Light,
    /// Always dark.
    Dark,
}

/// What a person has set, and the last choices for each kind of game.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct Settings {
    /// How a tap becomes a stone.
    pub placement: Placement,
    /// Light or dark.
    pub theme: Theme,
    /// A language tag such as `en` or `zh`; empty follows the device.
    pub language: String,
    /// Start on the home screen although a game was interrupted.
    pub start_on_home: bool,
    /// The last game against the computer.
    pub against_computer: NewGame,
    /// The last game between two people.
    pub two_people: NewGame,
    /// The last game between two computers.
    pub watch: NewGame,
}

impl From<app::Placement> for Placement {
    fn from(placement: app::Placement) -> Self {
        match placement {
            app::Placement::Automatic => Self::Automatic,
            app::Placement::TwoSteps => Self::TwoSteps,
            app::Placement::OneTap => Self::OneTap,
        }
    }
}

impl From<Placement> for app::Placement {
    fn from(placement: Placement) -> Self {
        match placement {
            Placement::Automatic => Self::Automatic,
            Placement::TwoSteps => Self::TwoSteps,
            Placement::OneTap => Self::OneTap,
        }
    }
}

impl From<app::Theme> for Theme {
    fn from(theme: app::Theme) -> Self {
        match theme {
            app::Theme::System => Self::System,
            app::Theme::Light => Self::Light,
            app::Theme::Dark => Self::Dark,
        }
    }
}

impl From<Theme> for app::Theme {
    fn from(theme: Theme) -> Self {
        match theme {
            Theme::System => Self::System,
            Theme::Light => Self::Light,
            Theme::Dark => Self::Dark,
        }
    }
}

impl From<&app::Settings> for Settings {
    fn from(settings: &app::Settings) -> Self {
        Self {
            placement: settings.placement.into(),
            theme: settings.theme.into(),
            language: settings.language.clone(),
            start_on_home: settings.start_on_home,
            against_computer: (&settings.against_computer).into(),
            two_people: (&settings.two_people).into(),
            watch: (&settings.watch).into(),
        }
    }
}

impl TryFrom<Settings> for app::Settings {
    type Error = TengenError;

    fn try_from(settings: Settings) -> Result<Self, TengenError> {
        Ok(Self {
            placement: settings.placement.into(),
            theme: settings.theme.into(),
            language: settings.language,
            start_on_home: settings.start_on_home,
            against_computer: settings.against_computer.try_into()?,
            two_people: settings.two_people.try_into()?,
            watch: settings.watch.try_into()?,
        })
    }
}
