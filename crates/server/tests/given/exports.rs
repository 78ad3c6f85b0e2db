//! Tables that operators take away, read back as a spreadsheet reads them.
use std::io::Cursor;

use axum::http::header;
use calamine::{Data, Reader, Xlsx};

use crate::support::{Answer, OperatorClient, ParticipantClient, Programme, TestApp};

/// Path below which each table is taken away.
pub const EXPORTS: &str = "/api/v1/backoffice/exports";

/// Rows of a table as CSV, its titles first.
pub fn csv_rows(answer: &Answer) -> Vec<Vec<String>> {
    answer.assert(200);
    assert_eq!(answer.headers[header::CONTENT_TYPE], "text/csv; charset=utf-8");
    let text = String::from_utf8(answer.body.to_vec()).unwrap();
    let text = text.strip_prefix('\u{feff}').expect("the mark that tells Excel of UTF-8");
    let mut reader = csv::ReaderBuilder::new().delimiter(b';').has_headers(false).from_reader(text.as_bytes());
    reader.records().map(|row| row.unwrap().iter().map(str::to_owned).collect()).collect()
}

impl TestApp {
    /// An invoice with one accepted line of ten packs, as it stands once it is decided.
    pub async fn line(&self, participant: &ParticipantClient, programme: &Programme, number: &'static str) {
        let mut tx = self.db().begin().await.unwrap();
        plon_kernel::on_db!(&mut tx, conn => sqlx::query(
            "INSERT INTO invoices (public_id, participant_id, distributor_id, number, number_key, source, reported_at,
                issued_on, dated_on, season, buyer_name, status, points, net_value)
             VALUES ($1, $2, $3, $1, $1, 'edi', 0, '2025-05-01', '2025-05-01', 2025, '', 'accepted', 500, 600000)")
            .bind(number).bind(participant.id).bind(programme.distributor).execute(conn).await.map(|_| ()))
        .unwrap();
        plon_kernel::on_db!(&mut tx, conn => sqlx::query(
            "INSERT INTO invoice_lines (invoice_id, position, product_id, pack_id, quantity, volume, net_value,
                points_per_unit, points, status)
             SELECT id, 1, $2, $3, 10, 50500, 600050, 10000, 500, 'accepted' FROM invoices WHERE public_id = $1")
            .bind(number).bind(programme.product).bind(programme.pack).execute(conn).await.map(|_| ()))
        .unwrap();
        tx.commit().await.unwrap();
    }

    pub async fn csv(&self, operator: &OperatorClient, what: &str) -> Vec<Vec<String>> {
        let query = if what.contains('?') { format!("{what}&format=csv") } else { format!("{what}?format=csv") };
        let answer = self.get(&format!("{EXPORTS}/{query}")).bearer(&operator.token).send().await;
        csv_rows(&answer)
    }

    pub async fn xlsx(&self, operator: &OperatorClient, what: &str) -> Vec<Vec<Data>> {
        let query = if what.contains('?') { format!("{what}&format=xlsx") } else { format!("{what}?format=xlsx") };
        let answer = self.get(&format!("{EXPORTS}/{query}")).bearer(&operator.token).send().await;
        answer.assert(200);
        let mut book = Xlsx::new(Cursor::new(answer.body.to_vec())).unwrap();
        let sheets = book.sheet_names();
        assert_eq!(sheets.len(), 1);
        let formulas = book.worksheet_formula(&sheets[0]).unwrap();
        assert_eq!(formulas.used_cells().count(), 0, "nothing is a formula");
        book.worksheet_range(&sheets[0]).unwrap().rows().map(<[Data]>::to_vec).collect()
    }
}
