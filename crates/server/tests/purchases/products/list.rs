//! The public list of products.
use serde_json::json;

use super::given::texts_of;
use crate::support::on_both;

const PRODUCTS: &str = "/api/v1/products";

on_both! {
    async fn a_guest_sees_products_in_polish_order_with_what_a_pack_earns(app) {
        app.catalogue().await;
        let answer = app.get(PRODUCTS).send().await;
        answer.assert(200);
        let names = ["AGROSAR Ćma", "DOVVO 500 EC", "LEPTOSAR 200 SC", "ŁANOMAX Burak", "ŻNIWOSAR 90 WG"];
        assert_eq!(texts_of(&answer.json, "name"), names);
        let rye = json!({
            "sap": "200001", "slug": "zniwosar 90 wg", "name": "ŻNIWOSAR 90 WG", "brand": "AGROSAR",
            "category": "Fungicydy", "crops": ["Żyto", "Rzepak"], "unit": "kg", "colour": "#0b7a75", "description": "",
            "packs": [{"volume": 500, "points": 1}, {"volume": 5000, "points": 8}], "points_per_unit": 1500,
            "cap_points": null
        });
        assert_eq!(answer.json["data"]["items"][4], rye);
        assert_eq!(answer.json["meta"], json!({"last_page": 1, "current_page": 1, "per_page": 16, "total": 5}));
        assert_eq!(answer.json["filters"]["season"], 2025);
    }

    async fn a_product_without_a_rate_or_with_none_of_the_season_earns_nothing(app) {
        app.catalogue().await;
        for search in ["leptosar", "cma"] {
            let answer = app.get(&format!("{PRODUCTS}?search={search}")).send().await;
            let product = &answer.json["data"]["items"][0];
            assert_eq!((&product["points_per_unit"], &product["packs"][0]["points"]), (&json!(null), &json!(null)));
        }
    }

    async fn the_list_is_narrowed_by_each_filter_and_by_all_together(app) {
        app.catalogue().await;
        for (query, expected) in [
            ("brand=AGROSAR", vec!["AGROSAR Ćma", "ŻNIWOSAR 90 WG"]),
            ("category=Insektycydy", vec!["AGROSAR Ćma", "LEPTOSAR 200 SC"]),
            ("crops=Rzepak", vec!["LEPTOSAR 200 SC", "ŻNIWOSAR 90 WG"]), // and not Rzepak ozimy
            ("crops=%25", vec![]),
            ("volume=5L", vec!["AGROSAR Ćma", "DOVVO 500 EC", "ŁANOMAX Burak"]), // and not 5 kg
            ("volume=0.5kg", vec!["ŻNIWOSAR 90 WG"]),
            ("volume=0,25L", vec!["LEPTOSAR 200 SC"]),
            ("search=lanomax", vec!["ŁANOMAX Burak"]),
            ("search=%C5%BBNIWO", vec!["ŻNIWOSAR 90 WG"]),
            ("search=%25", vec![]),
            ("search=+&brand=&volume=", vec!["AGROSAR Ćma", "DOVVO 500 EC", "LEPTOSAR 200 SC", "ŁANOMAX Burak", "ŻNIWOSAR 90 WG"]),
            ("brand=AGROSAR&category=Fungicydy&crops=%C5%BByto&volume=5kg&search=90", vec!["ŻNIWOSAR 90 WG"]),
            ("brand=AGROSAR&category=Fungicydy&crops=%C5%BByto&volume=5L&search=90", vec![]),
        ] {
            let answer = app.get(&format!("{PRODUCTS}?{query}")).send().await;
            answer.assert(200);
            assert_eq!(texts_of(&answer.json, "name"), expected, "{query}");
            assert_eq!(answer.json["meta"]["total"], expected.len(), "{query}");
        }
    }

    async fn the_list_is_sorted_by_each_column_both_ways(app) {
        app.catalogue().await;
        for (sort, desc, first) in [
            ("name", true, "ŻNIWOSAR 90 WG"),
            ("brand", true, "ŁANOMAX Burak"), // Ł is behind L
            ("category", false, "ŻNIWOSAR 90 WG"),
            ("points", true, "ŁANOMAX Burak"),
            ("points", false, "LEPTOSAR 200 SC"),
        ] {
            let answer = app.get(&format!("{PRODUCTS}?sortBy={sort}&sortDesc={desc}")).send().await;
            assert_eq!(answer.assert(200).json["data"]["items"][0]["name"], first, "{sort} {desc}");
        }
    }

    async fn a_page_holds_sixteen(app) {
        app.programme().await;
        for number in 0..16 {
            app.execute(
                "INSERT INTO products (sap, slug, name, brand, category, crops, unit, description, colour, search_key, active)
                 SELECT sap || CAST($1 AS TEXT), sap || CAST($1 AS TEXT), name, brand, category, crops, unit,
                        description, colour, search_key, active FROM products WHERE sap = '100001'",
                number,
            ).await;
        }
        let first = app.get(PRODUCTS).send().await;
        assert_eq!(first.json["data"]["items"].as_array().unwrap().len(), 16);
        let second = app.get(&format!("{PRODUCTS}?page=2")).send().await;
        assert_eq!(second.json["data"]["items"].as_array().unwrap().len(), 1);
        assert_eq!(second.json["meta"], json!({"last_page": 2, "current_page": 2, "per_page": 16, "total": 17}));
        assert_eq!(second.json["data"]["items"][0]["packs"].as_array().unwrap().len(), 0, "a product may have no pack");
    }

    async fn a_product_off_sale_is_not_listed(app) {
        let programme = app.programme().await;
        app.execute("UPDATE products SET active = FALSE WHERE id = $1", programme.product).await;
        assert_eq!(app.get(PRODUCTS).send().await.json["meta"]["total"], 0);
    }

    async fn what_makes_no_sense_is_refused_with_a_sentence(app) {
        app.catalogue().await;
        for volume in ["5", "L", "5l", "0L", "-1L", "5%20L", "1.2345kg"] {
            let answer = app.get(&format!("{PRODUCTS}?volume={volume}")).send().await;
            answer.assert(422);
            assert_eq!(answer.field("volume"), "Wybierz pojemność opakowania, na przykład 5\u{a0}L albo 0,5\u{a0}kg", "{volume}");
        }
        for query in ["page=first", "sortBy=password", "sortDesc=perhaps"] {
            app.get(&format!("{PRODUCTS}?{query}")).send().await.assert(400);
        }
    }
}
