//! Where products can be bought.
use serde_json::{Value, json};

use super::given::texts_of;
use crate::support::{TestApp, on_both};

const SEARCH: &str = "/api/v1/product-availability";
const DICTIONARY: &str = "/api/v1/product-availability/dictionary";

/// Branches in Radom, Radomsko and Łódź; the products of the catalogue.
async fn shops(app: &TestApp) -> String {
    app.catalogue().await;
    let distributor = 1;
    app.branch(distributor, "Oddział Radom", "Radom", &["200001"]).await;
    app.branch(distributor, "Ćwiartka Radomsko", "Radomsko", &["200001", "200002"]).await;
    app.branch(distributor, "Oddział Łódź", "Łódź", &["100001"]).await;
    app.participant().await.token
}

async fn found(app: &TestApp, token: &str, query: &str) -> Value {
    let answer = app.get(&format!("{SEARCH}?{query}")).bearer(token).send().await;
    answer.assert(200).json.clone()
}

on_both! {
    async fn the_dictionary_names_what_can_be_searched_in_polish_order(app) {
        let token = shops(&app).await;
        let answer = app.get(DICTIONARY).bearer(&token).send().await;
        let expected = json!({
            "distributors": ["Rolmasz Żnin"],
            "branches": ["Ćwiartka Radomsko", "Oddział Łódź", "Oddział Radom"],
            "cities": ["Łódź", "Radom", "Radomsko"],
        });
        let mut data = answer.assert(200).json["data"].clone();
        let products = data.as_object_mut().unwrap().remove("products").unwrap();
        assert_eq!(data, expected);
        let dovvo = json!({"sap": "100001", "name": "DOVVO 500 EC", "brand": "DOVVO"});
        assert_eq!((products.as_array().unwrap().len(), &products[1]), (5, &dovvo));
    }

    async fn a_branch_says_which_of_the_products_it_has(app) {
        let token = shops(&app).await;
        let answer = found(&app, &token, "products=200002,200001&city=Radom").await;
        let expected = json!({
            "distributor_name": "Rolmasz Żnin", "branch_name": "Oddział Radom", "street": "Polna", "street_number": "7",
            "postcode": "88-400", "city": "Radom", "phone": "+48500000123",
            "position": {"lat": 52.123456, "lng": 21.654321},
            "products": [
                {"sap": "200002", "name": "ŁANOMAX Burak", "available": false},
                {"sap": "200001", "name": "ŻNIWOSAR 90 WG", "available": true},
            ],
        });
        let mut branch = answer["data"]["items"][0].clone();
        branch.as_object_mut().unwrap().remove("id");
        assert_eq!(branch, expected);
        assert_eq!(answer["filters"], json!({"products": ["200002", "200001"], "type": "city", "search": "Radom"}));
        assert_eq!(answer["meta"]["total"], 1, "Radom is not Radomsko");
    }

    async fn branches_are_found_by_each_kind_of_place_without_polish_marks(app) {
        let token = shops(&app).await;
        for (query, expected) in [
            ("distributor=znin", vec!["Ćwiartka Radomsko", "Oddział Radom"]), // the most products first
            ("branch=ODDZIAL", vec!["Oddział Radom"]),
            ("city=radoms", vec!["Ćwiartka Radomsko"]),
            ("city=rado", vec!["Ćwiartka Radomsko", "Oddział Radom"]),
            ("city=lodz", vec![]), // it has none of the products
            ("city=%25", vec![]),
            ("city=Warszawa", vec![]),
        ] {
            let answer = found(&app, &token, &format!("products=200001,200002&{query}")).await;
            assert_eq!(texts_of(&answer, "branch_name"), expected, "{query}");
        }
    }

    async fn a_distributor_that_was_closed_and_a_product_off_sale_are_not_found(app) {
        let token = shops(&app).await;
        app.execute("UPDATE products SET active = FALSE WHERE sap = '200001' AND id > $1", 0).await;
        let answer = app.get(&format!("{SEARCH}?products=200001&city=Radom")).bearer(&token).send().await;
        answer.assert(422);
        app.execute("UPDATE distributors SET active = FALSE WHERE id = $1", 1).await;
        assert_eq!(found(&app, &token, "products=200002&city=Radom").await["meta"]["total"], 0);
        let dictionary = app.get(DICTIONARY).bearer(&token).send().await;
        for places in ["distributors", "branches", "cities"] {
            assert_eq!(dictionary.json["data"][places], json!([]), "{places}");
        }
    }

    async fn every_error_of_a_question_is_said_at_once(app) {
        let token = shops(&app).await;
        let many: Vec<String> = (0..51).map(|number| number.to_string()).collect();
        let gone = "Któregoś z wybranych produktów nie ma już w programie. Wybierz produkty ponownie.";
        let nowhere = "Podaj dystrybutora, oddział albo miejscowość";
        for (query, products, search) in [
            (String::new(), "Wybierz co najmniej jeden produkt", nowhere),
            ("products=,%20,&city=+".to_owned(), "Wybierz co najmniej jeden produkt", nowhere),
            ("products=7&branch=".to_owned(), gone, nowhere),
            (format!("products={}&city=Radom", many.join(",")), "Wybierz najwyżej 50\u{a0}produktów", ""),
            (
                "products=200001&city=Radom&branch=Radom".to_owned(),
                "",
                "Szukaj według jednego: dystrybutora, oddziału albo miejscowości",
            ),
        ] {
            let answer = app.get(&format!("{SEARCH}?{query}")).bearer(&token).send().await;
            answer.assert(422);
            assert_eq!((answer.field("products"), answer.field("search")), (products, search), "{query}");
        }
        app.get(&format!("{SEARCH}?page=x")).bearer(&token).send().await.assert(400);
    }

    async fn partners_see_it_and_guests_do_not(app) {
        shops(&app).await;
        let partner = app.participant_numbered(1).await;
        app.make_partner(partner.id).await;
        let query = format!("{SEARCH}?products=200001&city=Radom");
        app.get(&query).bearer(&partner.token).send().await.assert(200);
        app.get(DICTIONARY).bearer(&partner.token).send().await.assert(200);
        app.get(&query).send().await.assert(401);
        app.get(DICTIONARY).send().await.assert(401);
    }
}
