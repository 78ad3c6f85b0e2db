//! The places where the programme's products are sold.
use plon_kernel::on_db;
use plon_platform::map_tiles::Tiles;
use serde_json::{Value, json};

use crate::support::{Answer, TestApp, on_both};

const DISTRIBUTORS: &str = "/api/v1/distributors";

/// A branch: (NIP, distributor, EDI, active, branch, city).
type Written<'a> = (&'a str, &'a str, bool, bool, &'a str, &'a str);

const WRITTEN: [Written<'static>; 5] = [
    ("7740001454", "Ćmielów Agro_100%", true, true, "Oddział Żnin", "Żnin"),
    ("7740001454", "Ćmielów Agro_100%", true, true, "Centrala", "Ćmielów"),
    ("5213017228", "Łan Sp. z o.o.", false, true, "Centrala", "Łódź"),
    ("1132191233", "Agro Bzura", false, true, "Centrala", "Łowicz"),
    ("5260250274", "Zamknięta", true, false, "Centrala", "Łódź"),
];

async fn write(app: &TestApp) {
    let mut tx = app.db().begin().await.unwrap();
    for (nip, name, edi, active, branch, city) in WRITTEN {
        on_db!(&mut tx, conn => sqlx::query(
            "INSERT INTO distributors (nip, name, search_key, edi, active) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (nip) DO NOTHING")
            .bind(nip).bind(name).bind(plon_domain::text::search_key(name)).bind(edi).bind(active)
            .execute(conn).await.map(|_| ()))
        .unwrap();
        on_db!(&mut tx, conn => sqlx::query(
            "INSERT INTO branches (distributor_id, name, street, street_number, postcode, city, voivodeship, latitude,
                                   longitude, phone)
             SELECT id, $2, 'Polna', '1A', '99-400', $3, 'łódzkie', 52105100, 19940500, '+48500000100'
             FROM distributors WHERE nip = $1")
            .bind(nip).bind(branch).bind(city).execute(conn).await.map(|_| ()))
        .unwrap();
    }
    tx.commit().await.unwrap();
}

async fn list(app: &TestApp, token: &str, query: &str) -> Answer {
    let answer = app.get(&format!("{DISTRIBUTORS}?{query}")).bearer(token).send().await;
    answer.assert(200);
    answer
}

fn cities(answer: &Answer) -> Vec<&str> {
    let items = answer.json["data"]["items"].as_array().unwrap();
    items.iter().map(|item| item["city"].as_str().unwrap()).collect()
}

on_both! {
    async fn a_row_is_a_branch_with_its_place(app) {
        write(&app).await;
        let participant = app.participant().await;
        let answer = list(&app, &participant.token, "").await;
        let mut row = answer.json["data"]["items"][0].clone();
        assert!(row["id"].take().as_i64().is_some());
        assert_eq!(row, json!({
            "id": null, "distributor_name": "Agro Bzura", "name": "Centrala", "nip": "1132191233",
            "address": "Polna 1A", "postcode": "99-400", "city": "Łowicz", "voivodeship": "łódzkie",
            "phone": "+48500000100", "edi": false, "position": {"lat": 52.1051, "lng": 19.9405},
        }));
        let columns: Vec<(&Value, &Value)> = answer.json["data"]["fields"].as_array().unwrap().iter()
            .map(|field| (&field["key"], &field["sortable"])).collect();
        let expected = [("distributor_name", true), ("nip", true), ("address", false), ("city", true), ("phone", false),
                        ("edi", true)].map(|(key, sortable)| (json!(key), json!(sortable)));
        assert_eq!(columns, expected.iter().map(|(key, sortable)| (key, sortable)).collect::<Vec<_>>());
    }

    async fn active_distributors_stand_in_polish_order_and_sort_both_ways(app) {
        write(&app).await;
        let participant = app.participant().await;
        for (query, expected) in [
            ("", ["Łowicz", "Ćmielów", "Żnin", "Łódź"]),
            ("sortDesc=true", ["Łódź", "Ćmielów", "Żnin", "Łowicz"]),
            ("sortBy=city", ["Ćmielów", "Łowicz", "Łódź", "Żnin"]),
            ("sortBy=city&sortDesc=true", ["Żnin", "Łódź", "Łowicz", "Ćmielów"]),
            ("sortBy=nip", ["Łowicz", "Łódź", "Ćmielów", "Żnin"]),
            ("sortBy=nip&sortDesc=true", ["Ćmielów", "Żnin", "Łódź", "Łowicz"]),
            ("sortBy=edi", ["Łowicz", "Łódź", "Ćmielów", "Żnin"]),
            ("sortBy=edi&sortDesc=true", ["Ćmielów", "Żnin", "Łowicz", "Łódź"]),
        ] {
            let answer = list(&app, &participant.token, query).await;
            assert_eq!(cities(&answer), expected, "{query}");
        }
        app.get(&format!("{DISTRIBUTORS}?sortBy=phone")).bearer(&participant.token).send().await.assert(400);
    }

    async fn a_search_looks_into_name_nip_or_city(app) {
        write(&app).await;
        let participant = app.participant().await;
        for (query, expected) in [
            ("edi=true", vec!["Ćmielów", "Żnin"]),
            ("edi=false", vec!["Łowicz", "Łódź"]),
            ("search=CMIELOW", vec!["Ćmielów", "Żnin"]),
            ("search=agro_100%25", vec!["Ćmielów", "Żnin"]),
            ("search=agro%25", vec![]),
            ("search=oddzia%C5%82%20znin", vec!["Żnin"]),
            ("type=nip&search=774-000-14-54", vec!["Ćmielów", "Żnin"]),
            ("type=nip&search=agro", vec![]),
            ("type=city&search=LOD", vec!["Łódź"]),
            ("type=city&search=%C5%82ow", vec!["Łowicz", "Ćmielów"]),
            ("type=city&search=lod&edi=true", vec![]),
            ("type=city&search=%20", vec!["Łowicz", "Ćmielów", "Żnin", "Łódź"]),
        ] {
            assert_eq!(cities(&list(&app, &participant.token, query).await), expected, "{query}");
        }
        app.get(&format!("{DISTRIBUTORS}?type=phone")).bearer(&participant.token).send().await.assert(400);
        app.get(&format!("{DISTRIBUTORS}?edi=maybe")).bearer(&participant.token).send().await.assert(400);
    }

    async fn partners_look_too_and_visitors_do_not(app) {
        write(&app).await;
        let partner = app.participant().await;
        app.make_partner(partner.id).await;
        assert_eq!(cities(&list(&app, &partner.token, "").await).len(), 4);
        app.get(DISTRIBUTORS).send().await.assert(401);
    }

    async fn without_tiles_a_page_may_load_no_foreign_picture(app) {
        let answer = app.get("/").header("accept", "text/html").send().await;
        let policy = answer.headers["content-security-policy"].to_str().unwrap();
        assert!(policy.ends_with("img-src 'self' data: blob:"), "{policy}");
        let settings = app.get("/api/system-settings").send().await;
        assert_eq!(settings.json["data"]["map"], json!({
            "tiles": null,
            "route_url": "https://www.openstreetmap.org/directions?engine=fossgis_osrm_car&route={from};{to}",
        }));
    }

    async fn with_tiles_pictures_come_from_their_origin_and_no_other(app) {
        let url = "https://tiles.example/m/{z}/{x}/{y}.png";
        let app = app.set(|parts| parts.tiles = Tiles::parse(Some(url), Some("© Mapa")).unwrap());
        let answer = app.get("/").header("accept", "text/html").send().await;
        let policy = answer.headers["content-security-policy"].to_str().unwrap();
        assert!(policy.ends_with("img-src 'self' data: blob: https://tiles.example"), "{policy}");
        assert_eq!(policy.matches("tiles.example").count(), 1);
        let api = app.get("/api/system-settings").send().await;
        assert!(!api.headers["content-security-policy"].to_str().unwrap().contains("tiles"));
        assert_eq!(api.json["data"]["map"]["tiles"], json!({"url": url, "attribution": "© Mapa"}));
    }

    async fn the_programme_names_its_maps_service_by_an_address_over_tls(app) {
        for (set, shown) in [
            ("javascript:alert('{to}')", "https://www.openstreetmap.org/"),
            ("https://maps.example/dir/?origin={from}", "https://www.openstreetmap.org/"),
            ("https://maps.example/dir/?origin={from}&destination={to}", "https://maps.example/dir/"),
        ] {
            let mut tx = app.db().begin().await.unwrap();
            on_db!(&mut tx, conn => sqlx::query(
                "INSERT INTO settings (key, value) VALUES ('map_route_url', $1)
                 ON CONFLICT (key) DO UPDATE SET value = excluded.value").bind(set).execute(conn).await.map(|_| ()))
            .unwrap();
            tx.commit().await.unwrap();
            let settings = app.get("/api/system-settings").send().await;
            let route = settings.json["data"]["map"]["route_url"].as_str().unwrap();
            assert!(route.starts_with(shown), "{set}: {route}");
        }
    }
}
