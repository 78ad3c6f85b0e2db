//! Steps once a month is over: its report is printed, kept, and sent to those who want it.
use anyhow::Context;
use plon_domain::email::Email;
use plon_kernel::clock::day_in_warsaw;
use plon_kernel::db::Conn;
use plon_kernel::ids::FileId;
use plon_message_templates::operators::MONTHLY_REPORT;
use plon_platform::app::App;
use plon_platform::messages::{self, MessageContext};
use plon_platform::{files, settings};
use tokio::task::spawn_blocking;

use super::print::{Issuer, print};
use super::{Month, sections, store};

pub const PDF: &str = "application/pdf";

/// Prints the last month's report and puts it into the outbox for each subscriber, unless that was done.
///
/// # Errors
/// When the database or the file store does not answer; nothing is sent then.
pub async fn send_due(app: &App) -> anyhow::Result<()> {
    let mut db = app.db.read().await?;
    let Some(month) = list_months(app, &mut db, 1).await?.first().copied() else { return Ok(()) };
    if store::find_printed(&mut db, &month.to_string()).await?.is_some() {
        return Ok(());
    }
    drop(db);
    let content = print_report(app, month).await?;
    let upload = app.files.put(app.rng.public_id(), &name_of(month), PDF, content.into()).await?;
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let file = files::insert_file(&mut tx, None, &upload, now).await?;
    if !store::insert_printed(&mut tx, &month.to_string(), file, now).await? {
        drop(tx);
        return app.files.delete(&upload.key).await;
    }
    let named = month.to_polish();
    let values = [("miesiąc", named.as_str())];
    let about = MessageContext::of(&MONTHLY_REPORT);
    for address in store::list_addresses(&mut tx).await? {
        let Ok(to) = Email::parse(&address) else { continue };
        let id = messages::queue_template_email(&mut tx, &to, (&MONTHLY_REPORT, &values), about, now).await?;
        messages::attach_file(&mut tx, id, file).await?;
    }
    tx.commit().await?;
    Ok(())
}

/// Months that are over, the newest first: at most so many, and none before the first participant's.
///
/// # Errors
/// When the database does not answer.
pub async fn list_months(app: &App, db: &mut Conn, most: usize) -> anyhow::Result<Vec<Month>> {
    let Some(beginning) = store::find_beginning(db).await? else { return Ok(Vec::new()) };
    let first = Month::of(day_in_warsaw(beginning)?.0);
    let mut month = Month::of(app.clock.today().0).previous()?;
    let mut months = Vec::new();
    while month >= first && months.len() < most {
        months.push(month);
        month = month.previous()?;
    }
    Ok(months)
}

/// Prints the report of a month from the figures as they stand now.
///
/// # Errors
/// When the database does not answer, or the document cannot be drawn.
pub async fn print_report(app: &App, month: Month) -> anyhow::Result<Vec<u8>> {
    let mut db = app.db.read().await?;
    let sections = sections::load(app, &mut db, month).await?;
    let issuer = Issuer {
        name: settings::load_text(&mut db, "brand_name").await?,
        phone: settings::load_text(&mut db, "brand_phone").await?,
    };
    drop(db);
    let today = app.clock.today().0;
    spawn_blocking(move || print(month, &sections, &issuer, today)).await?
}

/// Content of a printed report.
///
/// # Errors
/// When the file or its content is missing.
pub async fn load_file(app: &App, file: FileId) -> anyhow::Result<Vec<u8>> {
    let stored = files::find_file(&mut app.db.read().await?, file).await?.context("the file of a report is missing")?;
    let content = app.files.get(&stored.key).await?.context("the content of a report is missing")?;
    Ok(content.to_vec())
}

/// Name of a report's file.
pub fn name_of(month: Month) -> String {
    format!("raport-{month}.pdf")
}
