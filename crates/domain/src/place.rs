//! Place of a distributor's branch: its voivodeship and its point on the map.

use thiserror::Error;

use crate::number::signed_decimal;

coded! {
    /// Voivodeships by their names.
    pub enum Voivodeship {
        Dolnoslaskie = "dolnośląskie",
        KujawskoPomorskie = "kujawsko-pomorskie",
        Lubelskie = "lubelskie",
        Lubuskie = "lubuskie",
        Lodzkie = "łódzkie",
        Malopolskie = "małopolskie",
        Mazowieckie = "mazowieckie",
        Opolskie = "opolskie",
        Podkarpackie = "podkarpackie",
        Podlaskie = "podlaskie",
        Pomorskie = "pomorskie",
        Slaskie = "śląskie",
        Swietokrzyskie = "świętokrzyskie",
        WarminskoMazurskie = "warmińsko-mazurskie",
        Wielkopolskie = "wielkopolskie",
        Zachodniopomorskie = "zachodniopomorskie",
    }
}

impl Voivodeship {
    /// Parses a name as a person writes it, in letters of any case.
    ///
    /// # Errors
    /// A blank field, or a name that is none of the sixteen.
    pub fn parse(input: &str) -> Result<Voivodeship, InvalidVoivodeship> {
        let name = input.trim().to_lowercase();
        if name.is_empty() {
            return Err(InvalidVoivodeship::Empty);
        }
        Voivodeship::try_from(name).map_err(|_| InvalidVoivodeship::Unknown)
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum InvalidVoivodeship {
    #[error("Pole jest wymagane")]
    Empty,
    #[error("Nie ma takiego województwa")]
    Unknown,
}

bounded_number! {
    /// Degrees north in millionths, between Poland's southernmost and northernmost point.
    pub struct Latitude(49_000_000, 54_850_000), InvalidLatitude
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("Szerokość geograficzna w\u{a0}Polsce jest od 49 do 54,85")]
pub struct InvalidLatitude;

bounded_number! {
    /// Degrees east in millionths, between Poland's westernmost and easternmost point.
    pub struct Longitude(14_120_000, 24_150_000), InvalidLongitude
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("Długość geograficzna w\u{a0}Polsce jest od 14,12 do 24,15")]
pub struct InvalidLongitude;

/// Error for a coordinate that cannot be read, or is not in Poland.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum InvalidDegrees<Bounds: std::fmt::Display> {
    #[error("Pole jest wymagane")]
    Empty,
    #[error("Wpisz stopnie jako liczbę, na przykład 52,2297")]
    Malformed,
    #[error("{0}")]
    Abroad(Bounds),
}

/// Parses degrees as they are copied off a map: `52.22970`, `52,2297`; decimals past the sixth are left out.
///
/// # Errors
/// A blank field, text that is no number, or a place outside Poland.
pub fn degrees<D, Bounds>(input: &str) -> Result<D, InvalidDegrees<Bounds>>
where
    D: TryFrom<i64, Error = Bounds>,
    Bounds: std::fmt::Display,
{
    let degrees = input.trim().trim_end_matches('°');
    if degrees.is_empty() {
        return Err(InvalidDegrees::Empty);
    }
    let places = degrees.find([',', '.']).map_or(degrees.len(), |at| degrees.len().min(at + 7));
    let kept = degrees.get(..places).ok_or(InvalidDegrees::Malformed)?;
    if !degrees.bytes().all(|sign| sign.is_ascii_digit() || b",.-".contains(&sign)) {
        return Err(InvalidDegrees::Malformed);
    }
    let millionths = signed_decimal(kept, 6).ok_or(InvalidDegrees::Malformed)?;
    D::try_from(millionths).map_err(InvalidDegrees::Abroad)
}
