//! Cards that come as codes: ordered, imported, read by their winners and by nobody else.
mod changes;
mod errors;
mod explain;
mod import;
mod issuer_lists;
mod many;
mod order;
mod parallel;
mod read;

pub use crate::given::card_codes as given;
