//! Fixtures of imports: imports of files: from the upload to the books.
use plon_domain::import::ImportKind;
use plon_imports as imports;
use serde_json::{Value, json};

use crate::support::{Answer, OperatorClient, TestApp};

/// The columns of the tests' files, in the names that the mapping guesses.
pub const HEADER: &str =
    "NIP nabywcy;Numer faktury;Data wystawienia;Produkt;Pojemność;Liczba opakowań;Wartość netto;Nabywca";

/// A row of the first participant, issued on 1 August 2025: packs of the programme worth 100 zł.
pub fn sale(number: &str, quantity: i64) -> String {
    sale_of("5260250274", number, "2025-08-01", quantity)
}

pub fn sale_of(nip: &str, number: &str, day: &str, quantity: i64) -> String {
    format!("{nip};{number};{day};DOVVO-5;;{quantity};100,00;Anna Wiśniewska")
}

pub fn csv(rows: &[String]) -> Vec<u8> {
    let mut text = HEADER.to_owned();
    for row in rows {
        text += "\r\n";
        text += row;
    }
    text.into_bytes()
}

impl TestApp {
    /// A source of the programme's distributor.
    pub async fn source(&self, operator: &OperatorClient, distributor: i64) -> i64 {
        self.source_of(operator, "edi_sales", Some(distributor)).await
    }

    /// A source of any kind.
    pub async fn source_of(&self, operator: &OperatorClient, kind: &str, distributor: Option<i64>) -> i64 {
        let name = format!("Rolmasz {}", self.app.rng.public_id());
        let form = json!({"kind": kind, "name": name, "distributor_id": distributor});
        let answer = self.post("/api/v1/backoffice/import-sources").bearer(&operator.token).json(&form).send().await;
        answer.assert(201);
        answer.json["data"]["id"].as_i64().unwrap()
    }

    pub async fn upload(&self, operator: &OperatorClient, source: i64, name: &str, content: &[u8]) -> Answer {
        self.post("/api/v1/backoffice/imports")
            .bearer(&operator.token)
            .multipart(&[("source_id", &source.to_string())], Some(("file", name, content)))
            .send()
            .await
    }

    /// Uploads a file and has it read with the columns that were guessed; what the operator sees then.
    pub async fn previewed(&self, operator: &OperatorClient, source: i64, name: &str, content: &[u8]) -> Value {
        let answer = self.upload(operator, source, name, content).await;
        answer.assert(201);
        let id = answer.json["data"]["id"].as_i64().unwrap();
        let seen = self.import(operator, id).await;
        self.read_import(operator, id, &seen["format"], &seen["mapping"]).await.assert(200);
        self.work_on_imports().await;
        self.import(operator, id).await
    }

    pub async fn read_import(&self, operator: &OperatorClient, id: i64, format: &Value, mapping: &Value) -> Answer {
        let form = json!({"format": format, "mapping": mapping});
        self.post(&format!("/api/v1/backoffice/imports/{id}/read")).bearer(&operator.token).json(&form).send().await
    }

    pub async fn import(&self, operator: &OperatorClient, id: i64) -> Value {
        let answer = self.get(&format!("/api/v1/backoffice/imports/{id}")).bearer(&operator.token).send().await;
        answer.assert(200);
        answer.json["data"].clone()
    }

    pub async fn commit_import(&self, operator: &OperatorClient, id: i64) -> Answer {
        let key = self.app.rng.public_id();
        self.post(&format!("/api/v1/backoffice/imports/{id}/commit")).bearer(&operator.token).key(&key).send().await
    }

    /// Has the worker do all that there is to do: the lock of a refused call may outlive its answer for a moment.
    pub async fn work_on_imports(&self) {
        let waits = "SELECT COUNT(*) FROM imports WHERE NOT swept AND lease_until IS NULL
                         AND status IN ('reading', 'posting', 'posted', 'cancelled')";
        while imports::run_once(&self.app).await.unwrap() || self.count(waits).await > 0 {}
    }

    pub async fn is_posted(&self, import: i64) -> bool {
        self.number("SELECT COUNT(*) FROM imports WHERE id = $1 AND status = 'posted'", import).await == 1
    }

    /// Has the worker go on until an import is posted: the locks of one that was killed may outlive it for a moment.
    pub async fn post_in_the_end(&self, import: i64) {
        for _ in 0..10_000 {
            self.work_on_imports().await;
            if self.is_posted(import).await {
                return;
            }
        }
        panic!("import {import} is never posted");
    }

    /// Imports a file in which nothing is wrong; what the operator sees then.
    pub async fn imported(&self, operator: &OperatorClient, source: i64, name: &str, content: &[u8]) -> Value {
        let seen = self.previewed(operator, source, name, content).await;
        let id = seen["id"].as_i64().unwrap();
        assert_eq!(seen["can_be_committed"], true, "{seen:#} {:?}", self.errors_of(operator, id).await);
        self.commit_import(operator, id).await.assert(200);
        self.work_on_imports().await;
        let seen = self.import(operator, id).await;
        assert_eq!(seen["status"]["code"], "posted", "{seen:#}");
        seen
    }

    /// Imports sales of the programme's distributor from the first row to the last; what the operator sees then.
    pub async fn import_sales(&self, operator: &OperatorClient, source: i64, rows: &[String]) -> Value {
        self.imported(operator, source, "sprzedaz.csv", &csv(rows)).await
    }

    /// The errors of an import: (row, column, reason).
    pub async fn errors_of(&self, operator: &OperatorClient, id: i64) -> Vec<(i64, String, String)> {
        let text = |item: &Value, key: &str| item[key].as_str().unwrap().to_owned();
        let mut errors = Vec::new();
        for page in 1.. {
            let path = format!("/api/v1/backoffice/imports/{id}/errors?page={page}");
            let answer = self.get(&path).bearer(&operator.token).send().await;
            let items = answer.assert(200).json["data"]["items"].as_array().unwrap();
            let error = |item| (item_row(item), text(item, "column"), text(item, "reason"));
            errors.extend(items.iter().map(error));
            if page >= answer.json["meta"]["last_page"].as_i64().unwrap() {
                break;
            }
        }
        errors
    }

    /// Lists the notes that an import left for the operator to look at.
    pub async fn notes_of(&self, operator: &OperatorClient, import: &Value) -> Vec<String> {
        let path = format!("/api/v1/backoffice/imports/{}/notes", import["id"]);
        let answer = self.get(&path).bearer(&operator.token).send().await;
        answer.assert(200);
        answer.json["data"]["items"]
            .as_array()
            .unwrap()
            .iter()
            .map(|note| note["note"].as_str().unwrap().to_owned())
            .collect()
    }
}

fn item_row(item: &Value) -> i64 {
    item["row"].as_i64().unwrap()
}

/// Some of the figures, in the order of their labels.
pub fn figures<const COUNT: usize>(import: &Value, labels: [&str; COUNT]) -> [i64; COUNT] {
    let figures = if import["status"]["code"] == "posted" { &import["figures"] } else { &import["preview"] };
    let value = |label: &str| figures.as_array().unwrap().iter().find(|figure| figure["label"] == label);
    labels.map(|label| value(label).unwrap_or_else(|| panic!("no {label} in {figures:#}"))["value"].as_i64().unwrap())
}

/// A file of a header and rows.
pub fn table(header: &str, rows: &[impl AsRef<str>]) -> Vec<u8> {
    let rows = rows.iter().map(AsRef::as_ref);
    std::iter::once(header).chain(rows).collect::<Vec<_>>().join("\r\n").into_bytes()
}

/// Rows with what is wrong in them, and what the operator is told: the first row of a file is its second line.
pub async fn assert_reported(
    app: &TestApp,
    operator: &OperatorClient,
    source: i64,
    header: &str,
    cases: &[(String, &str, &str)],
) {
    let rows: Vec<&str> = cases.iter().map(|(row, ..)| row.as_str()).collect();
    let seen = app.previewed(operator, source, "bledy.csv", &table(header, &rows)).await;
    let id = seen["id"].as_i64().unwrap();
    let wrong = cases.iter().zip(2..).filter(|((.., reason), _)| !reason.is_empty());
    let expected = wrong.map(|((_, column, reason), row)| (row, (*column).to_owned(), (*reason).to_owned()));
    let (errors, expected) = (app.errors_of(operator, id).await, expected.collect::<Vec<_>>());
    for (found, wanted) in errors.iter().zip(&expected) {
        assert_eq!(found, wanted);
    }
    assert_eq!(errors.len(), expected.len(), "{:?}", errors.get(expected.len()..));
    app.commit_import(operator, id).await.assert(409);
    app.work_on_imports().await;
}

/// One of the figures that posting brought.
pub fn figure(import: &Value, label: &str) -> i64 {
    let figures = import["figures"].as_array().unwrap().iter().chain(import["preview"].as_array().unwrap());
    figures.filter(|figure| figure["label"] == label).map(|figure| figure["value"].as_i64().unwrap()).sum()
}
