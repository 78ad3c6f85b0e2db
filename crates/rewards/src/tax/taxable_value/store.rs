//! SQL of the values of rewards.
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::RewardId;
use plon_kernel::on_db;
use plon_kernel::paging::{Keyed, Select};

#[derive(Debug, sqlx::FromRow)]
pub struct TaxableValueRow {
    pub id: RewardId,
    pub name: String,
    pub kind: String,
    pub active: bool,
    pub value: Option<i64>,
}

impl Keyed for TaxableValueRow {
    fn key(&self) -> i64 {
        self.id.0
    }
}

/// Non-monetary rewards; money is worth its amount.
pub fn things() -> Select {
    Select::new("r.id, r.name, r.kind, r.active, r.value", "rewards r")
        .ties_by("r.id")
        .only("r.kind NOT IN ('bank_transfer', 'charity_transfer')")
}

pub async fn thing(db: &mut impl Read, id: RewardId) -> sqlx::Result<Option<TaxableValueRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT id, name, kind, active, value FROM rewards
         WHERE id = $1 AND kind NOT IN ('bank_transfer', 'charity_transfer')")
        .bind(id).fetch_optional(conn).await)
}

pub async fn set(tx: &mut Tx, id: RewardId, value: i64) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("UPDATE rewards SET value = $2 WHERE id = $1")
        .bind(id).bind(value).execute(conn).await.map(|_| ()))
}
