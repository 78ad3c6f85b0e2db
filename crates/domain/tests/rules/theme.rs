//! Colours that an administrator chooses: contrast as WCAG counts it, the shades, and what is refused.
use std::collections::BTreeMap;

use plon_domain::theme::{
    Base, Bases, DARK_INK, DARK_LINE_SOFT, DARK_MUTED, DARK_PAGE, DARK_SURFACE, InvalidShade, LINE_SOFT, MUTED, PAGE,
    Palette, Rgb, WHITE, faint_pairs,
};

/// Colours of the front end's style sheet by their variables.
const THEME: &str = include_str!("../../../../data/theme.json");

fn rgb(text: &str) -> Rgb {
    Rgb::parse(text).unwrap()
}

fn brand(text: &str) -> Bases {
    Bases { brand: Some(rgb(text)), ..Bases::default() }
}

fn told(bases: &Bases) -> Vec<(Base, String)> {
    faint_pairs(bases).into_iter().map(|(base, faint)| (base, faint.to_string())).collect()
}

#[test]
fn a_colour_is_six_digits() {
    assert_eq!(Rgb::parse(" #0B7a75 ").unwrap().to_string(), "#0b7a75");
    for wrong in ["", "#", "0b7a75", "#0b7a7", "#0b7a755", "#0b7a7g", "#+b7a75", "teal", "#żółć", "rgb(1,2,3)"] {
        assert_eq!(Rgb::parse(wrong), Err(InvalidShade), "{wrong}");
    }
}

/// The figures are those of WCAG's understanding documents and of the tools that its authors name.
#[test]
fn contrast_is_counted_as_wcag_does() {
    for (ink, ground, ratio) in [
        ("#000000", "#ffffff", 21.0),
        ("#ffffff", "#ffffff", 1.0),
        ("#767676", "#ffffff", 4.54),
        ("#777777", "#ffffff", 4.48),
        ("#949494", "#ffffff", 3.03),
        ("#ff0000", "#ffffff", 4.0),
        ("#0000ff", "#ffffff", 8.59),
    ] {
        let counted = rgb(ink).contrast(rgb(ground));
        assert!((counted - ratio).abs() < 0.005, "{ink} on {ground}: {counted}");
        assert!((rgb(ground).contrast(rgb(ink)) - counted).abs() < f64::EPSILON, "either way round");
    }
}

#[test]
fn the_portals_own_colours_are_those_of_its_style_sheet() {
    let theme: BTreeMap<String, BTreeMap<String, String>> = serde_json::from_str(THEME).unwrap();
    let (light, changed) = (&theme["light"], &theme["dark"]);
    for (name, colour) in Palette::OWN.variables() {
        assert_eq!(light[name], colour.to_string(), "{name}");
    }
    for (name, colour) in [("white", WHITE), ("page", PAGE), ("line-soft", LINE_SOFT), ("muted", MUTED)] {
        assert_eq!(light[&format!("--color-{name}")], colour.to_string(), "{name}");
    }
    for (name, colour) in Palette::OWN.dark().variables() {
        assert_eq!(changed.get(name).unwrap_or(&light[name]), &colour.to_string(), "{name} in the dark");
    }
    for (name, colour) in [
        ("page", DARK_PAGE),
        ("surface", DARK_SURFACE),
        ("line-soft", DARK_LINE_SOFT),
        ("muted", DARK_MUTED),
        ("ink", DARK_INK),
    ] {
        assert_eq!(changed[&format!("--color-{name}")], colour.to_string(), "{name} in the dark");
    }
}

#[test]
fn nothing_chosen_and_the_own_colours_chosen_change_nothing() {
    let chosen = Bases { brand: Some(rgb("#0b7a75")), dark: Some(rgb("#10233f")), accent: Some(rgb("#f7a23b")) };
    for bases in [Bases::default(), chosen] {
        assert_eq!(Palette::of(&bases).changed(), []);
        assert_eq!(faint_pairs(&bases), []);
    }
}

#[test]
fn a_colour_brings_its_shades_and_leaves_the_others() {
    let changed = Palette::of(&brand("#1d4ed8")).changed();
    let names: Vec<_> = changed.iter().map(|shade| shade.name).collect();
    assert_eq!(names, ["--color-brand", "--color-brand-strong", "--color-brand-tint", "--color-brand-text"]);
    let light: Vec<_> = changed.iter().map(|shade| shade.light.to_string()).collect();
    assert_eq!(light, ["#1d4ed8", "#163ca6", "#e8edfb", "#163ca6"]);
    let dark: Vec<_> = changed.iter().map(|shade| shade.dark.to_string()).collect();
    assert_eq!(dark, ["#3863dd", "#2b4caa", "#172952", "#88a1eb"]);
    assert_eq!(faint_pairs(&brand("#1d4ed8")), []);
}

#[test]
fn a_colour_on_which_white_cannot_be_read_is_refused_with_the_figure() {
    assert_eq!(
        told(&brand("#3fa7a0")),
        [(
            Base::Brand,
            "Biały napis na tym kolorze ma kontrast 2,8\u{a0}:\u{a0}1. Potrzeba co najmniej 4,5\u{a0}:\u{a0}1."
                .to_owned()
        )]
    );
}

#[test]
fn what_falls_short_by_little_does_not_read_as_enough() {
    let (_, sentence) = told(&brand("#777777")).remove(0);
    assert!(sentence.contains("kontrast 4,4\u{a0}:\u{a0}1"), "{sentence}");
    assert_eq!(faint_pairs(&brand("#767676")).len(), 0);
}

#[test]
fn each_colour_has_an_error_of_its_own() {
    let bases = Bases { brand: Some(rgb("#ffcc00")), dark: Some(rgb("#d9e1ec")), accent: Some(rgb("#10233f")) };
    let at: Vec<_> = told(&bases).into_iter().map(|(base, _)| base).collect();
    assert!(at.contains(&Base::Brand) && at.contains(&Base::Dark), "{at:?}");
    assert!(at.iter().all(|base| at.iter().filter(|other| *other == base).count() == 1), "{at:?}");
    let dark_accent = Bases { accent: Some(rgb("#7a1f1f")), ..Bases::default() };
    let (base, sentence) = told(&dark_accent).remove(0);
    assert_eq!(base, Base::Accent);
    assert!(sentence.starts_with("Ciemny napis na tym kolorze ma kontrast 1,"), "{sentence}");
}

/// The dark colour was chosen, the accent is the portal's own: the sentence stands where something can be done.
#[test]
fn a_pair_of_two_colours_is_told_at_the_one_that_was_chosen() {
    let bases = Bases { dark: Some(rgb("#5a4a3a")), ..Bases::default() };
    let told = told(&bases);
    assert_eq!(told.len(), 1);
    assert_eq!(told[0].0, Base::Dark);
}

/// Whatever the accent, its text can be read: the shade is made so.
#[test]
fn the_text_of_any_accent_can_be_read() {
    for accent in ["#f7a23b", "#ffff00", "#00ff00", "#ffffff", "#8ecae6", "#ff8fab", "#101010"] {
        let palette = Palette::of(&Bases { accent: Some(rgb(accent)), ..Bases::default() });
        for ground in [WHITE, PAGE, palette.accent_tint] {
            assert!(palette.accent_text.contrast(ground) >= 4.5, "{accent}: {} on {ground}", palette.accent_text);
        }
    }
}

/// Colours all over, in steps of thirty.
fn colours() -> impl Iterator<Item = Rgb> {
    let steps = || (0..=255).step_by(30);
    steps().flat_map(move |red| steps().flat_map(move |green| steps().map(move |blue| Rgb([red, green, blue]))))
}

/// Pairs of text and ground that the portal has in the dark, as far as they depend on a choice.
fn dark_texts(dark: &Palette) -> [(Rgb, Rgb); 16] {
    let Palette { brand, brand_strong, brand_tint, brand_text, ink, accent_text, accent_tint, .. } = *dark;
    [
        (WHITE, brand),
        (WHITE, brand_strong),
        (brand_text, brand_tint),
        (brand_text, accent_tint),
        (brand_text, DARK_PAGE),
        (brand_text, DARK_SURFACE),
        (brand_text, DARK_LINE_SOFT),
        (ink, brand_tint),
        (ink, accent_tint),
        (ink, DARK_PAGE),
        (ink, DARK_SURFACE),
        (DARK_MUTED, brand_tint),
        (DARK_MUTED, accent_tint),
        (accent_text, accent_tint),
        (accent_text, DARK_PAGE),
        (accent_text, DARK_SURFACE),
    ]
}

/// Nobody is asked for colours of the dark: whatever is taken in the light does there too.
#[test]
fn what_can_be_read_in_the_light_can_be_read_in_the_dark() {
    let mut taken = 0;
    for colour in colours() {
        for bases in [
            Bases { brand: Some(colour), ..Bases::default() },
            Bases { dark: Some(colour), ..Bases::default() },
            Bases { accent: Some(colour), ..Bases::default() },
        ] {
            if !faint_pairs(&bases).is_empty() {
                continue;
            }
            taken += 1;
            let dark = Palette::of(&bases).dark();
            for (ink, ground) in dark_texts(&dark) {
                assert!(ink.contrast(ground) >= 4.5, "{bases:?}: {ink} on {ground}");
            }
            for ground in [DARK_PAGE, DARK_SURFACE] {
                assert!(dark.brand.contrast(ground) >= 3.0, "{bases:?}: {} on {ground}", dark.brand);
            }
        }
    }
    assert!(taken > 300, "{taken}");
}

#[test]
fn in_the_dark_a_dark_brand_becomes_lighter_and_grounds_under_text_stay() {
    let own = Palette::OWN.dark();
    assert_eq!((own.brand, own.navy, own.accent), (Palette::OWN.brand, Palette::OWN.navy, Palette::OWN.accent));
    assert_eq!(Palette::of(&brand("#003c69")).dark().brand, rgb("#426f90"));
}
