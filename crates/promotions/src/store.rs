//! SQL of promotions: definitions, answers with their evidence, and participants' shares.
use plon_domain::audience::AccountType;
use plon_domain::promotions::{Answer, Participation};
use plon_domain::season::Season;
use plon_domain::volume::Unit;

use super::evaluation::model::LineRow;
use super::model::{Issuer, PromotionRow};
use super::promotion::Promotion;
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{FileId, ParticipantId, PromotionId};
use plon_kernel::on_db;
use plon_kernel::paging::Select;
use plon_kernel::types::{BusinessDate, Timestamp};
use plon_platform::evidence::Evidence;

macro_rules! promotions {
    ($what_follows:literal) => {
        concat!(
            "SELECT p.id, p.key, p.slug, p.audience, p.revision, p.segment_id, r.rules_sha256, r.definition,
                    f.key AS photo_key, f.width AS photo_width, f.height AS photo_height, f.alternative AS photo_alternative
             FROM promotions p JOIN promotion_revisions r ON r.promotion_id = p.id AND r.revision = p.revision
             LEFT JOIN media f ON f.id = r.photo_id ",
            $what_follows
        )
    };
}
pub(super) use promotions;

/// Published promotions of a participant's audience in which they can do something on a day.
pub async fn list_running(
    db: &mut impl Read,
    (audience, participant): (AccountType, ParticipantId),
    today: BusinessDate,
) -> sqlx::Result<Vec<PromotionRow>> {
    on_db!(db, conn => sqlx::query_as(promotions!(
        "WHERE p.status = 'published' AND p.last_day >= $2 AND p.first_day <= $2 AND p.audience = $1
           AND (p.segment_id IS NULL OR EXISTS (SELECT 1 FROM promotion_audience u
                                                WHERE u.promotion_id = p.id AND u.participant_id = $3))
         ORDER BY p.last_day, p.id"))
        .bind(audience.as_str()).bind(today).bind(participant).fetch_all(conn).await)
}

/// Published promotions of an audience that are over and in which a participant took part, latest first.
pub async fn list_past(
    db: &mut impl Read,
    audience: AccountType,
    participant: ParticipantId,
    today: BusinessDate,
) -> sqlx::Result<Vec<PromotionRow>> {
    on_db!(db, conn => sqlx::query_as(promotions!(
        "WHERE p.status = 'published' AND p.last_day < $2 AND p.audience = $1
           AND EXISTS (SELECT 1 FROM promotion_participations a WHERE a.promotion_id = p.id AND a.participant_id = $3
                       AND (a.accepted IS NOT NULL OR a.current > 0))
         ORDER BY p.last_day DESC, p.id DESC"))
        .bind(audience.as_str()).bind(today).bind(participant).fetch_all(conn).await)
}

/// Published promotion, by key.
pub async fn find_promotion_by_key(db: &mut impl Read, key: &str) -> sqlx::Result<Option<PromotionRow>> {
    on_db!(db, conn => sqlx::query_as(promotions!("WHERE p.key = $1 AND p.status = 'published'"))
        .bind(key).fetch_optional(conn).await)
}

/// Published promotion, by slug.
pub async fn find_promotion_by_slug(db: &mut impl Read, slug: &str) -> sqlx::Result<Option<PromotionRow>> {
    on_db!(db, conn => sqlx::query_as(promotions!("WHERE p.slug = $1 AND p.status = 'published'"))
        .bind(slug).fetch_optional(conn).await)
}

/// Revision of a published promotion.
pub async fn find_revision(db: &mut impl Read, slug: &str, revision: i64) -> sqlx::Result<Option<PromotionRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT p.id, p.key, p.slug, p.audience, r.revision, p.segment_id, r.rules_sha256, r.definition,
                f.key AS photo_key, f.width AS photo_width, f.height AS photo_height, f.alternative AS photo_alternative
         FROM promotions p JOIN promotion_revisions r ON r.promotion_id = p.id LEFT JOIN media f ON f.id = r.photo_id
         WHERE p.slug = $1 AND r.revision = $2 AND p.status = 'published'")
        .bind(slug).bind(revision).fetch_optional(conn).await)
}

/// File of a revision's rules and its hash, once printed.
pub async fn find_rules_file(
    db: &mut impl Read,
    of: PromotionId,
    revision: i64,
) -> sqlx::Result<Option<(FileId, String)>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT rules_file_id, rules_sha256 FROM promotion_revisions
         WHERE promotion_id = $1 AND revision = $2 AND rules_file_id IS NOT NULL")
        .bind(of).bind(revision).fetch_optional(conn).await)
}

/// Stores the file of a revision's rules; `false` when another was stored before.
pub async fn put_rules(
    tx: &mut Tx,
    (of, revision): (PromotionId, i64),
    file: FileId,
    sha256: &str,
) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE promotion_revisions SET rules_file_id = $3, rules_sha256 = $4
         WHERE promotion_id = $1 AND revision = $2 AND rules_file_id IS NULL")
        .bind(of).bind(revision).bind(file).bind(sha256).execute(conn).await.map(|done| done.rows_affected() == 1))
}

/// Issuer of the programme, from the settings.
pub async fn load_issuer(db: &mut impl Read) -> sqlx::Result<Issuer> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT COALESCE(MAX(CASE WHEN key = 'brand_name' THEN value END), '') AS name,
                COALESCE(MAX(CASE WHEN key = 'brand_phone' THEN value END), '') AS phone,
                COALESCE(MAX(CASE WHEN key = 'data_controller' THEN value END), '') AS controller
         FROM settings")
        .fetch_one(conn).await)
}

/// Published promotion, by id.
pub async fn find_promotion(db: &mut impl Read, id: PromotionId) -> sqlx::Result<Option<PromotionRow>> {
    on_db!(db, conn => sqlx::query_as(promotions!("WHERE p.id = $1 AND p.status = 'published'"))
        .bind(id).fetch_optional(conn).await)
}

/// Promotion that was published once, withdrawn or not.
pub async fn find_ever_published(db: &mut impl Read, id: PromotionId) -> sqlx::Result<Option<PromotionRow>> {
    on_db!(db, conn => sqlx::query_as(promotions!("WHERE p.id = $1")).bind(id).fetch_optional(conn).await)
}

/// Query of the published promotions for a whole audience: running ones first, then upcoming, then past.
pub fn select_published(audience: AccountType, today: BusinessDate) -> Select {
    Select::over(
        "id, key, slug, audience, revision, segment_id, rules_sha256, definition, photo_key, photo_width, photo_height,
         photo_alternative",
        "(SELECT p.id, p.key, p.slug, p.audience, p.revision, p.segment_id, r.rules_sha256, r.definition, p.last_day,
                 f.key AS photo_key, f.width AS photo_width, f.height AS photo_height, f.alternative AS photo_alternative,
                 CASE WHEN p.first_day > ? THEN 1 WHEN p.last_day < ? THEN 2 ELSE 0 END AS stage
          FROM promotions p JOIN promotion_revisions r ON r.promotion_id = p.id AND r.revision = p.revision
          LEFT JOIN media f ON f.id = r.photo_id
          WHERE p.status = 'published' AND p.segment_id IS NULL) AS shown",
        today,
    )
    .filter("audience = ?", audience.as_str())
}

/// Slugs of the published promotions for a whole audience, each with the time when an operator published the revision in force.
pub async fn list_places(db: &mut impl Read, audience: AccountType) -> sqlx::Result<Vec<(String, Option<Timestamp>)>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT p.slug, r.published_at FROM promotions p
         JOIN promotion_revisions r ON r.promotion_id = p.id AND r.revision = p.revision
         WHERE p.status = 'published' AND p.audience = $1 AND p.segment_id IS NULL
         ORDER BY p.last_day DESC, p.id LIMIT 20000")
        .bind(audience.as_str()).fetch_all(conn).await)
}

/// Order of `select_published`; its last part is descending.
pub const ARCHIVE_ORDER: &str = "stage ASC, last_day";

pub async fn load_account_type(db: &mut impl Read, participant: ParticipantId) -> sqlx::Result<String> {
    on_db!(db, conn => sqlx::query_scalar("SELECT account_type FROM participants WHERE id = $1")
        .bind(participant).fetch_one(conn).await)
}

/// Participant's answer and declaration, and the points posted for them.
#[derive(Debug, Clone, sqlx::FromRow)]
pub struct ParticipationRow {
    pub promotion_id: PromotionId,
    pub participant_id: ParticipantId,
    pub accepted: Option<bool>,
    pub declared: Option<i64>,
    pub granted_points: i64,
    pub cut_points: i64,
    /// Part of the cut points for which the pool had no room.
    pub pool_cut_points: i64,
    pub postings: i64,
}

impl ParticipationRow {
    /// Row of a participant who has neither answered nor bought anything.
    pub fn none(promotion_id: PromotionId, participant_id: ParticipantId) -> ParticipationRow {
        ParticipationRow {
            promotion_id,
            participant_id,
            accepted: None,
            declared: None,
            granted_points: 0,
            cut_points: 0,
            pool_cut_points: 0,
            postings: 0,
        }
    }

    /// Participation as the domain's rules see it.
    pub fn participation(&self) -> Participation {
        let answer = match self.accepted {
            None => Answer::Undecided,
            Some(true) => Answer::Accepted,
            Some(false) => Answer::Declined,
        };
        Participation { answer, declared: self.declared }
    }
}

pub async fn list_participations(db: &mut impl Read, of: ParticipantId) -> sqlx::Result<Vec<ParticipationRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT promotion_id, participant_id, accepted, declared, granted_points, cut_points, pool_cut_points, postings
         FROM promotion_participations WHERE participant_id = $1")
        .bind(of).fetch_all(conn).await)
}

/// True when the rules were accepted; none while there is no answer.
pub async fn find_answer(db: &mut impl Read, of: ParticipantId, promotion: PromotionId) -> sqlx::Result<Option<bool>> {
    let found: Option<Option<bool>> = on_db!(db, conn => sqlx::query_scalar(
        "SELECT accepted FROM promotion_participations WHERE promotion_id = $1 AND participant_id = $2")
        .bind(promotion).bind(of).fetch_optional(conn).await)?;
    Ok(found.flatten())
}

/// Keys of the promotions that a participant has answered, with the answers.
pub async fn list_answers(db: &mut impl Read, of: ParticipantId) -> sqlx::Result<Vec<(String, bool)>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT p.key, a.accepted FROM promotion_participations a JOIN promotions p ON p.id = a.promotion_id
         WHERE a.participant_id = $1 AND a.accepted IS NOT NULL")
        .bind(of).fetch_all(conn).await)
}

/// New answer to be stored.
#[derive(Debug)]
pub struct NewAnswer<'a> {
    pub participant: ParticipantId,
    pub promotion: &'a Promotion,
    pub accepted: bool,
    /// Amount in the measure's smallest part, when the answer is a declaration.
    pub declared: Option<i64>,
    pub evidence: &'a Evidence,
    pub now: Timestamp,
}

/// Appends an answer with its evidence; it is kept for ever.
pub async fn insert_answer(tx: &mut Tx, new: &NewAnswer<'_>) -> sqlx::Result<()> {
    let NewAnswer { promotion, evidence, .. } = new;
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO promotion_answers (participant_id, promotion_id, revision, rules_sha256, accepted, declared,
                                        answered_at, source, operator_id, network, user_agent)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)")
        .bind(new.participant).bind(promotion.id).bind(promotion.revision).bind(&promotion.rules_sha256)
        .bind(new.accepted).bind(new.declared).bind(new.now).bind(evidence.place.as_str())
        .bind(evidence.place.operator()).bind(&evidence.network).bind(&evidence.agent)
        .execute(conn).await.map(|_| ()))
}

/// Sets the answer in force from now on; an earlier declaration stays unless a new one is given.
pub async fn put_answer(tx: &mut Tx, new: &NewAnswer<'_>) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO promotion_participations (promotion_id, participant_id, accepted, answered_at, declared,
                                               declared_at)
         VALUES ($1, $2, $3, $4, $5, CASE WHEN $5 IS NULL THEN NULL ELSE $4 END)
         ON CONFLICT (promotion_id, participant_id) DO UPDATE SET accepted = excluded.accepted,
            answered_at = excluded.answered_at,
            declared = COALESCE(excluded.declared, promotion_participations.declared),
            declared_at = COALESCE(excluded.declared_at, promotion_participations.declared_at)")
        .bind(new.promotion.id).bind(new.participant).bind(new.accepted).bind(new.now).bind(new.declared)
        .execute(conn).await.map(|_| ()))
}

/// Product with its brand and category by name, for matching with a scope.
#[derive(Debug, sqlx::FromRow)]
pub struct NamedProductRow {
    pub sap: String,
    pub name: String,
    pub brand: String,
    pub category: String,
}

pub async fn list_products(db: &mut impl Read) -> sqlx::Result<Vec<NamedProductRow>> {
    on_db!(db, conn => sqlx::query_as("SELECT sap, name, brand, category FROM products ORDER BY sap")
        .fetch_all(conn).await)
}

/// True when the participant has collected a card of the promotion, or a transfer in its place is paid or ordered.
pub async fn has_collected(db: &mut impl Read, of: ParticipantId, promotion: PromotionId) -> sqlx::Result<bool> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM promotion_rewards
                        WHERE participant_id = $1 AND promotion_id = $2 AND status = 'collected')
             OR EXISTS (SELECT 1 FROM card_payments s JOIN orders o ON o.id = s.order_id
                        WHERE s.participant_id = $1 AND s.promotion_id = $2
                          AND o.status NOT IN ('cancelled', 'returned'))")
        .bind(of).bind(promotion).fetch_one(conn).await)
}

/// Product on sale with its rate and price in a season.
#[derive(Debug, sqlx::FromRow)]
pub struct PricedProductRow {
    pub sap: String,
    pub brand: String,
    pub category: String,
    #[sqlx(try_from = "String")]
    pub unit: Unit,
    /// Thousandths of a point per unit.
    pub points_per_unit: Option<i64>,
    /// Grosze per unit.
    pub list_price: Option<i64>,
}

pub async fn list_priced_products(db: &mut impl Read, season: Season) -> sqlx::Result<Vec<PricedProductRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT p.sap, p.brand, p.category, p.unit, r.points_per_unit, r.list_price
         FROM products p LEFT JOIN product_rates r ON r.product_id = p.id AND r.season = $1 WHERE p.active")
        .bind(i64::from(season)).fetch_all(conn).await)
}

/// Pack on sale with its product.
#[derive(Debug, sqlx::FromRow)]
pub struct SoldPackRow {
    #[sqlx(flatten)]
    pub product: PricedProductRow,
    pub name: String,
    pub slug: String,
    pub colour: String,
    /// Thousandths of the product's unit.
    pub volume: i64,
}

/// Packs on sale in a season, by product in Polish order and the smallest first.
pub async fn list_sold_packs(db: &mut impl Read, season: Season) -> sqlx::Result<Vec<SoldPackRow>> {
    on_db!(db, conn => sqlx::query_as(
        r#"SELECT p.sap, p.brand, p.category, p.unit, r.points_per_unit, r.list_price, p.name, p.slug, p.colour, k.volume
           FROM products p JOIN packs k ON k.product_id = p.id
           LEFT JOIN product_rates r ON r.product_id = p.id AND r.season = $1
           WHERE p.active ORDER BY p.name COLLATE "pl-x-icu", p.id, k.volume"#)
        .bind(i64::from(season)).fetch_all(conn).await)
}

/// Filter of a participant's purchases.
#[derive(Debug)]
pub struct PurchaseFilter {
    pub participant: ParticipantId,
    pub from: BusinessDate,
    pub to: BusinessDate,
    /// SAP codes of the products, each between commas.
    pub saps: String,
}

/// Purchase with its invoice's number and its product's name.
#[derive(Debug, sqlx::FromRow)]
pub struct PurchaseRow {
    #[sqlx(flatten)]
    pub line: LineRow,
    pub invoice_id: String,
    pub invoice_number: String,
    pub product: String,
}

/// Query of a participant's purchases of some products.
pub fn select_purchases(bought: PurchaseFilter) -> Select {
    Select::new(
        "l.id AS line_id, i.participant_id, a.account_type AS audience, l.product_id, p.sap, p.brand, p.category, p.unit,
         k.volume AS pack, l.quantity, l.net_value, l.points + l.points_cut AS earned, i.dated_on, l.status,
         i.public_id AS invoice_id, i.number AS invoice_number, p.name AS product",
        "invoices i JOIN invoice_lines l ON l.invoice_id = i.id JOIN participants a ON a.id = i.participant_id
         JOIN products p ON p.id = l.product_id JOIN packs k ON k.id = l.pack_id",
    )
    .ties_by("l.id")
    .filter("i.participant_id = ?", bought.participant.0)
    .filter("i.dated_on >= ?", bought.from)
    .filter("i.dated_on <= ?", bought.to)
    .filter("? LIKE '%,' || p.sap || ',%'", bought.saps)
}

/// Order of `select_purchases`.
pub const BY_DAY: &str = "i.dated_on";
