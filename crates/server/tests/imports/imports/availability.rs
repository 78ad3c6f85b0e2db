//! Lists of what can be bought where, as a file: whole lists of branches, or single changes.
use serde_json::json;

use super::{assert_reported, figures, table};
use crate::given::catalogue::{BRANCHES, DISTRIBUTORS, PRODUCTS, branch, product};
use crate::support::{OperatorClient, TestApp, on_both, rows_of};

const HEADER: &str = "NIP;Oddział;SAP";
const WITH_YES_AND_NO: &str = "NIP;Oddział;SAP;Dostępny";

const PARTS: [&str; 3] =
    ["Produkty dodane w\u{a0}oddziałach", "Produkty usunięte z\u{a0}oddziałów", "Pozycje bez zmian"];

struct Scene {
    operator: OperatorClient,
    distributor: i64,
    /// The branch that has the programme's product and one more.
    branch: i64,
    source: i64,
}

async fn scene(app: &TestApp) -> Scene {
    let (operator, programme) = (app.operator(&["moderator"]).await, app.programme().await);
    let mut products = vec![json!(programme.product)];
    for sap in ["200002", "200003"] {
        let added = app.put(&operator, PRODUCTS, &product(&format!("Produkt {sap}"), sap)).await;
        products.push(added.assert(201).json["data"]["id"].clone());
    }
    let path = format!("{DISTRIBUTORS}/{}/branches", programme.distributor);
    let first = app.put(&operator, &path, &branch("Centrala Żnin")).await.json["data"].clone();
    app.put(&operator, &path, &branch("Filia Barcin")).await.assert(201);
    let form = json!({"version": first["version"], "product_ids": products[..2]});
    let path = format!("{BRANCHES}/{}/availability", first["id"]);
    app.put(&operator, &path, &form).await.assert(200);
    let source = app.source_of(&operator, "availability", None).await;
    Scene { operator, distributor: programme.distributor, branch: first["id"].as_i64().unwrap(), source }
}

async fn acts(app: &TestApp) -> i64 {
    app.count("SELECT count(*) FROM audit_log WHERE action = 'distributors.set_availability'").await
}

async fn offered(app: &TestApp, branch: i64) -> i64 {
    app.number("SELECT count(*) FROM availability WHERE branch_id = $1", branch).await
}

on_both! {
    async fn a_list_takes_the_place_of_what_its_branches_had_and_says_how_much_goes(app) {
        let Scene { operator, branch, source, .. } = scene(&app).await;
        let file = table(HEADER, &["8971649500;Centrala Żnin;100001", "8971649500;centrala żnin;200003"]);
        let seen = app.previewed(&operator, source, "dostepnosc.csv", &file).await;
        assert_eq!(figures(&seen, PARTS), [1, 1, 1], "{seen:#}");
        assert_eq!(figures(&seen, ["Oddziały"]), [1]);
        assert!(seen["caution"].as_str().unwrap().contains("znikną"));
        assert_eq!(acts(&app).await, 1);
        app.commit_import(&operator, seen["id"].as_i64().unwrap()).await.assert(200);
        app.work_on_imports().await;
        let done = app.import(&operator, seen["id"].as_i64().unwrap()).await;
        assert_eq!(figures(&done, PARTS), [1, 1, 1]);
        assert_eq!(app.number("SELECT count(*) FROM availability a JOIN products p ON p.id = a.product_id
            WHERE a.branch_id = $1 AND p.sap IN ('100001', '200003')", branch).await, 2);
        assert_eq!(offered(&app, branch).await, 2);
        assert_eq!(app.number("SELECT version FROM branches WHERE id = $1", branch).await, 3);
        let act = &app.audited_changes().await[0];
        assert_eq!((&act["before"], &act["after"], &act["note"]),
            (&json!({"removed": ["Produkt 200002"]}), &json!({"added": ["Produkt 200003"]}),
             &json!(format!("Import {}", done["id"]))));

        let again = app.imported(&operator, source, "dostepnosc.csv", &file).await;
        assert_eq!(figures(&again, PARTS), [0, 0, 2]);
        assert_eq!((acts(&app).await, offered(&app, branch).await), (2, 2));
    }

    async fn with_yes_and_no_the_rest_of_a_branch_stays(app) {
        let Scene { operator, distributor, branch, .. } = scene(&app).await;
        let source = app.source_of(&operator, "availability", Some(distributor)).await;
        let header = "Oddział;SAP;Dostępny";
        let file = table(header, &["Centrala Żnin;200003;tak", "Centrala Żnin;200002;Nie", "Filia Barcin;100001;nie",
            "Filia Barcin;200002;1"]);
        let done = app.imported(&operator, source, "zmiany.csv", &file).await;
        assert_eq!(figures(&done, PARTS), [2, 1, 1]);
        assert_eq!(offered(&app, branch).await, 2);
        assert_eq!(app.count("SELECT count(*) FROM availability a JOIN products p ON p.id = a.product_id
            JOIN branches b ON b.id = a.branch_id WHERE (b.name, p.sap) IN
                (VALUES ('Centrala Żnin', '100001'), ('Centrala Żnin', '200003'), ('Filia Barcin', '200002'))").await, 3);
        assert_eq!(app.count("SELECT count(*) FROM availability").await, 3);
        let again = app.imported(&operator, source, "zmiany.csv", &file).await;
        assert_eq!(figures(&again, PARTS), [0, 0, 4]);
    }

    async fn what_operators_take_away_comes_back_without_a_change(app) {
        let Scene { operator, branch, source, .. } = scene(&app).await;
        app.execute("UPDATE products SET active = FALSE WHERE sap = '200002' AND id <> $1", 0).await;
        for format in ["csv", "xlsx"] {
            let path = format!("/api/v1/backoffice/exports/availability?format={format}");
            let file = app.get(&path).bearer(&operator.token).send().await;
            let done = app.imported(&operator, source, &format!("a.{format}"), &file.assert(200).body).await;
            assert_eq!(figures(&done, PARTS), [0, 0, 2], "{format}");
        }
        assert_eq!((acts(&app).await, offered(&app, branch).await), (1, 2));
    }

    async fn the_errors_of_an_availability_are_told_and_nothing_is_written(app) {
        let Scene { operator, distributor, source, .. } = scene(&app).await;
        app.execute("UPDATE products SET active = FALSE WHERE sap = '200003' AND id <> $1", 0).await;
        let before = rows_of(app.db(), &["availability", "branches"]).await;
        let malformed = "Kod może mieć najwyżej 40\u{a0}znaków: liter, cyfr, łączników, kropek i\u{a0}ukośników";
        let case = |row: &str, column: &'static str, reason: &'static str| (row.to_owned(), column, reason);
        let cases = [
            case(";Centrala Żnin;100001;tak", "NIP", "Pole jest wymagane"),
            case("8971649501;Centrala Żnin;100001;tak", "NIP", "Pole nie jest poprawnym numerem NIP"),
            case("5260250274;Centrala Żnin;100001;tak", "NIP", "Nie ma dystrybutora o\u{a0}tym numerze NIP"),
            case("8971649500;;100001;tak", "Oddział", "Pole jest wymagane"),
            case("8971649500;Centrala Bydgoszcz;100001;tak", "Oddział", "Ten dystrybutor nie ma takiego oddziału"),
            case("8971649500;Centrala Żnin;;tak", "SAP", "Pole jest wymagane"),
            case("8971649500;Centrala Żnin;999999;tak", "SAP", "Nie ma produktu o\u{a0}tym kodzie SAP"),
            case("8971649500;Centrala Żnin;10 00;tak", "SAP", malformed),
            case("8971649500;Centrala Żnin;200003;tak", "SAP", "Ten produkt nie jest aktywny"),
            case("8971649500;Centrala Żnin;100001;-1", "Dostępny", "Wpisz tak albo nie"),
            case("8971649500;Centrala Żnin;100001;", "Dostępny", "Pole jest wymagane"),
            case("8971649500;Centrala Żnin;=B2;tak", "SAP",
                "Komórka zawiera formułę. Wklej w\u{a0}jej miejsce samą wartość."),
            case("8971649500;Centrala Żnin;100001;tak", "", ""),
            case("897-164-95-00;CENTRALA ŻNIN;100001;nie", "", "Ten wiersz powtarza wiersz 14"),
            case("8971649500;Centrala Żnin;100001", "",
                "Wiersz ma 3\u{a0}kolumny, a\u{a0}nagłówek 4\u{a0}kolumny. Sprawdź separator i\u{a0}cudzysłowy."),
        ];
        assert_reported(&app, &operator, source, WITH_YES_AND_NO, &cases).await;
        let own = app.source_of(&operator, "availability", Some(distributor)).await;
        let other = app.put(&operator, DISTRIBUTORS, &json!({"nip": "7740001454", "name": "Inny", "active": true})).await;
        other.assert(201);
        let foreign = [case("7740001454;Centrala Żnin;100001", "NIP", "To źródło należy do innego dystrybutora")];
        assert_reported(&app, &operator, own, HEADER, &foreign).await;
        assert_eq!(rows_of(app.db(), &["availability", "branches"]).await, before);
    }

    async fn a_column_of_nips_is_asked_for_where_the_source_has_no_distributor(app) {
        let Scene { operator, source, .. } = scene(&app).await;
        let file = table("Oddział;SAP", &["Centrala Żnin;100001"]);
        let id = app.upload(&operator, source, "a.csv", &file).await.json["data"]["id"].as_i64().unwrap();
        let seen = app.import(&operator, id).await;
        let refused = app.read_import(&operator, id, &seen["format"], &seen["mapping"]).await;
        assert_eq!(refused.assert(422).field("mapping.distributor_nip"),
            "Wskaż kolumnę. To źródło nie należy do jednego dystrybutora.");
    }

    async fn a_branch_that_went_meanwhile_is_told(app) {
        let Scene { operator, source, .. } = scene(&app).await;
        let file = table(HEADER, &["8971649500;Filia Barcin;100001", "8971649500;Centrala Żnin;100001"]);
        let seen = app.previewed(&operator, source, "a.csv", &file).await;
        app.execute("DELETE FROM branches WHERE name = 'Filia Barcin' AND id <> $1", 0).await;
        app.commit_import(&operator, seen["id"].as_i64().unwrap()).await.assert(200);
        app.work_on_imports().await;
        let done = app.import(&operator, seen["id"].as_i64().unwrap()).await;
        assert_eq!(figures(&done, PARTS), [0, 1, 1]);
        assert_eq!(app.notes_of(&operator, &done).await, ["Nie zapisaliśmy tego wiersza. Tego oddziału już nie ma"]);
    }
}
