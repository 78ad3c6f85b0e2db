//! Secrets that must be read again, encrypted in the database under a key that is kept outside of it: the seeds of
//! second factors, the numbers and PINs of card codes, the secrets of webhooks, tokens of KSeF, the key of
//! push messages.
mod cipher;
mod keys;
mod rows;
mod store;

pub use cipher::{Place, Secrets};
pub use keys::{FILE, SecretKeys, load_secrets, missing_keys};
pub use rows::{Lost, give_up, is_lost, key_ids, seal_all};
pub use store::CardCode;
