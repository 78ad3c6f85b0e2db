//! Colours of the programme, read from its settings.
use plon_domain::theme::{Bases, Palette, Rgb};
use sha2::{Digest, Sha256};

use plon_platform::settings::Settings;

/// Path of the style sheet with the programme's colours.
const PATH: &str = "/wyglad.css";

/// Keys of the settings with the three colours.
pub const BRAND: &str = "look_brand";
pub const DARK: &str = "look_dark";
pub const ACCENT: &str = "look_accent";

/// The colours chosen by an administrator; a setting that is no colour counts as none.
pub fn base_colours(settings: &Settings) -> Bases {
    let colour = |key| settings.set(key).and_then(|text| Rgb::parse(text).ok());
    Bases { brand: colour(BRAND), dark: colour(DARK), accent: colour(ACCENT) }
}

/// Style sheet that overrides the portal's own colours; being outside any layer, it wins wherever it stands. `None`
/// when the colours are the same.
pub fn style_sheet(bases: &Bases) -> Option<String> {
    let changed = Palette::of(bases).changed();
    let rules: Vec<String> = changed.iter().map(|(name, colour)| format!("{name}:{colour}")).collect();
    (!rules.is_empty()).then(|| format!(":root{{{}}}\n", rules.join(";")))
}

/// URL of a style sheet, with a hash of its content.
pub fn style_sheet_url(styles: &str) -> String {
    let hash = hex::encode(Sha256::digest(styles));
    format!("{PATH}?v={}", &hash[..16])
}
