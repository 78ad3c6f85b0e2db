//! Invoices and their review, products, distributors, purchases, the calculator, and the ledger that they fill.
#![expect(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test that cannot go on has failed")]

#[expect(dead_code, unused_imports, reason = "each context's tests use a part of what all share")]
#[path = "../given/mod.rs"]
mod given;
#[expect(dead_code, reason = "each crate's tests use a part of it")]
#[path = "../../../ksef/tests/loopback/mod.rs"]
mod loopback;
#[expect(dead_code, unused_imports, reason = "each context's tests use a part of what all share")]
#[path = "../support/mod.rs"]
mod support;

mod calculator;
mod catalogue;
mod distributors;
mod einvoices;
mod invoices;
mod ksef_connections;
mod ledger_model;
mod monthly_report;
mod products;
mod purchases;
mod reports;
mod review;
