//! Colours of the programme, read from its settings.
use plon_domain::theme::{Bases, Palette, Rgb, Shade};
use sha2::{Digest, Sha256};

/// Path of the style sheet with the programme's colours.
const PATH: &str = "/wyglad.css";

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
