//! Settings of `plon operator add`.
use clap::Args;
use plon_platform::config::{Storage, fault_of};
use plon_platform::who::Role;

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

impl AddOperator {
    /// Faults in the settings, one sentence each.
    pub fn faults(&self) -> Vec<String> {
        let mut faults = self.storage.faults();
        faults.extend(fault_of(&self.public_url));
        faults
    }
}
