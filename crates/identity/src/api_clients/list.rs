//! `GET /api/v1/backoffice/api-clients`: the clients of the API with their tokens, which are never told again.
use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use plon_kernel::db::Read;
use plon_kernel::ids::{ApiClientId, DistributorId};
use plon_kernel::paging::{CursorList, CursorPage, ROWS_PER_PAGE, Sort};
use plon_kernel::types::Timestamp;
use plon_platform::api_clients::{self, ApiScope, ClientRow, TokenRow};
use plon_platform::app::App;
use plon_platform::auth::{Administrator, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::{Path, Query};
use plon_platform::response::{DataResponse, Status};

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ApiClientsQuery {
    /// `next_cursor` of the previous page.
    cursor: Option<i64>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ListedApiClient {
    id: ApiClientId,
    name: String,
    scopes: Vec<ApiScopeLabel>,
    /// Distributor whose sales it pushes.
    distributor: Option<String>,
    distributor_id: Option<DistributorId>,
    /// Networks from which it may call; empty for every address.
    networks: Vec<String>,
    /// `active`, `ending` (its last token ends within 30 days), `expired` (no token lasts) or `disabled`.
    status: Status,
    /// Tokens, the newest first.
    tokens: Vec<ListedApiToken>,
    /// Name of the operator who made it and answers for what it does.
    created_by: String,
    created_at: Timestamp,
    disabled_at: Option<Timestamp>,
    /// Version for optimistic locking.
    version: i64,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ApiScopeLabel {
    code: ApiScope,
    label: &'static str,
}

/// Token without its secret.
#[derive(Debug, Serialize, ToSchema)]
pub struct ListedApiToken {
    id: i64,
    /// Last four characters.
    hint: String,
    created_by: String,
    created_at: Timestamp,
    expires_at: Timestamp,
    /// True while it lasts.
    is_valid: bool,
    /// Time of its last use, to the minute.
    last_used_at: Option<Timestamp>,
    /// Network of its last use.
    last_used_from: Option<String>,
}

impl ListedApiClient {
    fn new(row: ClientRow, tokens: &[TokenRow], now: Timestamp) -> anyhow::Result<ListedApiClient> {
        let (scopes, networks) = (row.scopes()?, row.networks()?.to_texts());
        let own: Vec<&TokenRow> = tokens.iter().filter(|token| token.client_id == row.id).collect();
        let last = own.iter().map(|token| token.expires_at).max();
        Ok(ListedApiClient {
            status: status(row.disabled_at.is_some(), last, now),
            id: row.id,
            name: row.name,
            scopes: scopes.into_iter().map(|code| ApiScopeLabel { code, label: code.label() }).collect(),
            distributor: row.distributor,
            distributor_id: row.distributor_id,
            networks,
            tokens: own.into_iter().map(|token| ListedApiToken::new(token, now)).collect(),
            created_by: row.created_by,
            created_at: row.created_at,
            disabled_at: row.disabled_at,
            version: row.version,
        })
    }
}

impl ListedApiToken {
    fn new(row: &TokenRow, now: Timestamp) -> ListedApiToken {
        ListedApiToken {
            id: row.id,
            hint: row.hint.clone(),
            created_by: row.created_by.clone(),
            created_at: row.created_at,
            expires_at: row.expires_at,
            is_valid: row.expires_at > now,
            last_used_at: row.last_used_at,
            last_used_from: row.last_used_from.clone(),
        }
    }
}

fn status(is_disabled: bool, last: Option<Timestamp>, now: Timestamp) -> Status {
    let ends_soon = |last: Timestamp| last.0.duration_since(now.0) <= api_clients::WARNED_BEFORE;
    let (code, label, color) = match last.filter(|last| *last > now) {
        _ if is_disabled => ("disabled", "Wyłączony", "red"),
        None => ("expired", "Token wygasł", "red"),
        Some(last) if ends_soon(last) => ("ending", "Token wkrótce wygaśnie", "yellow"),
        Some(_) => ("active", "Aktywny", "green"),
    };
    Status { code, label, color }
}

/// Reads one client as the list shows it.
pub async fn load_api_client(db: &mut impl Read, id: ApiClientId, now: Timestamp) -> Result<ListedApiClient, ApiError> {
    let row = api_clients::find_client(db, id).await?.ok_or(ApiError::NotFound)?;
    let tokens = api_clients::list_tokens_between(db, id, id).await?;
    Ok(ListedApiClient::new(row, &tokens, now)?)
}

/// Lists the clients of the API, the newest first.
#[utoipa::path(get, path = "/api/v1/backoffice/api-clients", tag = "api clients", params(ApiClientsQuery),
    responses((status = 200, body = CursorList<ListedApiClient>)))]
pub async fn admin_list_api_clients(
    State(app): State<App>,
    _: Operator<Administrator>,
    Query(query): Query<ApiClientsQuery>,
) -> Result<Json<CursorList<ListedApiClient>>, ApiError> {
    let now = app.clock.now();
    let mut db = app.db.read().await?;
    let CursorPage { items, meta } = api_clients::select_clients()
        .cursor_page::<ClientRow>(&mut db, Sort::Newest, query.cursor, ROWS_PER_PAGE)
        .await?;
    let ids = || items.iter().map(|row| row.id);
    let tokens = match ids().min().zip(ids().max()) {
        Some((first, last)) => api_clients::list_tokens_between(&mut db, first, last).await?,
        None => Vec::new(),
    };
    let clients = items.into_iter().map(|row| ListedApiClient::new(row, &tokens, now));
    Ok(Json(CursorList::new(clients.collect::<anyhow::Result<_>>()?, meta)))
}

/// Shows a client of the API.
#[utoipa::path(get, path = "/api/v1/backoffice/api-clients/{id}", tag = "api clients", params(("id" = i64, Path)),
    responses((status = 200, body = DataResponse<ListedApiClient>)))]
pub async fn admin_show_api_client(
    State(app): State<App>,
    _: Operator<Administrator>,
    Path(id): Path<ApiClientId>,
) -> Result<Json<DataResponse<ListedApiClient>>, ApiError> {
    let data = load_api_client(&mut app.db.read().await?, id, app.clock.now()).await?;
    Ok(Json(DataResponse { data }))
}
