//! SQL of the checklist before the opening.
use plon_domain::message::Channel;
use plon_domain::season::Season;
use plon_kernel::types::BusinessDate;

use super::model::{Facts, TestMessage};
use plon_kernel::db::Read;
use plon_kernel::on_db;

/// Loads the facts that the checklist asks of the database, for today and its season.
pub async fn load_facts(db: &mut impl Read, today: BusinessDate) -> sqlx::Result<Facts> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT EXISTS (SELECT 1 FROM seasons WHERE year = $1 AND status = 'open') AS season,
                EXISTS (SELECT 1 FROM achievement_levels) AS levels,
                EXISTS (SELECT 1 FROM rewards WHERE active AND kind IN ('bank_transfer', 'charity_transfer')) AS transfers,
                EXISTS (SELECT 1 FROM rewards WHERE active AND kind = 'charity_transfer') AS charity,
                EXISTS (SELECT 1 FROM consents c WHERE c.account_type = 'program.retail' AND c.required
                        AND c.retired_at IS NULL
                        AND NOT EXISTS (SELECT 1 FROM consents n WHERE n.account_type = c.account_type
                                        AND n.slug = c.slug AND n.version > c.version)) AS consents,
                EXISTS (SELECT 1 FROM pages WHERE slug = 'regulamin' AND status = 'published')
                    OR EXISTS (SELECT 1 FROM programme_rules WHERE withdrawn_at IS NULL AND valid_from <= $2) AS rules,
                EXISTS (SELECT 1 FROM pages WHERE slug = 'polityka-prywatnosci' AND status = 'published') AS privacy,
                EXISTS (SELECT 1 FROM products p JOIN product_rates r ON r.product_id = p.id
                        WHERE p.active AND r.season = $1) AS products,
                EXISTS (SELECT 1 FROM distributors WHERE active) AS distributor,
                EXISTS (SELECT 1 FROM rewards r WHERE r.active AND NOT EXISTS (
                            SELECT 1 FROM trips t WHERE t.reward_id = r.id AND t.status = 'draft')) AS reward,
                EXISTS (SELECT 1 FROM backup_runs WHERE ended_at IS NOT NULL AND error IS NULL) AS backup,
                (SELECT COUNT(DISTINCT o.id) FROM operators o JOIN operator_roles r ON r.operator_id = o.id
                 WHERE o.status = 'active' AND o.password_hash <> '' AND r.role = 'administrator') AS administrators,
                (SELECT COUNT(DISTINCT o.id) FROM operators o JOIN operator_roles r ON r.operator_id = o.id
                 WHERE o.status = 'active' AND o.password_hash <> '' AND r.role IN ('administrator', 'finance')) AS signers")
        .bind(i64::from(Season::of(today.0))).bind(today).fetch_one(conn).await)
}

/// Last test message of a channel.
pub async fn find_test_message(db: &mut impl Read, channel: Channel) -> sqlx::Result<Option<TestMessage>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT status, last_error FROM messages WHERE purpose = 'launch.test' AND channel = $1
         ORDER BY id DESC LIMIT 1")
        .bind(channel.as_str()).fetch_optional(conn).await)
}

/// Draft or page at a path, as its id.
pub async fn find_page(db: &mut impl Read, slug: &str) -> sqlx::Result<Option<i64>> {
    on_db!(db, conn => sqlx::query_scalar("SELECT id FROM pages WHERE slug = $1")
        .bind(slug).fetch_optional(conn).await)
}
