//! Distributors with their branches as a file.
use super::{assert_reported, figures, table};
use crate::given::catalogue::{BRANCHES, DISTRIBUTORS, branch};
use crate::support::{TestApp, on_both, rows_of};

const HEADER: &str = "NIP;Dystrybutor;EDI;Aktywny;Oddział;Ulica;Numer;Kod pocztowy;Miejscowość;Województwo;\
Szerokość geograficzna;Długość geograficzna;Telefon";

/// A branch of the programme's distributor.
const ZNIN: &str =
    "8971649500;Rolmasz Żnin;nie;tak;Centrala Żnin;Polna;1;88-400;Żnin;kujawsko-pomorskie;52,8489;17,7190;523000000";

const PARTS: [&str; 6] = [
    "Nowi dystrybutorzy",
    "Zmienieni dystrybutorzy",
    "Dystrybutorzy bez zmian",
    "Nowe oddziały",
    "Zmienione oddziały",
    "Oddziały bez zmian",
];

const TABLES: [&str; 2] = ["distributors", "branches"];

async fn acts(app: &TestApp) -> i64 {
    app.count("SELECT count(*) FROM audit_log WHERE action LIKE 'distributors.%'").await
}

fn with(place: usize, cell: &str) -> String {
    let mut row: Vec<&str> = ZNIN.split(';').collect();
    row[place] = cell;
    row.join(";")
}

on_both! {
    async fn distributors_and_branches_come_in_and_a_second_time_nothing_changes(app) {
        let (operator, programme) = (app.operator(&["moderator"]).await, app.programme().await);
        let source = app.source_of(&operator, "distributors", None).await;
        let rows = [
            ZNIN.replace(";nie;tak;", ";tak;tak;"),
            ZNIN.replace(";nie;tak;", ";tak;tak;").replace("Centrala Żnin", "Filia Barcin"),
            "774-000-14-54;Agro  Płock;nie;nie;Oddział Płock;Młyńska;2a;09-400;Płock;Mazowieckie;52.546300;19.706500;+48 500 000 100".to_owned(),
            "5213017228;Bez oddziałów;tak;tak;;;;;;;;;".to_owned(),
        ];
        let file = table(HEADER, &rows);
        let done = app.imported(&operator, source, "dystrybutorzy.csv", &file).await;
        assert_eq!(figures(&done, PARTS), [2, 1, 0, 3, 0, 0]);
        assert_eq!(app.count("SELECT count(*) FROM distributors WHERE nip = '8971649500' AND edi AND active AND version = 2").await, 1);
        assert_eq!(app.count("SELECT count(*) FROM distributors WHERE name = 'Agro Płock' AND search_key = 'agro plock'
            AND NOT active").await, 1);
        assert_eq!(app.count("SELECT count(*) FROM branches WHERE name = 'Oddział Płock' AND postcode = '09-400'
            AND voivodeship = 'mazowieckie' AND latitude = 52546300 AND longitude = 19706500 AND phone = '+48500000100'").await, 1);
        assert_eq!(acts(&app).await, 6, "two distributors, one change, three branches");

        let again = app.imported(&operator, source, "dystrybutorzy.csv", &file).await;
        assert_eq!(figures(&again, PARTS), [0, 0, 3, 0, 0, 3]);
        assert_eq!(acts(&app).await, 6);

        let moved = rows[1].replace("Filia Barcin", "FILIA BARCIN").replace("Polna", "Leśna");
        let done = app.imported(&operator, source, "dystrybutorzy.csv", &table(HEADER, &[moved])).await;
        assert_eq!(figures(&done, PARTS), [0, 0, 1, 0, 1, 0]);
        assert_eq!(app.number("SELECT count(*) FROM branches WHERE distributor_id = $1 AND version = 2 AND street = 'Leśna'
            AND name = 'FILIA BARCIN'", programme.distributor).await, 1);
        assert_eq!(app.number("SELECT count(*) FROM branches WHERE distributor_id = $1", programme.distributor).await, 2);
    }

    async fn what_operators_take_away_comes_back_without_a_change(app) {
        let (operator, programme) = (app.operator(&["moderator"]).await, app.programme().await);
        let path = format!("{DISTRIBUTORS}/{}/branches", programme.distributor);
        app.put(&operator, &path, &branch("Centrala")).await.assert(201);
        let source = app.source_of(&operator, "distributors", None).await;
        for format in ["csv", "xlsx"] {
            let path = format!("/api/v1/backoffice/exports/distributors?format={format}");
            let file = app.get(&path).bearer(&operator.token).send().await;
            let before = acts(&app).await;
            let done = app.imported(&operator, source, &format!("a.{format}"), &file.assert(200).body).await;
            assert_eq!(figures(&done, PARTS), [0, 0, 1, 0, 0, 1], "{format}");
            assert_eq!(acts(&app).await, before);
        }
    }

    async fn a_file_with_some_columns_changes_only_those(app) {
        let (operator, programme) = (app.operator(&["moderator"]).await, app.programme().await);
        let path = format!("{DISTRIBUTORS}/{}/branches", programme.distributor);
        app.put(&operator, &path, &branch("Centrala")).await.assert(201);
        let source = app.source_of(&operator, "distributors", None).await;
        let phones = table("NIP;Nazwa;Oddział;Telefon", &["8971649500;Rolmasz Żnin;centrala;600 700 800"]);
        let done = app.imported(&operator, source, "telefony.csv", &phones).await;
        assert_eq!(figures(&done, PARTS), [0, 0, 1, 0, 1, 0]);
        assert_eq!(app.count("SELECT count(*) FROM branches WHERE phone = '+48600700800' AND street = 'Młyńska'
            AND latitude = 52105100").await, 1);
        let case = ["8971649500;Rolmasz Żnin;Nowy;600700800".to_owned()].map(|row| {
            (row, "Oddział", "Nowy oddział musi mieć w\u{a0}pliku adres, położenie i\u{a0}telefon")
        });
        assert_reported(&app, &operator, source, "NIP;Nazwa;Oddział;Telefon", &case).await;
        let file = table("NIP;Nazwa;Telefon", &["8971649500;Rolmasz Żnin;600700800"]);
        let id = app.upload(&operator, source, "a.csv", &file).await.json["data"]["id"].as_i64().unwrap();
        let seen = app.import(&operator, id).await;
        let refused = app.read_import(&operator, id, &seen["format"], &seen["mapping"]).await;
        assert_eq!(refused.assert(422).field("mapping.branch"),
            "Wskaż kolumnę. Adres, położenie i\u{a0}telefon należą do oddziału.");
    }

    async fn the_errors_of_distributors_are_told_and_nothing_is_written(app) {
        let (operator, _) = (app.operator(&["moderator"]).await, app.programme().await);
        let source = app.source_of(&operator, "distributors", None).await;
        let before = rows_of(app.db(), &TABLES).await;
        let required = "Pole jest wymagane";
        let cases: Vec<(String, &str, &str)> = vec![
            (with(0, "8971649501"), "NIP", "Pole nie jest poprawnym numerem NIP"),
            (with(0, ""), "NIP", required),
            (with(1, ""), "Dystrybutor", required),
            (with(2, "-"), "EDI", "Wpisz tak albo nie"),
            (with(3, ""), "Aktywny", required),
            (with(4, ""), "Oddział", required),
            (with(5, ""), "Ulica", required),
            (with(6, "12345678901"), "Numer", "Wpisz najwyżej 10\u{a0}znaków"),
            (with(7, "88400"), "Kod pocztowy", "Popraw pole kod pocztowy"),
            (with(8, ""), "Miejscowość", required),
            (with(9, "kujawskie"), "Województwo", "Nie ma takiego województwa"),
            (with(10, "17,7190"), "Szerokość geograficzna", "Szerokość geograficzna w\u{a0}Polsce jest od 49 do 54,85"),
            (with(10, "N52"), "Szerokość geograficzna", "Wpisz stopnie jako liczbę, na przykład 52,2297"),
            (with(11, "-17,7"), "Długość geograficzna", "Długość geograficzna w\u{a0}Polsce jest od 14,12 do 24,15"),
            (with(11, "0"), "Długość geograficzna", "Długość geograficzna w\u{a0}Polsce jest od 14,12 do 24,15"),
            (with(12, "12345"), "Telefon", "Pole musi mieć długość 12"),
            (with(5, "=A1"), "Ulica", "Komórka zawiera formułę. Wklej w\u{a0}jej miejsce samą wartość."),
            (ZNIN.to_owned(), "", ""),
            (with(4, "CENTRALA  żnin"), "", "Ten wiersz powtarza wiersz 19"),
            (with(1, "Rolmasz").replace("Centrala", "Filia"), "Dystrybutor",
                "Inaczej niż w\u{a0}wierszu 19 tego dystrybutora"),
            (ZNIN.replace(';', ","), "",
                "Wiersz ma 1\u{a0}kolumnę, a\u{a0}nagłówek 13\u{a0}kolumn. Sprawdź separator i\u{a0}cudzysłowy."),
        ];
        assert_reported(&app, &operator, source, HEADER, &cases).await;
        assert_eq!(rows_of(app.db(), &TABLES).await, before);
    }

    async fn an_open_form_is_refused_after_an_import(app) {
        let (operator, programme) = (app.operator(&["moderator"]).await, app.programme().await);
        let path = format!("{DISTRIBUTORS}/{}/branches", programme.distributor);
        let card = app.put(&operator, &path, &branch("Centrala Żnin")).await.json["data"].clone();
        let source = app.source_of(&operator, "distributors", None).await;
        app.imported(&operator, source, "a.csv", &table(HEADER, &[ZNIN])).await;
        let form = serde_json::json!({"version": card["version"], "branch": branch("Centrala")});
        let path = format!("{BRANCHES}/{}/update", card["id"]);
        app.put(&operator, &path, &form).await.assert(409);
    }
}
