//! `GET /api/v1/backoffice/webhooks`: the targets with what waits for them; their secrets are never shown again.
use axum::Json;
use axum::extract::State;
use plon_domain::webhook::{DisabledBy, TargetState, WebhookEvent};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::event_codes;
use super::store::{self, TargetRow};
use plon_kernel::db::Read;
use plon_kernel::ids::{ApiClientId, WebhookTargetId};
use plon_kernel::paging::{CursorList, CursorPage, ROWS_PER_PAGE, Sort};
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::auth::{Administrator, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::{Path, Query};
use plon_platform::response::{DataResponse, Status, status};

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct WebhooksQuery {
    /// `next_cursor` of the previous page.
    cursor: Option<i64>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ListedWebhook {
    id: WebhookTargetId,
    name: String,
    url: String,
    events: Vec<WebhookEventLabel>,
    /// Client of the API of whose batches it is told, and of nothing else.
    api_client: Option<String>,
    api_client_id: Option<ApiClientId>,
    /// `active`, `paused` (events are collected) or `disabled` (they are not).
    status: Status,
    /// Sentence on why the server has disabled it.
    disabled_because: Option<&'static str>,
    /// Until when deliveries are signed by the secret before the last as well.
    older_secret_until: Option<Timestamp>,
    /// Deliveries that wait, at most 1000.
    waiting: i64,
    /// Deliveries that were given up, at most 1000.
    dead: i64,
    /// When it last took something.
    last_delivered_at: Option<Timestamp>,
    created_by: String,
    created_at: Timestamp,
    /// Version for optimistic locking.
    version: i64,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct WebhookEventLabel {
    #[schema(schema_with = event_codes)]
    code: WebhookEvent,
    label: &'static str,
}

impl ListedWebhook {
    fn new(
        row: TargetRow,
        events: &[(WebhookTargetId, WebhookEvent)],
        now: Timestamp,
    ) -> anyhow::Result<ListedWebhook> {
        let disabled_because = row.disabled_by()?.map(|why| match why {
            DisabledBy::Gone => "Odbiorca odpowiedział, że tego adresu już nie ma (410).",
            DisabledBy::KeyLost => {
                "Klucz, którym szyfrowany był sekret, przepadł. Nadaj nowy sekret i\u{a0}włącz webhook."
            }
        });
        let own = events.iter().filter(|(target, _)| *target == row.id);
        Ok(ListedWebhook {
            id: row.id,
            name: row.name,
            url: row.url,
            events: own.map(|(_, code)| WebhookEventLabel { code: *code, label: code.label() }).collect(),
            api_client: row.api_client,
            api_client_id: row.api_client_id,
            status: status_of(row.state),
            disabled_because,
            older_secret_until: row.previous_until.filter(|until| *until > now),
            waiting: row.waiting,
            dead: row.dead,
            last_delivered_at: row.last_delivered_at,
            created_by: row.created_by,
            created_at: row.created_at,
            version: row.version,
        })
    }
}

fn status_of(state: TargetState) -> Status {
    status!(state)
}

async fn list_events_between(
    db: &mut impl Read,
    first: WebhookTargetId,
    last: WebhookTargetId,
) -> Result<Vec<(WebhookTargetId, WebhookEvent)>, ApiError> {
    let rows = store::list_subscriptions_between(db, first, last).await?.into_iter();
    let events = rows.map(|(target, code)| Ok((target, WebhookEvent::try_from(code)?)));
    Ok(events.collect::<anyhow::Result<Vec<_>>>()?)
}

/// Events of one target.
pub async fn list_events(db: &mut impl Read, id: WebhookTargetId) -> Result<Vec<WebhookEvent>, ApiError> {
    Ok(list_events_between(db, id, id).await?.into_iter().map(|(_, event)| event).collect())
}

/// Reads one target as the list shows it.
pub async fn load_webhook(db: &mut impl Read, id: WebhookTargetId, now: Timestamp) -> Result<ListedWebhook, ApiError> {
    let row = store::find_target(db, id).await?.ok_or(ApiError::NotFound)?;
    let events = list_events_between(db, id, id).await?;
    Ok(ListedWebhook::new(row, &events, now)?)
}

/// Lists the targets of webhooks, the newest first.
#[utoipa::path(get, path = "/api/v1/backoffice/webhooks", tag = "webhooks", params(WebhooksQuery),
    responses((status = 200, body = CursorList<ListedWebhook>)))]
pub async fn admin_list_webhooks(
    State(app): State<App>,
    _: Operator<Administrator>,
    Query(query): Query<WebhooksQuery>,
) -> Result<Json<CursorList<ListedWebhook>>, ApiError> {
    let now = app.clock.now();
    let mut db = app.db.read().await?;
    let CursorPage { items, meta } =
        store::select_targets().cursor_page::<TargetRow>(&mut db, Sort::Newest, query.cursor, ROWS_PER_PAGE).await?;
    let ids = || items.iter().map(|row| row.id);
    let events = match ids().min().zip(ids().max()) {
        Some((first, last)) => list_events_between(&mut db, first, last).await?,
        None => Vec::new(),
    };
    let targets = items.into_iter().map(|row| ListedWebhook::new(row, &events, now));
    Ok(Json(CursorList::new(targets.collect::<anyhow::Result<_>>()?, meta)))
}

/// Shows a target of webhooks.
#[utoipa::path(get, path = "/api/v1/backoffice/webhooks/{id}", tag = "webhooks", params(("id" = i64, Path)),
    responses((status = 200, body = DataResponse<ListedWebhook>)))]
pub async fn admin_show_webhook(
    State(app): State<App>,
    _: Operator<Administrator>,
    Path(id): Path<WebhookTargetId>,
) -> Result<Json<DataResponse<ListedWebhook>>, ApiError> {
    let data = load_webhook(&mut app.db.read().await?, id, app.clock.now()).await?;
    Ok(Json(DataResponse { data }))
}
