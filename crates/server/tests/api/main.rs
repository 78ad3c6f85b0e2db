//! The API's tests: every one runs on SQLite and on PostgreSQL, with a database of its own.
#![expect(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test that cannot go on has failed")]

mod support;

mod access;
mod assets;
mod auth;
mod binary;
mod crash;
mod demo;
mod desk;
mod files;
mod health;
mod invoices;
mod notifications;
mod operators;
mod orders;
mod products;
mod profile;
mod programme;
mod review;
mod rewards;
mod serve;
mod sessions;
mod shell;
mod system;
