//! Statements for participants: a list of their own as a PDF, headed by whose it is.
mod store;

use axum::response::Response;
use jiff::SignedDuration;
use tokio::task::spawn_blocking;
use utoipa::ToSchema;

use crate::pdf::{self, Block, Document, PageLayout, TableBlock};
use plon_kernel::ids::ParticipantId;
use plon_platform::app::App;
use plon_platform::error::{ApiError, Fields};
use plon_platform::rate_limit::{self, Quota};
use plon_platform::response::Attachment;
use plon_platform::settings;

/// Most rows of a statement, some 100 pages.
pub const MOST_ROWS: i64 = 3_000;

const PRINTS: Quota = Quota { name: "statements.print", tries: 60, window: SignedDuration::from_hours(1) };

/// Statement as a PDF, for the API document.
#[derive(ToSchema)]
#[schema(value_type = String, format = Binary)]
pub struct StatementFile(#[expect(dead_code, reason = "it only describes the answer")] Vec<u8>);

/// Content of a statement.
#[derive(Debug)]
pub struct Statement {
    /// Part of the file's name: small letters and hyphens.
    pub name: &'static str,
    pub title: &'static str,
    /// Period that it covers, such as `sezon 2025`.
    pub period: String,
    /// Highlighted line above the table.
    pub sum: String,
    pub table: TableBlock,
}

/// Counts a participant's statement against their limit: it costs the server a second of work.
///
/// # Errors
/// `TooMany` beyond the limit.
pub async fn count(app: &App, of: ParticipantId) -> Result<(), ApiError> {
    let _counted = rate_limit::spend(&app.db, app.clock.now(), vec![PRINTS.of(of.0)]).await?;
    Ok(())
}

/// Checks that a list is no longer than a statement may be.
///
/// # Errors
/// `Invalid` at `field`, by which the participant can ask for less.
pub fn check_length<R>(rows: &[R], field: &'static str, sentence: &'static str) -> Result<(), ApiError> {
    if i64::try_from(rows.len()).is_ok_and(|rows| rows <= MOST_ROWS) {
        return Ok(());
    }
    let mut fields = Fields::default();
    fields.add_error(field, sentence);
    Err(fields.into_error())
}

/// Answers with a participant's statement.
///
/// # Errors
/// When the database does not answer, or the document cannot be drawn.
pub async fn answer(app: &App, of: ParticipantId, statement: Statement) -> Result<Response, ApiError> {
    let today = app.clock.today().0;
    let name = format!("{}-{today}.pdf", statement.name);
    let document = document(app, of, statement).await?;
    let content = spawn_blocking(move || pdf::print(&document)).await.map_err(anyhow::Error::new)??;
    Ok(Attachment { name: &name, media_type: "application/pdf", content }.into_response()?)
}

async fn document(app: &App, of: ParticipantId, statement: Statement) -> Result<Document, ApiError> {
    let today = app.clock.today().0;
    let mut db = app.db.read().await?;
    let (name, company, nip) = store::load_holder(&mut db, of).await?;
    let issuer = format!("Program {}", settings::load_text(&mut db, "brand_name").await?);
    let phone = settings::load_text(&mut db, "brand_phone").await?;
    let Statement { title, period, sum, table, .. } = statement;
    Ok(Document {
        title: title.to_owned(),
        footer: pdf::footer_text(&issuer, &phone),
        issuer,
        dated_on: today,
        blocks: vec![
            Block::Title(title.to_owned()),
            Block::Paragraph(format!("{name}, {company}, NIP\u{a0}{nip}")),
            Block::Paragraph(format!("Stan na {}, {period}", today.strftime("%d.%m.%Y"))),
            Block::Display(sum),
            Block::Table(table),
        ],
        layout: PageLayout::Text,
    })
}
