//! Services that every feature stands on: access, files, messages, the audit log, idempotency, the contract.
#![expect(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test that cannot go on has failed")]

#[expect(dead_code, unused_imports, reason = "each context's tests use a part of what all share")]
#[path = "../given/mod.rs"]
mod given;
#[expect(dead_code, unused_imports, reason = "each context's tests use a part of what all share")]
#[path = "../support/mod.rs"]
mod support;

mod access;
mod api_clients;
mod audit;
mod audit_events;
mod contract;
mod dry_run;
mod empty_server;
mod files;
mod filters;
mod health;
mod idempotency;
mod launch;
mod lists_taken_away;
mod lockout;
mod messages;
mod metrics;
mod opening;
mod presence;
mod push;
mod records;
mod reference;
mod right_secrets;
mod second_person;
mod secrets;
mod security_events;
mod unprepared_season;
mod views;
mod webhooks;
