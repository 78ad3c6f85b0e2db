//! Webhooks: targets and their secrets, what they are told and when, and what becomes of a delivery that fails.
mod admin;
mod delivery;
mod events;
mod failures;
mod given;
