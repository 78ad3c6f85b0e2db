//! SQL of the rules of tax.
use plon_domain::reward::RewardKind;

use super::model::Scope;
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{OperatorId, PromotionId, TaxRuleId};
use plon_kernel::on_db;
use plon_kernel::types::{BusinessDate, Timestamp};

/// A version of a rule.
#[derive(Debug, Clone, sqlx::FromRow)]
pub struct RuleRow {
    pub id: TaxRuleId,
    pub kind: Option<String>,
    pub promotion_id: Option<PromotionId>,
    pub valid_from: BusinessDate,
    pub treatment: String,
    pub rate: Option<i64>,
    pub free_up_to: Option<i64>,
    pub rounding: String,
    pub note: String,
    /// None for a rule that came with the programme.
    pub created_at: Option<Timestamp>,
    /// The operator's name.
    pub created_by: Option<String>,
}

macro_rules! rules {
    ($rest:literal) => {
        concat!(
            "SELECT v.id, v.kind, v.promotion_id, v.valid_from, v.treatment, v.rate, v.free_up_to, v.rounding, v.note,
                    v.created_at, o.first_name || ' ' || o.last_name AS created_by
             FROM tax_rules v LEFT JOIN operators o ON o.id = v.created_by ",
            $rest
        )
    };
}

pub async fn lock_rules(tx: &mut Tx) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("UPDATE tax_lock SET id = id WHERE id = 1").execute(conn).await.map(|_| ()))
}

pub async fn list_rules(db: &mut impl Read) -> sqlx::Result<Vec<RuleRow>> {
    on_db!(db, conn => sqlx::query_as(rules!("ORDER BY v.id DESC")).fetch_all(conn).await)
}

pub async fn list_rules_of_kind(db: &mut impl Read, kind: RewardKind) -> sqlx::Result<Vec<RuleRow>> {
    on_db!(db, conn => sqlx::query_as(rules!("WHERE v.kind = $1 ORDER BY v.id DESC"))
        .bind(kind.as_str()).fetch_all(conn).await)
}

pub async fn list_rules_of_promotion(db: &mut impl Read, promotion: PromotionId) -> sqlx::Result<Vec<RuleRow>> {
    on_db!(db, conn => sqlx::query_as(rules!("WHERE v.promotion_id = $1 ORDER BY v.id DESC"))
        .bind(promotion).fetch_all(conn).await)
}

pub async fn load_rule(db: &mut impl Read, id: TaxRuleId) -> sqlx::Result<RuleRow> {
    on_db!(db, conn => sqlx::query_as(rules!("WHERE v.id = $1")).bind(id).fetch_one(conn).await)
}

/// A promotion that can have rules of its own.
#[derive(Debug, sqlx::FromRow)]
pub struct PromotionRow {
    pub id: PromotionId,
    pub key: String,
    pub name: String,
    pub season: i64,
}

/// All promotions, those of the latest season first.
pub async fn list_promotions(db: &mut impl Read) -> sqlx::Result<Vec<PromotionRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT id, key, name, season FROM promotions ORDER BY season DESC, name, id").fetch_all(conn).await)
}

pub async fn find_promotion(db: &mut impl Read, key: &str) -> sqlx::Result<Option<PromotionRow>> {
    on_db!(db, conn => sqlx::query_as("SELECT id, key, name, season FROM promotions WHERE key = $1")
        .bind(key).fetch_optional(conn).await)
}

/// The last day to which rules of the scope were applied, by a recorded prize or a sent transfer.
pub async fn find_last_recorded_day(db: &mut impl Read, scope: &Scope) -> sqlx::Result<Option<BusinessDate>> {
    match scope {
        Scope::Kind(kind) => on_db!(db, conn => sqlx::query_scalar(
            "SELECT max(day) FROM
               (SELECT max(r.available_on) AS day FROM tax_rules v JOIN tax_records r ON r.rule_id = v.id
                WHERE v.kind = $1
                UNION ALL
                SELECT max(b.execute_on) FROM tax_rules v JOIN payout_transfers t ON t.tax_rule_id = v.id
                JOIN payouts b ON b.id = t.payout_id WHERE v.kind = $1 AND t.state = 'sent') AS days")
            .bind(kind.as_str()).fetch_one(conn).await),
        Scope::Promotion { id, .. } => on_db!(db, conn => sqlx::query_scalar(
            "SELECT max(day) FROM
               (SELECT max(available_on) AS day FROM tax_records WHERE promotion_id = $1
                UNION ALL
                SELECT max(b.execute_on) FROM orders o JOIN payout_transfers t ON t.order_id = o.id
                JOIN payouts b ON b.id = t.payout_id WHERE o.promotion_id = $1 AND t.state = 'sent') AS days")
            .bind(id).fetch_one(conn).await),
    }
}

/// A rule that is being added.
#[derive(Debug)]
pub struct NewRule<'a> {
    pub scope: &'a Scope,
    pub valid_from: BusinessDate,
    pub rule: plon_domain::tax::Rule,
    pub note: &'a str,
}

pub async fn insert_rule(tx: &mut Tx, new: &NewRule<'_>, by: OperatorId, now: Timestamp) -> sqlx::Result<TaxRuleId> {
    let (kind, promotion) = match new.scope {
        Scope::Kind(kind) => (Some(kind.as_str()), None),
        Scope::Promotion { id, .. } => (None, Some(*id)),
    };
    on_db!(tx, conn => sqlx::query_scalar(
        "INSERT INTO tax_rules (kind, promotion_id, valid_from, treatment, rate, free_up_to, rounding, note, created_at,
                                created_by)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING id")
        .bind(kind).bind(promotion).bind(new.valid_from).bind(new.rule.treatment().as_str())
        .bind(new.rule.rate().map(i64::from)).bind(new.rule.free_up_to().map(|sum| sum.0))
        .bind(new.rule.rounding().as_str()).bind(new.note).bind(now).bind(by).fetch_one(conn).await)
}
