//! SQL of newsletter subscriptions.
use plon_domain::newsletter::SubscriberStatus;

use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::SubscriberId;
use plon_kernel::on_db;
use plon_kernel::paging::{Keyed, Select, like_pattern};
use plon_kernel::types::Timestamp;

/// A request to subscribe an address.
#[derive(Debug)]
pub struct NewSubscription<'a> {
    pub email: String,
    pub consent: &'static str,
    pub network: &'a str,
    pub confirm_hash: String,
    pub confirm_until: Timestamp,
    /// Unsubscribe key for a new address; a known one keeps its own, which stands in e-mails already sent.
    pub leave_key: String,
}

/// Known state of an address.
#[derive(Debug, sqlx::FromRow)]
pub struct KnownSubscriber {
    #[sqlx(try_from = "String")]
    pub status: SubscriberStatus,
    pub leave_key: String,
}

pub async fn find_subscriber(db: &mut impl Read, email: &str) -> sqlx::Result<Option<KnownSubscriber>> {
    on_db!(db, conn => sqlx::query_as("SELECT status, leave_key FROM newsletter_subscribers WHERE email = $1")
        .bind(email).fetch_optional(conn).await)
}

/// Stores that an address waits for confirmation; one on the list stays there.
pub async fn put_subscription(tx: &mut Tx, subscription: &NewSubscription<'_>, now: Timestamp) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO newsletter_subscribers (email, status, consent, network, confirm_hash, confirm_until, leave_key,
                                             asked_at)
         VALUES ($1, 'pending', $2, $3, $4, $5, $6, $7)
         ON CONFLICT (email) DO UPDATE SET status = 'pending', consent = excluded.consent, network = excluded.network,
             confirm_hash = excluded.confirm_hash, confirm_until = excluded.confirm_until,
             asked_at = excluded.asked_at, confirmed_at = NULL, left_at = NULL
         WHERE newsletter_subscribers.status <> 'active'")
        .bind(&subscription.email).bind(subscription.consent).bind(subscription.network)
        .bind(&subscription.confirm_hash).bind(subscription.confirm_until).bind(&subscription.leave_key).bind(now)
        .execute(conn).await.map(|_| ()))
}

/// An address whose owner was asked to confirm.
#[derive(Debug, sqlx::FromRow)]
pub struct SubscriptionRow {
    pub id: SubscriberId,
    pub email: String,
    #[sqlx(try_from = "String")]
    pub status: SubscriberStatus,
    pub leave_key: String,
}

pub async fn find_subscription(db: &mut impl Read, confirm_hash: &str) -> sqlx::Result<Option<SubscriptionRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT id, email, status, leave_key FROM newsletter_subscribers WHERE confirm_hash = $1")
        .bind(confirm_hash).fetch_optional(conn).await)
}

/// Confirms an address; true if it still waited and its link had not expired.
pub async fn confirm_subscription(tx: &mut Tx, id: SubscriberId, now: Timestamp) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE newsletter_subscribers SET status = 'active', confirmed_at = $2
         WHERE id = $1 AND status = 'pending' AND confirm_until > $2")
        .bind(id).bind(now).execute(conn).await.map(|done| done.rows_affected() == 1))
}

/// Unsubscribes an address; true if it exists. Its confirmation link is dead from now on.
pub async fn end_subscription(tx: &mut Tx, leave_key: &str, now: Timestamp) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE newsletter_subscribers SET status = 'left', left_at = COALESCE(left_at, $2), confirm_hash = NULL
         WHERE leave_key = $1")
        .bind(leave_key).bind(now).execute(conn).await.map(|done| done.rows_affected() == 1))
}

pub async fn delete_unconfirmed(tx: &mut Tx, now: Timestamp, most: i64) -> sqlx::Result<u64> {
    on_db!(tx, conn => sqlx::query(
        "DELETE FROM newsletter_subscribers
         WHERE id IN (SELECT id FROM newsletter_subscribers WHERE status = 'pending' AND confirm_until <= $1
                      ORDER BY confirm_until LIMIT $2)")
        .bind(now).bind(most).execute(conn).await.map(|done| done.rows_affected()))
}

pub async fn delete_unsubscribed(tx: &mut Tx, before: Timestamp, most: i64) -> sqlx::Result<u64> {
    on_db!(tx, conn => sqlx::query(
        "DELETE FROM newsletter_subscribers
         WHERE id IN (SELECT id FROM newsletter_subscribers WHERE left_at < $1 ORDER BY left_at LIMIT $2)")
        .bind(before).bind(most).execute(conn).await.map(|done| done.rows_affected()))
}

/// An address, for operators.
#[derive(Debug, sqlx::FromRow)]
pub struct SubscriberRow {
    pub id: SubscriberId,
    pub email: String,
    #[sqlx(try_from = "String")]
    pub status: SubscriberStatus,
    pub asked_at: Timestamp,
    pub confirmed_at: Option<Timestamp>,
    pub left_at: Option<Timestamp>,
}

impl Keyed for SubscriberRow {
    fn key(&self) -> i64 {
        self.id.0
    }
}

/// The addresses, filtered by status and by a part of them.
pub fn select_subscribers(status: Option<SubscriberStatus>, part: &str) -> Select {
    let all = Select::new("id, email, status, asked_at, confirmed_at, left_at", "newsletter_subscribers");
    let in_state = match status {
        None => all,
        Some(SubscriberStatus::Pending) => all.only("status = 'pending'"),
        Some(SubscriberStatus::Active) => all.only("status = 'active'"),
        Some(SubscriberStatus::Left) => all.only("status = 'left'"),
    };
    let part = Some(part.trim().to_ascii_lowercase()).filter(|part| !part.is_empty());
    in_state.filter_if(r"email LIKE ? ESCAPE '\'", part.as_deref().map(like_pattern))
}

/// An address in the export.
#[derive(Debug, sqlx::FromRow)]
pub struct ExportRow {
    #[sqlx(flatten)]
    pub subscriber: SubscriberRow,
    pub consent: String,
    pub leave_key: String,
}

/// The next thousand addresses after `after`, filtered by status.
pub async fn list_for_export(
    db: &mut impl Read,
    after: i64,
    status: Option<SubscriberStatus>,
) -> sqlx::Result<Vec<ExportRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT id, email, status, asked_at, confirmed_at, left_at, consent, leave_key FROM newsletter_subscribers
         WHERE id > $1 AND (status = $2 OR $2 IS NULL) ORDER BY id LIMIT 1000")
        .bind(after).bind(status.map(SubscriberStatus::as_str)).fetch_all(conn).await)
}
