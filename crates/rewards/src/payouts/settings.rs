//! The programme's settings of payouts: the paying account, the charity's account, and the file formats of the
//! operator's bank.
use plon_bank_files::Party;
use plon_domain::iban::Iban;
use plon_domain::payout::{FileEncoding, FileFormat};

use plon_kernel::db::Read;
use plon_kernel::error_code::ErrorCode;
use plon_platform::error::ApiError;
use plon_platform::settings::Settings;

/// Default title of transfers.
const TITLE: &str = "Nagroda z programu lojalnościowego, zamówienie nr";
const CHARITY_TITLE: &str = "Darowizna uczestnika programu lojalnościowego, zamówienie nr";

/// File formats offered by default, until the programme names those of its bank: all.
const FORMATS: &str = "pain.001.001.09, pain.001.001.03, elixir-0";
const ENCODINGS: &str = "cp1250, iso-8859-2, cp852, utf-8";

/// The settings, read for payouts.
#[derive(Debug)]
pub struct PayoutSettings(Settings);

impl PayoutSettings {
    pub async fn load(db: &mut impl Read) -> sqlx::Result<PayoutSettings> {
        Settings::load(db).await.map(PayoutSettings)
    }

    /// The payer.
    ///
    /// # Errors
    /// `PayoutSettingsWrong` when its account, name or address is missing.
    pub fn sender(&self) -> Result<Party, ApiError> {
        self.party(["payout_account", "payout_name", "payout_street", "payout_city"])
    }

    /// The recipient of charity transfers.
    ///
    /// # Errors
    /// As for `sender`.
    pub fn charity(&self) -> Result<Party, ApiError> {
        self.party(["charity_account", "charity_name", "charity_street", "charity_city"])
    }

    /// Text before the order's number in the title of a transfer, to participants or to charity.
    pub fn title(&self, charity: bool) -> &str {
        match charity {
            true => self.0.set("charity_title").unwrap_or(CHARITY_TITLE),
            false => self.0.set("payout_title").unwrap_or(TITLE),
        }
    }

    /// Each format with each of its encodings, in the order of the settings.
    ///
    /// # Errors
    /// `PayoutSettingsWrong` when a name is unknown.
    pub fn files(&self) -> Result<Vec<(FileFormat, FileEncoding)>, ApiError> {
        let formats = codes(self.0.set("payout_formats").unwrap_or(FORMATS), FileFormat::try_from)?;
        let mut files = Vec::new();
        for format in formats {
            if format.has_encodings() {
                let encodings = codes(self.0.set("payout_encodings").unwrap_or(ENCODINGS), FileEncoding::try_from)?;
                files.extend(encodings.into_iter().map(|encoding| (format, encoding)));
            } else {
                files.push((format, FileEncoding::Utf8));
            }
        }
        Ok(files)
    }

    /// The optional last field of Elixir-0.
    pub fn elixir_reference(&self) -> Option<String> {
        self.0.set("elixir_reference").map(str::to_owned)
    }

    fn text(&self, key: &str) -> Result<&str, ApiError> {
        Ok(self.0.set(key).ok_or(ErrorCode::PayoutSettingsWrong)?)
    }

    fn party(&self, [account, name, street, city]: [&str; 4]) -> Result<Party, ApiError> {
        let account = Iban::parse(self.text(account)?).map_err(|_| ErrorCode::PayoutSettingsWrong)?;
        let [name, street, city] = [self.text(name)?, self.text(street)?, self.text(city)?].map(str::to_owned);
        Ok(Party { name, street, city, account })
    }
}

/// Splits a list by commas, without duplicates.
fn codes<'a, T: PartialEq, E>(list: &'a str, read: impl Fn(&'a str) -> Result<T, E>) -> Result<Vec<T>, ApiError> {
    let mut codes = Vec::new();
    for name in list.split(',').map(str::trim).filter(|name| !name.is_empty()) {
        let code = read(name).map_err(|_| ErrorCode::PayoutSettingsWrong)?;
        if !codes.contains(&code) {
            codes.push(code);
        }
    }
    if codes.is_empty() { Err(ErrorCode::PayoutSettingsWrong.into()) } else { Ok(codes) }
}
