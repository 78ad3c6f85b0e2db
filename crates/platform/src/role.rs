//! Roles of operators.
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Role of an operator, which says what they may do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    Moderator,
    Editor,
    Finance,
    Support,
    /// Reads reports, and nothing personal.
    Analyst,
    Administrator,
}

impl Role {
    pub const ALL: [Role; 6] =
        [Role::Moderator, Role::Editor, Role::Finance, Role::Support, Role::Analyst, Role::Administrator];

    /// Role by the name it is stored under.
    pub fn named(name: &str) -> Option<Role> {
        Some(match name {
            "moderator" => Role::Moderator,
            "editor" => Role::Editor,
            "finance" => Role::Finance,
            "support" => Role::Support,
            "analyst" => Role::Analyst,
            "administrator" => Role::Administrator,
            _ => return None,
        })
    }

    /// Name under which the role is stored.
    pub fn as_str(self) -> &'static str {
        match self {
            Role::Moderator => "moderator",
            Role::Editor => "editor",
            Role::Finance => "finance",
            Role::Support => "support",
            Role::Analyst => "analyst",
            Role::Administrator => "administrator",
        }
    }
}
