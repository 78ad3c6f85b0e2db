//! Files with errors are refused row by row, each with its reason, and nothing of them is written.
use super::{HEADER, csv, sale, sale_of};
use crate::support::{NIPS, TestApp, on_both};

fn row(cells: [&str; 8]) -> String {
    cells.join(";")
}

const GOOD: [&str; 8] = ["5260250274", "FV/1", "2025-08-01", "DOVVO-5", "", "1", "10,00", "Anna"];

/// A good row with another cell.
fn with(number: &str, place: usize, cell: &str) -> String {
    let mut cells = GOOD;
    cells[1] = number;
    cells[place] = cell;
    row(cells)
}

/// Tables that are written when an import is posted.
const WRITTEN: [&str; 5] = ["invoices", "invoice_lines", "transfers", "product_points", "notifications"];

async fn assert_nothing_written(app: &TestApp) {
    assert!(crate::support::rows_of(app.db(), &WRITTEN).await.is_empty());
}

on_both! {
    async fn twenty_kinds_of_errors_are_told_row_by_row(app) {
        let (operator, programme) = (app.operator(&["moderator"]).await, app.programme().await);
        app.participant().await;
        app.participant_numbered(1).await;
        let source = app.source(&operator, programme.distributor).await;
        let no_packs = "Ten produkt nie ma opakowania o\u{a0}tej pojemności";
        let unknown = "Nie znamy tego produktu. Popraw kod albo dodaj nazwę dystrybutora w\u{a0}katalogu.";
        let no_day = "Podaj istniejącą datę w\u{a0}postaci RRRR-MM-DD";
        let a_return = "To zwrot. Zwrotów nie importujemy: wprowadź korektę przy fakturze.";
        let cases: Vec<(String, &str, &str)> = vec![
            (with("F1", 0, "5260250275"), "NIP nabywcy", "Pole nie jest poprawnym numerem NIP"),
            (with("F2", 0, ""), "NIP nabywcy", "Pole jest wymagane"),
            (with("", 1, ""), "Numer faktury", "Pole jest wymagane"),
            (with("F4", 2, "2025-02-30"), "Data wystawienia", no_day),
            (with("F5", 2, "wczoraj"), "Data wystawienia", no_day),
            (with("F6", 2, "2025-08-21"), "Data wystawienia", "Data wystawienia nie może być z\u{a0}przyszłości"),
            (with("F7", 2, "2019-08-01"), "Data wystawienia", "Program nie ma sezonu, do którego należy ta data"),
            (with("F8", 3, "NIEZNANY"), "Produkt", unknown),
            (with("F9", 5, "-2"), "Liczba opakowań", a_return),
            (with("F10", 5, "1,5"), "Liczba opakowań", "Podaj liczbę całkowitą"),
            (with("F11", 5, "0"), "Liczba opakowań", "Liczba opakowań musi być od 1 do 1\u{a0}000\u{a0}000"),
            (with("F12", 5, "9999999999999999"), "Liczba opakowań", "Podaj liczbę całkowitą"),
            (with("F13", 6, "10.00"), "Wartość netto",
                "Liczba ma kropkę, a\u{a0}w\u{a0}tym pliku ułamki oddziela przecinek"),
            (with("F14", 6, "-10,00"), "Wartość netto", a_return),
            (with("F15", 6, "=1+1"), "Wartość netto", "Komórka zawiera formułę. Wklej w\u{a0}jej miejsce samą wartość."),
            (with("F16", 7, "Anna\u{202e}"), "Nabywca", "Komórka zawiera znaki, których nie da się wydrukować"),
            (with("F17", 7, &"x".repeat(10_000_000)), "Nabywca", "Komórka ma więcej niż 500\u{a0}znaków."),
            (format!("{};nadmiar", with("F18", 7, "A")), "",
                "Wiersz ma 9\u{a0}kolumn, a\u{a0}nagłówek 8\u{a0}kolumn. Sprawdź separator i\u{a0}cudzysłowy."),
            (with("F19", 7, "A").replace(';', "|"), "",
                "Wiersz ma 1\u{a0}kolumnę, a\u{a0}nagłówek 8\u{a0}kolumn. Sprawdź separator i\u{a0}cudzysłowy."),
            (row(GOOD), "", ""),
            (row(GOOD), "", "Ten wiersz powtarza wiersz 21"),
            (with("FV/1", 2, "2025-08-02"), "",
                "Inna data lub inny nabywca niż w\u{a0}pierwszym wierszu tej faktury (wiersz 21)"),
            (with("fv 1", 0, NIPS[1]), "",
                "Inna data lub inny nabywca niż w\u{a0}pierwszym wierszu tej faktury (wiersz 21)"),
            (with("F24", 4, "7"), "Produkt", "Nazwa i\u{a0}pojemność wskazują na różne opakowania"),
            (with("F25", 3, "100001").replace(";;1;", ";7;1;"), "Produkt", no_packs),
            (with("F26", 7, "#N/D!"), "Nabywca", "Komórka zawiera błąd arkusza"),
        ];
        let mut rows: Vec<String> = cases.iter().map(|(row, ..)| row.clone()).collect();
        rows.push(";;;;;;;".to_owned());
        rows.push(String::new());
        rows.push(format!("{};\"bez końca", with("F30", 7, "").rsplit_once(';').unwrap().0));
        rows.push(with("F31", 7, "A"));
        let seen = app.previewed(&operator, source, "bledy.csv", &csv(&rows)).await;
        let id = seen["id"].as_i64().unwrap();
        let mut expected: Vec<(i64, String, String)> = cases.iter().zip(2..)
            .filter(|((.., reason), _)| !reason.is_empty())
            .map(|((_, column, reason), row)| (row, (*column).to_owned(), (*reason).to_owned())).collect();
        expected.push((30, "Nabywca".to_owned(),
            "W\u{a0}komórce jest koniec wiersza. Prawdopodobnie brakuje zamykającego cudzysłowu.".to_owned()));
        let errors = app.errors_of(&operator, id).await;
        for (found, wanted) in errors.iter().zip(&expected) {
            assert_eq!(found, wanted);
        }
        assert_eq!(errors.len(), expected.len());
        assert_eq!(seen["counts"]["valid"], 1);
        app.commit_import(&operator, id).await.assert(409);
        app.work_on_imports().await;
        assert_nothing_written(&app).await;
    }

    async fn every_error_of_a_row_is_told_at_once(app) {
        let (operator, programme) = (app.operator(&["moderator"]).await, app.programme().await);
        let source = app.source(&operator, programme.distributor).await;
        let bad = row(["123", "", "31.02.2025", "?", "", "-1", "dużo", "A"]);
        let seen = app.previewed(&operator, source, "a.csv", &csv(&[bad, String::new()])).await;
        let errors = app.errors_of(&operator, seen["id"].as_i64().unwrap()).await;
        let columns: Vec<&str> = errors.iter().map(|(_, column, _)| column.as_str()).collect();
        assert_eq!(columns.len(), 6, "{errors:?}");
    }

    async fn the_old_encodings_are_read_and_a_wrong_one_is_told(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        let source = app.source(&operator, programme.distributor).await;
        let text = |number: &str| format!("{HEADER}\r\n{}", sale(number, 1).replace("Anna", "Żądło Śćłń"));
        let files = [
            ("windows-1250", encoding_rs::WINDOWS_1250.encode(&text("FV/1")).0.into_owned()),
            ("iso-8859-2", encoding_rs::ISO_8859_2.encode(&text("FV/2")).0.into_owned()),
            ("utf-8", format!("\u{feff}{}", text("FV/3")).into_bytes()),
        ];
        for (encoding, content) in files {
            let seen = app.previewed(&operator, source, "a.csv", &content).await;
            assert_eq!(seen["format"]["encoding"], encoding);
            assert_eq!(seen["can_be_committed"], true, "{seen:#}");
            app.commit_import(&operator, seen["id"].as_i64().unwrap()).await.assert(200);
            app.work_on_imports().await;
        }
        assert_eq!(app.count("SELECT count(*) FROM invoices WHERE buyer_name = 'Żądło Śćłń Wiśniewska'").await, 3);
        assert_eq!(app.points_of(participant.id).await, (150, 150));
        let content = encoding_rs::WINDOWS_1250.encode(&text("FV/4")).0.into_owned();
        let id = app.upload(&operator, source, "a.csv", &content).await.json["data"]["id"].as_i64().unwrap();
        let seen = app.import(&operator, id).await;
        let mut wrong = seen["format"].clone();
        wrong["encoding"] = "utf-8".into();
        app.read_import(&operator, id, &wrong, &serde_json::Value::Null).await.assert(200);
        let looked = app.import(&operator, id).await;
        assert_eq!(looked["status"]["code"], "uploaded");
        let mut mapping = looked["mapping"].clone();
        mapping["buyer_name"] = "Nabywca".into();
        for (key, name) in [("quantity", 5), ("net_value", 6)] {
            mapping[key] = looked["file_columns"][name]["name"].clone();
        }
        app.read_import(&operator, id, &wrong, &mapping).await.assert(200);
        app.work_on_imports().await;
        let errors = app.errors_of(&operator, id).await;
        assert_eq!(errors, [(2, "Nabywca".to_owned(), "Nie można odczytać liter. Sprawdź kodowanie pliku.".to_owned())]);
    }

    async fn files_that_are_no_tables_are_refused_at_once(app) {
        let (operator, programme) = (app.operator(&["moderator"]).await, app.programme().await);
        let source = app.source(&operator, programme.distributor).await;
        let cases: [(&[u8], &str); 5] = [
            (b"", "Ten plik jest pusty"),
            (b" \n \n", "Ten plik jest pusty"),
            (b"%PDF-1.7", "To nie jest tabela. Wybierz plik CSV albo XLSX."),
            (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "To plik w\u{a0}starym formacie XLS. Zapisz go jako XLSX albo CSV."),
            (b"PK\x03\x04broken", "Nie można odczytać tego pliku XLSX. Zapisz go jeszcze raz albo jako CSV."),
        ];
        for (content, why) in cases {
            let refused = app.upload(&operator, source, "a.csv", content).await;
            refused.assert(422);
            assert_eq!(refused.field("file"), why);
        }
        assert_eq!(app.stored_contents(), 0);
        let nowhere = app.upload(&operator, source + 1, "a.csv", &csv(&[sale("FV/1", 1)])).await;
        assert_eq!(nowhere.field("source_id"), "Wybierz źródło z\u{a0}listy");
    }

    async fn a_file_without_rows_or_with_another_header_is_not_accepted(app) {
        let (operator, programme) = (app.operator(&["moderator"]).await, app.programme().await);
        let source = app.source(&operator, programme.distributor).await;
        let seen = app.previewed(&operator, source, "a.csv", HEADER.as_bytes()).await;
        assert_eq!(seen["error"], "W\u{a0}pliku nie ma ani jednego wiersza z\u{a0}danymi");
        app.commit_import(&operator, seen["id"].as_i64().unwrap()).await.assert(409);
        let other = app.upload(&operator, source, "a.csv", b"a;b\n1;2").await.json["data"]["id"].as_i64().unwrap();
        let seen = app.import(&operator, other).await;
        assert_eq!(seen["mapping"], serde_json::json!({}));
        app.read_import(&operator, other, &seen["format"], &seen["mapping"]).await.assert(422);
    }

    async fn checking_stops_where_nearly_all_rows_are_bad(app) {
        let (operator, programme) = (app.operator(&["moderator"]).await, app.programme().await);
        let source = app.source(&operator, programme.distributor).await;
        let rows: Vec<String> =
            (0..7000).map(|number| sale_of("1", &format!("FV/{number}"), "2025-08-01", 1)).collect();
        let seen = app.previewed(&operator, source, "a.csv", &csv(&rows)).await;
        assert!(seen["error"].as_str().unwrap().starts_with("Błędnych wierszy jest więcej niż 5\u{a0}000"), "{seen:#}");
        assert!(seen["counts"]["read"].as_i64().unwrap() < 7000);
        // Read again with another mapping, nothing of the first reading is left.
        let again = app.previewed(&operator, source, "b.csv", &csv(&[sale_of("1", "FV/1", "2025-08-01", 1)])).await;
        let id = again["id"].as_i64().unwrap();
        app.read_import(&operator, id, &again["format"], &again["mapping"]).await.assert(200);
        app.work_on_imports().await;
        assert_eq!(app.errors_of(&operator, id).await.len(), 1);
    }
}
