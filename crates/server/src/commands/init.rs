//! `plon init`: creates all that `plon serve` needs without serving it, with the first administrator or the link of the
//! first run.
use clap::Args;

use crate::start;
use plon_identity::operators;
use plon_identity::operators::AddOperator;
use plon_kernel::db::OpenMode;
use plon_kernel::rng::Rng;
use plon_platform::auth::Role;
use plon_platform::config::{Storage, check_settings};

#[derive(Debug, Clone, Args)]
pub struct Init {
    #[command(flatten)]
    pub storage: Storage,
    /// E-mail of the first administrator; prints the link that sets the password, valid once and for 24 hours.
    #[arg(long, requires_all = ["first_name", "last_name"])]
    pub email: Option<String>,
    #[arg(long, requires = "email")]
    pub first_name: Option<String>,
    #[arg(long, requires = "email")]
    pub last_name: Option<String>,
    /// Public URL of the portal; the link begins with it.
    #[arg(long, env = "PLON_PUBLIC_URL", default_value = "http://127.0.0.1:8080")]
    pub public_url: String,
}

impl Init {
    fn administrator(&self) -> Option<AddOperator> {
        Some(AddOperator {
            storage: self.storage.clone(),
            email: self.email.clone()?,
            first_name: self.first_name.clone()?,
            last_name: self.last_name.clone()?,
            roles: vec![Role::Administrator],
            public_url: self.public_url.clone(),
        })
    }
}

/// Creates the database, tables, installation id and file store, and the first administrator if one is named.
///
/// # Errors
/// With one sentence when a setting is wrong, or a portal exists or existed there; nothing is created then.
pub async fn init(settings: Init) -> anyhow::Result<()> {
    let administrator = settings.administrator();
    check_settings(settings.storage.errors())?;
    if let Some(administrator) = &administrator {
        check_settings(administrator.errors())?;
        operators::check_settings(administrator)?;
    }
    let _lock = start::lock(&settings.storage, OpenMode::New)?;
    let rng = Rng::from_system();
    let (db, _) = start::storage(&settings.storage, OpenMode::New, &rng).await?;
    let mut words = String::from("The portal's database and store of files are made. Start it with plon serve");
    match &administrator {
        Some(administrator) => {
            words.push_str(".\n");
            words.push_str(&operators::add_operator(&db, administrator).await?);
        }
        None => words.push_str(", which prints the link of the first run.\n"),
    }
    print!("{words}");
    db.close().await;
    Ok(())
}
