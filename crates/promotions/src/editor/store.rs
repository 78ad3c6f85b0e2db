//! SQL of the editor: drafts, revisions and requested recounts.
use plon_domain::audience::AccountType;
use plon_domain::promotions::Definition;
use plon_domain::season::Season;

use super::model::{NamedPromotion, NamedSegment};
use crate::model::PromotionRow;
use crate::store::promotions;
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{FileId, MediaId, OperatorId, PromotionId};
use plon_kernel::on_db;
use plon_kernel::paging::{Keyed, Select};
use plon_kernel::types::{BusinessDate, Timestamp};

/// Promotion of any status, without its definition.
#[derive(Debug, sqlx::FromRow)]
pub struct PromotionHeadRow {
    pub id: PromotionId,
    pub key: String,
    pub slug: String,
    #[sqlx(try_from = "String")]
    pub audience: AccountType,
    pub season: i64,
    pub status: String,
    pub revision: i64,
}

pub async fn find_head(db: &mut impl Read, id: PromotionId) -> sqlx::Result<Option<PromotionHeadRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT id, key, slug, audience, season, status, revision FROM promotions WHERE id = $1")
        .bind(id).fetch_optional(conn).await)
}

/// Same as `find_head`, with the row locked until the transaction ends, so that any other edit or publication waits.
pub async fn lock_head(tx: &mut Tx, id: PromotionId) -> sqlx::Result<Option<PromotionHeadRow>> {
    on_db!(tx, conn => sqlx::query_as(
        "UPDATE promotions SET status = status WHERE id = $1
         RETURNING id, key, slug, audience, season, status, revision")
        .bind(id).fetch_optional(conn).await)
}

/// Locks an open recount before the promotion, in the order in which its steps lock them: a step holds the recount when
/// it waits for the promotion's pool.
pub async fn lock_recount(tx: &mut Tx, id: PromotionId) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("UPDATE promotion_recounts SET participants = participants WHERE promotion_id = $1")
        .bind(id).execute(conn).await.map(|_| ()))
}

/// Draft of a promotion.
#[derive(Debug, sqlx::FromRow)]
pub struct DraftRow {
    /// JSON.
    pub definition: String,
    pub version: i64,
    pub edited_at: Timestamp,
    pub edited_by: String,
    pub editor: OperatorId,
    /// When it is to be published; none while it is not scheduled.
    pub publish_at: Option<Timestamp>,
    pub scheduled_by: Option<String>,
    /// Reason why it was not published at that time.
    pub refusal: Option<String>,
}

pub async fn find_draft(db: &mut impl Read, id: PromotionId) -> sqlx::Result<Option<DraftRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT d.definition, d.version, d.edited_at, o.first_name || ' ' || o.last_name AS edited_by, d.edited_by AS editor,
                d.publish_at, s.first_name || ' ' || s.last_name AS scheduled_by, d.refusal
         FROM promotion_drafts d JOIN operators o ON o.id = d.edited_by LEFT JOIN operators s ON s.id = d.scheduled_by
         WHERE d.promotion_id = $1")
        .bind(id).fetch_optional(conn).await)
}

/// Draft, or else the last published definition, as JSON.
pub async fn find_latest_definition(db: &mut impl Read, id: PromotionId) -> sqlx::Result<Option<String>> {
    match find_draft(db, id).await? {
        Some(draft) => Ok(Some(draft.definition)),
        None => Ok(list_revisions(db, id).await?.into_iter().next().map(|last| last.definition)),
    }
}

/// Published revision.
#[derive(Debug, sqlx::FromRow)]
pub struct RevisionRow {
    pub revision: i64,
    /// JSON.
    pub definition: String,
    pub published_at: Option<Timestamp>,
    pub published_by: Option<String>,
    /// Hash of the rules' file; none until it is printed.
    pub rules_sha256: Option<String>,
}

/// Revisions of a promotion, newest first.
pub async fn list_revisions(db: &mut impl Read, id: PromotionId) -> sqlx::Result<Vec<RevisionRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT r.revision, r.definition, r.published_at, o.first_name || ' ' || o.last_name AS published_by, r.rules_sha256
         FROM promotion_revisions r LEFT JOIN operators o ON o.id = r.published_by
         WHERE r.promotion_id = $1 ORDER BY r.revision DESC")
        .bind(id).fetch_all(conn).await)
}

/// Promotion that is not published yet.
pub struct NewPromotion<'a> {
    pub key: &'a str,
    pub slug: &'a str,
    pub audience: AccountType,
    pub season: i64,
    pub definition: &'a Definition,
}

pub async fn insert_promotion(tx: &mut Tx, new: &NewPromotion<'_>) -> sqlx::Result<PromotionId> {
    let terms = &new.definition.terms;
    let counts = terms.counts_purchases();
    on_db!(tx, conn => sqlx::query_scalar(
        "INSERT INTO promotions (key, slug, audience, season, status, revision, name, counts_from, counts_to, first_day,
                                 last_day)
         VALUES ($1, $2, $3, $4, 'draft', 0, $5, $6, $7, $8, $9) RETURNING id")
        .bind(new.key).bind(new.slug).bind(new.audience.as_str()).bind(new.season).bind(&new.definition.name)
        .bind(BusinessDate(counts.from)).bind(BusinessDate(counts.to)).bind(BusinessDate(terms.first_day())).bind(BusinessDate(terms.last_day()))
        .fetch_one(conn).await)
}

/// Writes the first draft, or the next over version `after` (optimistic lock); false when the version has changed. A
/// change cancels the scheduled publication: nobody has agreed to publish what is new.
pub async fn put_draft(
    tx: &mut Tx,
    id: PromotionId,
    (definition, after): (&str, Option<i64>),
    by: OperatorId,
    now: Timestamp,
) -> sqlx::Result<bool> {
    let written = match after {
        None => on_db!(tx, conn => sqlx::query(
                "INSERT INTO promotion_drafts (promotion_id, definition, edited_at, edited_by) VALUES ($1, $2, $3, $4)
                 ON CONFLICT (promotion_id) DO NOTHING")
                .bind(id).bind(definition).bind(now).bind(by).execute(conn).await.map(|done| done.rows_affected()))?,
        Some(after) => on_db!(tx, conn => sqlx::query(
                "UPDATE promotion_drafts SET definition = $2, version = version + 1, edited_at = $3, edited_by = $4,
                    publish_at = NULL, scheduled_by = NULL, refusal = NULL
                 WHERE promotion_id = $1 AND version = $5")
                .bind(id).bind(definition).bind(now).bind(by).bind(after)
                .execute(conn).await.map(|done| done.rows_affected()))?,
    };
    Ok(written == 1)
}

/// Schedules the publication of the draft, or cancels it.
pub async fn put_schedule(tx: &mut Tx, id: PromotionId, at: Option<(Timestamp, OperatorId)>) -> sqlx::Result<()> {
    let (at, by) = at.unzip();
    on_db!(tx, conn => sqlx::query(
        "UPDATE promotion_drafts SET publish_at = $2, scheduled_by = $3, refusal = NULL WHERE promotion_id = $1")
        .bind(id).bind(at).bind(by).execute(conn).await.map(|_| ()))
}

/// True when an operator has written on the draft since the last revision was published.
pub async fn has_written(db: &mut impl Read, id: PromotionId, operator: OperatorId) -> sqlx::Result<bool> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM audit_log a
             WHERE a.operator_id = $2 AND a.action IN ('promotions.add', 'promotions.copy', 'promotions.draft')
               AND a.subject = 'promotions' AND a.subject_id = $1
               AND a.at > COALESCE((SELECT MAX(r.published_at) FROM promotion_revisions r WHERE r.promotion_id = $1), 0))")
        .bind(id).bind(operator).fetch_one(conn).await)
}

pub async fn delete_draft(tx: &mut Tx, id: PromotionId) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("DELETE FROM promotion_drafts WHERE promotion_id = $1")
        .bind(id).execute(conn).await.map(|_| ()))
}

/// True when a tax rule names the promotion; tax rules are never deleted.
pub async fn is_in_tax_rules(db: &mut impl Read, id: PromotionId) -> sqlx::Result<bool> {
    on_db!(db, conn => sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM tax_rules WHERE promotion_id = $1)")
        .bind(id).fetch_one(conn).await)
}

/// Deletes a promotion that is only a draft, in which nobody has answered, bought or won anything.
pub async fn delete_promotion(tx: &mut Tx, id: PromotionId) -> sqlx::Result<()> {
    delete_draft(tx, id).await?;
    for sql in ["DELETE FROM promotion_simulations WHERE promotion_id = $1", "DELETE FROM promotions WHERE id = $1"] {
        on_db!(&mut *tx, conn => sqlx::query(sql).bind(id).execute(conn).await.map(|_| ()))?;
    }
    Ok(())
}

/// Content of a PDF in the media library, with its hash; none where there is no such PDF.
pub async fn find_rules_of_media(db: &mut impl Read, id: MediaId) -> sqlx::Result<Option<(FileId, String)>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT f.id, f.sha256 FROM media_files m JOIN files f ON f.id = m.file_id
         WHERE m.media_id = $1 AND m.width = 0 AND f.media_type = 'application/pdf'")
        .bind(id).fetch_optional(conn).await)
}

/// Publishes a definition as the next revision, with the file of its rules if it has one of its own.
pub async fn insert_published_revision(
    tx: &mut Tx,
    head: &PromotionHeadRow,
    (definition, json, rules): (&Definition, &str, Option<(FileId, String)>),
    by: OperatorId,
    now: Timestamp,
) -> sqlx::Result<()> {
    let revision = head.revision + 1;
    let (file, sha256) = rules.unzip();
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO promotion_revisions (promotion_id, revision, definition, published_at, published_by, rules_file_id,
                                          rules_sha256, photo_id)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)")
        .bind(head.id).bind(revision).bind(json).bind(now).bind(by).bind(file).bind(sha256).bind(definition.photo).execute(conn).await.map(|_| ()))?;
    put_heading(tx, head.id, definition).await?;
    on_db!(tx, conn => sqlx::query("UPDATE promotions SET status = 'published', revision = $2, points_pool = $3, segment_id = $4
         WHERE id = $1")
        .bind(head.id).bind(revision).bind(definition.terms.caps().in_all.map(|pool| pool.0)).bind(definition.segment).execute(conn).await.map(|_| ()))
}

/// Stores the name and the days by which a promotion is listed and found.
pub async fn put_heading(tx: &mut Tx, id: PromotionId, definition: &Definition) -> sqlx::Result<()> {
    let terms = &definition.terms;
    let counts = terms.counts_purchases();
    on_db!(tx, conn => sqlx::query(
        "UPDATE promotions SET name = $2, counts_from = $3, counts_to = $4, first_day = $5, last_day = $6
         WHERE id = $1")
        .bind(id).bind(&definition.name).bind(BusinessDate(counts.from)).bind(BusinessDate(counts.to))
        .bind(BusinessDate(terms.first_day())).bind(BusinessDate(terms.last_day())).execute(conn).await.map(|_| ()))
}

/// Withdraws a promotion from the portal or puts it back; the rewards given under it stay.
pub async fn set_status(tx: &mut Tx, id: PromotionId, status: &str) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("UPDATE promotions SET status = $2 WHERE id = $1")
        .bind(id).bind(status).execute(conn).await.map(|_| ()))
}

/// Published promotions of an audience whose days overlap the given ones, except one promotion.
pub async fn list_overlapping(
    db: &mut impl Read,
    audience: AccountType,
    (first, last): (BusinessDate, BusinessDate),
    but: PromotionId,
) -> sqlx::Result<Vec<PromotionRow>> {
    on_db!(db, conn => sqlx::query_as(promotions!(
        "WHERE p.status = 'published' AND p.audience = $1 AND p.first_day <= $3 AND p.last_day >= $2 AND p.id <> $4
         ORDER BY p.id"))
        .bind(audience.as_str()).bind(first).bind(last).bind(but).fetch_all(conn).await)
}

/// Requests a recount of every participant for some days; the days of an unfinished recount stay included.
pub async fn request_recount(
    tx: &mut Tx,
    id: PromotionId,
    (from, to): (BusinessDate, BusinessDate),
    now: Timestamp,
) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO promotion_recounts (promotion_id, counts_from, counts_to, requested_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (promotion_id) DO UPDATE SET
            counts_from = CASE WHEN promotion_recounts.finished_at IS NULL
                                    AND promotion_recounts.counts_from < excluded.counts_from
                               THEN promotion_recounts.counts_from ELSE excluded.counts_from END,
            counts_to = CASE WHEN promotion_recounts.finished_at IS NULL
                                  AND promotion_recounts.counts_to > excluded.counts_to
                             THEN promotion_recounts.counts_to ELSE excluded.counts_to END,
            after_participant = 0, participants = 0, requested_at = excluded.requested_at, finished_at = NULL")
        .bind(id).bind(from).bind(to).bind(now).execute(conn).await.map(|_| ()))
}

/// Progress of a recount.
#[derive(Debug, sqlx::FromRow)]
pub struct RecountRow {
    pub participants: i64,
    pub finished_at: Option<Timestamp>,
}

pub async fn find_recount(db: &mut impl Read, id: PromotionId) -> sqlx::Result<Option<RecountRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT participants, finished_at FROM promotion_recounts WHERE promotion_id = $1")
        .bind(id).fetch_optional(conn).await)
}

/// Promotion in the operators' list.
#[derive(Debug, sqlx::FromRow)]
pub struct ListedRow {
    pub id: PromotionId,
    pub key: String,
    pub name: String,
    #[sqlx(try_from = "String")]
    pub audience: AccountType,
    pub season: i64,
    pub status: String,
    pub revision: i64,
    pub first_day: BusinessDate,
    pub last_day: BusinessDate,
    pub drafted: bool,
    /// When its draft is to be published.
    pub publish_at: Option<Timestamp>,
    /// True when the draft could not be published at its time.
    pub refused: bool,
}

impl Keyed for ListedRow {
    fn key(&self) -> i64 {
        self.id.0
    }
}

/// Keyset condition after the promotion whose id is `?`, and the order: latest first day first.
pub const BY_DAY: (&str, &str) =
    ("(p.first_day, p.id) < ((SELECT first_day FROM promotions WHERE id = ?), ?)", "p.first_day DESC, p.id DESC");

/// Query of the promotions that an operator looks for, as `ListedRow`.
pub fn select_promotions(season: Option<i64>, status: Option<&str>) -> Select {
    let promotions = Select::new(
        "p.id, p.key, p.name, p.audience, p.season, p.status, p.revision, p.first_day, p.last_day,
         d.promotion_id IS NOT NULL AS drafted, d.publish_at, d.refusal IS NOT NULL AS refused",
        "promotions p LEFT JOIN promotion_drafts d ON d.promotion_id = p.id",
    )
    .ties_by("p.id");
    promotions.filter_if("p.season = ?", season).filter_if("p.status = ?", status)
}

/// Promotion of a season, for the calendar.
#[derive(Debug, sqlx::FromRow)]
pub struct CalendarRow {
    pub id: PromotionId,
    pub name: String,
    #[sqlx(try_from = "String")]
    pub audience: AccountType,
    pub status: String,
    pub revision: i64,
    /// JSON of the revision in force, or else of the draft.
    pub definition: String,
    /// True for a promotion for a segment.
    pub for_selected: bool,
    pub drafted: bool,
    /// When its draft is to be published.
    pub publish_at: Option<Timestamp>,
    /// True when the draft could not be published at its time.
    pub refused: bool,
}

/// Promotions of a season of any status, those that begin first in front.
pub async fn list_promotions_of_season(
    db: &mut impl Read,
    season: Season,
    at_most: i64,
) -> sqlx::Result<Vec<CalendarRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT p.id, p.name, p.audience, p.status, p.revision, COALESCE(r.definition, d.definition) AS definition,
                p.segment_id IS NOT NULL AS for_selected, d.promotion_id IS NOT NULL AS drafted, d.publish_at,
                d.refusal IS NOT NULL AS refused
         FROM promotions p LEFT JOIN promotion_revisions r ON r.promotion_id = p.id AND r.revision = p.revision
         LEFT JOIN promotion_drafts d ON d.promotion_id = p.id
         WHERE p.season = $1 ORDER BY p.first_day, p.id LIMIT $2")
        .bind(i64::from(season)).bind(at_most).fetch_all(conn).await)
}

/// Seasons of the programme, latest first.
pub async fn list_seasons(db: &mut impl Read) -> sqlx::Result<Vec<i64>> {
    on_db!(db, conn => sqlx::query_scalar("SELECT year FROM seasons ORDER BY year DESC").fetch_all(conn).await)
}

/// Volumes of packs in thousandths, each once.
pub async fn list_pack_volumes(db: &mut impl Read) -> sqlx::Result<Vec<i64>> {
    on_db!(db, conn => sqlx::query_scalar("SELECT DISTINCT volume FROM packs ORDER BY volume").fetch_all(conn).await)
}

/// All promotions, those with the latest first day first.
pub async fn list_names(db: &mut impl Read) -> sqlx::Result<Vec<NamedPromotion>> {
    on_db!(db, conn => sqlx::query_as("SELECT key, name, season FROM promotions ORDER BY first_day DESC, id DESC")
        .fetch_all(conn).await)
}

/// Segments by name.
pub async fn list_segments(db: &mut impl Read) -> sqlx::Result<Vec<NamedSegment>> {
    on_db!(db, conn => sqlx::query_as("SELECT id, name FROM segments ORDER BY name, id").fetch_all(conn).await)
}

/// SAP code of the product and volume in thousandths, for each pack.
pub async fn list_packs_of_products(db: &mut impl Read) -> sqlx::Result<Vec<(String, i64)>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT p.sap, k.volume FROM packs k JOIN products p ON p.id = k.product_id").fetch_all(conn).await)
}

pub async fn season_exists(db: &mut impl Read, season: i64) -> sqlx::Result<bool> {
    on_db!(db, conn => sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM seasons WHERE year = $1)")
        .bind(season).fetch_one(conn).await)
}
