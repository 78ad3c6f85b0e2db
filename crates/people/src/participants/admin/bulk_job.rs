//! Bulk job over the list of participants: those that are ticked or all that its filters find get a message, a note or
//! a representative, in steps, each or not.
use axum::Json as Body;
use axum::extract::State;
use axum::http::StatusCode;
use plon_bulk_jobs::{MOST_RECORDS, NewJob, StartedJob};
use plon_domain::account::AccountStatus;
use plon_domain::audience::AccountType;
use plon_domain::bulk_job::BulkJobKind;
use plon_domain::participant::ParticipantKind;
use plon_domain::text::Plural;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::bulk_change::{ParticipantChangeForm, Wanted};
use super::search::parse_search;
use super::segment::narrow_to_segment;
use super::store::{self, Filter, ListedRow};
use super::{account_types, kinds, statuses};
use plon_kernel::db::Read;
use plon_kernel::ids::SegmentId;
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::auth::{Moderator, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::{Json, Query};
use plon_platform::idempotency::{Answer, IdempotencyKey, Request, idempotent};
use plon_platform::response::{ActionResponse, DataResponse};

/// Longest body, which names up to 10,000 ticked participants.
pub const MOST_BYTES: usize = 512 * 1024;

const PATH: &str = "/api/v1/backoffice/participants/bulk-job";

const PARTICIPANTS: Plural = Plural { one: "uczestnik", few: "uczestnicy", many: "uczestników" };

/// Filters of the list, as the browser sends them.
#[derive(Debug, Clone, Default, Serialize, Deserialize, IntoParams, ToSchema)]
#[into_params(parameter_in = Query)]
pub struct ParticipantsFound {
    /// Same as in the list.
    search: Option<String>,
    #[param(schema_with = statuses)]
    #[schema(schema_with = statuses)]
    status: Option<AccountStatus>,
    #[param(schema_with = account_types)]
    #[schema(schema_with = account_types)]
    account_type: Option<AccountType>,
    #[param(schema_with = kinds)]
    #[schema(schema_with = kinds)]
    kind: Option<ParticipantKind>,
    /// A representative's id, or 0 for participants who have none.
    representative: Option<i64>,
    /// Only participants whose available points a correction has taken below zero.
    below_zero: Option<bool>,
    /// Only members of a segment.
    segment: Option<SegmentId>,
}

/// Participants that a job would concern.
#[derive(Debug, Serialize, ToSchema)]
pub struct ParticipantJobPreview {
    /// Number of participants that the filters find, at most 10,001.
    found: i64,
    /// Number of those whose account is active.
    active: i64,
}

/// Counts the participants of a list.
#[utoipa::path(get, path = PATH, tag = "participants", params(ParticipantsFound),
    responses((status = 200, body = DataResponse<ParticipantJobPreview>)))]
pub async fn admin_preview_participant_job(
    State(app): State<App>,
    _: Operator<Moderator>,
    Query(query): Query<ParticipantsFound>,
) -> Result<Body<DataResponse<ParticipantJobPreview>>, ApiError> {
    let found = list_found(&mut app.db.read().await?, &query, app.clock.now()).await?;
    let active = found.iter().filter(|row| row.status == AccountStatus::Active).count();
    let data = ParticipantJobPreview { found: number(found.len()), active: number(active) };
    Ok(Body(DataResponse { data }))
}

/// Participants and what they get, as the browser sends them.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"filters": {"representative": 0, "status": "active"}, "participants": 1200, "action":
    "representative", "representative_id": 4}))]
pub struct ParticipantJobForm {
    /// Ids of the participants that are ticked, at most 10,000; left out for all that the filters find.
    #[serde(skip_serializing_if = "Option::is_none")]
    ticked: Option<Vec<i64>>,
    #[serde(default)]
    filters: ParticipantsFound,
    /// Number of participants that the operator saw; with another the list has changed, and nothing is done.
    participants: i64,
    #[serde(flatten)]
    change: ParticipantChangeForm,
}

/// Starts a job over the participants; its progress and report have an address of their own.
#[utoipa::path(post, path = PATH, tag = "participants", request_body = ParticipantJobForm,
    responses((status = 201, body = ActionResponse<StartedJob>)))]
pub async fn admin_start_participant_job(
    State(app): State<App>,
    operator: Operator<Moderator>,
    key: IdempotencyKey,
    Json(form): Json<ParticipantJobForm>,
) -> Result<Answer, ApiError> {
    let now = app.clock.now();
    let change = form.change.parse()?;
    check_most(form.ticked.as_ref().map_or(0, Vec::len))?;
    let request = Request::new(operator.id, key, PATH, &form)?;
    idempotent(&app, request, StatusCode::CREATED, async |tx| {
        let Wanted { change, title } = change.check(tx).await?;
        let ids = match &form.ticked {
            Some(ticked) => store::list_known(tx, ticked).await?,
            None => list_found(tx, &form.filters, now).await?.iter().map(|row| row.id.0).collect(),
        };
        check_found(ids.len(), form.participants)?;
        let new = NewJob {
            kind: BulkJobKind::Participants,
            by: operator.id,
            title: format!("Uczestnicy: {title}"),
            change: serde_json::to_string(&change).map_err(anyhow::Error::new)?,
            records: &ids,
            moving: None,
        };
        let data = plon_bulk_jobs::start(tx, new, now).await?;
        Ok(ActionResponse { message: format!("Zadanie jest w\u{a0}toku: {}", count(ids.len())), data })
    })
    .await
}

/// # Errors
/// At `participants`, when there are too many.
fn check_most(participants: usize) -> Result<(), ApiError> {
    let mut fields = Fields::default();
    if participants > MOST_RECORDS {
        fields.add_error("participants", "Naraz może być najwyżej 10\u{a0}000 uczestników. Zawęź listę filtrami.");
    }
    fields.check()
}

/// # Errors
/// At `participants`, when there are none, too many, or others than the operator saw.
fn check_found(found: usize, seen: i64) -> Result<(), ApiError> {
    check_most(found)?;
    let mut fields = Fields::default();
    if found == 0 {
        fields.add_error("participants", "Na liście nie ma już żadnego uczestnika");
    } else if number(found) != seen {
        let now = count(found);
        fields.add_error("participants", format!("Lista się zmieniła. Teraz: {now}. Sprawdź ją jeszcze raz."));
    }
    fields.check()
}

/// The participants that the filters find, in the order of their ids; one more than a job may have, if there are more.
async fn list_found(db: &mut impl Read, query: &ParticipantsFound, now: Timestamp) -> Result<Vec<ListedRow>, ApiError> {
    let filter = Filter {
        search: parse_search(db, query.search.as_deref()).await?,
        status: query.status,
        account_type: query.account_type,
        kind: query.kind,
        representative: query.representative,
        below_zero: query.below_zero.unwrap_or(false),
    };
    let found = narrow_to_segment(db, store::select_participants(&filter), query.segment, now).await?;
    Ok(found.first(db, "p.id", number(MOST_RECORDS + 1)).await?)
}

fn number(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

fn count(participants: usize) -> String {
    PARTICIPANTS.count(number(participants))
}
