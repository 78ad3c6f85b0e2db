//! SQL of operators.
use plon_domain::email::Email;

use crate::columns::OperatorId;
use crate::db::Read;
use crate::on_db;

/// What a sign-in is checked against.
#[derive(sqlx::FromRow)]
pub struct Account {
    pub id: OperatorId,
    pub active: bool,
    pub password_hash: String,
}

/// An operator's name and address.
#[derive(sqlx::FromRow)]
pub struct Person {
    pub email: String,
    pub first_name: String,
    pub last_name: String,
}

/// Operators' addresses are stored in lower case.
pub async fn account(db: &mut impl Read, email: &Email) -> sqlx::Result<Option<Account>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT id, status = 'active' AS active, password_hash FROM operators WHERE email = $1")
        .bind(email.key()).fetch_optional(conn).await)
}

pub async fn person(db: &mut impl Read, id: OperatorId) -> sqlx::Result<Person> {
    on_db!(db, conn => sqlx::query_as("SELECT email, first_name, last_name FROM operators WHERE id = $1")
        .bind(id).fetch_one(conn).await)
}
