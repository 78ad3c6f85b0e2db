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

    /// Voivodeship of a postcode by its postal district; `None` when the code is none. Districts follow the borders
    /// roughly: a few communes beside a border are counted to their neighbour.
    pub fn of_postcode(postcode: &str) -> Option<Voivodeship> {
        let digits: String = postcode.chars().filter(char::is_ascii_digit).collect();
        let district: u16 = digits.get(..3)?.parse().ok().filter(|_| digits.len() == 5)?;
        Voivodeship::of_district(district)
    }

    /// Voivodeship of a postal district, the first three digits of a postcode.
    fn of_district(district: u16) -> Option<Voivodeship> {
        DISTRICTS.iter().find(|(last, _)| district <= *last).map(|(_, voivodeship)| *voivodeship)
    }

    /// Beginnings of the postcodes of these voivodeships, without the hyphen: two digits where all ten districts belong
    /// to them, else three.
    pub fn beginnings_of_postcodes(these: &[Voivodeship]) -> Vec<String> {
        let is_theirs = |district: u16| Voivodeship::of_district(district).is_some_and(|found| these.contains(&found));
        let mut beginnings = Vec::new();
        for ten in 0..100 {
            let theirs: Vec<u16> = (ten * 10..ten * 10 + 10).filter(|district| is_theirs(*district)).collect();
            match theirs.len() {
                10 => beginnings.push(format!("{ten:02}")),
                _ => beginnings.extend(theirs.iter().map(|district| format!("{district:03}"))),
            }
        }
        beginnings
    }
}

/// Voivodeships of postal districts by the last district (the first three digits of a postcode) of each run, by the towns
/// at the districts' centres.
const DISTRICTS: [(u16, Voivodeship); 47] = [
    (84, Voivodeship::Mazowieckie),
    (85, Voivodeship::Lubelskie),
    (99, Voivodeship::Mazowieckie),
    (149, Voivodeship::WarminskoMazurskie),
    (192, Voivodeship::Podlaskie),
    (195, Voivodeship::WarminskoMazurskie),
    (199, Voivodeship::Podlaskie),
    (249, Voivodeship::Lubelskie),
    (262, Voivodeship::Swietokrzyskie),
    (263, Voivodeship::Lodzkie),
    (269, Voivodeship::Mazowieckie),
    (270, Voivodeship::Swietokrzyskie),
    (271, Voivodeship::Mazowieckie),
    (272, Voivodeship::Swietokrzyskie),
    (273, Voivodeship::Mazowieckie),
    (299, Voivodeship::Swietokrzyskie),
    (342, Voivodeship::Malopolskie),
    (343, Voivodeship::Slaskie),
    (349, Voivodeship::Malopolskie),
    (382, Voivodeship::Podkarpackie),
    (383, Voivodeship::Malopolskie),
    (399, Voivodeship::Podkarpackie),
    (449, Voivodeship::Slaskie),
    (499, Voivodeship::Opolskie),
    (599, Voivodeship::Dolnoslaskie),
    (649, Voivodeship::Wielkopolskie),
    (671, Voivodeship::Lubuskie),
    (672, Voivodeship::Dolnoslaskie),
    (699, Voivodeship::Lubuskie),
    (761, Voivodeship::Zachodniopomorskie),
    (762, Voivodeship::Pomorskie),
    (769, Voivodeship::Zachodniopomorskie),
    (773, Voivodeship::Pomorskie),
    (774, Voivodeship::Wielkopolskie),
    (779, Voivodeship::Pomorskie),
    (789, Voivodeship::Zachodniopomorskie),
    (822, Voivodeship::Pomorskie),
    (823, Voivodeship::WarminskoMazurskie),
    (849, Voivodeship::Pomorskie),
    (892, Voivodeship::KujawskoPomorskie),
    (893, Voivodeship::Wielkopolskie),
    (895, Voivodeship::KujawskoPomorskie),
    (896, Voivodeship::Pomorskie),
    (899, Voivodeship::KujawskoPomorskie),
    (962, Voivodeship::Lodzkie),
    (965, Voivodeship::Mazowieckie),
    (999, Voivodeship::Lodzkie),
];

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn postcodes_of_towns_lie_in_their_voivodeships() {
        for (postcode, voivodeship) in [
            ("00-001", Voivodeship::Mazowieckie),
            ("08-500", Voivodeship::Lubelskie),
            ("19-300", Voivodeship::WarminskoMazurskie),
            ("26-600", Voivodeship::Mazowieckie),
            ("26-200", Voivodeship::Swietokrzyskie),
            ("34-300", Voivodeship::Slaskie),
            ("38-300", Voivodeship::Malopolskie),
            ("45-001", Voivodeship::Opolskie),
            ("67-200", Voivodeship::Dolnoslaskie),
            ("77-400", Voivodeship::Wielkopolskie),
            ("82-300", Voivodeship::WarminskoMazurskie),
            ("89-600", Voivodeship::Pomorskie),
            ("99-300", Voivodeship::Lodzkie),
        ] {
            assert_eq!(Voivodeship::of_postcode(postcode), Some(voivodeship), "{postcode}");
        }
        assert_eq!(["", "12", "12-34", "abc"].map(Voivodeship::of_postcode), [None; 4]);
    }

    #[test]
    fn beginnings_of_postcodes_name_the_districts_of_a_voivodeship() {
        assert_eq!(Voivodeship::beginnings_of_postcodes(&[Voivodeship::Opolskie]), ["45", "46", "47", "48", "49"]);
        let lubelskie = Voivodeship::beginnings_of_postcodes(&[Voivodeship::Lubelskie]);
        assert_eq!(lubelskie, ["085", "20", "21", "22", "23", "24"]);
        assert_eq!(Voivodeship::beginnings_of_postcodes(Voivodeship::ALL).len(), 100);
        assert!(Voivodeship::beginnings_of_postcodes(&[]).is_empty());
    }
}
