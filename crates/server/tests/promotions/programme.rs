//! Loading the programme's files: repeatable, all or nothing, and clear about what is wrong in them.
use std::path::{Path, PathBuf};

use plon_kernel::on_db;
use plon_programme::{Programme, Source, load};
use serde_json::{Value, json};

use crate::support::{TestApp, on_both, rows_of};

/// The tables that loading fills.
const TABLES: [&str; 21] = [
    "settings",
    "seasons",
    "achievement_levels",
    "representatives",
    "distributors",
    "branches",
    "products",
    "packs",
    "product_rates",
    "availability",
    "consents",
    "promotions",
    "promotion_revisions",
    "rewards",
    "reward_variants",
    "trips",
    "tax_rules",
    "news",
    "pages",
    "questions",
    "operators",
];

on_both! {
    async fn loading_twice_changes_nothing(app) {
        let programme = Programme::read(&Source::Embedded).unwrap();
        let first = load(app.db(), &programme, app.now()).await.unwrap();
        let before = rows_of(app.db(), &TABLES).await;
        assert_eq!(load(app.db(), &programme, app.now()).await.unwrap(), first);
        assert_eq!(rows_of(app.db(), &TABLES).await, before);
        assert!(first.products >= 45 && first.distributors >= 60 && first.availability > 2000, "{first}");
        assert_eq!(texts(&app, "SELECT CAST(count(*) AS TEXT) FROM availability").await, [first.availability.to_string()]);
    }

    async fn a_partner_declares_nothing_that_only_a_buyer_can(app) {
        load(app.db(), &Programme::read(&Source::Embedded).unwrap(), app.now()).await.unwrap();
        let consents_path = |audience: &str| format!("/api/v1/consents/{audience}/participant_registration");
        let buyer = app.get(&consents_path("program.retail")).send().await;
        let buyer = buyer.assert(200).json["data"].to_string();
        assert!(buyer.contains("na własne potrzeby") && buyer.contains("moich zakupach"), "{buyer}");
        let partner = app.get(&consents_path("program.partner")).send().await;
        let consents = partner.assert(200).json["data"].as_array().unwrap();
        let declared: Vec<&Value> = consents.iter().collect();
        let words = format!("{declared:?}");
        for of_a_buyer in ["na własne potrzeby", "zakup", "punkt", "nagród", "faktur"] {
            assert!(!words.contains(of_a_buyer), "{of_a_buyer}: {words}");
        }
        let of_six = |consent: &&&Value| consent["slug"].as_str().unwrap().starts_with("zgoda-");
        assert_eq!(declared.iter().filter(of_six).count(), 6);
    }

    async fn a_row_that_changed_in_the_files_is_brought_up_to_date(app) {
        load(app.db(), &Programme::read(&Source::Embedded).unwrap(), app.now()).await.unwrap();
        let copy = copy_of_the_files();
        edit(copy.path(), "products.json", "AGROSAR 360 SL", "AGROSAR 365 SL");
        let programme = Programme::read(&Source::Folder(copy.path().into())).unwrap();
        load(app.db(), &programme, app.now()).await.unwrap();
        assert_eq!(texts(&app, "SELECT name FROM products WHERE sap = '30000107'").await, ["AGROSAR 365 SL"]);
    }

    async fn a_reward_that_an_operator_has_changed_stays(app) {
        let copy = copy_of_the_files();
        load(app.db(), &Programme::read(&Source::Folder(copy.path().into())).unwrap(), app.now()).await.unwrap();
        edit(copy.path(), "rewards.json", "\"name\": \"Karta paliwowa 100 zł\"", "\"name\": \"Karta 100 zł\"");
        edit(copy.path(), "rewards.json", "\"name\": \"Karta paliwowa 200 zł\"", "\"name\": \"Karta 200 zł\"");
        app.execute("UPDATE rewards SET edited_at = $1 WHERE slug = 'karta-paliwowa-100'", 1).await;
        load(app.db(), &Programme::read(&Source::Folder(copy.path().into())).unwrap(), app.now()).await.unwrap();
        let names = "SELECT name FROM rewards WHERE slug IN ('karta-paliwowa-100', 'karta-paliwowa-200') ORDER BY slug";
        assert_eq!(texts(&app, names).await, ["Karta paliwowa 100 zł", "Karta 200 zł"]);
    }

    async fn what_an_operator_has_changed_of_products_distributors_and_representatives_stays(app) {
        let copy = copy_of_the_files();
        load(app.db(), &Programme::read(&Source::Folder(copy.path().into())).unwrap(), app.now()).await.unwrap();
        let operator = app.operator(&["administrator"]).await;
        let person = json!({"first_name": "Piotr", "last_name": "Zmieniony", "email": "piotr@plon.example", "phone": "500 600 700"});
        app.post("/api/v1/backoffice/representatives/1/update").bearer(&operator.token).json(&person).send().await.assert(200);
        app.execute("UPDATE products SET edited = TRUE, sap = 'INNY', name = 'Zmieniony' WHERE sap = '3000010' || $1", 7).await;
        app.execute("UPDATE distributors SET edited = TRUE, nip = '5260250274' WHERE id = $1", 1).await;
        app.execute("DELETE FROM availability WHERE branch_id IN (SELECT id FROM branches WHERE distributor_id = $1)", 1).await;
        app.execute("UPDATE branches SET name = 'Zmieniony' WHERE id = (SELECT MIN(id) FROM branches WHERE distributor_id = $1)", 1).await;
        let before = rows_of(app.db(), &TABLES).await;
        load(app.db(), &Programme::read(&Source::Folder(copy.path().into())).unwrap(), app.now()).await.unwrap();
        assert_eq!(rows_of(app.db(), &TABLES).await, before);
    }

    async fn what_purchases_are_counted_by_stays_once_there_are_any(app) {
        let copy = copy_of_the_files();
        let reload = async || load(app.db(), &Programme::read(&Source::Folder(copy.path().into())).unwrap(), app.now()).await.unwrap();
        reload().await;
        app.execute("INSERT INTO invoices (public_id, participant_id, distributor_id, number, number_key, source, reported_at, dated_on,
                season, buyer_name, status) VALUES ('f', $1, 1, '1', '1', 'reported', 1, '2025-08-01', 2025, 'Anna', 'pending')",
            app.participant().await.id.0).await;
        app.execute("INSERT INTO invoice_lines (invoice_id, position, product_id, pack_id, quantity, volume, net_value, status)
            SELECT i.id, $1 + k.id, k.product_id, k.id, 1, 1, 0, 'pending' FROM invoices i CROSS JOIN packs k
            WHERE k.product_id = (SELECT id FROM products WHERE sap = '30000107')", 1).await;
        let counted = "SELECT p.brand || ' ' || p.unit || ' ' || k.volume FROM products p JOIN packs k ON k.product_id = p.id
                       WHERE p.sap = '30000107'";
        let before = texts(&app, counted).await;
        edit(copy.path(), "products.json", "AGROSAR 360 SL", "AGROSAR 365 SL");
        edit(copy.path(), "products.json", r#""brand": "agrosar""#, r#""brand": "dovvo""#);
        edit(copy.path(), "products.json", r#""volume": "640""#, r#""volume": "641""#);
        reload().await;
        assert_eq!(texts(&app, counted).await, before);
        let name = "SELECT name FROM products WHERE sap = '30000107'";
        assert_eq!(texts(&app, name).await, ["AGROSAR 365 SL"]);
        app.execute("UPDATE products SET unit = CASE unit WHEN 'L' THEN 'kg' ELSE 'L' END, name = 'Inna jednostka' WHERE sap = '3000010' || $1", 7).await;
        reload().await;
        assert_eq!(texts(&app, name).await, ["Inna jednostka"], "in another unit its rates would not fit");
    }

    async fn terms_that_change_again_before_they_are_counted_are_counted_over_all_their_days(app) {
        let copy = copy_of_the_files();
        let reload = async || load(app.db(), &Programme::read(&Source::Folder(copy.path().into())).unwrap(), app.now()).await.unwrap();
        reload().await;
        for (from, to) in [("2025-07-01", "2025-08-01"), ("2025-08-01", "2025-09-01")] {
            edit(copy.path(), "promotions.json", &format!("\"from\": \"{from}\",\n          \"to\": \"2025-10-15\""),
                &format!("\"from\": \"{to}\",\n          \"to\": \"2025-10-15\""));
            reload().await;
        }
        let days = "SELECT counts_from || ' ' || counts_to FROM promotion_recounts";
        assert_eq!(texts(&app, days).await, ["2025-07-01 2025-10-15"]);
    }

    async fn content_that_an_operator_has_changed_stays(app) {
        let copy = copy_of_the_files();
        load(app.db(), &Programme::read(&Source::Folder(copy.path().into())).unwrap(), app.now()).await.unwrap();
        let kinds = [
            ("Zaczynamy sezon 2024", "Sezon 2025 wystartował", "SELECT title FROM news ORDER BY id", 7),
            ("O\u{a0}programie", "Polityka prywatności", "SELECT title FROM pages ORDER BY id", 2),
            ("Kto może dołączyć do programu?", "Ile są warte punkty?", "SELECT question FROM questions ORDER BY id", 6),
        ];
        for (kept, changed, _, _) in kinds {
            edit(copy.path(), "content.json", &format!("\"{kept}\""), "\"Z pliku\"");
            edit(copy.path(), "content.json", &format!("\"{changed}\""), "\"Z pliku\"");
        }
        for sql in ["UPDATE news SET edited_at = 1 WHERE id = $1", "UPDATE pages SET edited_at = 1 WHERE id = $1",
                    "UPDATE questions SET edited_at = 1 WHERE id = $1"] {
            app.execute(sql, 1).await;
        }
        load(app.db(), &Programme::read(&Source::Folder(copy.path().into())).unwrap(), app.now()).await.unwrap();
        for (kept, _, sql, changed_place) in kinds {
            let now = texts(&app, sql).await;
            assert_eq!((now[0].as_str(), now[changed_place].as_str()), (kept, "Z pliku"));
        }
    }

    async fn a_revision_that_an_operator_has_published_stays(app) {
        let copy = copy_of_the_files();
        load(app.db(), &Programme::read(&Source::Folder(copy.path().into())).unwrap(), app.now()).await.unwrap();
        edit(copy.path(), "promotions.json", "\"name\": \"Tankuj z DOVVO\"", "\"name\": \"Tankuj\"");
        edit(copy.path(), "promotions.json", "\"name\": \"Sad z LEPTOSAR\"", "\"name\": \"Sad\"");
        app.execute(
            "UPDATE promotion_revisions SET published_at = $1
             WHERE promotion_id = (SELECT id FROM promotions WHERE key = 'dovvo_refuel')", 1).await;
        load(app.db(), &Programme::read(&Source::Folder(copy.path().into())).unwrap(), app.now()).await.unwrap();
        let names = "SELECT name FROM promotions WHERE key IN ('dovvo_refuel', 'orchard_leptosar') ORDER BY key";
        assert_eq!(texts(&app, names).await, ["Tankuj z DOVVO", "Sad"]);
        let kept = "SELECT definition FROM promotion_revisions r JOIN promotions p ON p.id = r.promotion_id
                    WHERE p.key IN ('dovvo_refuel', 'orchard_leptosar') ORDER BY p.key, r.revision";
        let kept = texts(&app, kept).await;
        assert_eq!(kept.len(), 3, "what was answered keeps its words");
        assert!(kept[0].contains("Tankuj z DOVVO") && kept[1].contains("Sad z LEPTOSAR") && kept[2].contains("\"Sad\""));
        let recounted = "SELECT p.key FROM promotion_recounts c JOIN promotions p ON p.id = c.promotion_id";
        assert_eq!(texts(&app, recounted).await, ["orchard_leptosar"]);
        load(app.db(), &Programme::read(&Source::Folder(copy.path().into())).unwrap(), app.now()).await.unwrap();
        assert_eq!(app.count("SELECT MAX(revision) FROM promotion_revisions").await, 2);
    }

    async fn a_stock_that_orders_have_taken_from_stays(app) {
        let programme = Programme::read(&Source::Embedded).unwrap();
        load(app.db(), &programme, app.now()).await.unwrap();
        let mut tx = app.db().begin().await.unwrap();
        on_db!(&mut tx, conn => sqlx::query("UPDATE rewards SET stock = 3 WHERE slug = 'grill-ogrodowy'")
            .execute(conn).await.map(|_| ())).unwrap();
        tx.commit().await.unwrap();
        load(app.db(), &programme, app.now()).await.unwrap();
        let left = texts(&app, "SELECT CAST(stock AS TEXT) FROM rewards WHERE slug = 'grill-ogrodowy'").await;
        assert_eq!(left, ["3"]);
    }
}

#[test]
fn a_wrong_row_is_named_in_one_sentence() {
    for (file, from, to, sentence) in [
        (
            "products.json",
            r#""volume": "640""#,
            r#""volume": "6.4000""#,
            r#"products.json, products, row 1 (AGROSAR 360 SL): "6.4000" is not a decimal within bounds with up to three places"#,
        ),
        (
            "products.json",
            r#""brand": "agrosar""#,
            r#""brand": "agro""#,
            r#"products.json, products, row 1 (AGROSAR 360 SL): there is no brand "agro""#,
        ),
        (
            "distributors.json",
            r#""nip": "9990039393""#,
            r#""nip": "9990039394""#,
            "distributors.json, row 1 (Agro-Bzura Sp. z o.o. Sp. k.): Pole nie jest poprawnym numerem NIP",
        ),
        (
            "availability.json",
            r#""branch": "Centrala Łowicz""#,
            r#""branch": "Centrala Kutno""#,
            r#"availability.json, row 1: there is no branch "9990039393 Centrala Kutno""#,
        ),
        (
            "availability.json",
            r#""30000114""#,
            r#""30000115""#,
            r#"availability.json, row 1: there is no product "30000115""#,
        ),
        (
            "rewards.json",
            r#""amount_step": 1000"#,
            r#""amount_step": 3000"#,
            "rewards.json, row 1 (Przelew na konto): a transfer needs amounts that agree with their step and \
             points_per_zloty, any other reward points",
        ),
        (
            "promotions.json",
            r#""dovvo"
          ]"#,
            r#""dowo"
          ]"#,
            r#"promotions.json, row 1 (Tankuj z DOVVO): there is no brand "dowo""#,
        ),
        (
            "promotions.json",
            r#""hash": "regulamin-sciernisqo-agrosar""#,
            r#""hash": "regulamin-tankuj-dovvo""#,
            r#"promotions.json, row 2: "regulamin-tankuj-dovvo" stands in row 1 already"#,
        ),
        (
            "promotions.json",
            r#""accept_by": "2025-10-31""#,
            r#""accept_by": "2025-07-31""#,
            "promotions.json, row 1 (tankuj-z-dovvo): Termin akceptacji nie może minąć przed pierwszym dniem zakupów",
        ),
        (
            "promotions.json",
            r#""picture": "fuel","#,
            r#""picture": "fuel", "photo": 1,"#,
            "promotions.json, row 1 (Tankuj z DOVVO): its own picture is chosen in the back office",
        ),
        (
            "content.json",
            r#""slug": "pakiet-wiosenny""#,
            r#""slug": "sad-z-leptosar""#,
            r#"content.json, row 12: "sad-z-leptosar" stands in row 4 already"#,
        ),
        (
            "consents.json",
            r#""slug": "zgoda-2""#,
            r#""slug": "zgoda-1""#,
            r#"consents.json, row 2: "zgoda-1 version 1" stands in row 1 already"#,
        ),
    ] {
        let copy = copy_of_the_files();
        edit(copy.path(), file, from, to);
        let error = Programme::read(&Source::Folder(copy.path().into())).unwrap_err();
        assert_eq!(error.to_string(), sentence);
    }
}

#[test]
fn a_text_with_a_tag_that_would_not_stay_is_named() {
    let copy = copy_of_the_files();
    edit(copy.path(), "content.json", "<p>Nie. Punkty", "<p class='a'>Nie. Punkty");
    let error = Programme::read(&Source::Folder(copy.path().into())).unwrap_err().to_string();
    assert!(error.starts_with("content.json, waznosc: \"<p class='a'>Nie."), "{error}");
}

#[test]
fn a_missing_file_and_a_file_that_is_no_json_are_named() {
    let copy = copy_of_the_files();
    std::fs::write(copy.path().join("seasons.json"), "[{]").unwrap();
    let error = Programme::read(&Source::Folder(copy.path().into())).unwrap_err().to_string();
    assert!(error.starts_with("seasons.json is not valid JSON: "), "{error}");
    std::fs::remove_file(copy.path().join("seasons.json")).unwrap();
    let error = Programme::read(&Source::Folder(copy.path().into())).unwrap_err().to_string();
    assert!(error.starts_with("seasons.json cannot be read: "), "{error}");
}

fn files() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../data/programme")
}

pub fn copy_of_the_files() -> tempfile::TempDir {
    let copy = tempfile::tempdir().unwrap();
    for entry in std::fs::read_dir(files()).unwrap() {
        let entry = entry.unwrap();
        if entry.file_type().unwrap().is_file() {
            std::fs::copy(entry.path(), copy.path().join(entry.file_name())).unwrap();
        }
    }
    copy
}

fn edit(folder: &Path, file: &str, from: &str, to: &str) {
    let path = folder.join(file);
    let text = std::fs::read_to_string(&path).unwrap();
    assert!(text.contains(from), "{file} has no {from}");
    std::fs::write(path, text.replacen(from, to, 1)).unwrap();
}

async fn texts(app: &TestApp, sql: &'static str) -> Vec<String> {
    let mut conn = app.db().read().await.unwrap();
    on_db!(&mut conn, conn => sqlx::query_scalar(sql).fetch_all(conn).await).unwrap()
}
