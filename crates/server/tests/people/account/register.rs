//! The register of personal data: it knows every column, and the copy and an erasure do what it says.
use std::collections::{BTreeMap, BTreeSet};

use plon_kernel::db::{Db, On, Read as _};
use plon_people::personal_data::{Erasure, tables};
use sqlx::AssertSqlSafe;

use super::erasure::erased;
use super::export::{entry, link};
use crate::support::{TestApp, on_both, rows_of};

/// Columns of the schema as it stands, by table.
async fn schema(db: &Db) -> BTreeMap<String, BTreeSet<String>> {
    let mut conn = db.read().await.unwrap();
    let columns: Vec<(String, String)> = match conn.on() {
        On::Sqlite(conn) => sqlx::query_as(
            "SELECT m.name, c.name FROM sqlite_master m JOIN pragma_table_info(m.name) c
             WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND m.name <> '_sqlx_migrations'",
        )
        .fetch_all(conn)
        .await
        .unwrap(),
        On::Postgres(conn) => sqlx::query_as(
            "SELECT CAST(table_name AS TEXT), CAST(column_name AS TEXT) FROM information_schema.columns
             WHERE table_schema = current_schema() AND table_name <> '_sqlx_migrations'",
        )
        .fetch_all(conn)
        .await
        .unwrap(),
    };
    let mut schema = BTreeMap::<String, BTreeSet<String>>::new();
    for (table, column) in columns {
        schema.entry(table).or_default().insert(column);
    }
    schema
}

/// Errors of the register against a schema, a sentence each.
fn errors(schema: &BTreeMap<String, BTreeSet<String>>) -> Vec<String> {
    let mut errors = Vec::new();
    let mut known = BTreeMap::<&str, BTreeSet<&str>>::new();
    for table in tables() {
        let columns = known.entry(table.name).or_default();
        for column in table.column_names() {
            if !columns.insert(column) {
                errors.push(format!("{}.{column} has two entries", table.name));
            }
        }
        if table.of_participant.is_none() && columns.contains("participant_id") {
            errors.push(format!("{} names a participant and is said to be without them", table.name));
        }
    }
    for (table, columns) in schema {
        let known = known.remove(table.as_str()).unwrap_or_default();
        let missing = columns.iter().filter(|column| !known.contains(column.as_str()));
        errors.extend(
            missing.map(|column| format!("{table}.{column} has no entry in people/src/personal_data/register")),
        );
        let gone = known.iter().filter(|column| !columns.contains(**column));
        errors.extend(gone.map(|column| format!("{table}.{column} is no column")));
    }
    errors.extend(known.keys().map(|table| format!("{table} is no table")));
    errors
}

/// Columns of texts of a participant's profile that the entry overwrites.
async fn fill_profile(app: &TestApp, participant: i64) -> Vec<String> {
    let profile = tables().into_iter().find(|table| table.name == "participants").unwrap();
    let overwritten = profile.columns.iter().filter(|columns| columns.erased.is_some());
    let texts = overwritten
        .flat_map(|columns| columns.names.split(' '))
        .filter(|column| !["status", "nip", "correspondence_address", "password_hash"].contains(column));
    let mut marks = Vec::new();
    let mut tx = app.db().begin().await.unwrap();
    for column in texts {
        let mark = format!("znak-{column}");
        let sql = format!("UPDATE participants SET {column} = $2 WHERE id = $1");
        plon_kernel::on_db!(&mut tx, conn => sqlx::query(AssertSqlSafe(sql.clone()))
            .bind(participant).bind(&mark).execute(conn).await.map(|_| ()))
        .unwrap();
        marks.push(mark);
    }
    tx.commit().await.unwrap();
    marks
}

on_both! {
    async fn every_column_of_every_table_has_an_entry(app) {
        let mut schema = schema(app.db()).await;
        assert!(schema.len() > 100, "{}", schema.len());
        assert_eq!(errors(&schema), Vec::<String>::new());

        schema.get_mut("participants").unwrap().insert("made_up".to_owned());
        schema.insert("diaries".to_owned(), BTreeSet::from(["text".to_owned()]));
        schema.remove("letters");
        assert_eq!(errors(&schema),
            ["diaries.text has no entry in people/src/personal_data/register",
                "participants.made_up has no entry in people/src/personal_data/register", "letters is no table"]);
    }

    async fn whatever_the_profile_says_is_in_the_copy_and_gone_after_an_erasure(app) {
        app.programme().await;
        let (participant, operator) = (app.confirmed_participant().await, app.operator(&["moderator"]).await);
        let marks = fill_profile(&app, participant.id.0).await;
        assert!(marks.len() > 15, "{marks:?}");
        let url = link(&app, &participant).await;
        let copy = app.get(&url).send().await;
        let mut zip = zip::ZipArchive::new(std::io::Cursor::new(copy.assert(200).body.to_vec())).unwrap();
        let profile = String::from_utf8(entry(&mut zip, "profil.json")).unwrap();
        for mark in &marks {
            assert!(profile.contains(&format!("\"{mark}\"")), "{mark} is not in the copy: {profile}");
        }

        erased(&app, &participant, &operator).await;
        let rows = rows_of(app.db(), &["participants"]).await;
        for mark in &marks {
            assert!(rows.iter().all(|row| !row.contains(mark.as_str())), "{mark} is still there: {rows:#?}");
        }
    }

    async fn a_stored_answer_goes_with_its_participant(app) {
        let programme = app.programme().await;
        let (participant, operator) = (app.confirmed_participant().await, app.operator(&["moderator"]).await);
        let distributor = programme.distributor.to_string();
        let texts = [("document_name", "FV 12/2025"), ("distributor_id", distributor.as_str())];
        app.post("/api/v1/invoices/submit").bearer(&participant.token).key("k")
            .multipart(&texts, Some(("invoice", "skan.pdf", b"%PDF-1.4\nfaktura"))).send().await.assert(201);
        let stored = async || {
            let rows = rows_of(app.db(), &["idempotency_keys"]).await;
            rows.iter().filter(|row| row.contains(&format!("participant:{}", participant.id.0))).count()
        };
        assert_eq!(stored().await, 1);
        erased(&app, &participant, &operator).await;
        assert_eq!(stored().await, 0);
    }
}

#[test]
fn rows_that_go_have_no_column_that_is_overwritten() {
    for table in tables().iter().filter(|table| table.erasure == Erasure::Delete) {
        assert!(table.columns.iter().all(|columns| columns.erased.is_none()), "{}", table.name);
    }
}
