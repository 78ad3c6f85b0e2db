//! Registration, participants, consents, personal data, representatives and the programme's rules.
pub mod consents;
pub mod participants;
pub mod personal_data;
pub mod registration;
pub mod representatives;
pub mod rules;
