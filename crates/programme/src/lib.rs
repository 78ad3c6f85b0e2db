//! The programme as data: reads its files, loads them into a database, and makes up the demo's history.
mod check;
mod einvoice;
mod files;
mod generate;
mod load;
pub mod samples;
mod source;
mod store;

pub use check::Programme;
pub use generate::{Generated, HISTORY_END, generate, logins};
pub use load::{Loaded, list_levels, load, load_sample, replace_levels};
pub use source::{Error, Source};
