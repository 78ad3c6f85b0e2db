//! Colours of a screen: parsing, mixing, luminance and contrast.
use std::fmt;

use thiserror::Error;

/// Red, green and blue in sRGB.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rgb(pub [u8; 3]);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("Podaj kolor jako sześć cyfr szesnastkowych, na przykład #0b7a75")]
pub struct InvalidShade;

impl Rgb {
    /// # Errors
    /// Anything but `#0b7a75`; capitals and spaces around it are accepted.
    pub fn parse(input: &str) -> Result<Rgb, InvalidShade> {
        let digits = input.trim().strip_prefix('#').ok_or(InvalidShade)?;
        if digits.len() != 6 || !digits.bytes().all(|sign| sign.is_ascii_hexdigit()) {
            return Err(InvalidShade);
        }
        let value = u32::from_str_radix(digits, 16).map_err(|_| InvalidShade)?;
        let [_, red, green, blue] = value.to_be_bytes();
        Ok(Rgb([red, green, blue]))
    }

    /// Colour mixed with so many hundredths of another.
    pub(super) fn mixed(self, other: Rgb, hundredths: u16) -> Rgb {
        let part = hundredths.min(100);
        let mix = |own: u8, its: u8| {
            let sum = u16::from(own) * (100 - part) + u16::from(its) * part;
            u8::try_from((sum + 50) / 100).unwrap_or(u8::MAX)
        };
        let (Rgb([red, green, blue]), Rgb([its_red, its_green, its_blue])) = (self, other);
        Rgb([mix(red, its_red), mix(green, its_green), mix(blue, its_blue)])
    }

    /// Relative luminance from 0 for black to 1 for white (WCAG 2.2, "relative luminance").
    fn luminance(self) -> f64 {
        let [red, green, blue] = self.0.map(|channel| {
            let share = f64::from(channel) / 255.0;
            if share <= 0.04045 { share / 12.92 } else { ((share + 0.055) / 1.055).powf(2.4) }
        });
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    /// Contrast ratio from 1 for the same colour to 21 for black on white (WCAG 2.2, "contrast ratio").
    pub fn contrast(self, other: Rgb) -> f64 {
        let (one, two) = (self.luminance(), other.luminance());
        (one.max(two) + 0.05) / (one.min(two) + 0.05)
    }
}

impl fmt::Display for Rgb {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Rgb([red, green, blue]) = self;
        write!(out, "#{red:02x}{green:02x}{blue:02x}")
    }
}
