//! Volumes of products, in thousandths of a litre or of a kilogram.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::number::{NO_BREAK_SPACE, parse_decimal, thousandths};

coded! {
    /// Unit of a pack's volume.
    pub enum Unit {
        Litre = "L",
        Kilogram = "kg",
    }
}

bounded_number! {
    /// Number of packs on an invoice's line: 1 to 1 000 000.
    pub struct Quantity(1, 1_000_000), InvalidQuantity
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("Liczba opakowań musi być od 1 do 1\u{a0}000\u{a0}000")]
pub struct InvalidQuantity;

bounded_number! {
    /// Content of one pack, in thousandths of its unit: up to 1 000 000 L or kg.
    pub struct PackVolume(1, 1_000_000_000), InvalidPackVolume
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("Pojemność opakowania musi być od 0,001 do 1\u{a0}000\u{a0}000")]
pub struct InvalidPackVolume;

impl PackVolume {
    /// Content of that many packs together.
    pub fn times(self, quantity: Quantity) -> Volume {
        Volume(self.get() * quantity.get())
    }
}

/// Size of a pack, as addresses write it: `5L`, `0.5L`, `25kg`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct PackSize {
    pub unit: Unit,
    pub volume: PackVolume,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("Wybierz pojemność opakowania, na przykład 5\u{a0}L albo 0,5\u{a0}kg")]
pub struct InvalidPackSize;

impl PackSize {
    /// Parses a size from an address; a comma is accepted for the dot.
    ///
    /// # Errors
    /// Anything but a volume within its bounds, directly followed by a unit.
    pub fn parse(input: &str) -> Result<PackSize, InvalidPackSize> {
        let read = |unit: Unit| {
            let volume = parse_decimal(input.strip_suffix(unit.as_str())?, 3)?;
            Some(PackSize { unit, volume: PackVolume::try_from(volume).ok()? })
        };
        Unit::ALL.iter().copied().find_map(read).ok_or(InvalidPackSize)
    }
}

impl std::fmt::Display for PackSize {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let number = thousandths(self.volume.get()).replace(NO_BREAK_SPACE, "").replace(',', ".");
        write!(f, "{number}{}", self.unit)
    }
}

/// Sum of volumes, in thousandths of the unit.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Volume(pub i64);

impl Volume {
    /// Formats the volume as a Pole writes it, without needless zeros: `1 240,5 L`.
    pub fn to_polish(self, unit: Unit) -> String {
        format!("{}{NO_BREAK_SPACE}{unit}", thousandths(self.0))
    }
}

impl From<PackVolume> for Volume {
    fn from(pack: PackVolume) -> Volume {
        Volume(pack.get())
    }
}

impl From<i64> for Volume {
    fn from(thousandths: i64) -> Volume {
        Volume(thousandths)
    }
}

impl From<Volume> for i64 {
    fn from(volume: Volume) -> i64 {
        volume.0
    }
}

impl std::ops::Add for Volume {
    type Output = Volume;

    fn add(self, other: Volume) -> Volume {
        Volume(self.0 + other.0)
    }
}

impl std::iter::Sum for Volume {
    fn sum<I: Iterator<Item = Volume>>(volumes: I) -> Volume {
        volumes.fold(Volume(0), |total, volume| total + volume)
    }
}
