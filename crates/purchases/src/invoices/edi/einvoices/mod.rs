//! E-invoices (KSeF) that a distributor gives: files that confirm what participants reported, and pay what they did not.
//!
//! Files of participants become an import, a row for each line, and are kept byte for byte beside it; files of other
//! buyers are counted and dropped. The rows are matched as those of a participant's own e-invoice: what is certain is
//! posted as every sale of a distributor, what is outside the programme is skipped, and the rest waits for an operator.
//! Once the rows are posted, the invoices have the file and its number in KSeF as their proof.
mod attach;
mod keep;
mod push;
mod read;
mod sort;
mod store;
mod upload;

use axum::extract::DefaultBodyLimit;
use plon_domain::import::ImportKind;
use plon_platform::openapi::{ApiRouter, routes};

use super::super::einvoices::upload::OF_DISTRIBUTOR;
use super::LABELS as SALES;
use super::notify::notify_next;
use super::reconcile::commit_rows;
use plon_imports::{Column, ImportHandler, KindLabels, ReadFuture, Row, RowReader};
use plon_kernel::db::Read;

use read::LineReader;

/// A little over the largest files, so that files slightly too large get their error at their field.
const MAX_BODY_BYTES: usize = OF_DISTRIBUTOR.bytes + 1024 * 1024;

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(upload::admin_upload_einvoices))
        .routes(routes!(push::push_einvoices))
        .layer(DefaultBodyLimit::max(MAX_BODY_BYTES))
}

inventory::submit! {
    ImportHandler {
        kind: ImportKind::EInvoices,
        labels: LABELS,
        mapping_error: |_, _| None,
        open: |mut db, source, today| Box::pin(async move { Ok(Box::new(LineReader::open(&mut db, source, today).await?) as Box<dyn RowReader>) }),
        commit_rows: |app, tx, import, rows| Box::pin(commit_rows(app, tx, import, rows)),
        finish: |app, tx, import| Box::pin(async move {
            Ok(attach::attach_next(tx, import).await? && notify_next(tx, import, app.clock.now()).await?)
        }),
        forget: |tx, import| Box::pin(store::forget_files(tx, import)),
    }
}

impl RowReader for LineReader {
    fn read<'a>(&'a mut self, mut db: &'a mut dyn Read, rows: &'a mut [Row]) -> ReadFuture<'a> {
        Box::pin(async move { self.rows(&mut db, rows).await })
    }
}

const LABELS: KindLabels =
    KindLabels { columns: &COLUMNS, skipped: Some("Pozycje spoza programu (pomijane)"), ..SALES };

/// Column that the conversion of the files fills.
const fn column(key: &'static str, label: &'static str, required: bool, hint: &'static str) -> Column {
    Column { key, label, required, hint, names: &[] }
}

const COLUMNS: [Column; 12] = [
    column("distributor_nip", "NIP sprzedawcy", true, "10 cyfr"),
    column("buyer_nip", "NIP nabywcy", true, "10 cyfr"),
    column("number", "Numer faktury", true, "Tak jak na fakturze"),
    column("issued_on", "Data wystawienia", true, "DD.MM.RRRR"),
    column("line", "Pozycja", true, "Numer pozycji na fakturze"),
    column("gtin", "GTIN", false, "Kod opakowania"),
    column("index", "Indeks", false, "Kod towaru u\u{a0}sprzedawcy"),
    column("product", "Nazwa towaru", false, "Nazwa, jakiej używa sprzedawca"),
    column("unit", "Jednostka", false, "Tak jak na fakturze, na przykład szt. albo l"),
    column("quantity", "Ilość", false, "W\u{a0}tej jednostce"),
    column("net_value", "Wartość netto", false, "W\u{a0}złotych, najwyżej 2\u{a0}miejsca po przecinku"),
    column("buyer_name", "Nazwa nabywcy", false, "Tak jak na fakturze"),
];
