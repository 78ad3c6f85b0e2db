//! Client of KSeF's API against a server on loopback that answers as the public document says, refusals included.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on is a failed one")]

mod download;
mod failures;
mod limits;
mod metadata;
mod pages;
mod replies;
mod server;
mod sign_in;
mod time;
