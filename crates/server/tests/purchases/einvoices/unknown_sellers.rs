//! Sellers outside the programme whom participants' e-invoices name.
use plon_ksef::writing::Draft;
use serde_json::{Value, json};

use super::{sale, xml};
use crate::support::{OperatorClient, TestApp, on_both};

const PATH: &str = "/api/v1/backoffice/unknown-sellers";
const STRANGER: &str = "7822622168";

fn from(seller: &str, buyer: &str) -> Draft {
    let mut draft = sale(buyer, "FS/1");
    draft.seller.nip = seller.to_owned();
    draft.seller.name = "Sklep Ogrodniczy".to_owned();
    draft
}

impl TestApp {
    async fn unknown_sellers(&self, operator: &OperatorClient) -> Vec<Value> {
        let answer = self.get(PATH).bearer(&operator.token).send().await;
        answer.assert(200).json["data"]["items"].as_array().unwrap().clone()
    }
}

on_both! {
    async fn a_seller_is_listed_with_its_participants_until_it_is_a_distributor(app) {
        let (anna, jan, _) = (app.participant().await, app.participant_numbered(1).await, app.programme().await);
        let operator = app.operator(&["moderator"]).await;
        for who in [&anna, &anna, &jan] {
            app.read_einvoices(who, "a.xml", &xml(&from(STRANGER, who.nip))).await.assert(200);
        }
        app.report_einvoices(&jan, "a.xml", &xml(&from("5265877635", jan.nip))).await.assert(422);
        let listed = app.unknown_sellers(&operator).await;
        assert_eq!((&listed[0]["nip"], &listed[0]["participants"]), (&json!(STRANGER), &json!(2)));
        assert_eq!((&listed[1]["nip"], &listed[1]["name"]), (&json!("5265877635"), &json!("Sklep Ogrodniczy")));
        app.distributor(STRANGER, "Sklep Ogrodniczy").await;
        assert_eq!(app.unknown_sellers(&operator).await.len(), 1);
    }

    async fn nothing_is_noted_of_others_invoices_nor_of_those_that_earn_nothing_anyway(app) {
        let (participant, _) = (app.participant().await, app.programme().await);
        let mut advance = from(STRANGER, participant.nip);
        advance.kind = plon_ksef::InvoiceKind::Zal;
        for draft in [from(STRANGER, "1132191233"), advance, sale(participant.nip, "FS/2")] {
            app.read_einvoices(&participant, "a.xml", &xml(&draft)).await.assert(200);
        }
        assert_eq!(app.count("SELECT count(*) FROM unknown_sellers").await, 0);
    }

    async fn one_participant_fills_no_list(app) {
        let (participant, _) = (app.participant().await, app.programme().await);
        let weights = [6, 5, 7, 2, 3, 4, 5, 6, 7];
        let nips = (0..60_u32).filter_map(|number| {
            let digits = format!("5213010{number:02}");
            let sum: u32 = digits.chars().zip(weights).map(|(digit, weight)| digit.to_digit(10).unwrap() * weight).sum();
            (sum % 11 < 10).then(|| format!("{digits}{}", sum % 11))
        });
        for nip in nips.take(25) {
            app.read_einvoices(&participant, "a.xml", &xml(&from(&nip, participant.nip))).await.assert(200);
        }
        assert_eq!(app.count("SELECT count(*) FROM unknown_sellers").await, 20);
    }

    async fn moderators_alone_see_them(app) {
        app.get(PATH).bearer(&app.operator(&["support"]).await.token).send().await.assert(403);
        app.get(PATH).send().await.assert(401);
    }
}
