//! The binary's commands, one file each: its arguments and what it does.
mod init;

pub use init::{Init, init};
