//! Commands of the binary, one file each, with its arguments and its action.
pub mod backup;
pub mod backup_key;
pub mod check;
pub mod copy_to;
pub mod health;
mod init;
pub mod operator;
pub mod restore;
pub mod schema;
pub mod secrets;
pub mod verify;
pub mod version;

pub use init::{Init, init};
