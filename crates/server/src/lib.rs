//! Plon's server: `router.rs` names the features, each feature is a folder, everything else is shared by them.
pub mod answer;
pub mod app;
pub mod audit;
pub mod catalogue;
pub mod clock;
pub mod columns;
pub mod config;
pub mod db;
pub mod error;
pub mod extract;
pub mod files;
pub mod idempotency;
pub mod ledger;
pub mod notifications;
pub mod openapi;
pub mod paging;
pub mod passwords;
pub mod programme;
pub mod rng;
pub mod router;
pub mod sessions;
pub mod start;
pub mod who;

mod rewards;
mod system;
