//! Rules of the loyalty programme: no I/O, no clock, no randomness.
//!
//! A value that exists is valid: each type is made by a `parse` or a `TryFrom` whose error is, word for word,
//! the Polish sentence that a person reads at the field.

#[macro_use]
mod coded;
#[macro_use]
mod newtype;

pub mod accepted_line;
pub mod account;
pub mod achievement;
pub mod appeal;
pub mod area;
pub mod attachment;
pub mod audience;
pub mod balances;
pub mod bulk_job;
pub mod card_code;
pub mod consent;
pub mod contact;
pub mod content;
pub mod correction;
pub mod crops;
pub mod einvoice;
pub mod email;
pub mod explanation;
pub mod iban;
pub mod import;
pub mod invoice;
pub mod ledger;
pub mod line_correction;
pub mod link;
pub mod mailing;
pub mod message;
pub mod money;
pub mod newsletter;
pub mod nip;
pub mod number;
pub mod participant;
pub mod password;
pub mod payout;
pub mod phone;
pub mod place;
pub mod placeholder;
pub mod points;
pub mod postcode;
pub mod product;
pub mod programme_value;
pub mod promotions;
pub mod reward;
pub mod season;
pub mod segment;
pub mod sms;
pub mod sms_code;
pub mod status;
pub mod tax;
pub mod text;
pub mod theme;
pub mod trip;
pub mod typography;
pub mod volume;
pub mod webhook;

pub use coded::UnknownCode;
