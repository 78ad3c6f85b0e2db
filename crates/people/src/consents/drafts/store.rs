//! SQL of drafts of consents.
use plon_domain::audience::{AccountType, Audience};

use super::model::{DraftRow, WrittenDraft};
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::OperatorId;
use plon_kernel::on_db;
use plon_kernel::types::Timestamp;

/// All drafts, in the order in which they were written.
pub async fn list_drafts(db: &mut impl Read) -> sqlx::Result<Vec<DraftRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT d.id, d.version, d.slug, d.audience, d.content, d.required, d.parent, d.proposal,
                o.first_name || ' ' || o.last_name AS written_by, d.written_at
         FROM consent_drafts d JOIN operators o ON o.id = d.written_by ORDER BY d.id")
        .fetch_all(conn).await)
}

pub async fn find_draft(db: &mut impl Read, id: i64) -> sqlx::Result<Option<DraftRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT d.id, d.version, d.slug, d.audience, d.content, d.required, d.parent, d.proposal,
                o.first_name || ' ' || o.last_name AS written_by, d.written_at
         FROM consent_drafts d JOIN operators o ON o.id = d.written_by WHERE d.id = $1")
        .bind(id).fetch_optional(conn).await)
}

pub async fn insert_draft(tx: &mut Tx, draft: &WrittenDraft, by: OperatorId, now: Timestamp) -> sqlx::Result<i64> {
    on_db!(tx, conn => sqlx::query_scalar(
        "INSERT INTO consent_drafts (slug, audience, content, required, parent, proposal, written_by, written_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id")
        .bind(&draft.slug).bind(draft.audience.as_str()).bind(&draft.content).bind(draft.required)
        .bind(&draft.parent).bind(draft.proposal).bind(by).bind(now).fetch_one(conn).await)
}

/// Stores a draft; `false` when another operator has changed it (optimistic lock).
pub async fn update_draft(
    tx: &mut Tx,
    (id, version): (i64, i64),
    draft: &WrittenDraft,
    by: OperatorId,
    now: Timestamp,
) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE consent_drafts SET slug = $3, audience = $4, content = $5, required = $6, parent = $7, proposal = $8,
            written_by = $9, written_at = $10, version = version + 1
         WHERE id = $1 AND version = $2")
        .bind(id).bind(version).bind(&draft.slug).bind(draft.audience.as_str()).bind(&draft.content)
        .bind(draft.required).bind(&draft.parent).bind(draft.proposal).bind(by).bind(now)
        .execute(conn).await.map(|done| done.rows_affected() == 1))
}

/// Deletes a draft; `false` when another operator has changed it (optimistic lock).
pub async fn delete_draft(tx: &mut Tx, id: i64, version: i64) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query("DELETE FROM consent_drafts WHERE id = $1 AND version = $2")
        .bind(id).bind(version).execute(conn).await.map(|done| done.rows_affected() == 1))
}

/// True if an account type has a consent with the slug, also one that is no longer asked.
pub async fn has_consent(db: &mut impl Read, account_type: AccountType, slug: &str) -> sqlx::Result<bool> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM consents WHERE account_type = $1 AND slug = $2)")
        .bind(account_type.as_str()).bind(slug).fetch_one(conn).await)
}

/// True if another draft has the slug for an audience, or for one that contains or is part of it.
pub async fn has_other_draft(db: &mut impl Read, id: i64, slug: &str, audience: Audience) -> sqlx::Result<bool> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM consent_drafts WHERE slug = $1 AND id <> $2
                        AND (audience = $3 OR audience = $4 OR $3 = $4))")
        .bind(slug).bind(id).bind(audience.as_str()).bind(Audience::Everyone.as_str()).fetch_one(conn).await)
}

/// True if another draft with the slug is no part of a consent.
pub async fn has_whole_draft(db: &mut impl Read, id: i64, slug: &str) -> sqlx::Result<bool> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM consent_drafts WHERE slug = $1 AND id <> $2 AND parent IS NULL)")
        .bind(slug).bind(id).fetch_one(conn).await)
}

/// True if drafts or consents that are asked are parts of the consent with the slug.
pub async fn has_parts(db: &mut impl Read, slug: &str) -> sqlx::Result<bool> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM consent_drafts WHERE parent = $1)
             OR EXISTS (SELECT 1 FROM consents WHERE parent = $1 AND retired_at IS NULL)")
        .bind(slug).fetch_one(conn).await)
}

/// True if a consent is asked of an account type and is no part of another.
pub async fn is_whole(db: &mut impl Read, account_type: AccountType, slug: &str) -> sqlx::Result<bool> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM consents
                        WHERE account_type = $1 AND slug = $2 AND parent IS NULL AND retired_at IS NULL)")
        .bind(account_type.as_str()).bind(slug).fetch_one(conn).await)
}

/// Inserts the first version of a consent, behind the others of its account type, and returns its id.
pub async fn insert_first_version(
    tx: &mut Tx,
    account_type: AccountType,
    draft: &DraftRow,
    by: OperatorId,
    now: Timestamp,
) -> sqlx::Result<i64> {
    on_db!(tx, conn => sqlx::query_scalar(
        "INSERT INTO consents
            (account_type, slug, version, position, content, required, parent, published_at, published_by)
         VALUES ($1, $2, 1, (SELECT COALESCE(MAX(position), 0) + 1 FROM consents WHERE account_type = $1),
                 $3, $4, $5, $6, $7) RETURNING id")
        .bind(account_type.as_str()).bind(&draft.slug).bind(&draft.content).bind(draft.required)
        .bind(&draft.parent).bind(now).bind(by).fetch_one(conn).await)
}
