//! The engines' own checks: SQLite's two pragmas; PostgreSQL's amcheck where installed, else a read of every row.
use super::Report;
use super::store;
use plon_kernel::db::{Conn, On, Read};

pub async fn check(conn: &mut Conn, report: &mut Report<'_>) {
    match conn.on() {
        On::Sqlite(conn) => {
            report.check("the database file is whole");
            if let Err(error) = store::check_sqlite_integrity(conn, report).await {
                report.unreadable(&error);
            }
            report.check("every reference leads to a row");
            if let Err(error) = store::check_sqlite_references(conn, report).await {
                report.unreadable(&error);
            }
        }
        On::Postgres(conn) => {
            report.check("every table can be read, and its indexes agree with it");
            if let Err(error) = store::check_postgres_relations(conn, report).await {
                report.unreadable(&error);
            }
            report.check("every reference leads to a row");
            if let Err(error) = store::check_postgres_references(conn, report).await {
                report.unreadable(&error);
            }
        }
    }
}
