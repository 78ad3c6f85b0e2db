//! Registration, participants and their accounts' banks, consents, personal data, representatives and the programme's rules.
mod areas;
pub mod banks;
pub mod consents;
pub mod participants;
pub mod personal_data;
pub mod point_history;
pub mod registration;
pub mod representatives;
pub mod rules;
