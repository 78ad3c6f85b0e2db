//! Connections to KSeF: a participant gives a token of their company, and the programme reads its purchases by it.
//!
//! A token of KSeF belongs to the NIP in whose context it was made, so each participant gives their own; it is kept
//! encrypted and never shown. A job asks KSeF for what is new, about once an hour and within KSeF's limits. What is not
//! of the programme's distributors is dropped as it is listed; the rest is downloaded and reported as the participant
//! would report it, with KSeF itself as its proof, or proves what was reported before.
mod admin;
mod connect;
mod job;
mod read;
mod report;
mod shown;
mod store;

use plon_platform::openapi::{ApiRouter, routes};

pub use admin::ParticipantKsefConnection;
pub use job::{run, run_once};

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(connect::show_ksef_connection))
        .routes(routes!(connect::set_ksef_connection))
        .routes(routes!(connect::remove_ksef_connection))
}
