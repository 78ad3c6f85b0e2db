//! Area of a crop, in thousandths of a hectare.

use thiserror::Error;

use crate::number::{NO_BREAK_SPACE, parse_decimal, thousandths};

bounded_number! {
    /// Area from 0 to 1 000 000 ha, in thousandths of a hectare.
    pub struct Area(0, 1_000_000_000), InvalidArea
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("Nieprawidłowa wartość")]
pub struct InvalidArea;

impl Area {
    /// Parses hectares as a person writes them: `12`, `12,5`, `12.125`.
    ///
    /// # Errors
    /// Anything but digits, optionally with a comma or dot and up to three decimals; more than 1 000 000 ha.
    pub fn parse(input: &str) -> Result<Area, InvalidArea> {
        parse_decimal(input.trim(), 3).and_then(|number| Area::try_from(number).ok()).ok_or(InvalidArea)
    }

    /// Formats the area as a Pole writes it: `12,5 ha`.
    pub fn to_polish(self) -> String {
        format!("{}{NO_BREAK_SPACE}ha", thousandths(self.get()))
    }
}
