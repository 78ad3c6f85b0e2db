//! Coming into the programme: registration, invitations, partners, requests.
mod fields;
mod gus;
mod invitations;
mod partner;
mod register;
pub mod requests;

pub use crate::given::registration::*;
