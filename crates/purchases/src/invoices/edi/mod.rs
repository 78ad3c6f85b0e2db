//! Sales reported by distributors (EDI): rows become invoices with accepted lines, or confirm reported ones.
//!
//! An invoice is identified by participant, distributor and normalised number. No purchase is paid twice: see
//! `reconcile.rs` for the cases in which the invoice is already known.
mod compare;
mod einvoices;
mod notify;
mod push;
mod read;
mod reconcile;
mod store;
mod write;

use plon_domain::import::ImportKind;
use plon_domain::money::Grosze;
use plon_platform::openapi::ApiRouter;
use serde::{Deserialize, Serialize};

use plon_imports::{Column, ImportHandler, KindLabels, ReadFuture, Row, RowReader, without_distributor};
use plon_kernel::db::Read;
use plon_kernel::ids::{DistributorId, PackId, ParticipantId};
use plon_kernel::types::BusinessDate;

use notify::notify_next;
use read::SalesReader;
use reconcile::commit_rows;

pub fn routes() -> ApiRouter {
    push::routes().merge(einvoices::routes())
}

inventory::submit! {
    ImportHandler {
        kind: ImportKind::EdiSales,
        labels: LABELS,
        mapping_error: without_distributor,
        open: |mut db, source, today| Box::pin(async move { Ok(Box::new(SalesReader::open(&mut db, source, today).await?) as Box<dyn RowReader>) }),
        commit_rows: |app, tx, import, rows| Box::pin(commit_rows(app, tx, import, rows)),
        finish: |app, tx, import| Box::pin(async move { Ok(notify_next(tx, import, app.clock.now()).await?) }),
        forget: ImportHandler::nothing_is_kept,
    }
}

impl RowReader for SalesReader {
    fn read<'a>(&'a mut self, mut db: &'a mut dyn Read, rows: &'a mut [Row]) -> ReadFuture<'a> {
        Box::pin(async move { self.rows(&mut db, rows).await })
    }
}

/// Most lines of an invoice, as in the operator's form.
const MOST_LINES: u32 = 200;

const LABELS: KindLabels = KindLabels {
    columns: &COLUMNS,
    of_distributor: true,
    groups: "Faktury",
    preview: &[("points", "Punkty przed limitami")],
    skipped: Some("Wiersze nabywców spoza programu (pomijane)"),
    caution: "Tego nie da się cofnąć jednym przyciskiem. Pomyłki poprawia się korektą. To, co program zna już \
              z\u{a0}innych plików i\u{a0}zgłoszeń, nie zostanie policzone drugi raz.",
    figures: &[
        ("new", "Nowe faktury"),
        ("matched", "Zgłoszone faktury potwierdzone danymi"),
        ("known", "Faktury znane już wcześniej"),
        ("lines", "Przyjęte pozycje"),
        ("repeated", "Powtórzone pozycje (bez punktów)"),
        ("points", "Przyznane punkty"),
        ("cut", "Punkty obcięte przez limity"),
        ("differences", "Różnice do sprawdzenia"),
    ],
};

const COLUMNS: [Column; 9] = [
    Column {
        key: "distributor_nip",
        label: "NIP dystrybutora",
        required: false,
        hint: "Gdy źródło nie należy do jednego dystrybutora",
        names: &["nip dystrybutora", "nip sprzedawcy", "sprzedawca nip"],
    },
    Column {
        key: "buyer_nip",
        label: "NIP nabywcy",
        required: true,
        hint: "10 cyfr, mogą być myślniki",
        names: &["nip nabywcy", "nip", "nip klienta", "nabywca nip", "nip odbiorcy", "nip kontrahenta"],
    },
    Column {
        key: "number",
        label: "Numer faktury",
        required: true,
        hint: "Tak jak na fakturze",
        names: &["numer faktury", "nr faktury", "faktura", "numer", "nr dokumentu", "numer dokumentu"],
    },
    Column {
        key: "issued_on",
        label: "Data wystawienia",
        required: true,
        hint: "RRRR-MM-DD albo DD.MM.RRRR",
        names: &["data wystawienia", "data faktury", "data", "data sprzedazy", "data dokumentu"],
    },
    Column {
        key: "product",
        label: "Produkt",
        required: true,
        hint: "Kod opakowania, numer SAP albo nazwa, jakiej używa dystrybutor",
        names: &[
            "produkt",
            "kod produktu",
            "kod towaru",
            "indeks",
            "kod",
            "nazwa towaru",
            "towar",
            "nazwa produktu",
            "sap",
        ],
    },
    Column {
        key: "pack_volume",
        label: "Pojemność opakowania",
        required: false,
        hint: "W\u{a0}litrach lub kilogramach, na przykład 5 albo 0,25. Potrzebna, gdy produkt podano numerem SAP lub nazwą.",
        names: &["pojemnosc", "pojemnosc opakowania", "opakowanie", "wielkosc opakowania"],
    },
    Column {
        key: "quantity",
        label: "Liczba opakowań",
        required: true,
        hint: "Liczba całkowita, w\u{a0}opakowaniach",
        names: &["liczba opakowan", "ilosc", "ilosc sztuk", "sztuk", "szt", "liczba"],
    },
    Column {
        key: "net_value",
        label: "Wartość netto",
        required: true,
        hint: "W\u{a0}złotych, najwyżej 2\u{a0}miejsca po przecinku",
        names: &["wartosc netto", "netto", "kwota netto", "wartosc"],
    },
    Column {
        key: "buyer_name",
        label: "Nazwa nabywcy",
        required: false,
        hint: "Tak jak na fakturze",
        names: &["nazwa nabywcy", "nabywca", "klient", "kontrahent", "odbiorca"],
    },
];

/// Checked row that will become a line of an invoice.
#[derive(Debug, Clone, Serialize, Deserialize)]
struct Sale {
    participant: ParticipantId,
    distributor: DistributorId,
    number: String,
    issued_on: BusinessDate,
    buyer: String,
    pack: PackId,
    quantity: i64,
    net_value: Grosze,
}

/// Number of hundredths or thousandths with a decimal point, as the batch's file has it.
fn decimal(number: i64, places: usize) -> String {
    let sign = if number < 0 { "-" } else { "" };
    let digits = format!("{:0>width$}", number.unsigned_abs(), width = places + 1);
    let (whole, part) = digits.split_at(digits.len() - places);
    format!("{sign}{whole}.{part}")
}
