//! Settings of `plon operator add`.
use clap::Args;
use plon_platform::auth::Role;
use plon_platform::config::{Storage, error_of};

#[derive(Debug, Clone, Args)]
pub struct AddOperator {
    #[command(flatten)]
    pub storage: Storage,
    #[arg(long)]
    pub email: String,
    #[arg(long)]
    pub first_name: String,
    #[arg(long)]
    pub last_name: String,
    /// Role of the operator; can be repeated.
    #[arg(long = "role", value_enum, required = true)]
    pub roles: Vec<Role>,
    /// Public URL of the portal; the link begins with it.
    #[arg(long, env = "PLON_PUBLIC_URL", default_value = "http://127.0.0.1:8080")]
    pub public_url: String,
}

/// Operator to be changed, by e-mail.
#[derive(Debug, Clone, Args)]
pub struct OperatorNamed {
    #[command(flatten)]
    pub storage: Storage,
    #[arg(long)]
    pub email: String,
}

#[derive(Debug, Clone, Args)]
pub struct SetRoles {
    #[command(flatten)]
    pub operator: OperatorNamed,
    /// Role of the operator; can be repeated, and those not named are taken away.
    #[arg(long = "role", value_enum, required = true)]
    pub roles: Vec<Role>,
    /// Takes the role from the last active administrator too.
    #[arg(long)]
    pub even_the_last: bool,
}

#[derive(Debug, Clone, Args)]
pub struct DisableOperator {
    #[command(flatten)]
    pub operator: OperatorNamed,
    /// Disables the last active administrator too.
    #[arg(long)]
    pub even_the_last: bool,
}

#[derive(Debug, Clone, Args)]
pub struct InviteOperator {
    #[command(flatten)]
    pub operator: OperatorNamed,
    /// Public URL of the portal; the link begins with it.
    #[arg(long, env = "PLON_PUBLIC_URL", default_value = "http://127.0.0.1:8080")]
    pub public_url: String,
}

impl AddOperator {
    /// Errors in the settings, one sentence each.
    pub fn errors(&self) -> Vec<String> {
        let mut errors = self.storage.errors();
        errors.extend(error_of(&self.public_url));
        errors
    }
}
