//! The API's tests: every one runs on SQLite and on PostgreSQL, with a database of its own.
#![expect(clippy::unwrap_used, clippy::expect_used, reason = "a test that cannot go on has failed")]

mod support;

mod health;
mod orders;
mod programme;
mod rewards;
