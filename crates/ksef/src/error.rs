//! Reasons why a file is no e-invoice that can be read.

use thiserror::Error;

/// Reason for which a file is refused, as its sender reads it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum InvalidEInvoice {
    #[error("Plik jest pusty.")]
    Empty,
    #[error("Plik jest za duży: e-faktura może mieć najwyżej 3\u{a0}MB.")]
    TooLarge,
    #[error(
        "Plik zaczyna się od znacznika BOM, którego KSeF nie przyjmuje, więc ktoś go zmienił. Pobierz fakturę z\u{a0}KSeF jeszcze raz."
    )]
    ByteOrderMark,
    #[error("Plik nie jest zapisany w\u{a0}UTF-8, jak każda faktura z\u{a0}KSeF. Pobierz ją z\u{a0}KSeF jeszcze raz.")]
    NotUtf8,
    #[error("To nie jest poprawny plik XML. Pobierz fakturę z\u{a0}KSeF jeszcze raz.")]
    NotXml,
    #[error("Plik ma deklarację DOCTYPE, której w\u{a0}fakturach z\u{a0}KSeF nie ma.")]
    HasDoctype,
    #[error(
        "Plik ma instrukcję przetwarzania, której KSeF nie przyjmuje, więc ktoś go zmienił. Pobierz fakturę z\u{a0}KSeF jeszcze raz."
    )]
    HasInstruction,
    #[error("Plik ma zbyt wiele zagnieżdżonych elementów jak na fakturę z\u{a0}KSeF.")]
    TooDeep,
    #[error("Plik ma zbyt wiele elementów jak na fakturę z\u{a0}KSeF.")]
    TooManyElements,
    #[error("Ten plik XML nie jest fakturą z\u{a0}KSeF.")]
    NotInvoice,
    #[error("To UPO, czyli potwierdzenie z\u{a0}KSeF, a\u{a0}nie faktura. Wyślij plik samej faktury.")]
    Receipt,
    #[error("To faktura RR, czyli sprzedaż rolnika, a\u{a0}nie jego zakup. Nie ma za nią punktów.")]
    FlatRateSale,
    #[error("To faktura w\u{a0}strukturze FA(1), której KSeF już nie używa. Wyślij zdjęcie albo PDF faktury.")]
    OldStructure,
    #[error("Tej struktury faktury program nie zna. Wyślij zdjęcie albo PDF faktury.")]
    UnknownStructure,
    #[error("W\u{a0}fakturze nie ma numeru NIP sprzedawcy.")]
    NoSellerNip,
    #[error("NIP sprzedawcy w\u{a0}fakturze jest niepoprawny.")]
    WrongSellerNip,
    #[error("Faktura jest niepełna: {place}brakuje pola {field}{label}.", place = place(*line), label = label(field))]
    MissingField { field: &'static str, line: Option<u32> },
    #[error(
        "Nie można odczytać faktury: {place}pole {field}{label} ma niepoprawną wartość.",
        place = place(*line),
        label = label(field)
    )]
    WrongField { field: &'static str, line: Option<u32> },
    #[error("Faktura ma za dużo pozycji: może ich być najwyżej 10\u{a0}000.")]
    TooManyLines,
    #[error("Faktura koryguje za dużo faktur: może ich być najwyżej 50\u{a0}000.")]
    TooManyCorrected,
    #[error("Faktura ma za dużo podmiotów: poza sprzedawcą i\u{a0}nabywcą może ich być najwyżej 100.")]
    TooManyParties,
}

/// Words that name the line, where an error is in one.
fn place(line: Option<u32>) -> String {
    line.map(|number| format!("w\u{a0}pozycji {number} ")).unwrap_or_default()
}

/// Names the content of a field, in words and brackets; nothing for a field that names itself.
fn label(field: &str) -> &'static str {
    match field {
        "Fa" => " (treść faktury)",
        "Podmiot1" => " (sprzedawca)",
        "Podmiot2" => " (nabywca)",
        "P_1" => " (data wystawienia)",
        "P_2" => " (numer faktury)",
        "P_6" | "P_6A" | "P_6_Do" => " (data dostawy)",
        "P_15" => " (kwota faktury)",
        "KodWaluty" => " (waluta)",
        "RodzajFaktury" => " (rodzaj faktury)",
        "NrWierszaFa" => " (numer pozycji)",
        "P_7" => " (nazwa towaru)",
        "P_8A" => " (jednostka)",
        "P_8B" => " (ilość)",
        "P_9A" | "P_9B" => " (cena)",
        "P_11" | "P_11A" => " (wartość)",
        "P_12" => " (stawka VAT)",
        "DaneFaKorygowanej" => " (faktura korygowana)",
        "NrFaKorygowanej" | "NrFaKorygowany" => " (numer faktury korygowanej)",
        "DataWystFaKorygowanej" => " (data faktury korygowanej)",
        "PrzyczynaKorekty" => " (przyczyna korekty)",
        _ => "",
    }
}
