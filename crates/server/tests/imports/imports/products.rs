//! The catalogue as a file: what is new, what differs, and what stays as it is.
use serde_json::json;

use super::{figures, table};
use crate::given::catalogue::{PRODUCTS, product};
use crate::given::review::{accepted, decision};
use crate::support::{TestApp, on_both};

pub const HEADER: &str = "SAP;Produkt;Marka;Kategoria;Uprawy;Jednostka;Aktywny;Kod opakowania;Pojemność;Sezon;\
Punkty za jednostkę;Cena katalogowa za jednostkę;Limit punktów na uczestnika";

/// The programme's product as it stands.
pub const KNOWN: &str = "100001;DOVVO 500 EC;DOVVO;Herbicydy;;L;tak;DOVVO-5;5;2025;10;120,00;";

/// Figures of an import of products about products, packs and rates.
const PARTS: [&str; 7] = [
    "Nowe produkty",
    "Zmienione produkty",
    "Produkty bez zmian",
    "Nowe opakowania",
    "Zmienione opakowania",
    "Nowe stawki sezonów",
    "Zmienione stawki sezonów",
];

/// Lists the rows that an import may write, audited acts included.
async fn written(app: &TestApp) -> Vec<String> {
    crate::support::rows_of(app.db(), &["products", "packs", "product_rates", "audit_log"]).await
}

async fn acts(app: &TestApp) -> i64 {
    app.count("SELECT count(*) FROM audit_log WHERE action LIKE 'products.%'").await
}

on_both! {
    async fn a_catalogue_brings_what_differs_and_a_second_time_nothing(app) {
        let (operator, _) = (app.operator(&["moderator"]).await, app.programme().await);
        let source = app.source_of(&operator, "products", None).await;
        let rows = [
            "100001;DOVVO 500 EC;DOVVO;Herbicydy;Żyto, Rzepak;L;tak;DOVVO-5;5;2025;12,5;120,00;5000",
            "100001;DOVVO 500 EC;DOVVO;Herbicydy;Żyto, Rzepak;L;tak;DOVVO-20;20;2025;12,5;120,00;5000",
            "100001;DOVVO 500 EC;DOVVO;Herbicydy;Żyto, Rzepak;L;tak;DOVVO-20;20;2024;8;99,90;",
            "200002;Łanomax 250 EC;DOVVO;Fungicydy;;kg;tak;5901234567890;0,25;2025;100;1 240,50;",
            "200003;Bez opakowań;NOWA;Inne;;l.;nie;;;;;;",
        ];
        let file = table(HEADER, &rows);
        let before = written(&app).await;
        let seen = app.previewed(&operator, source, "katalog.csv", &file).await;
        assert_eq!(seen["counts"], json!({"read": 5, "valid": 5, "faulty": 0, "skipped": 0, "mended": 0,
            "left_out": 0, "waiting": 0, "posted": 0}), "{seen:#}");
        assert_eq!(figures(&seen, PARTS), [2, 1, 0, 2, 0, 2, 1]);
        assert_eq!(figures(&seen, ["Produkty"]), [3]);
        assert_eq!(written(&app).await.len(), before.len() + 2, "the file and its mapping in the log");
        app.commit_import(&operator, seen["id"].as_i64().unwrap()).await.assert(200);
        app.work_on_imports().await;
        let done = app.import(&operator, seen["id"].as_i64().unwrap()).await;
        assert_eq!(figures(&done, PARTS), [2, 1, 0, 2, 0, 2, 1]);
        assert_eq!(figures(&done, ["Wiersze, których nie zapisaliśmy"]), [0]);

        assert_eq!(app.count("SELECT count(*) FROM products WHERE sap = '100001' AND version = 2 AND slug = 'dovvo'
            AND crops = '[\"Żyto\",\"Rzepak\"]'").await, 1);
        assert_eq!(app.count("SELECT count(*) FROM products WHERE sap = '200002' AND slug = 'lanomax-250-ec' AND unit = 'kg'
            AND search_key = 'lanomax 250 ec' AND colour = '#0b7a75' AND active").await, 1);
        assert_eq!(app.count("SELECT count(*) FROM products WHERE sap = '200003' AND unit = 'L' AND NOT active").await, 1);
        assert_eq!(app.count("SELECT count(*) FROM packs k JOIN products p ON p.id = k.product_id
            WHERE (p.sap, k.code, k.volume) IN (VALUES ('100001', 'DOVVO-5', 5000), ('100001', 'DOVVO-20', 20000),
                ('200002', '5901234567890', 250))").await, 3);
        assert_eq!(app.count("SELECT count(*) FROM product_rates WHERE season = 2025 AND points_per_unit = 12500
            AND list_price = 12000 AND cap_points = 5000").await, 1);
        assert_eq!(app.count("SELECT count(*) FROM product_rates WHERE cap_points IS NULL
            AND (season, points_per_unit, list_price) IN (VALUES (2024, 8000, 9990), (2025, 100000, 124050))").await, 2);
        assert_eq!(acts(&app).await, 8, "two products, one change, two packs, three rates");
        let act = app.audited_changes().await.into_iter().find(|act| act["action"] == "products.update").unwrap();
        assert_eq!(act["note"], format!("Import {}", done["id"]));
        assert_eq!((&act["before"]["crops"], &act["after"]["crops"]), (&json!("[]"), &json!("[\"Żyto\",\"Rzepak\"]")));

        let again = app.imported(&operator, source, "katalog.csv", &file).await;
        assert_eq!(figures(&again, PARTS), [0, 0, 3, 0, 0, 0, 0]);
        assert_eq!(acts(&app).await, 8);
        assert_eq!(app.count("SELECT count(*) FROM products WHERE version = 1").await, 2);
    }

    async fn what_operators_take_away_comes_back_without_a_change(app) {
        let (operator, programme) = (app.operator(&["moderator"]).await, app.programme().await);
        app.put(&operator, PRODUCTS, &product("Łanomax 250 EC", "200-2")).await.assert(201);
        let card = app.get_as(&operator, &format!("{PRODUCTS}/{}", programme.product)).await;
        let rate = json!({"version": card["version"], "points_per_unit": "0,125", "list_price": "99,9", "cap_points": "7"});
        app.put(&operator, &format!("{PRODUCTS}/{}/rates/2024", programme.product), &rate).await.assert(200);
        let source = app.source_of(&operator, "products", None).await;
        for format in ["csv", "xlsx"] {
            let path = format!("/api/v1/backoffice/exports/products?format={format}");
            let file = app.get(&path).bearer(&operator.token).send().await;
            let before = acts(&app).await;
            let done = app.imported(&operator, source, &format!("produkty.{format}"), &file.assert(200).body).await;
            assert_eq!(figures(&done, PARTS), [0, 0, 2, 0, 0, 0, 0], "{format}");
            assert_eq!(acts(&app).await, before);
        }
    }

    async fn columns_that_a_file_lacks_leave_what_is_there(app) {
        let (operator, _) = (app.operator(&["moderator"]).await, app.programme().await);
        app.set_cap(700).await;
        let source = app.source_of(&operator, "products", None).await;
        let header = "SAP;Nazwa;Marka;Kategoria;JM;EAN;Sezon;Punkty";
        let row = "100001;DOVVO 500 EC;DOVVO;Środki chwastobójcze;l;dovvo-5;2025;11";
        let file = encoding_rs::WINDOWS_1250.encode(&format!("{header}\r\n{row}")).0.into_owned();
        let done = app.imported(&operator, source, "cp1250.csv", &file).await;
        assert_eq!(figures(&done, PARTS), [0, 1, 0, 0, 0, 0, 1]);
        assert_eq!(app.count("SELECT count(*) FROM products WHERE category = 'Środki chwastobójcze' AND active").await, 1);
        assert_eq!(app.count("SELECT count(*) FROM product_rates WHERE season = 2025 AND points_per_unit = 11000
            AND list_price = 12000 AND cap_points = 700").await, 1);
        assert_eq!(app.count("SELECT count(*) FROM packs WHERE code = 'DOVVO-5' AND volume = 5000").await, 1);

        let uncapped = table(HEADER, &["100001;DOVVO 500 EC;DOVVO;Herbicydy;;L;nie;;5;2025;11;120;"]);
        let done = app.imported(&operator, source, "bez-limitu.csv", &uncapped).await;
        assert_eq!(figures(&done, PARTS), [0, 1, 0, 0, 0, 0, 1]);
        assert_eq!(app.count("SELECT count(*) FROM product_rates WHERE cap_points IS NULL").await, 1);
        assert_eq!(app.count("SELECT count(*) FROM products WHERE NOT active").await, 1);
    }

    async fn a_pack_is_known_by_its_code_or_by_its_volume(app) {
        let (operator, _) = (app.operator(&["moderator"]).await, app.programme().await);
        let source = app.source_of(&operator, "products", None).await;
        let header = "SAP;Nazwa;Marka;Kategoria;JM;EAN;Pojemność";
        let of = |pack: &str| table(header, &[format!("100001;DOVVO 500 EC;DOVVO;Herbicydy;L;{pack}")]);
        let done = app.imported(&operator, source, "a.csv", &of("5900000000015;5")).await;
        assert_eq!(figures(&done, PARTS), [0, 1, 0, 0, 1, 0, 0], "a new code of the pack of 5 l");
        let done = app.imported(&operator, source, "b.csv", &of("5900000000015;10")).await;
        assert_eq!(figures(&done, PARTS), [0, 1, 0, 0, 1, 0, 0], "another volume under the same code");
        let done = app.imported(&operator, source, "c.csv", &of(";10")).await;
        assert_eq!(figures(&done, PARTS), [0, 0, 1, 0, 0, 0, 0]);
        assert_eq!(app.count("SELECT count(*) FROM packs").await, 1);
        assert_eq!(app.count("SELECT count(*) FROM packs WHERE code = '5900000000015' AND volume = 10000").await, 1);
    }

    async fn what_invoices_were_counted_by_stays(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        app.line(&participant, &programme, "FV-1").await;
        let source = app.source_of(&operator, "products", None).await;
        let told = [
            ("100001;DOVVO 500 EC;DOVVO;Herbicydy;;L;tak;DOVVO-5;6;;;;", "Pojemność",
             "To opakowanie jest już na fakturach, dlatego jego pojemność nie może się zmienić"),
            ("100001;DOVVO 500 EC;DOVVO;Herbicydy;;kg;tak;DOVVO-5;5;;;;", "Jednostka",
             "Produkt jest już na fakturach, dlatego jego jednostka nie może się zmienić"),
            ("100001;DOVVO 500 EC;INNA;Herbicydy;;L;tak;DOVVO-5;5;;;;", "Marka",
             "Produkt jest już na fakturach, dlatego jego marka nie może się zmienić"),
            ("100001;DOVVO 500 EC;DOVVO;Fungicydy;;L;tak;DOVVO-5;5;;;;", "Kategoria",
             "Produkt jest już na fakturach, dlatego jego kategoria nie może się zmienić"),
        ];
        for (row, column, reason) in told {
            let case = [(row.to_owned(), column, reason)];
            super::assert_reported(&app, &operator, source, HEADER, &case).await;
        }
        let done = app.imported(&operator, source, "kod.csv", &table(HEADER, &[KNOWN.replace("DOVVO-5", "EAN-5")])).await;
        assert_eq!(figures(&done, ["Zmienione opakowania"]), [1]);
    }

    async fn a_changed_rate_counts_for_later_decisions_only(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        let first = app.reported(&participant, &programme, "FV/1").await;
        let second = app.reported(&participant, &programme, "FV/2").await;
        app.review(&operator, &first, &decision(&[accepted(&programme, 1)])).await.assert(200);
        assert_eq!(app.points_of(participant.id).await, (50, 50));
        let source = app.source_of(&operator, "products", None).await;
        let doubled = KNOWN.replace(";10;", ";20;");
        let done = app.imported(&operator, source, "stawki.csv", &table(HEADER, &[doubled])).await;
        assert_eq!(figures(&done, PARTS), [0, 1, 0, 0, 0, 0, 1]);
        assert_eq!(app.points_of(participant.id).await, (50, 50));
        app.review(&operator, &second, &decision(&[accepted(&programme, 1)])).await.assert(200);
        assert_eq!(app.points_of(participant.id).await, (150, 150));
    }

    async fn what_an_operator_did_meanwhile_is_told_and_not_overwritten(app) {
        let (operator, _) = (app.operator(&["moderator"]).await, app.programme().await);
        let source = app.source_of(&operator, "products", None).await;
        let rows = ["300003;Nowy jeden;A;B;;L;tak;KOD-1;1;;;;", "300004;Nowy dwa;A;B;;L;tak;KOD-2;1;;;;", KNOWN];
        let seen = app.previewed(&operator, source, "a.csv", &table(HEADER, &rows)).await;
        assert_eq!(figures(&seen, PARTS), [2, 0, 1, 2, 0, 0, 0]);
        let other = app.put(&operator, PRODUCTS, &product("Inny", "999")).await.json["data"].clone();
        let pack = json!({"version": other["version"], "code": "KOD-2", "volume": "3"});
        app.put(&operator, &format!("{PRODUCTS}/{}/packs", other["id"]), &pack).await.assert(200);
        app.commit_import(&operator, seen["id"].as_i64().unwrap()).await.assert(200);
        app.work_on_imports().await;
        let done = app.import(&operator, seen["id"].as_i64().unwrap()).await;
        assert_eq!(done["status"]["code"], "posted", "{done:#}");
        assert_eq!(figures(&done, ["Nowe produkty", "Wiersze, których nie zapisaliśmy"]), [1, 1]);
        assert_eq!(app.notes_of(&operator, &done).await,
            ["Nie zapisaliśmy tego wiersza. To kod opakowania innego produktu, o\u{a0}kodzie SAP 999"]);
        assert_eq!(app.count("SELECT count(*) FROM products WHERE sap = '300004'").await, 0);
    }

    async fn a_season_is_asked_for_where_rates_are(app) {
        let (operator, _) = (app.operator(&["moderator"]).await, app.programme().await);
        let source = app.source_of(&operator, "products", None).await;
        let file = table("SAP;Nazwa;Marka;Kategoria;Punkty", &["1;A;B;C;10"]);
        let id = app.upload(&operator, source, "a.csv", &file).await.json["data"]["id"].as_i64().unwrap();
        let seen = app.import(&operator, id).await;
        let refused = app.read_import(&operator, id, &seen["format"], &seen["mapping"]).await;
        refused.assert(422);
        assert_eq!(refused.field("mapping.unit"), "Wskaż kolumnę");
        assert_eq!(refused.field("mapping.season"), "Wskaż kolumnę. Punkty, cena i\u{a0}limit należą do sezonu.");
    }
}
