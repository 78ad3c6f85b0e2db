//! Registration, participants and their accounts' banks, consents, personal data, representatives, referrals and the
//! programme's rules.
mod areas;
pub mod banks;
pub mod consents;
pub mod participants;
pub mod personal_data;
pub mod point_history;
mod readable_code;
pub mod referrals;
pub mod registration;
pub mod representatives;
pub mod rules;
