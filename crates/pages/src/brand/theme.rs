//! The colours of the programme out of its settings.
use plon_domain::look::{Bases, Palette, Rgb};
use sha2::{Digest, Sha256};

use plon_platform::settings::Settings;

/// Where the style sheet of the programme's colours stands.
const PATH: &str = "/wyglad.css";

/// The settings that the three colours are.
pub const BRAND: &str = "look_brand";
pub const DARK: &str = "look_dark";
pub const ACCENT: &str = "look_accent";

/// What an administrator has chosen; a setting that is no colour is none.
pub fn bases(settings: &Settings) -> Bases {
    let colour = |key| settings.set(key).and_then(|text| Rgb::parse(text).ok());
    Bases { brand: colour(BRAND), dark: colour(DARK), accent: colour(ACCENT) }
}

/// The style sheet that puts the programme's colours over the portal's own: later than any layer, wherever it stands.
/// `None` where they are the same.
pub fn styles(bases: &Bases) -> Option<String> {
    let changed = Palette::of(bases).changed();
    let rules: Vec<String> = changed.iter().map(|(name, colour)| format!("{name}:{colour}")).collect();
    (!rules.is_empty()).then(|| format!(":root{{{}}}\n", rules.join(";")))
}

/// The address of a style sheet, which changes with it.
pub fn address(styles: &str) -> String {
    let hash = hex::encode(Sha256::digest(styles));
    format!("{PATH}?v={}", &hash[..16])
}
