//! Look of the programme: the colours that an administrator chooses, their derived shades in the light and in the dark,
//! and a check that text on them can be read.
mod colour;
mod contrast;
mod dark;

pub use colour::{InvalidShade, Rgb};
pub use contrast::{Faint, faint_pairs};
pub use dark::{DARK_INK, DARK_LINE_SOFT, DARK_MUTED, DARK_PAGE, DARK_SURFACE};

/// Colour that an administrator chooses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Base {
    /// Buttons and links.
    Brand,
    /// Side menu, dark backgrounds, and the text of every page.
    Dark,
    /// Highlights: marks, badges, the focus ring on dark backgrounds.
    Accent,
}

/// Chosen colours; `None` stands for the portal's own.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Bases {
    pub brand: Option<Rgb>,
    pub dark: Option<Rgb>,
    pub accent: Option<Rgb>,
}

/// All shades of the three colours, under the names of the front end's style sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Palette {
    pub brand: Rgb,
    pub brand_strong: Rgb,
    pub brand_tint: Rgb,
    pub brand_text: Rgb,
    pub ink: Rgb,
    pub navy: Rgb,
    pub navy_soft: Rgb,
    pub on_navy: Rgb,
    pub on_navy_muted: Rgb,
    pub accent: Rgb,
    pub accent_strong: Rgb,
    pub accent_text: Rgb,
    pub accent_tint: Rgb,
}

/// Shade whose colours differ from the portal's own, under the name of its CSS variable.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shade {
    pub name: &'static str,
    pub light: Rgb,
    pub dark: Rgb,
}

/// Fixed colours of the portal in the light, whatever is chosen.
pub const WHITE: Rgb = Rgb([0xff, 0xff, 0xff]);
pub const PAGE: Rgb = Rgb([0xf4, 0xf7, 0xf8]);
pub const LINE_SOFT: Rgb = Rgb([0xed, 0xf1, 0xf6]);
pub const MUTED: Rgb = Rgb([0x52, 0x61, 0x75]);
const BLACK: Rgb = Rgb([0, 0, 0]);

impl Palette {
    /// Shades of the portal's own colours.
    pub const OWN: Palette = Palette {
        brand: Rgb([0x0b, 0x7a, 0x75]),
        brand_strong: Rgb([0x09, 0x5e, 0x5a]),
        brand_tint: Rgb([0xe3, 0xf4, 0xf2]),
        brand_text: Rgb([0x09, 0x5e, 0x5a]),
        ink: Rgb([0x10, 0x23, 0x3f]),
        navy: Rgb([0x10, 0x23, 0x3f]),
        navy_soft: Rgb([0x1c, 0x34, 0x58]),
        on_navy: Rgb([0xd9, 0xe1, 0xec]),
        on_navy_muted: Rgb([0xb8, 0xc4, 0xd6]),
        accent: Rgb([0xf7, 0xa2, 0x3b]),
        accent_strong: Rgb([0xe5, 0x8e, 0x22]),
        accent_text: Rgb([0x9a, 0x47, 0x08]),
        accent_tint: Rgb([0xff, 0xf1, 0xdc]),
    };

    /// Shades of the chosen colours. The portal's own colour has its own shades, whether it is chosen or left.
    pub fn of(bases: &Bases) -> Palette {
        let mut palette = Palette::OWN;
        if let Some(brand) = bases.brand.filter(|chosen| *chosen != Palette::OWN.brand) {
            palette.brand = brand;
            palette.brand_strong = brand.mixed(BLACK, 23);
            palette.brand_tint = brand.mixed(WHITE, 90);
            palette.brand_text = palette.brand_strong;
        }
        if let Some(navy) = bases.dark.filter(|chosen| *chosen != Palette::OWN.navy) {
            palette.ink = navy;
            palette.navy = navy;
            palette.navy_soft = navy.mixed(WHITE, 9);
            palette.on_navy = navy.mixed(WHITE, 85);
            palette.on_navy_muted = navy.mixed(WHITE, 72);
        }
        if let Some(accent) = bases.accent.filter(|chosen| *chosen != Palette::OWN.accent) {
            palette.accent = accent;
            palette.accent_strong = accent.mixed(BLACK, 9);
            palette.accent_tint = accent.mixed(WHITE, 87);
            palette.accent_text = readable(accent, BLACK, 0, &[palette.accent_tint, PAGE]);
        }
        palette
    }

    /// Shades by the names of their CSS variables.
    pub fn variables(&self) -> [(&'static str, Rgb); 13] {
        [
            ("--color-brand", self.brand),
            ("--color-brand-strong", self.brand_strong),
            ("--color-brand-tint", self.brand_tint),
            ("--color-brand-text", self.brand_text),
            ("--color-ink", self.ink),
            ("--color-navy", self.navy),
            ("--color-navy-soft", self.navy_soft),
            ("--color-on-navy", self.on_navy),
            ("--color-on-navy-muted", self.on_navy_muted),
            ("--color-accent", self.accent),
            ("--color-accent-strong", self.accent_strong),
            ("--color-accent-text", self.accent_text),
            ("--color-accent-tint", self.accent_tint),
        ]
    }

    /// Shades that differ from the portal's own in the light or in the dark.
    pub fn changed(&self) -> Vec<Shade> {
        let own = Palette::OWN.shades();
        self.shades().into_iter().filter(|shade| !own.contains(shade)).collect()
    }

    fn shades(&self) -> Vec<Shade> {
        let both = self.variables().into_iter().zip(self.dark().variables());
        both.map(|((name, light), (_, dark))| Shade { name, light, dark }).collect()
    }
}

/// First shade of a colour, from so many hundredths on towards black or white, that can be read on all the grounds.
fn readable(colour: Rgb, towards: Rgb, from: u16, grounds: &[Rgb]) -> Rgb {
    (from..=100)
        .step_by(4)
        .map(|part| colour.mixed(towards, part))
        .find(|shade| grounds.iter().all(|ground| shade.contrast(*ground) >= contrast::TEXT))
        .unwrap_or(towards)
}
