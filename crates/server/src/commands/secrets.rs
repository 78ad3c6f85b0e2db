//! `plon secrets forget`: escape hatch after the loss of the key.
use clap::Args;

use crate::start;
use plon_identity::operators;
use plon_kernel::db::{Db, OpenMode};
use plon_platform::config::{SecretKeys, Storage, check_settings};
use plon_platform::secrets::{self, Lost, Secrets};

#[derive(Debug, Clone, Args)]
pub struct ForgetSecrets {
    #[command(flatten)]
    pub storage: Storage,
    #[command(flatten)]
    pub secrets: SecretKeys,
}

/// Gives up the secrets that no available key opens. The server must not be running: it would not start without the
/// key.
///
/// # Errors
/// With one sentence when the available key is wrong, a server is running, or the database cannot be used.
pub async fn forget_secrets(settings: ForgetSecrets) -> anyhow::Result<()> {
    check_settings(settings.storage.errors())?;
    let keys = settings.secrets.find(&settings.storage.data)?;
    let known = if keys.is_empty() { None } else { Some(Secrets::new(&keys)?) };
    let _lock = start::lock(&settings.storage, OpenMode::Existing)?;
    let db = start::database(&settings.storage).await?;
    println!("{}", sentence(&give_up(&db, known.as_ref()).await?));
    db.close().await;
    Ok(())
}

/// Removes second factors whose seeds are lost, as an administrator does for a lost phone, and lost card numbers.
///
/// # Errors
/// When the database does not answer.
pub async fn give_up(db: &Db, known: Option<&Secrets>) -> anyhow::Result<Lost> {
    let mut tx = db.begin().await?;
    let lost = secrets::give_up(&mut tx, known).await?;
    for operator in &lost.operators {
        operators::clear_second_factor(&mut tx, *operator).await?;
    }
    tx.commit().await?;
    Ok(lost)
}

fn sentence(lost: &Lost) -> String {
    let factors = lost.operators.len();
    let numbers: Vec<String> = lost.orders.iter().map(|order| order.0.to_string()).collect();
    let cards = match &numbers[..] {
        [] => "No card lost its number.".to_owned(),
        numbers => format!("Import new numbers for the cards of the orders {}.", numbers.join(", ")),
    };
    let targets = match lost.webhooks.len() {
        0 => String::new(),
        count => format!(" {count} webhooks are disabled: give them new secrets at /zaplecze/webhooki."),
    };
    let connections = match lost.connections.len() {
        0 => String::new(),
        count => format!(" {count} connections to KSeF are ended: their participants give new tokens."),
    };
    let push = match lost.push {
        true => " Push messages are off: switch them on at /zaplecze/ustawienia, and devices subscribe anew.",
        false => "",
    };
    format!("Given up: {factors} second factors, which their operators enrol anew. {cards}{targets}{connections}{push}")
}
