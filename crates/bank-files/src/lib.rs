//! Files of transfers for the bank: one batch in each format and encoding that the programme offers.
mod cp852;
mod elixir;
mod encode;
mod pain;

use jiff::civil::{Date, DateTime};
use plon_domain::iban::Iban;
use plon_domain::money::Grosze;
use plon_domain::payout::{FileEncoding, FileFormat};

/// A payer or a recipient.
#[derive(Debug, Clone)]
pub struct Party {
    pub name: String,
    pub street: String,
    /// Postcode and town.
    pub city: String,
    pub account: Iban,
}

/// A transfer in a file.
#[derive(Debug, Clone)]
pub struct Payment {
    /// Identifies it towards the bank and back: unique in the programme.
    pub reference: String,
    pub to: Party,
    pub amount: Grosze,
    pub title: String,
}

/// Content of a file.
#[derive(Debug, Clone)]
pub struct Order {
    pub message_id: String,
    /// Time in Warsaw.
    pub made_at: DateTime,
    pub execute_on: Date,
    pub sender: Party,
    /// The optional last field of Elixir-0.
    pub elixir_reference: Option<String>,
    pub payments: Vec<Payment>,
}

/// Renders a file for the bank.
///
/// # Errors
/// When the XML cannot be written: a defect.
pub fn render(order: &Order, format: FileFormat, encoding: FileEncoding) -> anyhow::Result<Vec<u8>> {
    match format {
        FileFormat::Pain09 => pain::render(order, pain::Version::V09),
        FileFormat::Pain03 => pain::render(order, pain::Version::V03),
        FileFormat::Elixir => Ok(encode::encode(&elixir::render(order), encoding)),
    }
}

/// Replaces control characters and repeated white space by single spaces; takes the first `most` characters.
fn line(text: &str, most: usize) -> String {
    let plain: String = text.chars().map(|sign| if sign.is_control() { ' ' } else { sign }).collect();
    let joined = plain.split_whitespace().collect::<Vec<_>>().join(" ");
    joined.chars().take(most).collect::<String>().trim_end().to_owned()
}
