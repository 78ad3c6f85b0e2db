//! Distributors with their branches as a file: a row for each branch, or one for a distributor without any.
//!
//! A distributor is identified by its NIP, a branch by its name within its distributor, regardless of case. Columns
//! that the file lacks, and distributors and branches that it does not name, are left unchanged.
mod commit_rows;
mod model;
mod network;
mod read;
mod store;

use std::collections::BTreeMap;

use plon_domain::import::ImportKind;

use plon_imports::{Column, ImportHandler, KindLabels, REFUSED, ReadFuture, Row, RowReader};
use plon_kernel::db::Read;

use commit_rows::commit_rows;
use read::OutletReader;

inventory::submit! {
    ImportHandler {
        kind: ImportKind::Distributors,
        labels: LABELS,
        mapping_error: |_, mapping| mapping_error(mapping),
        open: |mut db, _, _| Box::pin(async move { Ok(Box::new(OutletReader::open(&mut db).await?) as Box<dyn RowReader>) }),
        commit_rows: |app, tx, import, rows| Box::pin(commit_rows(app, tx, import, rows)),
        finish: ImportHandler::nothing_follows,
        forget: ImportHandler::nothing_is_kept,
    }
}

impl RowReader for OutletReader {
    fn read<'a>(&'a mut self, _: &'a mut dyn Read, rows: &'a mut [Row]) -> ReadFuture<'a> {
        Box::pin(async move { self.rows(rows) })
    }
}

/// Maximum number of branches of a distributor in a file.
const MOST_ROWS: u32 = 500;

const LABELS: KindLabels = KindLabels {
    columns: &COLUMNS,
    of_distributor: false,
    groups: "Dystrybutorzy",
    preview: &BRINGS,
    skipped: None,
    caution: "Dystrybutorów i\u{a0}oddziałów, których nie ma w\u{a0}pliku, import nie zmienia i\u{a0}nie usuwa.",
    figures: &FIGURES,
};

const BRINGS: [(&str, &str); 6] = [
    ("new", "Nowi dystrybutorzy"),
    ("changed", "Zmienieni dystrybutorzy"),
    ("unchanged", "Dystrybutorzy bez zmian"),
    ("new_branches", "Nowe oddziały"),
    ("changed_branches", "Zmienione oddziały"),
    ("unchanged_branches", "Oddziały bez zmian"),
];

const FIGURES: [(&str, &str); 7] = [BRINGS[0], BRINGS[1], BRINGS[2], BRINGS[3], BRINGS[4], BRINGS[5], REFUSED];

const COLUMNS: [Column; 13] = [
    Column {
        key: "nip",
        label: "NIP",
        required: true,
        hint: "10 cyfr, mogą być myślniki. Po nim poznajemy dystrybutora.",
        names: &["nip dystrybutora", "numer nip", "nr nip"],
    },
    Column {
        key: "name",
        label: "Dystrybutor",
        required: true,
        hint: "Nazwa, do 120\u{a0}znaków",
        names: &["nazwa", "nazwa dystrybutora", "firma", "nazwa firmy"],
    },
    Column {
        key: "edi",
        label: "EDI",
        required: false,
        hint: "Tak albo nie. Bez tej kolumny nowi nie przysyłają danych.",
        names: &["dane edi"],
    },
    Column {
        key: "active",
        label: "Aktywny",
        required: false,
        hint: "Tak albo nie. Bez tej kolumny nowi są aktywni.",
        names: &["aktywni"],
    },
    Column {
        key: "branch",
        label: "Oddział",
        required: false,
        hint: "Nazwa. Po niej poznajemy oddział dystrybutora.",
        names: &["nazwa oddzialu", "punkt", "punkt sprzedazy", "filia", "magazyn"],
    },
    Column { key: "street", label: "Ulica", required: false, hint: "Bez numeru", names: &["ul", "adres ulica"] },
    Column {
        key: "street_number",
        label: "Numer",
        required: false,
        hint: "Domu, także z\u{a0}lokalem",
        names: &["numer domu", "nr domu", "nr"],
    },
    Column {
        key: "postcode",
        label: "Kod pocztowy",
        required: false,
        hint: "Na przykład 99-400",
        names: &["kod", "poczta"],
    },
    Column { key: "city", label: "Miejscowość", required: false, hint: "Do 60\u{a0}znaków", names: &["miasto"] },
    Column {
        key: "voivodeship",
        label: "Województwo",
        required: false,
        hint: "Nazwa, na przykład łódzkie",
        names: &["woj"],
    },
    Column {
        key: "latitude",
        label: "Szerokość geograficzna",
        required: false,
        hint: "W\u{a0}stopniach, na przykład 52,2297",
        names: &["szerokosc", "lat", "latitude"],
    },
    Column {
        key: "longitude",
        label: "Długość geograficzna",
        required: false,
        hint: "W\u{a0}stopniach, na przykład 21,0122",
        names: &["dlugosc", "lng", "lon", "longitude"],
    },
    Column {
        key: "phone",
        label: "Telefon",
        required: false,
        hint: "9 cyfr, może być +48",
        names: &["tel", "numer telefonu", "nr telefonu"],
    },
];

/// The columns that belong to a branch.
const OF_BRANCH: [&str; 8] =
    ["street", "street_number", "postcode", "city", "voivodeship", "latitude", "longitude", "phone"];

/// Checks that a mapping with addresses has a branch, beside the columns that every file must have.
fn mapping_error(mapping: &BTreeMap<String, String>) -> Option<(&'static str, &'static str)> {
    let has_addresses = OF_BRANCH.iter().any(|key| mapping.contains_key(*key));
    (has_addresses && !mapping.contains_key("branch"))
        .then_some(("branch", "Wskaż kolumnę. Adres, położenie i\u{a0}telefon należą do oddziału."))
}
