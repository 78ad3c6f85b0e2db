//! Change that a bulk job makes to each participant: a message, a note, or a representative.
use futures_util::future::BoxFuture;
use plon_bulk_jobs::{BulkHandler, Outcome, Refusal, Step};
use plon_domain::account::AccountStatus;
use plon_domain::bulk_job::{BulkJobKind, ParticipantChange};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa::openapi::Object;

use super::assign::{self, AssignForm};
use super::records;
use super::store;
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{OperatorId, ParticipantId};
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::error::{ApiError, Fields, REQUIRED};
use plon_platform::notifications::{self, NewNotification};
use plon_platform::openapi;
use plon_platform::text_input::{check_length, parse_required_line};

audit::events! {
    SEND_MESSAGE: () => MessageRecord = "participants.message" on "participants";
}

inventory::submit! {
    BulkHandler { kind: BulkJobKind::Participants, approver: None, apply }
}

/// Message as the audit log keeps it.
#[derive(Debug, Serialize, ToSchema)]
struct MessageRecord {
    title: String,
}

const LONGEST_TITLE: usize = 80;

/// Some participants get it as an SMS.
const LONGEST_MESSAGE: usize = 300;

/// Page of the portal to which a message leads.
const PAGE: &str = "/dashboard";

fn actions() -> Object {
    openapi::codes(ParticipantChange::ALL.iter().map(|change| change.as_str()))
}

/// Change for the participants, as the browser sends it.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub struct ParticipantChangeForm {
    #[schema(schema_with = actions)]
    action: String,
    /// Title of a message.
    title: Option<String>,
    /// Text of a message or of a note.
    content: Option<String>,
    /// Representative to be assigned; none when it is left out.
    representative_id: Option<i64>,
}

/// Change that the job makes to each participant, as it is stored with it.
#[derive(Debug, Serialize, Deserialize)]
pub enum StoredChange {
    Message { title: String, content: String },
    Note { content: String },
    Representative { id: Option<i64> },
}

/// Change with its name in the job's title.
pub struct Wanted {
    pub change: StoredChange,
    pub title: String,
}

impl ParticipantChangeForm {
    /// # Errors
    /// `Invalid` at the fields of the action.
    pub fn parse(&self) -> Result<StoredChange, ApiError> {
        let mut fields = Fields::default();
        let unknown = "Wybierz, co zrobić";
        let action = fields.parse("action", ParticipantChange::try_from(self.action.as_str()).map_err(|_| unknown));
        let change = match action {
            Some(ParticipantChange::Message) => {
                let title = parse_required_line(&mut fields, "title", &self.title, LONGEST_TITLE).unwrap_or_default();
                StoredChange::Message { title, content: self.content(&mut fields, LONGEST_MESSAGE) }
            }
            Some(ParticipantChange::Note) => {
                StoredChange::Note { content: self.content(&mut fields, records::LONGEST_NOTE) }
            }
            Some(ParticipantChange::Representative) | None => {
                StoredChange::Representative { id: self.representative_id }
            }
        };
        fields.check().map(|()| change)
    }

    fn content(&self, fields: &mut Fields, longest: usize) -> String {
        let content = self.content.as_deref().unwrap_or_default().trim();
        if content.is_empty() {
            fields.add_error("content", REQUIRED);
        }
        check_length(fields, "content", content, longest);
        content.to_owned()
    }
}

impl StoredChange {
    /// # Errors
    /// `Invalid` at `representative_id` when there is no such active representative.
    pub async fn check(self, db: &mut impl Read) -> Result<Wanted, ApiError> {
        let title = match &self {
            StoredChange::Message { title, .. } => format!("wiadomość „{title}”"),
            StoredChange::Note { .. } => "notatka".to_owned(),
            StoredChange::Representative { id: None } => "bez przedstawiciela".to_owned(),
            StoredChange::Representative { id: Some(id) } => {
                let name = assign::check_representative(db, *id).await?;
                format!("przedstawiciel {name}")
            }
        };
        Ok(Wanted { change: self, title })
    }
}

fn apply<'a>(app: &'a App, tx: &'a mut Tx, step: Step<'a>) -> BoxFuture<'a, Result<Vec<Outcome>, ApiError>> {
    Box::pin(change_participants(app, tx, step))
}

async fn change_participants(app: &App, tx: &mut Tx, step: Step<'_>) -> Result<Vec<Outcome>, ApiError> {
    let change: StoredChange = serde_json::from_str(step.change).map_err(anyhow::Error::new)?;
    let now = app.clock.now();
    let obstacle = obstacle_to(tx, &change).await?;
    let mut outcomes = Vec::with_capacity(step.records.len());
    for &record in step.records {
        let id = ParticipantId(record);
        let refusal = match refusal_of(tx, id, &change).await?.or(obstacle) {
            Some(reason) => Some(Refusal {
                label: format!("Uczestnik nr\u{a0}{record}"),
                page: Some(format!("/zaplecze/uczestnicy/{record}")),
                reason: reason.to_owned(),
            }),
            None => {
                change_one(tx, (step.by, id), &change, now).await?;
                None
            }
        };
        outcomes.push(Outcome { record, refusal });
    }
    Ok(outcomes)
}

/// Reason why nobody can get the change any more.
async fn obstacle_to(tx: &mut Tx, change: &StoredChange) -> Result<Option<&'static str>, ApiError> {
    let StoredChange::Representative { id: Some(id) } = change else { return Ok(None) };
    let found = store::find_representative_name(tx, *id).await?;
    Ok(found.is_none().then_some("Tego przedstawiciela już nie można przypisać, bo nie jest aktywny"))
}

/// Reason why a participant stays as they are.
async fn refusal_of(tx: &mut Tx, id: ParticipantId, change: &StoredChange) -> Result<Option<&'static str>, ApiError> {
    let status = store::find_account(tx, id).await?.map(|account| account.status);
    Ok(match (status, change) {
        (None | Some(AccountStatus::Erased), _) => Some("Konto jest usunięte"),
        (Some(AccountStatus::Active), _) | (_, StoredChange::Note { .. } | StoredChange::Representative { .. }) => None,
        (Some(AccountStatus::Pending), _) => Some("Konto czeka na zatwierdzenie, więc nie dostanie wiadomości"),
        (Some(AccountStatus::Disabled), _) => Some("Konto jest zablokowane, więc nie dostanie wiadomości"),
    })
}

async fn change_one(
    tx: &mut Tx,
    (by, id): (OperatorId, ParticipantId),
    change: &StoredChange,
    now: Timestamp,
) -> Result<(), ApiError> {
    match change {
        StoredChange::Message { title, content } => {
            notifications::notify_with_message(tx, id, &NewNotification { title, content, page: PAGE }, now).await?;
            let record = MessageRecord { title: title.clone() };
            Ok(audit::record(tx, SEND_MESSAGE, audit::by(by, id.0).about(id), (&(), &record), now).await?)
        }
        StoredChange::Note { content } => records::add_note(tx, (by, id), content, now).await.map(|_| ()),
        StoredChange::Representative { id: representative } => {
            assign::assign(tx, (by, id), &AssignForm { representative_id: *representative }, now).await
        }
    }
}
