//! What the programme's settings say of payouts: whose account they leave from, where charity goes, and which files the
//! operator's bank reads.
use std::collections::BTreeMap;

use plon_domain::iban::Iban;
use plon_domain::payout::{FileEncoding, FileFormat};

use super::file::Party;
use super::store;
use crate::catalogue::Refusal;
use crate::db::Read;
use crate::error::ApiError;

/// The settings as texts.
#[derive(Debug)]
pub struct Settings(BTreeMap<String, String>);

impl Settings {
    pub async fn read(db: &mut impl Read) -> sqlx::Result<Settings> {
        Ok(Settings(store::settings(db).await?.into_iter().collect()))
    }

    /// Who pays.
    ///
    /// # Errors
    /// `PayoutSettingsWrong` when its account, name or address is missing.
    pub fn sender(&self) -> Result<Party, ApiError> {
        self.party(["payout_account", "payout_name", "payout_street", "payout_city"])
    }

    /// Where transfers for charity go.
    ///
    /// # Errors
    /// As of `sender`.
    pub fn charity(&self) -> Result<Party, ApiError> {
        self.party(["charity_account", "charity_name", "charity_street", "charity_city"])
    }

    /// What stands before the order's number in the title of a transfer, to participants or to charity.
    ///
    /// # Errors
    /// `PayoutSettingsWrong` when it is missing.
    pub fn title(&self, charity: bool) -> Result<&str, ApiError> {
        self.text(if charity { "charity_title" } else { "payout_title" })
    }

    /// Each format with each of its encodings, in the order of the settings.
    ///
    /// # Errors
    /// `PayoutSettingsWrong` when none is offered or a name is unknown.
    pub fn files(&self) -> Result<Vec<(FileFormat, FileEncoding)>, ApiError> {
        let formats = codes(self.text("payout_formats")?, FileFormat::try_from)?;
        let mut files = Vec::new();
        for format in formats {
            if format.has_encodings() {
                let encodings = codes(self.text("payout_encodings")?, FileEncoding::try_from)?;
                files.extend(encodings.into_iter().map(|encoding| (format, encoding)));
            } else {
                files.push((format, FileEncoding::Utf8));
            }
        }
        Ok(files)
    }

    /// The optional last field of Elixir-0.
    pub fn elixir_reference(&self) -> Option<String> {
        self.text("elixir_reference").ok().map(str::to_owned)
    }

    fn text(&self, key: &str) -> Result<&str, ApiError> {
        let text = self.0.get(key).map(|text| text.trim()).filter(|text| !text.is_empty());
        Ok(text.ok_or(Refusal::PayoutSettingsWrong)?)
    }

    fn party(&self, [account, name, street, city]: [&str; 4]) -> Result<Party, ApiError> {
        let account = Iban::parse(self.text(account)?).map_err(|_| Refusal::PayoutSettingsWrong)?;
        let [name, street, city] = [self.text(name)?, self.text(street)?, self.text(city)?].map(str::to_owned);
        Ok(Party { name, street, city, account })
    }
}

/// A list apart by commas, each name once.
fn codes<'a, T: PartialEq, E>(list: &'a str, read: impl Fn(&'a str) -> Result<T, E>) -> Result<Vec<T>, ApiError> {
    let mut codes = Vec::new();
    for name in list.split(',').map(str::trim).filter(|name| !name.is_empty()) {
        let code = read(name).map_err(|_| Refusal::PayoutSettingsWrong)?;
        if !codes.contains(&code) {
            codes.push(code);
        }
    }
    if codes.is_empty() { Err(Refusal::PayoutSettingsWrong.into()) } else { Ok(codes) }
}
