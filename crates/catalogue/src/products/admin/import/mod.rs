//! The catalogue as a file: products with their packs and the rates of seasons, a row for each pack in each season.
//!
//! A product is identified by its SAP code, a pack by its own code, else by its volume. Columns that the file lacks
//! and products that it does not name are left unchanged. See `catalogue.rs` for the changes that a row makes.
mod catalogue;
mod commit_rows;
mod model;
mod read;
mod store;

use std::collections::BTreeMap;

use plon_domain::import::ImportKind;

use self::catalogue::Catalogue;
use super::store as admin;
use model::Entry;
use plon_imports::{Column, ImportHandler, KindLabels, REFUSED, ReadFuture, Row, RowReader};
use plon_kernel::db::Read;

use commit_rows::commit_rows;
use read::CatalogueReader;

inventory::submit! {
    ImportHandler {
        kind: ImportKind::Products,
        labels: LABELS,
        mapping_error: |_, mapping| mapping_error(mapping),
        open: |mut db, _, _| Box::pin(async move { Ok(Box::new(CatalogueReader::open(&mut db).await?) as Box<dyn RowReader>) }),
        commit_rows: |app, tx, import, rows| Box::pin(commit_rows(app, tx, import, rows)),
        finish: ImportHandler::nothing_follows,
        forget: ImportHandler::nothing_is_kept,
    }
}

impl RowReader for CatalogueReader {
    fn read<'a>(&'a mut self, mut db: &'a mut dyn Read, rows: &'a mut [Row]) -> ReadFuture<'a> {
        Box::pin(async move { self.rows(&mut db, rows).await })
    }
}

/// Maximum number of rows per product: its packs times the seasons.
const MOST_ROWS: u32 = 500;

const LABELS: KindLabels = KindLabels {
    columns: &COLUMNS,
    of_distributor: false,
    groups: "Produkty",
    preview: &BRINGS,
    skipped: None,
    caution: "Nowe stawki i\u{a0}limity obowiązują dla decyzji od tej chwili, przyznane punkty się nie zmienią. Produktów, \
              opakowań i\u{a0}stawek, których nie ma w\u{a0}pliku, import nie zmienia i\u{a0}nie usuwa.",
    figures: &FIGURES,
};

const BRINGS: [(&str, &str); 7] = [
    ("new", "Nowe produkty"),
    ("changed", "Zmienione produkty"),
    ("unchanged", "Produkty bez zmian"),
    ("new_packs", "Nowe opakowania"),
    ("changed_packs", "Zmienione opakowania"),
    ("new_rates", "Nowe stawki sezonów"),
    ("changed_rates", "Zmienione stawki sezonów"),
];

const FIGURES: [(&str, &str); 8] =
    [BRINGS[0], BRINGS[1], BRINGS[2], BRINGS[3], BRINGS[4], BRINGS[5], BRINGS[6], REFUSED];

const COLUMNS: [Column; 13] = [
    Column {
        key: "sap",
        label: "SAP",
        required: true,
        hint: "Po tym kodzie poznajemy produkt",
        names: &["kod sap", "numer sap", "nr sap", "kod produktu", "indeks", "sap produktu"],
    },
    Column {
        key: "name",
        label: "Produkt",
        required: true,
        hint: "Nazwa, do 100\u{a0}znaków",
        names: &["nazwa", "nazwa produktu", "nazwa handlowa"],
    },
    Column { key: "brand", label: "Marka", required: true, hint: "Do 60\u{a0}znaków", names: &["brand"] },
    Column {
        key: "category",
        label: "Kategoria",
        required: true,
        hint: "Do 60\u{a0}znaków, na przykład Herbicydy",
        names: &["grupa", "grupa produktow", "rodzaj"],
    },
    Column {
        key: "crops",
        label: "Uprawy",
        required: false,
        hint: "Po przecinku. Pusta komórka: produkt bez upraw.",
        names: &["uprawa", "rosliny"],
    },
    Column {
        key: "unit",
        label: "Jednostka",
        required: true,
        hint: "L albo kg",
        names: &["jm", "j m", "jednostka miary"],
    },
    Column {
        key: "active",
        label: "Aktywny",
        required: false,
        hint: "Tak albo nie. Bez tej kolumny nowe produkty są aktywne.",
        names: &["w sprzedazy", "aktywne"],
    },
    Column {
        key: "pack_code",
        label: "Kod opakowania",
        required: false,
        hint: "EAN lub inny kod. Po nim poznajemy opakowanie, a\u{a0}bez niego po pojemności.",
        names: &["ean", "kod ean", "gtin", "kod kreskowy"],
    },
    Column {
        key: "pack_volume",
        label: "Pojemność",
        required: false,
        hint: "W\u{a0}litrach lub kilogramach, na przykład 5 albo 0,25",
        names: &["pojemnosc opakowania", "opakowanie", "wielkosc opakowania"],
    },
    Column {
        key: "season",
        label: "Sezon",
        required: false,
        hint: "Rok sezonu, na przykład 2025. Potrzebny, gdy plik ma punkty, cenę lub limit.",
        names: &["rok", "rok sezonu"],
    },
    Column {
        key: "points_per_unit",
        label: "Punkty za jednostkę",
        required: false,
        hint: "Za litr lub kilogram, najwyżej 3\u{a0}miejsca po przecinku",
        names: &["punkty", "stawka", "punkty za litr", "punkty za l", "punkty za l lub kg"],
    },
    Column {
        key: "list_price",
        label: "Cena katalogowa za jednostkę",
        required: false,
        hint: "W\u{a0}złotych za litr lub kilogram, najwyżej 2\u{a0}miejsca po przecinku",
        names: &["cena katalogowa", "cena", "cena za jednostke"],
    },
    Column {
        key: "cap_points",
        label: "Limit punktów na uczestnika",
        required: false,
        hint: "W\u{a0}sezonie, liczba całkowita. Pusta komórka: bez limitu.",
        names: &["limit punktow", "limit"],
    },
];

/// The columns that belong to a season.
const OF_SEASON: [&str; 3] = ["points_per_unit", "list_price", "cap_points"];

/// Checks that a mapping with addresses has a branch, beside the columns that every file must have.
fn mapping_error(mapping: &BTreeMap<String, String>) -> Option<(&'static str, &'static str)> {
    let has_rates = OF_SEASON.iter().any(|key| mapping.contains_key(*key));
    (has_rates && !mapping.contains_key("season"))
        .then_some(("season", "Wskaż kolumnę. Punkty, cena i\u{a0}limit należą do sezonu."))
}

/// Finds the sold products and packs among those whose counting properties a row would change.
async fn load_sales<'a>(
    db: &mut impl Read,
    catalogue: &mut Catalogue,
    entries: impl Iterator<Item = &'a Entry>,
) -> sqlx::Result<()> {
    let doubts: Vec<_> = entries.filter_map(|entry| catalogue.doubt(entry)).collect();
    for product in doubts {
        if admin::find_counting_promotion(db, product).await?.is_some() {
            catalogue.sold_products.insert(product);
        }
        let packs = admin::list_packs(db, product).await?.into_iter().filter(|pack| pack.on_invoices);
        catalogue.sold_packs.extend(packs.map(|pack| pack.id));
    }
    Ok(())
}
