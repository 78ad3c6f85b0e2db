//! SQL of the operator's side of content.
use plon_domain::audience::Audience;
use plon_domain::content::{ContentStatus, Topic};
use plon_domain::product::Slug;

use super::model::{ContentKind, NewsRow, PageRow, QuestionRow, WrittenNews, WrittenPage, WrittenQuestion};
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{MediaId, NewsId, PageId, QuestionId};
use plon_kernel::on_db;
use plon_kernel::paging::{Keyed, Select, like_pattern};
use plon_kernel::types::{BusinessDate, Timestamp};

#[derive(Debug, sqlx::FromRow)]
pub struct ListedNewsRow {
    pub id: NewsId,
    pub title: String,
    #[sqlx(try_from = "String")]
    pub topic: Topic,
    #[sqlx(try_from = "String")]
    pub audience: Audience,
    #[sqlx(try_from = "String")]
    pub status: ContentStatus,
    pub published_on: BusinessDate,
}

#[derive(Debug, sqlx::FromRow)]
pub struct ListedPageRow {
    pub id: PageId,
    pub slug: String,
    pub title: String,
    #[sqlx(try_from = "String")]
    pub status: ContentStatus,
    pub updated_on: BusinessDate,
}

#[derive(Debug, sqlx::FromRow)]
pub struct ListedQuestionRow {
    pub id: QuestionId,
    pub question: String,
    #[sqlx(try_from = "String")]
    pub audience: Audience,
    #[sqlx(try_from = "String")]
    pub status: ContentStatus,
    pub position: i64,
}

macro_rules! keyed {
    ($($row:ident),*) => { $(
        impl Keyed for $row {
            fn key(&self) -> i64 {
                self.id.0
            }
        }
    )* };
}
keyed!(ListedNewsRow, ListedPageRow, ListedQuestionRow);

/// Keyset pagination, newest first: the condition for news after the one whose id is `?`, and the order.
pub const NEWEST_FIRST: (&str, &str) =
    ("(n.published_on, n.id) < ((SELECT published_on FROM news WHERE id = ?), ?)", "n.published_on DESC, n.id DESC");

/// The news of a status, or all, filtered by a part of the title, as `ListedNewsRow`.
pub fn select_news(status: Option<ContentStatus>, title_part: &str) -> Select {
    let part = Some(title_part).filter(|part| !part.is_empty());
    Select::new("n.id, n.title, n.topic, n.audience, n.status, n.published_on", "news n")
        .ties_by("n.id")
        .filter_if("n.status = ?", status.map(ContentStatus::as_str))
        .filter_if(r"n.search_key LIKE ? ESCAPE '\'", part.map(like_pattern))
}

/// The pages of a status, or all, as `ListedPageRow`.
pub fn select_pages(status: Option<ContentStatus>) -> Select {
    Select::new("p.id, p.slug, p.title, p.status, p.updated_on", "pages p")
        .ties_by("p.id")
        .filter_if("p.status = ?", status.map(ContentStatus::as_str))
}

/// Keyset pagination by position: the condition for questions after the one whose id is `?`, and the order.
pub const IN_ORDER: (&str, &str) =
    ("(q.position, q.id) > ((SELECT position FROM questions WHERE id = ?), ?)", "q.position, q.id");

/// The questions of a status, or all, as `ListedQuestionRow`.
pub fn select_questions(status: Option<ContentStatus>) -> Select {
    Select::new("q.id, q.question, q.audience, q.status, q.position", "questions q")
        .ties_by("q.id")
        .filter_if("q.status = ?", status.map(ContentStatus::as_str))
}

/// Increments the version (optimistic lock); false if it differs from the one that the caller has seen.
pub async fn increment_version(
    tx: &mut Tx,
    kind: ContentKind,
    id: i64,
    seen: i64,
    now: Timestamp,
) -> sqlx::Result<bool> {
    let sql = match kind {
        ContentKind::News => "UPDATE news SET version = version + 1, edited_at = $3 WHERE id = $1 AND version = $2",
        ContentKind::Page => "UPDATE pages SET version = version + 1, edited_at = $3 WHERE id = $1 AND version = $2",
        ContentKind::Question => {
            "UPDATE questions SET version = version + 1, edited_at = $3 WHERE id = $1 AND version = $2"
        }
    };
    let moved = on_db!(tx, conn => sqlx::query(sql).bind(id).bind(seen).bind(now)
        .execute(conn).await.map(|done| done.rows_affected()))?;
    Ok(moved == 1)
}

/// Deletes a row (optimistic lock); false if its version differs from the one that the caller has seen.
pub async fn delete_content(tx: &mut Tx, kind: ContentKind, id: i64, seen: i64) -> sqlx::Result<bool> {
    let sql = match kind {
        ContentKind::News => "DELETE FROM news WHERE id = $1 AND version = $2",
        ContentKind::Page => "DELETE FROM pages WHERE id = $1 AND version = $2",
        ContentKind::Question => "DELETE FROM questions WHERE id = $1 AND version = $2",
    };
    let deleted = on_db!(tx, conn => sqlx::query(sql).bind(id).bind(seen)
        .execute(conn).await.map(|done| done.rows_affected()))?;
    Ok(deleted == 1)
}

pub async fn content_exists(db: &mut impl Read, kind: ContentKind, id: i64) -> sqlx::Result<bool> {
    let sql = match kind {
        ContentKind::News => "SELECT EXISTS (SELECT 1 FROM news WHERE id = $1)",
        ContentKind::Page => "SELECT EXISTS (SELECT 1 FROM pages WHERE id = $1)",
        ContentKind::Question => "SELECT EXISTS (SELECT 1 FROM questions WHERE id = $1)",
    };
    on_db!(db, conn => sqlx::query_scalar(sql).bind(id).fetch_one(conn).await)
}

/// SQL expression, true if a row of a table was ever published, according to the audit log.
macro_rules! was_published {
    ($table:literal) => {
        concat!(
            "EXISTS (SELECT 1 FROM audit_log a WHERE a.subject = '",
            $table,
            "' AND a.subject_id = ",
            $table,
            ".id AND (a.before LIKE '%\"status\":\"published\"%' OR a.after LIKE '%\"status\":\"published\"%'))
             AS was_published"
        )
    };
}

pub async fn find_news(db: &mut impl Read, id: NewsId) -> sqlx::Result<Option<NewsRow>> {
    on_db!(db, conn => sqlx::query_as(
        concat!(
            "SELECT version, slug, audience, status, published_on, topic, title, summary, text, picture_id, ",
            was_published!("news"),
            " FROM news WHERE id = $1"
        ))
        .bind(id).fetch_optional(conn).await)
}

/// True if the picture exists in the library.
pub async fn is_picture(db: &mut impl Read, id: MediaId) -> sqlx::Result<bool> {
    on_db!(db, conn => sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM media WHERE id = $1 AND kind = 'picture')")
        .bind(id).fetch_one(conn).await)
}

pub async fn is_news_slug_taken(db: &mut impl Read, slug: &Slug) -> sqlx::Result<bool> {
    on_db!(db, conn => sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM news WHERE slug = $1)")
        .bind(slug.as_str()).fetch_one(conn).await)
}

pub async fn insert_news(tx: &mut Tx, slug: &Slug, news: &WrittenNews, now: Timestamp) -> sqlx::Result<NewsId> {
    on_db!(tx, conn => sqlx::query_scalar(
        "INSERT INTO news (slug, audience, status, published_on, topic, title, summary, text, search_key, picture_id,
             edited_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) RETURNING id")
        .bind(slug.as_str()).bind(news.audience.as_str()).bind(news.status.as_str()).bind(news.published_on)
        .bind(news.topic.as_str()).bind(&news.title).bind(&news.summary).bind(&news.text).bind(&news.search_key)
        .bind(news.picture_id).bind(now).fetch_one(conn).await)
}

pub async fn update_news(tx: &mut Tx, id: NewsId, news: &WrittenNews) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE news SET audience = $2, status = $3, published_on = $4, topic = $5, title = $6, summary = $7,
             text = $8, search_key = $9, picture_id = $10
         WHERE id = $1")
        .bind(id).bind(news.audience.as_str()).bind(news.status.as_str()).bind(news.published_on)
        .bind(news.topic.as_str()).bind(&news.title).bind(&news.summary).bind(&news.text).bind(&news.search_key)
        .bind(news.picture_id).execute(conn).await.map(|_| ()))
}

pub async fn find_page(db: &mut impl Read, id: PageId) -> sqlx::Result<Option<PageRow>> {
    on_db!(db, conn => sqlx::query_as(
        concat!(
            "SELECT version, slug, status, updated_on, title, summary, text, ",
            was_published!("pages"),
            " FROM pages WHERE id = $1"
        ))
        .bind(id).fetch_optional(conn).await)
}

pub async fn is_page_slug_taken(db: &mut impl Read, slug: &Slug) -> sqlx::Result<bool> {
    on_db!(db, conn => sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM pages WHERE slug = $1)")
        .bind(slug.as_str()).fetch_one(conn).await)
}

pub async fn insert_page(tx: &mut Tx, slug: &Slug, page: &WrittenPage, now: Timestamp) -> sqlx::Result<PageId> {
    on_db!(tx, conn => sqlx::query_scalar(
        "INSERT INTO pages (slug, status, updated_on, title, summary, text, edited_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id")
        .bind(slug.as_str()).bind(page.status.as_str()).bind(page.updated_on).bind(&page.title).bind(&page.summary)
        .bind(&page.text).bind(now).fetch_one(conn).await)
}

pub async fn update_page(tx: &mut Tx, id: PageId, page: &WrittenPage) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE pages SET status = $2, updated_on = $3, title = $4, summary = $5, text = $6 WHERE id = $1")
        .bind(id).bind(page.status.as_str()).bind(page.updated_on).bind(&page.title).bind(&page.summary)
        .bind(&page.text).execute(conn).await.map(|_| ()))
}

pub async fn find_question(db: &mut impl Read, id: QuestionId) -> sqlx::Result<Option<QuestionRow>> {
    on_db!(db, conn => sqlx::query_as(
        concat!(
            "SELECT version, audience, status, position, question, answer, ",
            was_published!("questions"),
            " FROM questions WHERE id = $1"
        ))
        .bind(id).fetch_optional(conn).await)
}

pub async fn insert_question(tx: &mut Tx, question: &WrittenQuestion, now: Timestamp) -> sqlx::Result<QuestionId> {
    on_db!(tx, conn => sqlx::query_scalar(
        "INSERT INTO questions (audience, status, position, question, answer, edited_at)
         VALUES ($1, $2, $3, $4, $5, $6) RETURNING id")
        .bind(question.audience.as_str()).bind(question.status.as_str()).bind(question.position.get())
        .bind(&question.question).bind(&question.answer).bind(now).fetch_one(conn).await)
}

pub async fn update_question(tx: &mut Tx, id: QuestionId, question: &WrittenQuestion) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE questions SET audience = $2, status = $3, position = $4, question = $5, answer = $6 WHERE id = $1")
        .bind(id).bind(question.audience.as_str()).bind(question.status.as_str()).bind(question.position.get())
        .bind(&question.question).bind(&question.answer).execute(conn).await.map(|_| ()))
}
