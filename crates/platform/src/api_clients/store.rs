//! SQL of API clients and their tokens.
use super::model::{ApiScope, NewClient, NewToken, hint_of};
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{ApiClientId, DistributorId, OperatorId};
use plon_kernel::networks::Networks;
use plon_kernel::on_db;
use plon_kernel::paging::{Keyed, Select};
use plon_kernel::types::Timestamp;

/// Client as administrators see it.
#[derive(Debug, Clone, sqlx::FromRow)]
pub struct ClientRow {
    pub id: ApiClientId,
    pub name: String,
    scopes: String,
    networks: String,
    pub distributor_id: Option<DistributorId>,
    pub distributor: Option<String>,
    pub created_by: String,
    pub created_at: Timestamp,
    pub disabled_at: Option<Timestamp>,
    pub version: i64,
}

impl Keyed for ClientRow {
    fn key(&self) -> i64 {
        self.id.0
    }
}

impl ClientRow {
    /// # Errors
    /// When the stored list is not JSON of known codes.
    pub fn scopes(&self) -> anyhow::Result<Vec<ApiScope>> {
        Ok(serde_json::from_str(&self.scopes)?)
    }

    /// # Errors
    /// When the stored list is not JSON of networks.
    pub fn networks(&self) -> anyhow::Result<Networks> {
        Ok(serde_json::from_str(&self.networks)?)
    }
}

/// Query of clients, as `ClientRow`.
pub fn select_clients() -> Select {
    Select::new(
        "k.id, k.name, k.scopes, k.networks, k.distributor_id, d.name AS distributor,
         o.first_name || ' ' || o.last_name AS created_by, k.created_at, k.disabled_at, k.version",
        "api_clients k LEFT JOIN distributors d ON d.id = k.distributor_id
         LEFT JOIN operators o ON o.id = k.created_by",
    )
    .ties_by("k.id")
}

pub async fn find_client(db: &mut impl Read, id: ApiClientId) -> sqlx::Result<Option<ClientRow>> {
    Ok(select_clients().filter("k.id = ?", id.0).first(db, "k.id", 1).await?.pop())
}

/// Inserts a client and returns its id; none when another has that name.
pub async fn insert_client(tx: &mut Tx, new: &NewClient<'_>) -> anyhow::Result<Option<ApiClientId>> {
    let (scopes, networks) = (serde_json::to_string(new.scopes)?, serde_json::to_string(new.networks)?);
    let inserted: sqlx::Result<Option<ApiClientId>> = on_db!(tx, conn => sqlx::query_scalar(
        "INSERT INTO api_clients (name, scopes, networks, distributor_id, created_by, created_at)
         VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (name) DO NOTHING RETURNING id")
        .bind(new.name).bind(&scopes).bind(&networks).bind(new.distributor).bind(new.by).bind(new.at)
        .fetch_optional(conn).await);
    Ok(inserted?)
}

/// Changes a client of this version; `false` when there is a newer one or another client has the name.
pub async fn update_client(
    tx: &mut Tx,
    (id, version): (ApiClientId, i64),
    name: &str,
    (scopes, networks): (&[ApiScope], &Networks),
) -> anyhow::Result<bool> {
    let (scopes, networks) = (serde_json::to_string(scopes)?, serde_json::to_string(networks)?);
    let updated: sqlx::Result<bool> = on_db!(tx, conn => sqlx::query(
        "UPDATE api_clients SET name = $3, scopes = $4, networks = $5, version = version + 1
         WHERE id = $1 AND version = $2
           AND NOT EXISTS (SELECT 1 FROM api_clients o WHERE o.name = $3 AND o.id <> $1)")
        .bind(id).bind(version).bind(name).bind(&scopes).bind(&networks)
        .execute(conn).await.map(|done| done.rows_affected() == 1));
    Ok(updated?)
}

/// Disables a client for good; `false` when it is disabled.
pub async fn disable_client(tx: &mut Tx, id: ApiClientId, now: Timestamp) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE api_clients SET disabled_at = $2, version = version + 1 WHERE id = $1 AND disabled_at IS NULL")
        .bind(id).bind(now).execute(conn).await.map(|done| done.rows_affected() == 1))
}

pub async fn is_distributor(db: &mut impl Read, id: DistributorId) -> sqlx::Result<bool> {
    on_db!(db, conn => sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM distributors WHERE id = $1)")
        .bind(id).fetch_one(conn).await)
}

/// Token of a client, without its secret.
#[derive(Debug, Clone, sqlx::FromRow)]
pub struct TokenRow {
    pub id: i64,
    pub client_id: ApiClientId,
    pub hint: String,
    pub created_by: String,
    pub created_at: Timestamp,
    pub expires_at: Timestamp,
    pub last_used_at: Option<Timestamp>,
    pub last_used_from: Option<String>,
}

/// Tokens of the clients whose ids are in the range, the newest first.
pub async fn list_tokens_between(
    db: &mut impl Read,
    first: ApiClientId,
    last: ApiClientId,
) -> sqlx::Result<Vec<TokenRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT t.id, t.client_id, t.hint, o.first_name || ' ' || o.last_name AS created_by, t.created_at, t.expires_at,
                t.last_used_at, t.last_used_from
         FROM api_client_tokens t JOIN operators o ON o.id = t.created_by
         WHERE t.client_id >= $1 AND t.client_id <= $2 ORDER BY t.client_id, t.id DESC")
        .bind(first).bind(last).fetch_all(conn).await)
}

pub async fn insert_token(tx: &mut Tx, new: &NewToken<'_>) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO api_client_tokens (client_id, hash, hint, created_by, created_at, expires_at)
         VALUES ($1, $2, $3, $4, $5, $6)")
        .bind(new.client).bind(&new.hash).bind(hint_of(new.token)).bind(new.by).bind(new.at)
        .bind(new.expires_at).execute(conn).await.map(|_| ()))
}

/// Locks a client until the transaction ends, so that what is counted of it stays.
pub async fn lock_client(tx: &mut Tx, id: ApiClientId) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("UPDATE api_clients SET version = version WHERE id = $1")
        .bind(id).execute(conn).await.map(|_| ()))
}

/// Ends the tokens of a client at `end`, those that would last longer.
pub async fn end_tokens_by(tx: &mut Tx, client: ApiClientId, end: Timestamp) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE api_client_tokens SET expires_at = $2 WHERE client_id = $1 AND expires_at > $2")
        .bind(client).bind(end).execute(conn).await.map(|_| ()))
}

/// Client of a token.
#[derive(Debug, sqlx::FromRow)]
pub struct BearerRow {
    pub token_id: i64,
    pub expires_at: Timestamp,
    pub last_used_at: Option<Timestamp>,
    pub client_id: ApiClientId,
    pub name: String,
    pub scopes: String,
    pub networks: String,
    pub distributor_id: Option<DistributorId>,
    pub created_by: OperatorId,
    pub disabled_at: Option<Timestamp>,
}

/// Finds a token by its hash, with its client.
pub async fn find_by_token(db: &mut impl Read, hash: &str) -> sqlx::Result<Option<BearerRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT t.id AS token_id, t.expires_at, t.last_used_at, k.id AS client_id, k.name, k.scopes, k.networks,
                k.distributor_id, k.created_by, k.disabled_at
         FROM api_client_tokens t JOIN api_clients k ON k.id = t.client_id WHERE t.hash = $1")
        .bind(hash).fetch_optional(conn).await)
}

/// Notes the use of a token, unless one was noted after `since`.
pub async fn set_last_use(
    tx: &mut Tx,
    token: i64,
    network: &str,
    (now, since): (Timestamp, Timestamp),
) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE api_client_tokens SET last_used_at = $2, last_used_from = $3
         WHERE id = $1 AND (last_used_at IS NULL OR last_used_at <= $4)")
        .bind(token).bind(now).bind(network).bind(since).execute(conn).await.map(|_| ()))
}

/// Names of the clients whose last token ends between two instants, at most a hundred.
pub async fn list_names_ending(db: &mut impl Read, from: Timestamp, to: Timestamp) -> sqlx::Result<Vec<String>> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT k.name FROM api_clients k JOIN api_client_tokens t ON t.client_id = k.id
         WHERE k.disabled_at IS NULL
         GROUP BY k.id, k.name HAVING max(t.expires_at) > $1 AND max(t.expires_at) <= $2 ORDER BY k.name LIMIT 100")
        .bind(from).bind(to).fetch_all(conn).await)
}
