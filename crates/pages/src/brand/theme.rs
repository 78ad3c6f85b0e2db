//! Colours of the programme, read from its settings.
use plon_domain::theme::{Bases, Palette, Rgb, Shade};
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

/// Style sheet that overrides the portal's own colours, in the dark too; being outside any layer, it wins wherever it
/// stands. `None` when the colours are the same.
pub fn style_sheet(bases: &Bases) -> Option<String> {
    let changed = Palette::of(bases).changed();
    let rules = |colour: fn(&Shade) -> Rgb| {
        let rules: Vec<String> = changed.iter().map(|shade| format!("{}:{}", shade.name, colour(shade))).collect();
        rules.join(";")
    };
    let (light, dark) = (rules(|shade| shade.light), rules(|shade| shade.dark));
    /* `daylight` is what keeps its light ground in the dark (`app.css` of the front end). */
    let in_the_dark = format!("@media screen and (prefers-color-scheme:dark){{:root{{{dark}}}.daylight{{{light}}}}}");
    (!changed.is_empty()).then(|| format!(":root{{{light}}}\n{in_the_dark}\n"))
}

/// URL of a style sheet, with a hash of its content.
pub fn style_sheet_url(styles: &str) -> String {
    let hash = hex::encode(Sha256::digest(styles));
    format!("{PATH}?v={}", &hash[..16])
}
