//! Contrast check: the pairs of text and background that the portal has, and those of them that cannot be read.
use std::fmt;

use super::{Base, Bases, LINE_SOFT, MUTED, PAGE, Palette, Rgb, WHITE};

/// Least contrast of text with its background (WCAG 2.2, 1.4.3).
pub const TEXT: f64 = 4.5;
/// Least contrast of a sign that is no text: an icon, a focus ring (WCAG 2.2, 1.4.11).
pub(super) const MARK: f64 = 3.0;

/// Pair that falls short; shown as the sentence at the field of its colour.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Faint {
    what: &'static str,
    contrast: f64,
    least: f64,
}

impl fmt::Display for Faint {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Faint { what, contrast, least } = self;
        let (contrast, least) = (figure(*contrast), figure(*least));
        write!(out, "{what} ma kontrast {contrast}. Potrzeba co najmniej {least}.")
    }
}

/// Formats a ratio as `4,4 : 1`, rounded down: one that falls short of 4,5 does not read as 4,5.
fn figure(ratio: f64) -> String {
    let tenths = format!("{:.1}", (ratio * 10.0).floor() / 10.0).replace('.', ",");
    format!("{tenths}\u{a0}:\u{a0}1")
}

/// Colour on a background. Too little contrast is reported at the first of its colours that was chosen, with the label
/// for it.
struct Pair {
    ink: Rgb,
    ground: Rgb,
    least: f64,
    labels: &'static [(Base, &'static str)],
}

fn text(ink: Rgb, ground: Rgb, labels: &'static [(Base, &'static str)]) -> Pair {
    Pair { ink, ground, least: TEXT, labels }
}

fn mark(ink: Rgb, ground: Rgb, labels: &'static [(Base, &'static str)]) -> Pair {
    Pair { ink, ground, least: MARK, labels }
}

/// Pairs that fall short, the first of each colour: one sentence at a field is enough.
pub fn faint_pairs(bases: &Bases) -> Vec<(Base, Faint)> {
    let palette = Palette::of(bases);
    let mut faint: Vec<(Base, Faint)> = Vec::new();
    for Pair { ink, ground, least, labels } in pairs(&palette) {
        let contrast = ink.contrast(ground);
        let Some((base, what)) = labels.iter().find(|(base, _)| bases.has(*base)) else { continue };
        if contrast < least && !faint.iter().any(|(known, _)| known == base) {
            faint.push((*base, Faint { what, contrast, least }));
        }
    }
    faint
}

impl Bases {
    fn has(&self, base: Base) -> bool {
        match base {
            Base::Brand => self.brand,
            Base::Dark => self.dark,
            Base::Accent => self.accent,
        }
        .is_some()
    }
}

fn pairs(colours: &Palette) -> Vec<Pair> {
    let mut pairs = of_brand(colours);
    pairs.extend(of_dark(colours));
    pairs.extend(of_accent(colours));
    pairs
}

fn of_brand(colours: &Palette) -> Vec<Pair> {
    use Base::{Brand, Dark};
    let Palette { brand, brand_strong, brand_tint, navy, .. } = *colours;
    vec![
        text(WHITE, brand, &[(Brand, "Biały napis na tym kolorze")]),
        text(WHITE, brand_strong, &[(Brand, "Biały napis na ciemniejszym odcieniu tego koloru")]),
        text(brand_strong, PAGE, &[(Brand, "Odsyłacz w\u{a0}ciemniejszym odcieniu tego koloru na tle strony")]),
        text(
            brand_strong,
            brand_tint,
            &[(Brand, "Odsyłacz w\u{a0}ciemniejszym odcieniu tego koloru na jasnym odcieniu")],
        ),
        mark(brand, PAGE, &[(Brand, "Znak w\u{a0}tym kolorze na tle strony")]),
        mark(brand, brand_tint, &[(Brand, "Znak w\u{a0}tym kolorze na jego jasnym odcieniu")]),
        text(MUTED, brand_tint, &[(Brand, "Szary napis na jasnym odcieniu tego koloru")]),
        text(
            navy,
            brand_tint,
            &[
                (Dark, "Napis w\u{a0}tym kolorze na jasnym odcieniu koloru przycisków"),
                (Brand, "Ciemny napis na jasnym odcieniu tego koloru"),
            ],
        ),
    ]
}

fn of_dark(colours: &Palette) -> Vec<Pair> {
    use Base::Dark;
    let Palette { navy, navy_soft, on_navy, on_navy_muted, .. } = *colours;
    vec![
        text(WHITE, navy, &[(Dark, "Biały napis na tym kolorze")]),
        text(on_navy, navy, &[(Dark, "Jasny napis na tym kolorze")]),
        text(on_navy_muted, navy, &[(Dark, "Przygaszony napis na tym kolorze")]),
        text(WHITE, navy_soft, &[(Dark, "Biały napis na jaśniejszym odcieniu tego koloru")]),
        text(on_navy, navy_soft, &[(Dark, "Jasny napis na jaśniejszym odcieniu tego koloru")]),
        text(navy, PAGE, &[(Dark, "Napis w\u{a0}tym kolorze na tle strony")]),
        text(navy, LINE_SOFT, &[(Dark, "Napis w\u{a0}tym kolorze na szarym tle")]),
    ]
}

fn of_accent(colours: &Palette) -> Vec<Pair> {
    use Base::{Accent, Brand, Dark};
    let Palette { navy, navy_soft, accent, accent_strong, accent_text, accent_tint, brand_strong, .. } = *colours;
    vec![
        text(
            navy,
            accent,
            &[(Accent, "Ciemny napis na tym kolorze"), (Dark, "Napis w\u{a0}tym kolorze na kolorze wyróżnień")],
        ),
        text(
            navy,
            accent_strong,
            &[
                (Accent, "Ciemny napis na ciemniejszym odcieniu tego koloru"),
                (Dark, "Napis w\u{a0}tym kolorze na ciemniejszym odcieniu koloru wyróżnień"),
            ],
        ),
        text(
            navy,
            accent_tint,
            &[
                (Accent, "Ciemny napis na jasnym odcieniu tego koloru"),
                (Dark, "Napis w\u{a0}tym kolorze na jasnym odcieniu koloru wyróżnień"),
            ],
        ),
        text(accent_text, accent_tint, &[(Accent, "Napis w\u{a0}odcieniu tego koloru na jego jasnym odcieniu")]),
        text(accent_text, PAGE, &[(Accent, "Napis w\u{a0}odcieniu tego koloru na tle strony")]),
        mark(
            accent,
            navy_soft,
            &[
                (Accent, "Obwódka w\u{a0}tym kolorze na ciemnym tle"),
                (Dark, "Obwódka w\u{a0}kolorze wyróżnień na jaśniejszym odcieniu tego koloru"),
            ],
        ),
        mark(
            brand_strong,
            accent_tint,
            &[
                (Accent, "Znak w\u{a0}kolorze przycisków na jasnym odcieniu tego koloru"),
                (Brand, "Znak w\u{a0}ciemniejszym odcieniu tego koloru na jasnym odcieniu koloru wyróżnień"),
            ],
        ),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_that_stands_in_the_portals_own_colours_can_be_read() {
        let pairs = pairs(&Palette::OWN);
        assert_eq!(pairs.len(), 22);
        for Pair { ink, ground, least, labels } in pairs {
            assert!(ink.contrast(ground) >= least, "{labels:?}: {ink} on {ground}: {}", ink.contrast(ground));
        }
    }
}
