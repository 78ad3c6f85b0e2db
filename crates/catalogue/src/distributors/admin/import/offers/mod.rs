//! The products that branches sell as a file: a row for each product in each branch.
//!
//! With a yes/no column, a row adds a product to a branch or removes it, and the others stay. Without one, the file
//! is the whole list of each branch that it names: the branch's other products are removed, and the preview gives
//! their number. Branches that the file does not name stay as they are.
mod commit_rows;
mod read;
mod store;

use plon_domain::import::ImportKind;
use serde::{Deserialize, Serialize};

use plon_imports::{Column, ImportHandler, KindLabels, REFUSED, ReadFuture, Row, RowReader, without_distributor};
use plon_kernel::db::Read;
use plon_kernel::ids::ProductId;

use commit_rows::commit_rows;
use read::OfferReader;

inventory::submit! {
    ImportHandler {
        kind: ImportKind::Availability,
        labels: LABELS,
        mapping_error: without_distributor,
        open: |mut db, source, _| Box::pin(async move { Ok(Box::new(OfferReader::open(&mut db, source).await?) as Box<dyn RowReader>) }),
        commit_rows: |app, tx, import, rows| Box::pin(commit_rows(app, tx, import, rows)),
        finish: ImportHandler::nothing_follows,
        forget: ImportHandler::nothing_is_kept,
    }
}

impl RowReader for OfferReader {
    fn read<'a>(&'a mut self, mut db: &'a mut dyn Read, rows: &'a mut [Row]) -> ReadFuture<'a> {
        Box::pin(async move { self.rows(&mut db, rows).await })
    }
}

/// Maximum number of products of a branch in a file.
const MOST_ROWS: u32 = 500;

const LABELS: KindLabels = KindLabels {
    columns: &COLUMNS,
    of_distributor: true,
    groups: "Oddziały",
    preview: &BRINGS,
    skipped: None,
    caution: "Plik bez kolumny „Dostępny” jest pełną listą oddziałów, które wymienia: produkty, których w\u{a0}nim nie ma, \
              znikną z\u{a0}ich oferty. Oddziałów, których nie ma w\u{a0}pliku, import nie zmienia.",
    figures: &FIGURES,
};

const BRINGS: [(&str, &str); 3] = [
    ("added", "Produkty dodane w\u{a0}oddziałach"),
    ("removed", "Produkty usunięte z\u{a0}oddziałów"),
    ("unchanged", "Pozycje bez zmian"),
];

const FIGURES: [(&str, &str); 4] = [BRINGS[0], BRINGS[1], BRINGS[2], REFUSED];

const COLUMNS: [Column; 4] = [
    Column {
        key: "distributor_nip",
        label: "NIP",
        required: false,
        hint: "NIP dystrybutora, gdy źródło nie należy do jednego",
        names: &["nip dystrybutora", "numer nip"],
    },
    Column {
        key: "branch",
        label: "Oddział",
        required: true,
        hint: "Nazwa, tak jak w\u{a0}danych dystrybutora",
        names: &["nazwa oddzialu", "punkt", "punkt sprzedazy", "filia", "magazyn"],
    },
    Column {
        key: "sap",
        label: "SAP",
        required: true,
        hint: "Kod SAP produktu",
        names: &["kod sap", "numer sap", "nr sap", "kod produktu", "indeks", "sap produktu"],
    },
    Column {
        key: "available",
        label: "Dostępny",
        required: false,
        hint: "Tak albo nie. Bez tej kolumny plik jest pełną listą: z\u{a0}oddziałów, które wymienia, znika to, czego w\u{a0}nim nie ma.",
        names: &["dostepnosc", "dostepne", "w ofercie", "czy dostepny"],
    },
];

/// A row that was checked.
#[derive(Debug, Clone, Serialize, Deserialize)]
struct Offer {
    branch: i64,
    sap: String,
    product: ProductId,
    /// `None` where the file is the whole list of its branches.
    available: Option<bool>,
}
