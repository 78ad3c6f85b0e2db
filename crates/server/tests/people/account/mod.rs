//! A participant's account: the password given again, consents, changes of the profile, one's own data.
mod banks;
mod confirm;
mod consent_drafts;
pub mod consents;
mod edit;
mod erasure;
mod export;
mod password;
mod publish;
mod register;
mod waits;
