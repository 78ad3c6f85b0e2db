//! Registration, participants, their accounts and data, representatives.
#![expect(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test that cannot go on has failed")]

#[expect(dead_code, unused_imports, reason = "each context's tests use a part of what all share")]
#[path = "../given/mod.rs"]
mod given;
#[expect(dead_code, unused_imports, reason = "each context's tests use a part of what all share")]
#[path = "../support/mod.rs"]
mod support;

mod account;
mod crops;
mod lost_answers;
mod notifications;
mod participants;
mod partners;
mod point_history;
mod profile;
mod referrals;
mod registration;
mod representatives;
