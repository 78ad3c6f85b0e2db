//! Address in the QR code of an invoice (KOD I), at which KSeF shows whether it has the invoice.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use jiff::civil::Date;
use plon_domain::nip::Nip;
use thiserror::Error;

/// Environment of KSeF that an address leads to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Environment {
    Production,
    Test,
    Demo,
}

impl Environment {
    /// All environments, in the order of declaration.
    pub const ALL: &'static [Environment] = &[Environment::Production, Environment::Test, Environment::Demo];

    pub const fn as_str(self) -> &'static str {
        match self {
            Environment::Production => "production",
            Environment::Test => "test",
            Environment::Demo => "demo",
        }
    }

    /// Host of the environment's verification page.
    pub const fn host(self) -> &'static str {
        match self {
            Environment::Production => "qr.ksef.mf.gov.pl",
            Environment::Test => "qr-test.ksef.mf.gov.pl",
            Environment::Demo => "qr-demo.ksef.mf.gov.pl",
        }
    }
}

/// Data about the file that the code on a printed invoice carries.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct VerificationLink {
    pub environment: Environment,
    pub seller: Nip,
    /// Day of issue, the field `P_1`.
    pub issued_on: Date,
    /// SHA-256 of the file's exact bytes.
    pub hash: [u8; 32],
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum InvalidLink {
    #[error("To nie jest kod faktury z\u{a0}KSeF")]
    NotKsef,
    #[error(
        "To drugi kod z\u{a0}faktury, który potwierdza wystawcę. Zeskanuj ten, pod którym jest numer KSeF albo napis OFFLINE"
    )]
    Certificate,
    #[error("Adres w\u{a0}kodzie faktury jest niepełny albo uszkodzony")]
    Malformed,
    #[error("NIP sprzedawcy w\u{a0}kodzie faktury jest niepoprawny")]
    WrongSeller,
    #[error("Data wystawienia w\u{a0}kodzie faktury jest niepoprawna")]
    WrongDate,
    #[error("Skrót pliku w\u{a0}kodzie faktury jest niepoprawny")]
    WrongHash,
}

/// Longest address that is looked at, in bytes; KSeF's own have some 110.
const LONGEST: usize = 300;

impl VerificationLink {
    /// Parses the address of KOD I: `https://qr.ksef.mf.gov.pl/invoice/{NIP}/{DD-MM-YYYY}/{SHA-256 in Base64URL}`.
    ///
    /// # Errors
    /// Another host or scheme, the code of a certificate (KOD II), and a wrong NIP, day or hash.
    pub fn parse(input: &str) -> Result<VerificationLink, InvalidLink> {
        let input = input.trim();
        let rest = input.get(..8).filter(|scheme| scheme.eq_ignore_ascii_case("https://")).and(input.get(8..));
        let (host, path) = rest.and_then(|rest| rest.split_once('/')).ok_or(InvalidLink::NotKsef)?;
        let is_host = |environment: &&Environment| environment.host().eq_ignore_ascii_case(host);
        let environment = Environment::ALL.iter().find(is_host).copied().ok_or(InvalidLink::NotKsef)?;
        if input.len() > LONGEST {
            return Err(InvalidLink::Malformed);
        }
        let mut parts = path.split('/');
        match parts.next() {
            Some("invoice") => {}
            Some("certificate") => return Err(InvalidLink::Certificate),
            _ => return Err(InvalidLink::Malformed),
        }
        let (Some(seller), Some(day), Some(hash), None) = (parts.next(), parts.next(), parts.next(), parts.next())
        else {
            return Err(InvalidLink::Malformed);
        };
        Ok(VerificationLink {
            environment,
            seller: read_seller(seller).ok_or(InvalidLink::WrongSeller)?,
            issued_on: read_day(day).ok_or(InvalidLink::WrongDate)?,
            hash: read_hash(hash).ok_or(InvalidLink::WrongHash)?,
        })
    }

    /// Link to a file in KSeF's production environment.
    pub fn of_file(seller: Nip, issued_on: Date, file: &[u8]) -> VerificationLink {
        VerificationLink { environment: Environment::Production, seller, issued_on, hash: crate::sha256(file) }
    }

    /// True when the hash is that of these bytes.
    pub fn is_of(&self, file: &[u8]) -> bool {
        self.hash == crate::sha256(file)
    }

    /// Address as KSeF writes it.
    pub fn to_url(&self) -> String {
        let (host, seller, day) = (self.environment.host(), self.seller.as_str(), self.issued_on);
        let day = format!("{:02}-{:02}-{:04}", day.day(), day.month(), day.year());
        format!("https://{host}/invoice/{seller}/{day}/{}", URL_SAFE_NO_PAD.encode(self.hash))
    }
}

/// NIP of ten digits, without the hyphens that people write.
fn read_seller(text: &str) -> Option<Nip> {
    Nip::parse(text).ok().filter(|nip| nip.as_str() == text)
}

fn read_day(text: &str) -> Option<Date> {
    let mut parts = text.split('-');
    let mut part = |length: usize| {
        let digits = parts.next().filter(|part| part.len() == length)?;
        if digits.bytes().all(|byte| byte.is_ascii_digit()) { digits.parse::<i16>().ok() } else { None }
    };
    let (day, month, year) = (part(2)?, part(2)?, part(4)?);
    let date = Date::new(year, i8::try_from(month).ok()?, i8::try_from(day).ok()?).ok()?;
    parts.next().is_none().then_some(date)
}

fn read_hash(text: &str) -> Option<[u8; 32]> {
    URL_SAFE_NO_PAD.decode(text).ok()?.try_into().ok()
}
