//! Signing in, sessions, passkeys and second factors, of participants and operators.
#![expect(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test that cannot go on has failed")]

#[expect(dead_code, unused_imports, reason = "each context's tests use a part of what all share")]
#[path = "../given/mod.rs"]
mod given;
#[expect(dead_code, unused_imports, reason = "each context's tests use a part of what all share")]
#[path = "../support/mod.rs"]
mod support;

mod auth;
mod operator_account;
mod operators;
mod operators_admin;
mod own_sessions;
mod passkeys;
mod reset;
mod second_factor;
mod sessions;
mod support_view;
