//! Client of KSeF's API against a server on loopback that answers as the public document says, refusals included.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on is a failed one")]

#[expect(dead_code, reason = "each crate's tests use a part of it")]
#[path = "../loopback/mod.rs"]
mod loopback;

use loopback::{replies, server, time};

mod download;
mod failures;
mod limits;
mod metadata;
mod sign_in;
