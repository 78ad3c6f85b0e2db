//! The API's tests: every one runs on SQLite and on PostgreSQL, with a database of its own.
#![expect(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test that cannot go on has failed")]

mod support;

mod access;
mod account;
mod assets;
mod audit;
mod auth;
mod binary;
mod books;
mod calculator;
mod catalogue;
mod crash;
mod daily;
mod demo;
mod desk;
mod distributors;
mod files;
mod health;
mod imports;
mod invoices;
mod letters;
mod membership;
mod messages;
mod notifications;
mod operators;
mod operators_desk;
mod orders;
mod own_sessions;
mod participants;
mod products;
mod profile;
mod programme;
mod purchases;
mod registration;
mod representatives;
mod reset;
mod review;
mod rewards;
mod second_factor;
mod serve;
mod sessions;
mod shell;
mod support_view;
mod system;
mod trips;
