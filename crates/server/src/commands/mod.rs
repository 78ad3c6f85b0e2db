//! The binary's commands, one file each: its arguments and what it does.
pub mod backup;
mod init;
pub mod restore;
pub mod schema;
pub mod secrets;
pub mod verify;

pub use init::{Init, init};
