//! The binary's own parts: `router.rs` names the features; commands, jobs beside the requests, and the sample
//! programme.
pub mod background;
pub mod backoffice;
pub mod backup;
pub mod chain;
pub mod checkpoint;
pub mod cli;
pub mod commands;
pub mod daily;
pub mod installation;
pub mod logs;
pub mod programme;
pub mod router;
pub mod start;
pub mod verify;
