//! SQL of the columns with secrets.
use plon_domain::webhook::{DisabledBy, TargetState};
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{OperatorId, OrderId, ParticipantId, WebhookTargetId};
use plon_kernel::on_db;

/// Rows encrypted per transaction.
const PAGE: i64 = 200;

/// A card's code as stored.
#[derive(sqlx::FromRow)]
pub struct CardCode {
    pub order_id: OrderId,
    pub number: String,
    pub pin: Option<String>,
    /// Blind index for finding the number in an import; none when it is stored in plain text.
    pub number_hash: Option<String>,
}

/// Ids of the keys, between the mark and the first full stop after it; some occur twice.
pub async fn list_key_ids(db: &mut impl Read) -> sqlx::Result<Vec<String>> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT DISTINCT SUBSTR(totp_secret, 4, 8) FROM operators WHERE SUBSTR(totp_secret, 1, 3) = 'v1.'
         UNION SELECT DISTINCT SUBSTR(number, 4, 8) FROM card_codes WHERE SUBSTR(number, 1, 3) = 'v1.'
         UNION SELECT DISTINCT SUBSTR(secret, 4, 8) FROM webhook_targets WHERE SUBSTR(secret, 1, 3) = 'v1.'
         UNION SELECT DISTINCT SUBSTR(token, 4, 8) FROM ksef_connections WHERE SUBSTR(token, 1, 3) = 'v1.'
         UNION SELECT DISTINCT SUBSTR(private_key, 4, 8) FROM push_keys WHERE SUBSTR(private_key, 1, 3) = 'v1.'
         UNION SELECT DISTINCT SUBSTR(previous_secret, 4, 8) FROM webhook_targets
               WHERE SUBSTR(previous_secret, 1, 3) = 'v1.'")
        .fetch_all(conn).await)
}

/// The next seeds that are not encrypted with the current key.
pub async fn list_second_factors_to_seal(
    db: &mut impl Read,
    begins: &str,
    after: i64,
) -> sqlx::Result<Vec<(OperatorId, String)>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT id, totp_secret FROM operators
         WHERE totp_secret IS NOT NULL AND SUBSTR(totp_secret, 1, 12) <> $1 AND id > $2 ORDER BY id LIMIT $3")
        .bind(begins).bind(after).bind(PAGE).fetch_all(conn).await)
}

pub async fn update_second_factor(tx: &mut Tx, id: OperatorId, stored: &str, sealed: &str) -> sqlx::Result<u64> {
    on_db!(tx, conn => sqlx::query("UPDATE operators SET totp_secret = $3 WHERE id = $1 AND totp_secret = $2")
        .bind(id).bind(stored).bind(sealed).execute(conn).await.map(|done| done.rows_affected()))
}

/// The next card codes that are not encrypted with the current key, without those given up.
pub async fn list_card_codes_to_seal(
    db: &mut impl Read,
    (begins, lost): (&str, &str),
    after: i64,
) -> sqlx::Result<Vec<CardCode>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT order_id, number, pin, number_hash FROM card_codes
         WHERE SUBSTR(number, 1, 12) <> $1 AND SUBSTR(number, 1, 5) <> $2 AND order_id > $3
         ORDER BY order_id LIMIT $4")
        .bind(begins).bind(lost).bind(after).bind(PAGE).fetch_all(conn).await)
}

pub async fn update_card_code(tx: &mut Tx, stored: &str, sealed: &CardCode) -> sqlx::Result<u64> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE card_codes SET number = $3, pin = $4, number_hash = $5 WHERE order_id = $1 AND number = $2")
        .bind(sealed.order_id).bind(stored).bind(&sealed.number).bind(&sealed.pin).bind(&sealed.number_hash)
        .execute(conn).await.map(|done| done.rows_affected()))
}

pub async fn list_second_factors(db: &mut impl Read) -> sqlx::Result<Vec<(OperatorId, String)>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT id, totp_secret FROM operators WHERE totp_secret IS NOT NULL ORDER BY id")
        .fetch_all(conn).await)
}

pub async fn list_card_numbers(db: &mut impl Read) -> sqlx::Result<Vec<(OrderId, String)>> {
    on_db!(db, conn => sqlx::query_as("SELECT order_id, number FROM card_codes ORDER BY order_id")
        .fetch_all(conn).await)
}

/// Replaces a card's number and removes its PIN; the last four digits stay for questions about the card.
pub async fn mark_card_code_lost(tx: &mut Tx, order: OrderId, number: &str) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("UPDATE card_codes SET number = $2, pin = NULL WHERE order_id = $1")
        .bind(order).bind(number).execute(conn).await.map(|_| ()))
}

/// Deletes started enrolments; each lasts ten minutes at most.
pub async fn delete_enrolment_offers(tx: &mut Tx) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("DELETE FROM login_challenges WHERE totp_secret IS NOT NULL")
        .execute(conn).await.map(|_| ()))
}

/// Secrets of a webhook's target as stored.
#[derive(Debug, sqlx::FromRow)]
pub struct WebhookSecrets {
    pub id: WebhookTargetId,
    pub secret: Option<String>,
    pub previous_secret: Option<String>,
}

/// The secrets of all webhooks' targets, which are few.
pub async fn list_webhook_secrets(db: &mut impl Read) -> sqlx::Result<Vec<WebhookSecrets>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT id, secret, previous_secret FROM webhook_targets WHERE secret IS NOT NULL ORDER BY id")
        .fetch_all(conn).await)
}

/// Replaces the secrets of a target, unless they were changed meanwhile.
pub async fn update_webhook_secrets(
    tx: &mut Tx,
    stored: &WebhookSecrets,
    sealed: &WebhookSecrets,
) -> sqlx::Result<u64> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE webhook_targets SET secret = $3, previous_secret = $4
         WHERE id = $1 AND secret = $2 AND (previous_secret IS NULL) = ($4 IS NULL)")
        .bind(stored.id).bind(&stored.secret).bind(&sealed.secret).bind(&sealed.previous_secret)
        .execute(conn).await.map(|done| done.rows_affected()))
}

/// Removes the secrets of a target and disables it; a rotation gives it a new one.
pub async fn mark_webhook_secret_lost(tx: &mut Tx, id: WebhookTargetId) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE webhook_targets SET secret = NULL, previous_secret = NULL, previous_until = NULL, state = $2,
                                    disabled_by = $3, version = version + 1
         WHERE id = $1")
        .bind(id).bind(TargetState::Disabled.as_str()).bind(DisabledBy::KeyLost.as_str())
        .execute(conn).await.map(|_| ()))
}

/// Tokens of KSeF as stored, by participant.
pub async fn list_ksef_tokens(db: &mut impl Read) -> sqlx::Result<Vec<(ParticipantId, String)>> {
    on_db!(db, conn => sqlx::query_as("SELECT participant_id, token FROM ksef_connections ORDER BY participant_id")
        .fetch_all(conn).await)
}

/// Replaces a token, unless it was changed meanwhile.
pub async fn update_ksef_token(
    tx: &mut Tx,
    participant: ParticipantId,
    stored: &str,
    sealed: &str,
) -> sqlx::Result<u64> {
    on_db!(tx, conn => sqlx::query("UPDATE ksef_connections SET token = $3 WHERE participant_id = $1 AND token = $2")
        .bind(participant).bind(stored).bind(sealed).execute(conn).await.map(|done| done.rows_affected()))
}

/// Ends a connection whose token is lost; its participant gives a new one.
pub async fn delete_ksef_connection(tx: &mut Tx, participant: ParticipantId) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("DELETE FROM ksef_connections WHERE participant_id = $1")
        .bind(participant).execute(conn).await.map(|_| ()))
}

/// The private key of push messages as stored.
pub async fn find_push_key(db: &mut impl Read) -> sqlx::Result<Option<String>> {
    on_db!(db, conn => sqlx::query_scalar("SELECT private_key FROM push_keys WHERE id = 1")
        .fetch_optional(conn).await)
}

/// Replaces the private key of push messages, unless it was changed meanwhile.
pub async fn update_push_key(tx: &mut Tx, stored: &str, sealed: &str) -> sqlx::Result<u64> {
    on_db!(tx, conn => sqlx::query("UPDATE push_keys SET private_key = $2 WHERE id = 1 AND private_key = $1")
        .bind(stored).bind(sealed).execute(conn).await.map(|done| done.rows_affected()))
}

/// Removes a lost key of push messages with the devices that know it; switching on makes a new one.
pub async fn delete_push_key(tx: &mut Tx) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("DELETE FROM push_subscriptions").execute(conn).await.map(|_| ()))?;
    on_db!(tx, conn => sqlx::query("DELETE FROM push_keys").execute(conn).await.map(|_| ()))
}
