//! `GET /api/v1/backoffice/security-events`: the security events, the newest first.
use axum::Json;
use axum::extract::State;
use plon_domain::email::Email;
use plon_domain::nip::Nip;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::model::{SecurityEventKind, SecurityEventSide};
use super::observe::{account_of, name_of};
use super::store::{self, EventFilter, ListedRow};
use crate::app::App;
use crate::auth::{Administrator, Operator};
use crate::error::{ApiError, Fields};
use crate::extract::Query;
use crate::rate_limit::Account;
use crate::sessions::Subject;
use crate::text_input::parse_days;
use plon_kernel::ids::ParticipantId;
use plon_kernel::paging::{CursorList, CursorPage, ROWS_PER_PAGE};
use plon_kernel::types::{BusinessDate, Timestamp};

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct SecurityEventsQuery {
    #[param(inline)]
    kind: Option<SecurityEventKind>,
    #[param(inline)]
    side: Option<SecurityEventSide>,
    /// A participant's NIP or an operator's e-mail, whether or not the account exists.
    account: Option<String>,
    /// The first day, in Warsaw.
    from: Option<BusinessDate>,
    /// The last day, in Warsaw.
    to: Option<BusinessDate>,
    /// `next_cursor` of the previous page.
    cursor: Option<i64>,
}

/// An event, or several of the same.
#[derive(Debug, Serialize, ToSchema)]
pub struct SecurityEvent {
    id: i64,
    /// Time of the first.
    at: Timestamp,
    kind: SecurityEventKind,
    side: SecurityEventSide,
    /// `participant:12`, `operator:3`, or `name:` and a keyed hash of a name without an account.
    account: Option<String>,
    participant: Option<EventParticipant>,
    /// The operator's name.
    operator: Option<String>,
    /// The session's number, as in the log.
    session: Option<i64>,
    network: String,
    /// Method and route.
    request: String,
    /// The request's id, as in the log.
    request_id: String,
    /// Code of the refusal.
    detail: String,
    /// Number of identical events.
    count: i64,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct EventParticipant {
    id: ParticipantId,
    name: String,
    nip: String,
}

impl SecurityEvent {
    /// None for a kind written by a later version.
    fn from_row(row: ListedRow) -> Option<SecurityEvent> {
        let participant = match (row.participant_id, row.participant, row.nip) {
            (Some(id), Some(name), Some(nip)) => Some(EventParticipant { id, name, nip }),
            _ => None,
        };
        Some(SecurityEvent {
            id: row.id,
            at: row.at,
            kind: SecurityEventKind::named(&row.kind)?,
            side: SecurityEventSide::named(&row.side),
            account: row.account,
            participant,
            operator: row.operator,
            session: row.session_id,
            network: row.network,
            request: row.request,
            request_id: row.request_id,
            detail: row.detail,
            count: row.count,
        })
    }
}

/// Lists the security events: account, network and outcome, the newest first.
#[utoipa::path(get, path = "/api/v1/backoffice/security-events", tag = "security events", params(SecurityEventsQuery),
    responses((status = 200, body = CursorList<SecurityEvent>), (status = 422)))]
pub async fn admin_list_security_events(
    State(app): State<App>,
    _: Operator<Administrator>,
    Query(query): Query<SecurityEventsQuery>,
) -> Result<Json<CursorList<SecurityEvent>>, ApiError> {
    let cursor = query.cursor;
    let wanted = parse_filter(&app, query).await?;
    super::write(&app).await;
    let mut db = app.db.read().await?;
    let CursorPage { items, meta } =
        store::select_events(wanted).cursor_page_by(&mut db, store::NEWEST, cursor, ROWS_PER_PAGE).await?;
    let items = items.into_iter().filter_map(SecurityEvent::from_row).collect();
    Ok(Json(CursorList::new(items, meta)))
}

/// # Errors
/// `Invalid` with all errors at once.
async fn parse_filter(app: &App, query: SecurityEventsQuery) -> Result<EventFilter, ApiError> {
    let mut fields = Fields::default();
    let typed = query.account.filter(|account| !account.trim().is_empty());
    let account = typed.and_then(|account| fields.parse("account", Name::parse(account.trim())));
    let (from, before) = parse_days(&mut fields, &app.clock, (query.from, query.to));
    fields.check()?;
    let account = match account {
        Some(name) => Some(name.stored(app).await?),
        None => None,
    };
    let (kind, side) = (query.kind.map(SecurityEventKind::as_str), query.side.map(SecurityEventSide::as_str));
    Ok(EventFilter { kind, side, account, from, before })
}

/// Name for a sign-in.
enum Name {
    Participant(Nip),
    Operator(Email),
}

impl Name {
    fn parse(typed: &str) -> Result<Name, &'static str> {
        match typed.contains('@') {
            true => Email::parse(typed).map(Name::Operator).map_err(|_| NO_NAME),
            false => Nip::parse(typed).map(Name::Participant).map_err(|_| NO_NAME),
        }
    }

    /// The account as stored in events: by its number, else by the hash of the name.
    async fn stored(&self, app: &App) -> Result<String, ApiError> {
        let mut db = app.db.read().await?;
        let (subject, name) = match self {
            Name::Participant(nip) => {
                let found = store::find_participant(&mut db, nip.as_str()).await?;
                (found.map(Subject::Participant), Account::from(nip).to_string())
            }
            Name::Operator(email) => {
                let key = email.key();
                let found = store::find_operator(&mut db, &key).await?;
                (found.map(Subject::Operator), Account::Operator(&key).to_string())
            }
        };
        drop(db);
        Ok(match subject {
            Some(subject) => account_of(subject),
            None => app.security_events.hash_of(app, &name).await.map(|hash| name_of(&hash)).unwrap_or_default(),
        })
    }
}

const NO_NAME: &str = "Podaj poprawny NIP albo adres e-mail operatora";
