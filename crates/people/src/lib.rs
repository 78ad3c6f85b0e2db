//! Registration, participants, consents, personal data and representatives.
pub mod consents;
pub mod participants;
pub mod personal_data;
pub mod registration;
pub mod representatives;
