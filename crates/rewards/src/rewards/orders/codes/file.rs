//! Reads an uploaded file of codes: the form, the columns, and the content of each row.
use bytes::Bytes;
use plon_domain::card_code::{CardNumber, CardPin};
use utoipa::ToSchema;

use super::changes::CardCodeChanges;
use plon_bulk_jobs::MOST_RECORDS;
use plon_imports::{self, Column, MAX_SMALL_FILE_BYTES, Row};
use plon_kernel::ids::OrderId;
use plon_kernel::types::BusinessDate;
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::SmallMultipart;

/// Most rows of a file: its codes are stored in one transaction, and a bulk job completes their orders.
pub const MOST: usize = MOST_RECORDS;

/// Most bytes of the form: the file, and the changes to it.
pub const MOST_BODY_BYTES: usize = MAX_SMALL_FILE_BYTES + 1024 * 1024;

/// Form with the file.
#[derive(ToSchema)]
#[expect(dead_code, reason = "names the part of the form in the API's document; it is read by itself")]
#[schema(example = json!({"file": "(binary)", "changes": {"mended": [{"row": 3, "column": "Ważna do", "text":
    "2027-03-31"}], "left_out": [{"row": 5, "reason": "Karta jest uszkodzona"}]}}))]
pub struct CardCodesForm {
    /// CSV or XLSX of up to 4 MiB and 10,000 rows.
    #[schema(value_type = String, format = Binary)]
    file: Vec<u8>,
    /// JSON: changes to its rows.
    changes: Option<CardCodeChanges>,
}

pub const COLUMNS: &[Column] = &[
    Column {
        key: "order",
        label: "Numer zamówienia",
        required: true,
        hint: "Numer zamówienia karty, która przychodzi jako kod",
        names: &["nr zamowienia", "zamowienie", "order", "order number"],
    },
    Column {
        key: "number",
        label: "Numer karty",
        required: true,
        hint: "Od 8 do 40 znaków",
        names: &["nr karty", "kod karty", "kod", "karta", "card number", "code"],
    },
    Column { key: "pin", label: "PIN", required: false, hint: "Od 4 do 12 znaków", names: &["kod pin", "pin karty"] },
    Column {
        key: "valid_until",
        label: "Ważna do",
        required: false,
        hint: "Ostatni dzień, w\u{a0}którym karta działa",
        names: &["wazny do", "wazna do dnia", "data waznosci", "termin waznosci", "valid until"],
    },
];

/// Code to be given to an order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Code {
    pub number: CardNumber,
    pub pin: Option<CardPin>,
    /// Last day on which it is valid.
    pub valid_until: Option<BusinessDate>,
}

/// Row that gives an order its code.
#[derive(Debug)]
pub struct CodeRow {
    pub row: Row,
    pub order: OrderId,
    pub code: Code,
}

/// Content of a file's rows.
#[derive(Debug, Default)]
pub struct ReadRows {
    pub given: Vec<CodeRow>,
    /// Rows with errors.
    pub faulty: Vec<Row>,
    /// Number of rows without a code: the part of the list that is still to be filled in.
    pub skipped: i64,
    /// Changes made before the rows were read.
    pub changes: CardCodeChanges,
}

/// File with the changes to it.
#[derive(Debug)]
pub struct SentFile {
    pub content: Bytes,
    pub changes: CardCodeChanges,
}

/// Reads the file and the changes from the form.
///
/// # Errors
/// `Invalid` at `file` when it is missing or too large, at `changes` when they cannot be read.
pub async fn read_form(form: &mut SmallMultipart) -> Result<SentFile, ApiError> {
    let (mut content, mut changes) = (None, CardCodeChanges::default());
    while let Some(part) = form.next().await.map_err(at_the_file)? {
        match part.name() {
            Some("file") => content = Some(part.bytes().await.map_err(at_the_file)?),
            Some("changes") => changes = CardCodeChanges::read(&part.bytes().await.map_err(at_the_file)?)?,
            _ => {}
        }
    }
    let mut fields = Fields::default();
    let content = fields.required("file", content).ok_or_else(|| fields.into_error())?;
    Ok(SentFile { content, changes })
}

/// Reads the file row by row; nothing of it is stored.
///
/// # Errors
/// `Invalid` at `file` when it cannot be read as a whole.
pub async fn read_rows(sent: SentFile, today: BusinessDate) -> Result<ReadRows, ApiError> {
    let SentFile { content, changes } = sent;
    let made = changes.at_once();
    let rows =
        plon_imports::read_small_file(content, COLUMNS, MOST, made).await?.map_err(|why| refused(why.to_string()))?;
    let mut read = ReadRows { changes, ..ReadRows::default() };
    for row in rows {
        read.take(row, today);
    }
    Ok(read)
}

impl ReadRows {
    /// Orders that rows give codes.
    pub fn orders(&self) -> Vec<OrderId> {
        self.given.iter().map(|given| given.order).collect()
    }

    fn take(&mut self, mut row: Row, today: BusinessDate) {
        let is_blank = ["number", "pin", "valid_until"].iter().all(|key| row.text(key).is_none());
        if is_blank && !row.is_faulty() && row.text("order").is_some() {
            self.skipped += 1;
            return;
        }
        let order = order(&mut row);
        let code = code(&mut row, today);
        match (order, code) {
            (Some(order), Some(code)) if !row.is_faulty() => self.given.push(CodeRow { row, order, code }),
            _ => self.faulty.push(row),
        }
    }
}

fn order(row: &mut Row) -> Option<OrderId> {
    let text = row.required("order")?;
    let digits = text.chars().all(|sign| sign.is_ascii_digit());
    let number = text.parse().ok().filter(|_| digits).map(OrderId);
    row.parse("order", number.ok_or("Podaj numer zamówienia, same cyfry"))
}

/// Code of a row; all errors of the row are collected at once.
fn code(row: &mut Row, today: BusinessDate) -> Option<Code> {
    let number = row.required("number");
    let number = number.and_then(|text| row.parse("number", CardNumber::parse(&text)));
    let pin = row.text("pin").map(str::to_owned).map(|text| row.parse("pin", CardPin::parse(&text)));
    let valid_until = row.day("valid_until").map(BusinessDate);
    if valid_until.is_some_and(|day| day < today) {
        row.add_error("valid_until", "Ten dzień już minął");
    }
    Some(Code { number: number?, pin: pin.flatten(), valid_until })
}

fn at_the_file(error: impl Into<ApiError>) -> ApiError {
    match error.into() {
        ApiError::TooLarge => refused("Plik może mieć najwyżej 4\u{a0}MB. Podziel go na mniejsze.".to_owned()),
        other => other,
    }
}

fn refused(why: String) -> ApiError {
    let mut fields = Fields::default();
    fields.add_error("file", why);
    fields.into_error()
}
