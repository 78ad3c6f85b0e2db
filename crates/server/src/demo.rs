//! What `--demo` alone gives: the sample logins, and a clock that a call can move.
use std::path::PathBuf;

use serde::Serialize;
use utoipa::ToSchema;

/// The demo that this process shows.
#[derive(Debug, Clone)]
pub struct Demo {
    /// The data folder, where the clock's place is kept.
    pub data: PathBuf,
    pub logins: Vec<DemoLogin>,
}

/// A person of the sample programme whom anyone may be.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct DemoLogin {
    /// `participant`, or an operator's role.
    pub role: String,
    /// Who this is, for a visitor to choose by.
    pub label: String,
    /// A NIP or an operator's e-mail.
    pub login: String,
    pub password: String,
}
