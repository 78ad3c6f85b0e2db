//! Distributors, branches, what can be bought there, and the names that distributors use.
use serde_json::json;

use super::{BRANCHES, DISTRIBUTORS, PRODUCTS, branch, product};
use crate::support::{NIPS, on_both};

on_both! {
    async fn a_distributor_is_added_changed_and_made_inactive(app) {
        let programme = app.programme().await;
        let (operator, participant) = (app.operator(&["moderator"]).await, app.participant().await);
        let form = |name: &str, active: bool| json!({"nip": NIPS[1], "name": name, "edi": true, "active": active});
        let added = app.put(&operator, DISTRIBUTORS, &form("Agro-Żuławy Sp. z o.o.", true)).await;
        let id = added.assert(201).json["data"]["id"].clone();
        let change = json!({"version": 1, "distributor": form("Agro-Żuławy", false)});
        let path = format!("{DISTRIBUTORS}/{id}");
        let changed = app.put(&operator, &format!("{path}/update"), &change).await;
        assert_eq!((&changed.assert(200).json["data"]["version"], &changed.json["data"]["active"]), (&json!(2), &json!(false)));
        assert_eq!(app.put(&operator, &format!("{path}/update"), &change).await.assert(409).json["error"], "version_changed");
        let options = app.get("/api/v1/distributors/options").bearer(&participant.token).send().await;
        assert_eq!(options.json["data"], json!([{"id": programme.distributor, "distributor_name": "Rolmasz Żnin", "nip": "8971649500"}]));
        for (query, found) in [("search=zulawy", 1), ("search=8971649500", 1), ("active=false", 1), ("edi=true&active=true", 0), ("", 2)] {
            let list = app.get(&format!("{DISTRIBUTORS}?{query}")).bearer(&operator.token).send().await;
            assert_eq!(list.assert(200).json["meta"]["total"], found, "{query}");
        }
        let faulty = app.put(&operator, DISTRIBUTORS, &json!({"nip": "8971649500"})).await;
        assert_eq!([faulty.assert(422).field("nip"), faulty.field("name")], ["Inny dystrybutor ma już ten numer NIP", "Pole jest wymagane"]);
        let acts = app.audited_changes().await;
        assert_eq!((&acts[0]["action"], &acts[0]["before"]["active"], &acts[0]["after"]["active"]),
                   (&json!("distributors.update"), &json!(true), &json!(false)));
    }

    async fn a_branch_stands_in_poland_and_goes_while_nothing_hangs_on_it(app) {
        let (programme, operator) = (app.programme().await, app.operator(&["moderator"]).await);
        let path = format!("{DISTRIBUTORS}/{}/branches", programme.distributor);
        let mut abroad = branch("Centrala");
        abroad["latitude"] = json!("48,8566");
        abroad["longitude"] = json!("2,3522");
        abroad["voivodeship"] = json!("Île-de-France");
        abroad["phone"] = json!("12");
        let refused = app.put(&operator, &path, &abroad).await;
        assert_eq!(["latitude", "longitude", "voivodeship", "phone"].map(|field| refused.assert(422).field(field)),
                   ["Szerokość geograficzna w\u{a0}Polsce jest od 49 do 54,85", "Długość geograficzna w\u{a0}Polsce jest od 14,12 do 24,15",
                    "Nie ma takiego województwa", "Pole musi mieć długość 12"]);
        let edited = async || app.count("SELECT count(*) FROM distributors WHERE edited").await;
        assert_eq!(edited().await, 0);
        let added = app.put(&operator, &path, &branch("Centrala")).await;
        assert_eq!(edited().await, 1, "the programme's files leave it alone from now on");
        let card = added.assert(201).json["data"].clone();
        assert_eq!((&card["latitude"], &card["longitude"], &card["phone"]), (&json!(52_105_100), &json!(19_940_500), &json!("+48500000100")));
        assert_eq!(app.put(&operator, &path, &branch("Centrala")).await.assert(422).field("name"), "Ten dystrybutor ma już oddział o\u{a0}tej nazwie");
        app.put(&operator, &format!("{DISTRIBUTORS}/99/branches"), &branch("Nigdzie")).await.assert(404);
        let own = format!("{BRANCHES}/{}", card["id"]);
        let change = json!({"version": 1, "branch": branch("Oddział Łowicz")});
        app.put(&operator, &format!("{own}/update"), &change).await.assert(200);
        app.put(&operator, &format!("{own}/update"), &change).await.assert(409);
        let set = json!({"version": 2, "product_ids": [programme.product]});
        app.put(&operator, &format!("{own}/availability"), &set).await.assert(200);
        assert_eq!(app.put(&operator, &format!("{own}/remove"), &json!({"version": 3})).await.assert(409).json["error"], "in_use");
        app.put(&operator, &format!("{own}/availability"), &json!({"version": 3, "product_ids": []})).await.assert(200);
        app.put(&operator, &format!("{own}/remove"), &json!({"version": 4})).await.assert(200);
        app.get(&own).bearer(&operator.token).send().await.assert(404);
    }

    async fn the_products_of_a_branch_are_replaced_as_a_set(app) {
        let (programme, operator) = (app.programme().await, app.operator(&["moderator"]).await);
        let other = app.put(&operator, PRODUCTS, &product("ŻYTNIK", "Z1")).await.json["data"]["id"].as_i64().unwrap();
        let path = format!("{DISTRIBUTORS}/{}/branches", programme.distributor);
        let id = app.put(&operator, &path, &branch("Centrala")).await.json["data"]["id"].clone();
        let own = format!("{BRANCHES}/{id}");
        let set = |version: i64, products: &[i64]| json!({"version": version, "product_ids": products});
        app.put(&operator, &format!("{own}/availability"), &set(1, &[programme.product])).await.assert(200);
        let swapped = app.put(&operator, &format!("{own}/availability"), &set(2, &[other, other])).await;
        let offered: Vec<_> = swapped.assert(200).json["data"]["products"].as_array().unwrap().iter()
            .map(|product| (product["name"].clone(), product["available"].clone())).collect();
        assert_eq!(offered, [(json!("DOVVO 500 EC"), json!(false)), (json!("ŻYTNIK"), json!(true))]);
        assert_eq!(app.put(&operator, &format!("{own}/availability"), &set(2, &[])).await.assert(409).json["error"], "version_changed");
        app.put(&operator, &format!("{own}/availability"), &set(3, &[99])).await.assert(422);
        let act = app.audited_changes().await.remove(0);
        assert_eq!((&act["before"], &act["after"]), (&json!({"removed": ["DOVVO 500 EC"]}), &json!({"added": ["ŻYTNIK"]})));
        let card = app.get_as(&operator, &format!("{PRODUCTS}/{other}")).await;
        assert_eq!((&card["branches"][0]["distributor"], &card["branches"][0]["name"]), (&json!("Rolmasz Żnin"), &json!("Centrala")));
    }

    async fn a_distributors_own_name_means_one_pack(app) {
        let (programme, operator) = (app.programme().await, app.operator(&["moderator"]).await);
        let path = format!("{DISTRIBUTORS}/{}/aliases", programme.distributor);
        let form = |alias: &str| json!({"alias": alias, "pack_id": programme.pack});
        let added = app.put(&operator, &path, &form("Dowwo 500 5l kan.")).await;
        let alias = &added.assert(200).json["data"]["aliases"][0];
        assert_eq!((&alias["product"], &alias["pack"]), (&json!("DOVVO 500 EC"), &json!("5\u{a0}L")));
        let again = app.put(&operator, &path, &form("DOWWO  500 5L KAN.")).await;
        assert_eq!(again.assert(422).field("alias"), "Ta nazwa oznacza już u\u{a0}tego dystrybutora: DOVVO 500 EC");
        let empty = app.put(&operator, &path, &json!({})).await;
        assert_eq!([empty.assert(422).field("alias"), empty.field("pack_id")], ["Pole jest wymagane", "Pole jest wymagane"]);
        assert_eq!(app.put(&operator, &path, &json!({"alias": "X", "pack_id": 99})).await.assert(422).field("pack_id"), "Nie ma już takiego opakowania");
        let card = app.get_as(&operator, &format!("{PRODUCTS}/{}", programme.product)).await;
        assert_eq!(card["aliases"][0]["alias"], "Dowwo 500 5l kan.");
        let remove = format!("{path}/{}/remove", alias["id"]);
        assert_eq!(app.put(&operator, &remove, &json!({})).await.assert(200).json["data"]["aliases"], json!([]));
        app.put(&operator, &remove, &json!({})).await.assert(404);
    }
}
