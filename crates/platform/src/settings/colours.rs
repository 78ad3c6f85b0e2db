//! The programme's colours among its settings.
use plon_domain::theme::{Bases, Rgb};

use super::Settings;

/// Keys of the settings with the three colours.
pub const BRAND: &str = "look_brand";
pub const DARK: &str = "look_dark";
pub const ACCENT: &str = "look_accent";

/// The colours chosen by an administrator; a setting that is no colour counts as none.
pub fn base_colours(settings: &Settings) -> Bases {
    let colour = |key| settings.set(key).and_then(|text| Rgb::parse(text).ok());
    Bases { brand: colour(BRAND), dark: colour(DARK), accent: colour(ACCENT) }
}
