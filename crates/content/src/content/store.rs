//! SQL of public content.
use plon_domain::audience::AccountType;
use plon_domain::content::Topic;

use super::model::{ContentPage, ContentPageCard, FaqEntry};
use plon_kernel::db::Read;
use plon_kernel::ids::{NewsId, PageId};
use plon_kernel::on_db;
use plon_kernel::paging::Select;
use plon_kernel::types::BusinessDate;
use plon_pictures::Picture;

#[derive(Debug, sqlx::FromRow)]
pub struct NewsRow {
    pub id: NewsId,
    pub slug: String,
    pub title: String,
    pub summary: String,
    #[sqlx(try_from = "String")]
    pub topic: Topic,
    pub published_on: BusinessDate,
    #[sqlx(flatten)]
    pub picture: PictureRow,
}

/// The picture of a news item; all fields empty where it has none.
#[derive(Debug, sqlx::FromRow)]
pub struct PictureRow {
    pub picture_key: Option<String>,
    pub picture_width: Option<i64>,
    pub picture_height: Option<i64>,
    pub picture_alternative: Option<String>,
}

impl PictureRow {
    pub fn picture(self) -> Option<Picture> {
        let size = self.picture_width.zip(self.picture_height)?;
        Some(Picture::new(&self.picture_key?, size, self.picture_alternative.unwrap_or_default()))
    }
}

/// A news item with its text.
#[derive(Debug, sqlx::FromRow)]
pub struct NewsTextRow {
    #[sqlx(flatten)]
    pub news: NewsRow,
    /// HTML.
    pub text: String,
}

macro_rules! news_columns {
    () => {
        "n.id, n.slug, n.title, n.summary, n.topic, n.published_on, m.key AS picture_key, m.width AS picture_width,
             m.height AS picture_height, m.alternative AS picture_alternative"
    };
}

/// The news that an audience may read on a day.
pub fn select_news(audience: AccountType, today: BusinessDate) -> Select {
    Select::new(news_columns!(), "news n LEFT JOIN media m ON m.id = n.picture_id")
        .ties_by("n.id")
        .only("n.status = 'published'")
        .filter("n.published_on <= ?", today)
        .filter("n.audience IN ('everyone', ?)", audience.as_str())
}

/// Sort order of `select_news`, to be reversed.
pub const NEWS_ORDER: &str = "n.published_on";

macro_rules! news_item {
    ($which:literal) => {
        concat!(
            "SELECT ",
            news_columns!(),
            ", n.text FROM news n LEFT JOIN media m ON m.id = n.picture_id
             WHERE n.status = 'published' AND n.published_on <= $2 AND ",
            $which
        )
    };
}

/// Reads a news item that is public on a day.
pub async fn find_news_by_slug(
    db: &mut impl Read,
    slug: &str,
    today: BusinessDate,
) -> sqlx::Result<Option<NewsTextRow>> {
    on_db!(db, conn => sqlx::query_as(news_item!("n.slug = $1")).bind(slug).bind(today).fetch_optional(conn).await)
}

/// Reads a news item that is public on a day.
pub async fn find_news_by_id(db: &mut impl Read, id: NewsId, today: BusinessDate) -> sqlx::Result<Option<NewsTextRow>> {
    on_db!(db, conn => sqlx::query_as(news_item!("n.id = $1")).bind(id).bind(today).fetch_optional(conn).await)
}

/// Reads the published pages.
pub async fn list_pages(db: &mut impl Read) -> sqlx::Result<Vec<ContentPageCard>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT p.slug, p.title, p.summary FROM pages p WHERE p.status = 'published' ORDER BY p.id")
        .fetch_all(conn).await)
}

macro_rules! page {
    ($which:literal) => {
        concat!(
            "SELECT p.id, p.slug, p.title, p.summary, p.text AS text_html, p.updated_on FROM pages p
             WHERE p.status = 'published' AND ",
            $which
        )
    };
}

/// Reads a published page.
pub async fn find_page_by_slug(db: &mut impl Read, slug: &str) -> sqlx::Result<Option<ContentPage>> {
    on_db!(db, conn => sqlx::query_as(page!("p.slug = $1")).bind(slug).fetch_optional(conn).await)
}

/// Reads a published page.
pub async fn find_page_by_id(db: &mut impl Read, id: PageId) -> sqlx::Result<Option<ContentPage>> {
    on_db!(db, conn => sqlx::query_as(page!("p.id = $1")).bind(id).fetch_optional(conn).await)
}

/// Reads the questions that an audience may read.
pub async fn list_questions(db: &mut impl Read, audience: AccountType) -> sqlx::Result<Vec<FaqEntry>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT q.id, q.question, q.answer AS answer_html FROM questions q
         WHERE q.status = 'published' AND q.audience IN ('everyone', $1) ORDER BY q.position, q.id")
        .bind(audience.as_str()).fetch_all(conn).await)
}

/// Reads the slugs of the news that an audience may read on a day, each with its date; the newest first.
pub async fn list_news_places(
    db: &mut impl Read,
    audience: AccountType,
    today: BusinessDate,
) -> sqlx::Result<Vec<(String, BusinessDate)>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT n.slug, n.published_on FROM news n
         WHERE n.status = 'published' AND n.published_on <= $1 AND n.audience IN ('everyone', $2)
         ORDER BY n.published_on DESC, n.id DESC LIMIT 20000")
        .bind(today).bind(audience.as_str()).fetch_all(conn).await)
}

/// Reads the slugs of the published pages, each with its date.
pub async fn list_page_places(db: &mut impl Read) -> sqlx::Result<Vec<(String, BusinessDate)>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT p.slug, p.updated_on FROM pages p WHERE p.status = 'published' ORDER BY p.id LIMIT 20000")
        .fetch_all(conn).await)
}
