//! Polish e-invoices (KSeF): their files, numbers and links are read without I/O or a clock, and a hostile file is an
//! error with a Polish sentence; `api` is the client of the system itself.

mod decimal;
mod digest;
mod einvoice;
mod error;
mod fields;
mod link;
mod markup;
mod number;
mod reading;

pub mod api;
pub mod archive;
pub mod corrections;
pub mod matching;
pub mod units;
pub mod writing;

pub use archive::{Entry, InvalidArchive};
pub use corrections::{Correction, Difference, Shape, Undecided, differences};
pub use decimal::Decimal;
pub use digest::sha256;
pub use einvoice::{CorrectedInvoice, EInvoice, InvoiceKind, Line, Party, Structure, ThirdParty};
pub use error::InvalidEInvoice;
pub use link::{Environment, InvalidLink, VerificationLink};
pub use matching::{Catalogue, CataloguePack, LineMatch, MatchedBy};
pub use number::{InvalidKsefNumber, KsefNumber};
pub use reading::read;
