//! Errors of a file of codes: each at its row and column, all at once, in Polish.
use plon_domain::reward::OrderStatus;
use serde_json::{Value, json};

use super::given::{CODES, NUMBER, Office, file, row};
use crate::orders::given::address;
use crate::support::{OperatorClient, TestApp, on_both};

/// (row, column, reason) of each error.
async fn told(app: &TestApp, operator: &OperatorClient, rows: &[String]) -> Vec<(i64, String, String)> {
    let answer = app.check_codes(operator, &file(rows)).await;
    let data = &answer.assert(200).json["data"];
    assert_eq!(data["can_be_imported"], false);
    app.import_codes(operator, &app.app.rng.public_id(), &file(rows)).await.assert(409);
    let text = |error: &Value, key: &str| error[key].as_str().unwrap().to_owned();
    let errors = data["errors"].as_array().unwrap().iter();
    errors.map(|error| (error["row"].as_i64().unwrap(), text(error, "column"), text(error, "reason"))).collect()
}

on_both! {
    async fn a_row_names_an_order_that_takes_codes(app) {
        let Office { participant, rewards, operator } = app.card_office().await;
        let by_post = json!({"reward_id": rewards.card, "delivery": "post", "address": address()});
        let parcel = json!({"reward_id": rewards.torch, "address": address()});
        let number = |answer: crate::support::Answer| answer.assert(201).json["data"]["number"].as_i64().unwrap();
        let by_post = number(app.order(&participant, "a", &by_post).await);
        let parcel = number(app.order(&participant, "b", &parcel).await);
        let cancelled = app.code_ordered(&participant, &rewards).await;
        app.cancel(&participant, &cancelled.id).await.assert(200);
        let cases = [
            ("999999".to_owned(), "Nie ma zamówienia o\u{a0}tym numerze"),
            ("pięć".to_owned(), "Podaj numer zamówienia, same cyfry"),
            ("-5".to_owned(), "Podaj numer zamówienia, same cyfry"),
            (String::new(), "Pole jest wymagane"),
            (by_post.to_string(), "Ta karta idzie pocztą, a\u{a0}nie jako kod"),
            (parcel.to_string(), "To zamówienie nie jest kartą"),
            (cancelled.number.to_string(), "To zamówienie jest anulowane"),
        ];
        let rows: Vec<String> =
            cases.iter().zip(1..).map(|((order, _), place)| format!("{order};700100020003000{place};;")).collect();
        let expected = cases.iter().zip(2..).map(|((_, why), row)| (row, "Numer zamówienia".to_owned(), (*why).to_owned()));
        assert_eq!(told(&app, &operator, &rows).await, expected.collect::<Vec<_>>());
        assert_eq!(app.shown(&participant, &cancelled.id).await["status"]["code"], OrderStatus::Cancelled.as_str());
    }

    async fn a_code_has_a_shape_and_a_day_to_come(app) {
        let Office { participant, rewards, operator } = app.card_office().await;
        let order = app.code_ordered(&participant, &rewards).await;
        for (cells, column, why) in [
            (";1234;", "Numer karty", "Pole jest wymagane"),
            ("1234567;;", "Numer karty", "Numer karty ma od 8 do 40\u{a0}znaków"),
            ("1,23457E+15;;", "Numer karty",
                "Arkusz zaokrąglił ten numer. Ustaw kolumnę jako tekst i\u{a0}wpisz numer jeszcze raz."),
            ("7001_0002_0003;;", "Numer karty", "Numer karty może mieć tylko litery, cyfry, łączniki i\u{a0}spacje"),
            ("7001000200030004;123;", "PIN",
                "PIN ma od 4 do 12 liter lub cyfr. Jeśli zaczyna się od zera, ustaw kolumnę jako tekst."),
            ("7001000200030004;;19.08.2025", "Ważna do", "Ten dzień już minął"),
            ("7001000200030004;;31.02.2026", "Ważna do", "Podaj istniejącą datę w\u{a0}postaci DD.MM.RRRR"),
        ] {
            let errors = told(&app, &operator, &[format!("{};{cells}", order.number)]).await;
            assert_eq!(errors, [(2, column.to_owned(), why.to_owned())], "{cells}");
        }
        app.imported_codes(&operator, &[format!("{};7001000200030004;;20.08.2025", order.number)]).await;
        assert_eq!(app.card_code(&participant, &order).await, json!({"number": NUMBER, "valid_until": "2025-08-20"}));
    }

    async fn nothing_is_given_twice(app) {
        let Office { participant, rewards, operator } = app.card_office().await;
        let (one, two, three) = (app.code_ordered(&participant, &rewards).await, app.code_ordered(&participant, &rewards).await,
            app.code_ordered(&participant, &rewards).await);
        app.imported_codes(&operator, &[row(&one, NUMBER)]).await;
        let another = "70019999";
        let rows = [row(&two, NUMBER), row(&one, another), row(&three, "70018888"), row(&three, "70017777"),
            row(&two, "70016666")];
        assert_eq!(told(&app, &operator, &rows).await, [
            (2, "Numer karty".to_owned(), format!("Ten numer ma już zamówienie nr\u{a0}{}", one.number)),
            (3, "Numer zamówienia".to_owned(),
                "To zamówienie ma już inny numer karty (…0004). Uczestnik jeszcze go nie odczytał.".to_owned()),
            (5, "Numer zamówienia".to_owned(), "To zamówienie stoi już w\u{a0}wierszu 4".to_owned()),
            (6, "Numer zamówienia".to_owned(), "To zamówienie stoi już w\u{a0}wierszu 2".to_owned()),
        ]);
        let twice = [row(&two, "70018888"), row(&three, "7001 8888")];
        assert_eq!(told(&app, &operator, &twice).await,
            [(3, "Numer karty".to_owned(), "Ten numer stoi już w\u{a0}wierszu 2".to_owned())]);
        app.card_code(&participant, &one).await;
        assert_eq!(told(&app, &operator, &[row(&one, another)]).await, [(2, "Numer zamówienia".to_owned(),
            "To zamówienie ma już inny numer karty (…0004). Uczestnik już go odczytał.".to_owned())]);
        let pin = format!("{};{NUMBER};9999;31.12.2026", one.number);
        assert_eq!(told(&app, &operator, &[pin]).await,
            [(2, "PIN".to_owned(), "To zamówienie ma już ten numer karty, ale z\u{a0}innym PIN-em".to_owned())]);
    }

    async fn a_file_that_is_none_is_told_at_the_field(app) {
        let Office { operator, .. } = app.card_office().await;
        let wide = [b"Numer zam\xc3\xb3wienia;Numer karty\r\n".to_vec(), b"1;70010002\r\n".repeat(10_001)].concat();
        for (content, sentence) in [
            (b"".to_vec(), "Ten plik jest pusty"),
            (b"%PDF-1.7".to_vec(), "To nie jest tabela. Wybierz plik CSV albo XLSX."),
            (b"Numer karty;PIN\r\n1;2".to_vec(), "W\u{a0}pierwszym wierszu pliku nie ma kolumny „Numer zamówienia”"),
            ("Numer zamówienia;Numer karty".as_bytes().to_vec(), "W\u{a0}pliku nie ma ani jednego wiersza z\u{a0}danymi"),
            (wide, "Plik może mieć najwyżej 10\u{a0}000\u{a0}wierszy. Podziel go na mniejsze."),
            (vec![b'a'; 4 * 1024 * 1024 + 1], "Plik może mieć najwyżej 4\u{a0}MB. Podziel go na mniejsze."),
            (vec![b'a'; 6 * 1024 * 1024], "Plik może mieć najwyżej 4\u{a0}MB. Podziel go na mniejsze."),
        ] {
            assert_eq!(app.check_codes(&operator, &content).await.assert(422).field("file"), sentence);
            assert_eq!(app.import_codes(&operator, "k", &content).await.assert(422).field("file"), sentence);
        }
        let none = app.post(&format!("{CODES}/check")).bearer(&operator.token).multipart(&[("x", "y")], None).send().await;
        assert_eq!(none.assert(422).field("file"), "Pole jest wymagane");
    }

    async fn errors_can_be_saved_and_are_no_formulas(app) {
        let Office { operator, .. } = app.card_office().await;
        let content = file(&["1;70010002;=1+1;".to_owned(), "2;+48;;".to_owned()]);
        let form = Some(("file", "karty.csv", content.as_slice()));
        let answer = app.post(&format!("{CODES}/errors")).bearer(&operator.token).multipart(&[], form).send().await;
        let text = String::from_utf8(answer.assert(200).body.to_vec()).unwrap();
        assert!(text.starts_with("\u{feff}Wiersz;Kolumna;Wartość;Co poprawić\n2;PIN;'=1+1;"), "{text}");
        assert!(text.contains("\n3;Numer karty;'+48;"), "{text}");
    }
}
