//! Commands of the binary, one file each, with its arguments and its action.
pub mod backup;
mod init;
pub mod restore;
pub mod schema;
pub mod secrets;
pub mod verify;

pub use init::{Init, init};
