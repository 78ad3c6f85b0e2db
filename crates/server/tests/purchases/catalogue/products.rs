//! Products, packs and rates.
use serde_json::json;

use super::{PRODUCTS, product};
use crate::support::on_both;

on_both! {
    async fn a_product_is_added_with_its_packs_and_rates(app) {
        app.programme().await;
        let operator = app.operator(&["moderator"]).await;
        let added = app.put(&operator, PRODUCTS, &product("ŁANOMAX 250 EC", "300-7")).await;
        let card = &added.assert(201).json["data"];
        assert_eq!((&card["slug"], &card["sap"], &card["colour"], &card["version"]),
                   (&json!("lanomax-250-ec"), &json!("300-7"), &json!("#2f7d32"), &json!(1)));
        assert_eq!(card["crops"], json!(["Żyto", "Rzepak"]));
        let path = format!("{PRODUCTS}/{}", card["id"]);
        app.put(&operator, &format!("{path}/packs"), &json!({"version": 1, "code": "lan-5", "volume": "5"})).await.assert(200);
        app.put(&operator, &format!("{path}/packs"), &json!({"version": 2, "code": "lan-025", "volume": "0,25"})).await.assert(200);
        let rate = json!({"version": 3, "points_per_unit": "12,5", "list_price": "1 240,50", "cap_points": "50 000"});
        let set = app.put(&operator, &format!("{path}/rates/2025"), &rate).await;
        let card = &set.assert(200).json["data"];
        assert_eq!(set.message(), "Stawka jest zapisana. Obowiązuje dla decyzji od tej chwili.");
        assert_eq!(card["packs"].as_array().unwrap().iter().map(|pack| (&pack["code"], &pack["label"])).collect::<Vec<_>>(),
                   [(&json!("LAN-025"), &json!("0,25\u{a0}L")), (&json!("LAN-5"), &json!("5\u{a0}L"))]);
        assert_eq!(card["rates"], json!([
            {"season": 2025, "points_per_unit": 12_500, "list_price": 124_050, "cap_points": 50_000},
            {"season": 2024, "points_per_unit": null, "list_price": null, "cap_points": null},
        ]));
        let packs = app.get_as(&operator, "/api/v1/backoffice/packs?search=lan-5").await;
        assert_eq!(packs[0]["points_per_unit"], 12_500, "the review of invoices finds it");
        let acts: Vec<_> = app.audited_changes().await.iter().map(|act| act["action"].clone()).collect();
        assert_eq!(acts, ["products.set_rate", "products.add_pack", "products.add_pack", "products.add"]);
    }

    async fn every_error_of_a_product_is_told_at_once(app) {
        app.programme().await;
        let operator = app.operator(&["moderator"]).await;
        let answer = app.put(&operator, PRODUCTS, &json!({"sap": "100001", "slug": "Dovvo!", "unit": "g", "colour": "zielony"})).await;
        answer.assert(422);
        let told = ["name", "sap", "brand", "category", "unit", "colour"].map(|field| answer.field(field));
        assert_eq!(told, ["Pole jest wymagane", "Inny produkt ma już ten kod", "Pole jest wymagane", "Pole jest wymagane",
                          "Pole jest wymagane", "Podaj kolor jako sześć cyfr szesnastkowych, na przykład #0b7a75"]);
        assert!(answer.field("slug").starts_with("Adres może mieć"));
        let twin = app.put(&operator, PRODUCTS, &product("DOVVO", "9")).await;
        assert_eq!(twin.assert(422).field("slug"), "Inny produkt ma już ten adres");
    }

    async fn a_change_of_an_older_version_is_refused_and_changes_nothing(app) {
        let (programme, operator) = (app.programme().await, app.operator(&["moderator"]).await);
        let path = format!("{PRODUCTS}/{}", programme.product);
        let change = |version: i64, name: &str| json!({"version": version, "product": product(name, "100001")});
        app.put(&operator, &format!("{path}/update"), &change(1, "DOVVO NOWY")).await.assert(200);
        let edited = app.count("SELECT count(*) FROM products WHERE edited").await;
        assert_eq!(edited, 1, "the programme's files leave it alone from now on");
        let late = app.put(&operator, &format!("{path}/update"), &change(1, "DOVVO STARY")).await;
        assert_eq!(late.assert(409).json["error"], "version_changed");
        let rate = json!({"version": 1, "points_per_unit": "1", "list_price": "1"});
        app.put(&operator, &format!("{path}/rates/2025"), &rate).await.assert(409);
        app.put(&operator, &format!("{path}/packs"), &json!({"version": 1, "code": "X", "volume": "1"})).await.assert(409);
        let card = app.get_as(&operator, &path).await;
        assert_eq!((&card["name"], &card["version"], &card["packs"].as_array().unwrap().len()), (&json!("DOVVO NOWY"), &json!(2), &1));
        app.put(&operator, &format!("{PRODUCTS}/99/update"), &change(1, "NIC")).await.assert(404);
        app.put(&operator, &format!("{path}/rates/1999"), &json!({"version": 2, "points_per_unit": "1", "list_price": "1"})).await.assert(404);
        assert_eq!(app.get_as(&operator, &path).await["version"], 2, "what is refused moves no version on");
    }

    async fn a_pack_that_invoices_name_keeps_its_volume_and_stays(app) {
        let (programme, operator, participant) = (app.programme().await, app.operator(&["moderator"]).await, app.participant().await);
        let path = format!("{PRODUCTS}/{}", programme.product);
        app.line(&participant, &programme, "FV/1").await;
        let pack = format!("{path}/packs/{}", programme.pack);
        let other = app.put(&operator, &format!("{pack}/update"), &json!({"version": 1, "code": "DOVVO-5", "volume": "10"})).await;
        assert_eq!(other.assert(422).field("volume"), "To opakowanie jest już na fakturach, dlatego jego pojemność nie może się zmienić");
        let renamed = app.put(&operator, &format!("{pack}/update"), &json!({"version": 1, "code": "DOVVO-5L", "volume": "5,0"})).await;
        assert_eq!(renamed.assert(200).json["data"]["packs"][0]["code"], "DOVVO-5L");
        let removed = app.put(&operator, &format!("{pack}/remove"), &json!({"version": 2})).await;
        assert_eq!(removed.assert(409).json["error"], "in_use");
        let all_else = json!({"version": 2, "product": {"name": "DOVVO", "sap": "100002", "brand": "D", "category": "H", "unit": "kg", "colour": "#000000"}});
        let answer = app.put(&operator, &format!("{path}/update"), &all_else).await;
        answer.assert(422);
        for (field, what) in [("sap", "kod"), ("brand", "marka"), ("category", "kategoria"), ("unit", "jednostka")] {
            assert_eq!(answer.field(field), format!("Produkt jest już na fakturach, dlatego jego {what} nie może się zmienić"));
        }
        app.put(&operator, &format!("{path}/packs"), &json!({"version": 2, "code": "D-1", "volume": "1"})).await.assert(200);
        let free = app.get_as(&operator, &path).await["packs"][0]["id"].clone();
        app.put(&operator, &format!("{path}/packs/{free}/remove"), &json!({"version": 3})).await.assert(200);
        app.put(&operator, &format!("{path}/packs/{free}/remove"), &json!({"version": 4})).await.assert(404);
    }

    async fn packs_and_rates_tell_their_errors_at_once(app) {
        let (programme, operator) = (app.programme().await, app.operator(&["moderator"]).await);
        let path = format!("{PRODUCTS}/{}", programme.product);
        let pack = app.put(&operator, &format!("{path}/packs"), &json!({"version": 1, "code": "dovvo-5", "volume": "5"})).await;
        assert_eq!([pack.assert(422).field("code"), pack.field("volume")],
                   ["Inne opakowanie ma już ten kod", "Ten produkt ma już opakowanie o\u{a0}tej pojemności"]);
        let rate = json!({"version": 1, "points_per_unit": "dużo", "list_price": "", "cap_points": "0"});
        let rate = app.put(&operator, &format!("{path}/rates/2025"), &rate).await;
        assert_eq!([rate.assert(422).field("points_per_unit"), rate.field("list_price")], ["Wpisz liczbę, na przykład 12,5", "Pole jest wymagane"]);
        assert!(rate.field("cap_points").starts_with("Limit to od 1 do"));
    }

    async fn lines_keep_the_rate_that_they_were_settled_with(app) {
        let (programme, operator, participant) = (app.programme().await, app.operator(&["moderator"]).await, app.participant().await);
        app.line(&participant, &programme, "FV/1").await;
        let path = format!("{PRODUCTS}/{}/rates/2025", programme.product);
        app.put(&operator, &path, &json!({"version": 1, "points_per_unit": "20", "list_price": "120"})).await.assert(200);
        assert_eq!(app.number("SELECT points_per_unit FROM invoice_lines WHERE id > $1", 0).await, 10_000);
    }

    async fn the_list_is_searched_and_narrowed_page_by_page(app) {
        app.programme().await;
        let operator = app.operator(&["moderator"]).await;
        for number in 0..60 {
            app.put(&operator, PRODUCTS, &product(&format!("ŻYTNIK {number:02}"), &format!("Z{number}"))).await.assert(201);
        }
        let names = |answer: &serde_json::Value| -> Vec<String> {
            answer["data"]["items"].as_array().unwrap().iter().map(|item| item["name"].as_str().unwrap().to_owned()).collect()
        };
        let first = app.get(PRODUCTS).bearer(&operator.token).send().await.assert(200).json.clone();
        assert_eq!((first["meta"]["total"].as_i64(), names(&first).len(), names(&first)[0].as_str()), (Some(61), 50, "DOVVO 500 EC"));
        assert_eq!(first["data"]["items"][0]["points_per_unit"], 10_000);
        let next = app.get(&format!("{PRODUCTS}?cursor={}", first["meta"]["next_cursor"])).bearer(&operator.token).send().await;
        assert_eq!((names(&next.json).len(), names(&next.json)[10].as_str()), (11, "ŻYTNIK 59"));
        for (query, found) in [("search=zytnik%200", 10), ("search=z29", 1), ("search=dovvo-5", 1), ("search=%25", 0),
                               ("brand=DOVVO", 1), ("category=Fungicydy", 60), ("active=false", 0), ("active=true&brand=DOVVO", 1)] {
            let answer = app.get(&format!("{PRODUCTS}?{query}")).bearer(&operator.token).send().await;
            assert_eq!(answer.assert(200).json["meta"]["total"], found, "{query}");
        }
        let words = app.get_as(&operator, "/api/v1/backoffice/product-options").await;
        assert_eq!(words, json!({"brands": ["DOVVO", "ŁANOMAX"], "categories": ["Fungicydy", "Herbicydy"],
                                 "crops": ["Rzepak", "Żyto"], "seasons": [2025, 2024]}));
    }
}
