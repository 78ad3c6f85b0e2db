//! The binary as it is installed, started, backed up, verified, killed and overloaded.
#![expect(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test that cannot go on has failed")]

#[expect(dead_code, unused_imports, reason = "each context's tests use a part of what all share")]
#[path = "../given/mod.rs"]
mod given;
#[expect(dead_code, unused_imports, reason = "each context's tests use a part of what all share")]
#[path = "../support/mod.rs"]
mod support;

mod assets;
mod backup;
mod binary;
mod chain;
mod checks;
mod codes;
mod configuration;
mod copying;
mod crash;
mod daily;
mod damage;
mod demo;
mod encrypted_backups;
mod first_run;
mod installation;
mod operator_commands;
mod overload;
mod scheduled_backups;
mod serve;
mod shell;
mod traces;
mod upgrade;
mod verify;
mod watching;
mod write_ahead_log;
