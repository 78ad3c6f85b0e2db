//! SQL of templates' versions.
use plon_kernel::db::{Read, Tx};
use plon_kernel::on_db;
use plon_kernel::paging::Select;
use plon_kernel::types::Timestamp;

use super::model::{CurrentVersion, NewVersion, TemplateText};

/// Key, version, subject, body and time of a row.
type Row = (String, i64, Option<String>, Option<String>, Timestamp);

impl From<Row> for CurrentVersion {
    fn from((key, version, subject, body, at): Row) -> CurrentVersion {
        let text = body.map(|body| TemplateText { subject: subject.unwrap_or_default(), body });
        CurrentVersion { key, version, text, at }
    }
}

/// Newest version of a template; `None` before the first change.
pub async fn find_current(db: &mut impl Read, key: &str) -> sqlx::Result<Option<CurrentVersion>> {
    let row: Option<Row> = on_db!(db, conn => sqlx::query_as(
        "SELECT key, version, subject, body, created_at FROM message_template_versions
         WHERE key = $1 ORDER BY version DESC LIMIT 1")
        .bind(key).fetch_optional(conn).await)?;
    Ok(row.map(CurrentVersion::from))
}

/// Newest versions of all templates that were ever changed.
pub async fn list_current(db: &mut impl Read) -> sqlx::Result<Vec<CurrentVersion>> {
    let rows: Vec<Row> = on_db!(db, conn => sqlx::query_as(
        "SELECT v.key, v.version, v.subject, v.body, v.created_at FROM message_template_versions v
         WHERE NOT EXISTS (SELECT 1 FROM message_template_versions newer
                           WHERE newer.key = v.key AND newer.version > v.version)
         ORDER BY v.key")
        .fetch_all(conn).await)?;
    Ok(rows.into_iter().map(CurrentVersion::from).collect())
}

/// Versions of a template with who has written each, for a page of them.
pub fn select_versions(key: &str) -> Select {
    Select::new(
        "v.id, v.version, v.subject, v.body, v.created_at, o.first_name || ' ' || o.last_name AS created_by",
        "message_template_versions v JOIN operators o ON o.id = v.created_by",
    )
    .ties_by("v.id")
    .filter("v.key = ?", key)
}

/// Writes the next version and returns its id; `None` when the newest is not the one that was seen.
pub async fn insert_version(tx: &mut Tx, new: NewVersion<'_>) -> sqlx::Result<Option<i64>> {
    let NewVersion { key, seen, text, by, at } = new;
    let (subject, body) = (text.map(|text| text.subject.as_str()), text.map(|text| text.body.as_str()));
    on_db!(tx, conn => sqlx::query_scalar(
        "INSERT INTO message_template_versions (key, version, subject, body, created_by, created_at)
         SELECT CAST($1 AS TEXT), CAST($2 AS BIGINT) + 1, CAST($3 AS TEXT), CAST($4 AS TEXT), CAST($5 AS BIGINT),
                CAST($6 AS BIGINT)
         WHERE COALESCE((SELECT MAX(version) FROM message_template_versions WHERE key = $1), 0) = $2
         ON CONFLICT (key, version) DO NOTHING RETURNING id")
        .bind(key).bind(seen).bind(subject).bind(body).bind(by).bind(at).fetch_optional(conn).await)
}
