//! Catalogues with errors: each is told at its row and column, and nothing is written.
use super::assert_reported;
use super::products::{HEADER, KNOWN};
use crate::support::{on_both, rows_of};

const GOOD: [&str; 13] =
    ["X", "Nazwa X", "Marka", "Herbicydy", "Żyto", "L", "tak", "EAN-X", "5", "2025", "10", "120,00", "500"];

/// A good row of a product of its own, with other cells.
fn with(sap: &str, cells: &[(usize, &str)]) -> String {
    let (name, code) = (format!("Nazwa {sap}"), format!("EAN-{sap}"));
    let mut row: Vec<&str> = GOOD.to_vec();
    (row[0], row[1], row[7]) = (sap, &name, &code);
    for (place, cell) in cells {
        row[*place] = cell;
    }
    row.join(";")
}

const REQUIRED: &str = "Pole jest wymagane";
const NO_VOLUME: &str = "Pojemność opakowania musi być od 0,001 do 1\u{a0}000\u{a0}000";
const FORMULA: &str = "Komórka zawiera formułę. Wklej w\u{a0}jej miejsce samą wartość.";

on_both! {
    async fn the_errors_of_a_catalogue_are_told_and_nothing_is_written(app) {
        let (operator, _) = (app.operator(&["moderator"]).await, app.programme().await);
        let source = app.source_of(&operator, "products", None).await;
        let tables = ["products", "packs", "product_rates"];
        let before = rows_of(app.db(), &tables).await;
        let long = "x".repeat(101);
        let malformed = "Kod może mieć najwyżej 40\u{a0}znaków: liter, cyfr, łączników, kropek i\u{a0}ukośników";
        let cases: Vec<(String, &str, &str)> = vec![
            (with("P1", &[(0, "")]), "SAP", REQUIRED),
            (with("P2", &[(0, "30 00")]), "SAP", malformed),
            (with("P3", &[(1, "")]), "Produkt", REQUIRED),
            (with("P4", &[(1, &long)]), "Produkt", "Wpisz najwyżej 100\u{a0}znaków"),
            (with("P5", &[(2, " ")]), "Marka", REQUIRED),
            (with("P6", &[(3, "")]), "Kategoria", REQUIRED),
            (with("P7", &[(5, "szt.")]), "Jednostka", "Jednostka to L albo kg"),
            (with("P8", &[(6, "może")]), "Aktywny", "Wpisz tak albo nie"),
            (with("P9", &[(6, "")]), "Aktywny", REQUIRED),
            (with("P10", &[(7, "EAN 1")]), "Kod opakowania", malformed),
            (with("P11", &[(8, "0")]), "Pojemność", NO_VOLUME),
            (with("P12", &[(8, "-5")]), "Pojemność", NO_VOLUME),
            (with("P13", &[(8, "pięć")]), "Pojemność", "Podaj liczbę, najwyżej 3\u{a0}miejsca po przecinku"),
            (with("P14", &[(9, "2031")]), "Sezon", "Program nie ma sezonu 2031"),
            (with("P15", &[(9, "25")]), "Sezon", "Sezon to rok zapisany czterema cyframi"),
            (with("P16", &[(9, "")]), "Sezon", REQUIRED),
            (with("P17", &[(10, "-1")]), "Punkty za jednostkę",
                "Liczba punktów za jednostkę musi być od 0 do 1\u{a0}000\u{a0}000"),
            (with("P18", &[(10, "")]), "Punkty za jednostkę", REQUIRED),
            (with("P19", &[(11, "-1,00")]), "Cena katalogowa za jednostkę", "Cena nie może być ujemna"),
            (with("P20", &[(11, "12.50")]), "Cena katalogowa za jednostkę",
                "Liczba ma kropkę, a\u{a0}w\u{a0}tym pliku ułamki oddziela przecinek"),
            (with("P21", &[(11, "99999999,00")]), "Cena katalogowa za jednostkę", "Ta cena jest za wysoka"),
            (with("P22", &[(12, "0")]), "Limit punktów na uczestnika",
                "Limit to od 1 do 1\u{a0}000\u{a0}000\u{a0}000\u{a0}punktów; bez limitu zostaw puste pole"),
            (with("P23", &[(12, "1,5")]), "Limit punktów na uczestnika", "Podaj liczbę całkowitą"),
            (with("P24", &[(4, "=A1")]), "Uprawy", FORMULA),
            (with("P25", &[(7, "")]), "Kod opakowania", "Nowe opakowanie musi mieć kod"),
            (with("P26", &[(8, "")]), "Pojemność", "Nowe opakowanie musi mieć pojemność"),
            (with("P27", &[(7, "DOVVO-5")]), "Kod opakowania",
                "To kod opakowania innego produktu, o\u{a0}kodzie SAP 100001"),
            (with("P28", &[(1, "Dovvo")]), "Produkt",
                "Produkt o\u{a0}kodzie SAP 100001 ma już tę samą lub zbyt podobną nazwę"),
            (with("P29", &[(1, "—")]), "Produkt", "Nazwa musi mieć literę lub cyfrę"),
            (with("P30", &[]), "", ""),
            (with("P30", &[]), "", "Ten wiersz powtarza wiersz 31"),
            (with("P30", &[(2, "Inna"), (7, "EAN-Y"), (8, "1")]), "Marka", "Inaczej niż w\u{a0}wierszu 31 tego produktu"),
            (with("P30", &[(7, "EAN-Y"), (8, "1"), (10, "11")]), "Punkty za jednostkę",
                "Inaczej niż w\u{a0}wierszu 31 dla tego samego sezonu"),
            (with("P30", &[(7, "EAN-Y")]), "Kod opakowania", "Inaczej niż w\u{a0}wierszu 31 tego opakowania"),
            (with("P30", &[(8, "7")]), "Pojemność", "Inaczej niż w\u{a0}wierszu 31 tego opakowania"),
            (with("P36", &[(7, "EAN-P30")]), "Kod opakowania",
                "To kod opakowania innego produktu, o\u{a0}kodzie SAP P30"),
            (with("P37", &[(1, "nazwa p30")]), "Produkt",
                "Produkt o\u{a0}kodzie SAP P30 ma już tę samą lub zbyt podobną nazwę"),
            (format!("{};nadmiar", with("P38", &[])), "",
                "Wiersz ma 14\u{a0}kolumn, a\u{a0}nagłówek 13\u{a0}kolumn. Sprawdź separator i\u{a0}cudzysłowy."),
            (KNOWN.to_owned(), "", ""),
            (KNOWN.replace(";5;", ";;").replace("DOVVO-5", "NOWY"), "Pojemność", "Nowe opakowanie musi mieć pojemność"),
        ];
        assert_reported(&app, &operator, source, HEADER, &cases).await;
        assert_eq!(rows_of(app.db(), &tables).await, before);
    }

    async fn a_catalogue_in_a_wrong_encoding_is_told(app) {
        let (operator, _) = (app.operator(&["moderator"]).await, app.programme().await);
        let source = app.source_of(&operator, "products", None).await;
        let text = super::table(HEADER, &[with("P1", &[(1, "Łanomax żyto")])]);
        let content = encoding_rs::WINDOWS_1250.encode(std::str::from_utf8(&text).unwrap()).0.into_owned();
        let id = app.upload(&operator, source, "a.csv", &content).await.json["data"]["id"].as_i64().unwrap();
        let seen = app.import(&operator, id).await;
        assert_eq!(seen["format"]["encoding"], "windows-1250");
        let mut wrong = seen["format"].clone();
        wrong["encoding"] = "utf-8".into();
        app.read_import(&operator, id, &wrong, &serde_json::Value::Null).await.assert(200);
        let looked = app.import(&operator, id).await;
        let places = ["sap", "name", "brand", "category", "crops", "unit", "active", "pack_code", "pack_volume", "season",
            "points_per_unit", "list_price", "cap_points"];
        let name = |place: usize| looked["file_columns"][place]["name"].clone();
        let mapping: serde_json::Map<_, _> = places.iter().enumerate().map(|(at, key)| ((*key).to_owned(), name(at))).collect();
        app.read_import(&operator, id, &wrong, &mapping.into()).await.assert(200);
        app.work_on_imports().await;
        let errors = app.errors_of(&operator, id).await;
        assert_eq!(errors, [
            (2, "Uprawy".to_owned(), "Nie można odczytać liter. Sprawdź kodowanie pliku.".to_owned()),
            (2, "Produkt".to_owned(), "Nie można odczytać liter. Sprawdź kodowanie pliku.".to_owned()),
        ]);
    }
}
