//! SQL of loading: every row is upserted by its natural key.
use plon_domain::audience::AccountType;
use plon_domain::reward::RewardKind;
use plon_domain::season::Season;
use plon_domain::tax::Rounding;

use super::files::{
    Branch, Consent, ContentPage, Distributor, Level, News, Pack, Product, Promotion, Question, Rate, Representative,
    Reward, SeasonRow, Stock, TaxRule, Trip, Variant,
};
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{DistributorId, ProductId, PromotionId, RewardId};
use plon_kernel::on_db;
use plon_kernel::types::BusinessDate;

pub async fn put_setting(tx: &mut Tx, key: &str, value: &str) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO settings (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value
         WHERE settings.edited_at IS NULL")
        .bind(key).bind(value).execute(conn).await.map(|_| ()))
}

/// True where there are participants and the demo has not made them up.
pub async fn has_participants_of_its_own(db: &mut impl Read) -> sqlx::Result<bool> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM participants) AND NOT EXISTS (SELECT 1 FROM settings WHERE key = 'sample_history')")
        .fetch_one(conn).await)
}

/// Levels with their bonuses, from the lowest.
pub async fn list_levels(db: &mut impl Read) -> sqlx::Result<Vec<(i64, i64)>> {
    on_db!(db, conn => sqlx::query_as("SELECT level, bonus_points FROM achievement_levels ORDER BY level")
        .fetch_all(conn).await)
}

pub async fn delete_levels(tx: &mut Tx) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("DELETE FROM achievement_levels").execute(conn).await.map(|_| ()))
}

pub async fn put_level(tx: &mut Tx, level: &Level) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO achievement_levels (level, bonus_points) VALUES ($1, $2)
         ON CONFLICT (level) DO UPDATE SET bonus_points = excluded.bonus_points WHERE NOT achievement_levels.edited")
        .bind(level.level).bind(level.bonus_points).execute(conn).await.map(|_| ()))
}

pub async fn put_season(tx: &mut Tx, row: &SeasonRow) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO seasons (year, starts_on, ends_on, status, welcome_points, membership_points)
         VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (year) DO UPDATE SET starts_on = excluded.starts_on, ends_on = excluded.ends_on,
            status = excluded.status, welcome_points = excluded.welcome_points,
            membership_points = excluded.membership_points
         WHERE seasons.edited_at IS NULL")
        .bind(i64::from(row.season)).bind(BusinessDate(row.starts_on)).bind(BusinessDate(row.ends_on)).bind(row.status.as_str())
        .bind(row.welcome_points).bind(row.membership_points).execute(conn).await.map(|_| ()))
}

pub async fn put_representative(tx: &mut Tx, person: &Representative) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO representatives (code, first_name, last_name, email, phone) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (code) DO UPDATE SET first_name = excluded.first_name, last_name = excluded.last_name,
            email = excluded.email, phone = excluded.phone
         WHERE NOT representatives.edited")
        .bind(&person.code).bind(&person.first_name).bind(&person.last_name).bind(&person.email)
        .bind(person.phone.as_str()).execute(conn).await.map(|_| ()))
}

/// Upserts a consent; a version that an operator has published stays as it is, and so does the place of each.
pub async fn put_consent(tx: &mut Tx, account_type: AccountType, consent: &Consent, position: i64) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO consents (account_type, slug, version, position, content, required, parent)
         VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (account_type, slug, version) DO UPDATE SET content = excluded.content,
            required = excluded.required, parent = excluded.parent
         WHERE consents.published_at IS NULL")
        .bind(account_type.as_str()).bind(&consent.slug).bind(consent.version).bind(position).bind(&consent.content)
        .bind(consent.required).bind(&consent.parent).execute(conn).await.map(|_| ()))
}

/// The stored state of a promotion that exists already.
#[derive(Debug, sqlx::FromRow)]
pub struct StoredPromotion {
    pub revision: i64,
    pub definition: String,
    pub counts_from: BusinessDate,
    pub counts_to: BusinessDate,
    /// True once an operator has published a revision of it.
    pub edited: bool,
}

pub async fn find_promotion(tx: &mut Tx, key: &str) -> sqlx::Result<Option<StoredPromotion>> {
    on_db!(tx, conn => sqlx::query_as(
        "SELECT p.revision, r.definition, p.counts_from, p.counts_to,
                EXISTS (SELECT 1 FROM promotion_revisions o
                        WHERE o.promotion_id = p.id AND o.published_at IS NOT NULL) AS edited
         FROM promotions p JOIN promotion_revisions r ON r.promotion_id = p.id AND r.revision = p.revision
         WHERE p.key = $1")
        .bind(key).fetch_optional(conn).await)
}

pub async fn put_promotion(tx: &mut Tx, promotion: &Promotion, revision: i64) -> sqlx::Result<PromotionId> {
    let terms = &promotion.definition.terms;
    let counts = terms.counts_purchases();
    on_db!(tx, conn => sqlx::query_scalar(
        "INSERT INTO promotions (key, slug, audience, season, status, revision, name, counts_from, counts_to, first_day,
                                 last_day, points_pool)
         VALUES ($1, $2, $3, $4, 'published', $10, $5, $6, $7, $8, $9, $11)
         ON CONFLICT (key) DO UPDATE SET slug = excluded.slug, audience = excluded.audience, season = excluded.season,
            revision = excluded.revision, name = excluded.name, counts_from = excluded.counts_from,
            counts_to = excluded.counts_to, first_day = excluded.first_day, last_day = excluded.last_day,
            points_pool = excluded.points_pool
         RETURNING id")
        .bind(&promotion.key).bind(&promotion.slug).bind(promotion.audience.as_str())
        .bind(i64::from(promotion.season)).bind(&promotion.definition.name).bind(BusinessDate(counts.from))
        .bind(BusinessDate(counts.to)).bind(BusinessDate(terms.first_day())).bind(BusinessDate(terms.last_day())).bind(revision)
        .bind(terms.caps().in_all.map(|pool| pool.0)).fetch_one(conn).await)
}

/// Inserts a revision that comes with the programme's files.
pub async fn insert_revision(tx: &mut Tx, id: PromotionId, revision: i64, definition: &str) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO promotion_revisions (promotion_id, revision, definition) VALUES ($1, $2, $3)")
        .bind(id).bind(revision).bind(definition).execute(conn).await.map(|_| ()))
}

/// A product with the names that its slugs refer to.
pub struct ProductRow<'a> {
    pub product: &'a Product,
    pub brand: &'a str,
    pub category: &'a str,
    pub crops: String,
    pub search_key: String,
}

/// Upserts a product; `None` for one that an operator has added or changed (also under another code) and for a bought
/// one whose unit differs, since its rates would not fit: both stay as they are. Brand and category of a bought
/// product stay.
pub async fn put_product(tx: &mut Tx, row: &ProductRow<'_>) -> sqlx::Result<Option<ProductId>> {
    let product = row.product;
    let stays: bool = on_db!(tx, conn => sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM products WHERE edited AND (sap = $1 OR slug = $2))
             OR EXISTS (SELECT 1 FROM products p WHERE p.sap = $1 AND p.unit <> $3
                           AND EXISTS (SELECT 1 FROM invoice_lines l WHERE l.product_id = p.id))")
        .bind(&product.sap).bind(&product.slug).bind(product.unit.as_str()).fetch_one(conn).await)?;
    if stays {
        return Ok(None);
    }
    let id = on_db!(tx, conn => sqlx::query_scalar(
        "INSERT INTO products (sap, slug, name, brand, category, crops, unit, description, colour, search_key, active)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, TRUE)
         ON CONFLICT (sap) DO UPDATE SET slug = excluded.slug, name = excluded.name,
            brand = CASE WHEN EXISTS (SELECT 1 FROM invoice_lines l WHERE l.product_id = products.id)
                         THEN products.brand ELSE excluded.brand END,
            category = CASE WHEN EXISTS (SELECT 1 FROM invoice_lines l WHERE l.product_id = products.id)
                            THEN products.category ELSE excluded.category END,
            unit = excluded.unit, crops = excluded.crops, description = excluded.description, colour = excluded.colour, search_key = excluded.search_key
         RETURNING id")
        .bind(&product.sap).bind(&product.slug).bind(&product.name).bind(row.brand).bind(row.category)
        .bind(&row.crops).bind(product.unit.as_str()).bind(&product.description).bind(&product.colour.0)
        .bind(&row.search_key).fetch_one(conn).await)?;
    Ok(Some(id))
}

/// Upserts a pack; one that was bought stays as it is, and so does one of a product that an operator has changed.
pub async fn put_pack(tx: &mut Tx, product: ProductId, pack: &Pack) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO packs (product_id, code, volume) VALUES ($1, $2, $3)
         ON CONFLICT (code) DO UPDATE SET product_id = excluded.product_id, volume = excluded.volume
         WHERE NOT EXISTS (SELECT 1 FROM invoice_lines l WHERE l.product_id = packs.product_id AND l.pack_id = packs.id)
           AND NOT EXISTS (SELECT 1 FROM products p WHERE p.id = packs.product_id AND p.edited)")
        .bind(product).bind(&pack.ean).bind(pack.volume.get()).execute(conn).await.map(|_| ()))
}

pub async fn put_rate(tx: &mut Tx, product: ProductId, season: Season, rate: &Rate) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO product_rates (product_id, season, points_per_unit, list_price, cap_points)
         VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (product_id, season) DO UPDATE SET points_per_unit = excluded.points_per_unit,
            list_price = excluded.list_price, cap_points = excluded.cap_points")
        .bind(product).bind(i64::from(season)).bind(rate.points_per_unit.get()).bind(rate.list_price)
        .bind(rate.cap_points).execute(conn).await.map(|_| ()))
}

/// Upserts a distributor; `None` for one that an operator has added or changed (also under another NIP): it stays as
/// it is, with its branches.
pub async fn put_distributor(tx: &mut Tx, row: &Distributor, search_key: &str) -> sqlx::Result<Option<DistributorId>> {
    let is_edited: bool = on_db!(tx, conn => sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM distributors WHERE edited AND (nip = $1 OR search_key = $2))")
        .bind(row.nip.as_str()).bind(search_key).fetch_one(conn).await)?;
    if is_edited {
        return Ok(None);
    }
    let id = on_db!(tx, conn => sqlx::query_scalar(
        "INSERT INTO distributors (nip, name, search_key, edi, active) VALUES ($1, $2, $3, $4, TRUE)
         ON CONFLICT (nip) DO UPDATE SET name = excluded.name, search_key = excluded.search_key, edi = excluded.edi
         RETURNING id")
        .bind(row.nip.as_str()).bind(&row.name).bind(search_key).bind(row.edi).fetch_one(conn).await)?;
    Ok(Some(id))
}

pub async fn put_branch(tx: &mut Tx, distributor: DistributorId, row: &Branch) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO branches (distributor_id, name, street, street_number, postcode, city, voivodeship, latitude,
                               longitude, phone)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
         ON CONFLICT (distributor_id, name) DO UPDATE SET street = excluded.street,
            street_number = excluded.street_number, postcode = excluded.postcode, city = excluded.city,
            voivodeship = excluded.voivodeship, latitude = excluded.latitude, longitude = excluded.longitude,
            phone = excluded.phone")
        .bind(distributor).bind(&row.name).bind(&row.street).bind(&row.street_number).bind(row.postcode.as_str())
        .bind(&row.city).bind(&row.voivodeship).bind(row.lat.0).bind(row.lng.0).bind(row.phone.as_str())
        .execute(conn).await.map(|_| ()))
}

/// Adds a branch's products; existing ones stay, and so does all of a distributor or product that an operator
/// changed.
pub async fn put_availability(tx: &mut Tx, stock: &Stock) -> sqlx::Result<()> {
    let saps = format!(",{},", stock.products.join(","));
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO availability (product_id, branch_id)
         SELECT p.id, b.id
         FROM distributors d JOIN branches b ON b.distributor_id = d.id CROSS JOIN products p
         WHERE d.nip = $1 AND b.name = $2 AND $3 LIKE '%,' || p.sap || ',%' AND NOT d.edited AND NOT p.edited
         ON CONFLICT DO NOTHING")
        .bind(stock.nip.as_str()).bind(&stock.branch).bind(saps).execute(conn).await.map(|_| ()))
}

/// Upserts a reward; an existing stock stays, because orders have taken from it, and so does a value, which finance
/// may have set. `None` for a reward that an operator has changed: it stays as it is.
pub async fn put_reward(
    tx: &mut Tx,
    reward: &Reward,
    description: &str,
    position: i64,
) -> sqlx::Result<Option<RewardId>> {
    on_db!(tx, conn => sqlx::query_scalar(
        "INSERT INTO rewards (slug, name, kind, summary, description, icon, points, min_amount, max_amount, amount_step,
                              points_per_zloty, stock, position, active, value, category)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, TRUE, $14, $15)
         ON CONFLICT (slug) DO UPDATE SET name = excluded.name, kind = excluded.kind, summary = excluded.summary,
            description = excluded.description, icon = excluded.icon, category = excluded.category, points = excluded.points,
            min_amount = excluded.min_amount, max_amount = excluded.max_amount, amount_step = excluded.amount_step,
            points_per_zloty = excluded.points_per_zloty, position = excluded.position,
            value = COALESCE(rewards.value, excluded.value)
         WHERE rewards.edited_at IS NULL
         RETURNING id")
        .bind(&reward.slug).bind(&reward.name).bind(reward.kind.as_str()).bind(&reward.summary).bind(description)
        .bind(&reward.icon).bind(reward.points).bind(reward.min_amount).bind(reward.max_amount)
        .bind(reward.amount_step).bind(reward.points_per_zloty.map(i64::from)).bind(reward.stock).bind(position)
        .bind(reward.value).bind(reward.category.as_deref().unwrap_or(reward.kind.category()))
        .fetch_optional(conn).await)
}

/// Inserts a tax rule; an existing version stays, and none is added that would have applied to recorded prizes.
pub async fn put_tax_rule(tx: &mut Tx, row: &TaxRule) -> sqlx::Result<()> {
    let kind = row.kind().map(RewardKind::as_str);
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO tax_rules (kind, promotion_id, valid_from, treatment, rate, free_up_to, rounding, note)
         SELECT $1, (SELECT id FROM promotions WHERE key = $2), $3, $4, $5, $6, $7, $8
         WHERE NOT EXISTS (SELECT 1 FROM tax_rules v LEFT JOIN promotions p ON p.id = v.promotion_id
                           WHERE (v.kind = $1 OR p.key = $2) AND v.valid_from = $3)
           AND NOT EXISTS (SELECT 1 FROM tax_records r JOIN tax_rules v ON v.id = r.rule_id
                           LEFT JOIN promotions p ON p.id = r.promotion_id
                           WHERE (v.kind = $1 OR p.key = $2) AND r.available_on >= $3)")
        .bind(kind).bind(row.promotion()).bind(BusinessDate(row.valid_from)).bind(row.treatment.as_str())
        .bind(row.rate.map(i64::from)).bind(row.free_up_to).bind(row.rounding.unwrap_or(Rounding::Grosz).as_str())
        .bind(&row.note).execute(conn).await.map(|_| ()))
}

/// True if an operator has made a trip of the kind for the season: it stays the only one.
pub async fn has_operators_trip(tx: &mut Tx, trip: &Trip) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM trips WHERE season = $2 AND kind = $3 AND key <> $1 AND edited_at IS NOT NULL)")
        .bind(&trip.key).bind(i64::from(trip.season)).bind(trip.kind.as_str()).fetch_one(conn).await)
}

/// Upserts a trip; one that an operator has changed stays. The search for participants who qualify starts anew.
pub async fn put_trip(tx: &mut Tx, trip: &Trip, cost: Option<i64>) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO trips (key, season, kind, reward_id, qualify_at, cost, reserved_points, opens_on, order_by,
                            fulfil_by, reminders, status)
         VALUES ($1, $2, $3, (SELECT id FROM rewards WHERE slug = $4), $5, $6, $7, $8, $9, $10, $11, $12)
         ON CONFLICT (key) DO UPDATE SET season = excluded.season, kind = excluded.kind, reward_id = excluded.reward_id,
            qualify_at = excluded.qualify_at, cost = excluded.cost, reserved_points = excluded.reserved_points,
            opens_on = excluded.opens_on, order_by = excluded.order_by, fulfil_by = excluded.fulfil_by,
            reminders = excluded.reminders, status = excluded.status, swept_to = 0
         WHERE trips.edited_at IS NULL")
        .bind(&trip.key).bind(i64::from(trip.season)).bind(trip.kind.as_str()).bind(&trip.reward)
        .bind(trip.qualify_at).bind(cost).bind(trip.reserved_points).bind(BusinessDate(trip.opens_on)).bind(BusinessDate(trip.order_by))
        .bind(BusinessDate(trip.fulfil_by)).bind(&trip.reminders).bind(if trip.published { "published" } else { "draft" })
        .execute(conn).await.map(|_| ()))
}

/// Upserts a variant; an existing stock stays, because orders have taken from it.
pub async fn put_variant(tx: &mut Tx, reward: RewardId, variant: &Variant, position: i64) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO reward_variants (reward_id, code, name, position, stock) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (reward_id, code) DO UPDATE SET name = excluded.name, position = excluded.position")
        .bind(reward).bind(&variant.code).bind(&variant.name).bind(position).bind(variant.stock)
        .execute(conn).await.map(|_| ()))
}

/// Upserts a news item; one that an operator has changed stays, as do pages and questions.
pub async fn put_news(tx: &mut Tx, news: &News, search_key: &str) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO news (slug, audience, status, published_on, topic, title, summary, text, search_key)
         VALUES ($1, $2, 'published', $3, $4, $5, $6, $7, $8)
         ON CONFLICT (slug) DO UPDATE SET audience = excluded.audience, published_on = excluded.published_on,
            topic = excluded.topic, title = excluded.title, summary = excluded.summary, text = excluded.text,
            search_key = excluded.search_key
         WHERE news.edited_at IS NULL")
        .bind(&news.slug).bind(news.audience.as_str()).bind(BusinessDate(news.published_on)).bind(news.topic.as_str())
        .bind(&news.title).bind(&news.summary).bind(news.text.join("\n")).bind(search_key)
        .execute(conn).await.map(|_| ()))
}

pub async fn put_page(tx: &mut Tx, page: &ContentPage) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO pages (slug, status, updated_on, title, summary, text) VALUES ($1, 'published', $2, $3, $4, $5)
         ON CONFLICT (slug) DO UPDATE SET updated_on = excluded.updated_on, title = excluded.title,
            summary = excluded.summary, text = excluded.text
         WHERE pages.edited_at IS NULL")
        .bind(&page.slug).bind(BusinessDate(page.updated_on)).bind(&page.title).bind(&page.summary).bind(page.text.join("\n"))
        .execute(conn).await.map(|_| ()))
}

pub async fn put_home_page(tx: &mut Tx, texts: &str) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO home_page (id, texts, version) VALUES (1, $1, 1)
         ON CONFLICT (id) DO UPDATE SET texts = excluded.texts WHERE home_page.edited_at IS NULL")
        .bind(texts).execute(conn).await.map(|_| ()))
}

pub async fn put_question(tx: &mut Tx, question: &Question, position: i64) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO questions (key, audience, status, position, question, answer)
         VALUES ($1, $2, 'published', $3, $4, $5)
         ON CONFLICT (key) DO UPDATE SET audience = excluded.audience, position = excluded.position,
            question = excluded.question, answer = excluded.answer
         WHERE questions.edited_at IS NULL")
        .bind(&question.key).bind(question.audience.as_str()).bind(position).bind(&question.question)
        .bind(question.answer.join("\n")).execute(conn).await.map(|_| ()))
}
