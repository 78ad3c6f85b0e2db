//! News, pages and questions: what everybody reads, and what editors write.
mod admin;
mod explain;
mod history;
mod home;
mod public;

use plon_kernel::on_db;

use crate::support::TestApp;

/// A news item that a test is given.
pub struct News<'a> {
    pub slug: &'a str,
    pub audience: &'a str,
    pub status: &'a str,
    pub published_on: &'a str,
}

/// One that everybody reads.
pub fn shown(slug: &str) -> News<'_> {
    News { slug, audience: "everyone", status: "published", published_on: "2025-08-01" }
}

impl TestApp {
    /// A news item whose title is its slug.
    pub async fn news(&self, news: News<'_>) -> i64 {
        let mut tx = self.db().begin().await.unwrap();
        let id = on_db!(&mut tx, conn => sqlx::query_scalar(
            "INSERT INTO news (slug, audience, status, published_on, topic, title, summary, text, search_key)
             VALUES ($1, $2, $3, $4, 'crops', $1, 'Krótko', '<p>Dłużej</p>', $1) RETURNING id")
            .bind(news.slug).bind(news.audience).bind(news.status).bind(news.published_on).fetch_one(conn).await)
        .unwrap();
        tx.commit().await.unwrap();
        id
    }

    pub async fn page(&self, slug: &str, status: &str) -> i64 {
        let mut tx = self.db().begin().await.unwrap();
        let id = on_db!(&mut tx, conn => sqlx::query_scalar(
            "INSERT INTO pages (slug, status, updated_on, title, summary, text)
             VALUES ($1, $2, '2025-08-01', 'Strona', 'Krótko', '<p>Dłużej</p>') RETURNING id")
            .bind(slug).bind(status).fetch_one(conn).await)
        .unwrap();
        tx.commit().await.unwrap();
        id
    }

    pub async fn question(&self, question: &str, audience: &str, status: &str, position: i64) -> i64 {
        let mut tx = self.db().begin().await.unwrap();
        let id = on_db!(&mut tx, conn => sqlx::query_scalar(
            "INSERT INTO questions (audience, status, position, question, answer)
             VALUES ($1, $2, $3, $4, '<p>Tak</p>') RETURNING id")
            .bind(audience).bind(status).bind(position).bind(question).fetch_one(conn).await)
        .unwrap();
        tx.commit().await.unwrap();
        id
    }
}
