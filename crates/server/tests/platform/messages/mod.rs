//! The outbox: what goes out, what comes back, and what operators see of it.
mod admin;
mod given;
mod mail;
mod queue;
mod reports;
mod sms;
mod twins;
