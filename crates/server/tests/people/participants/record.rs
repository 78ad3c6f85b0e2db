//! A participant's record.
use serde_json::json;

use crate::support::on_both;

on_both! {
    async fn the_card_shows_who_the_participant_is_and_how_their_points_stand(app) {
        app.programme().await;
        let participant = app.participant().await;
        app.give_points(participant.id, 1_200).await;
        app.execute("INSERT INTO participant_areas (participant_id, crop_id, area) VALUES ($1, 15, 12500)", participant.id.0).await;
        let operator = app.operator(&["finance"]).await;
        let card = app.in_the_back_office(&operator, &format!("/{}", participant.id.0)).await["data"].clone();
        assert_eq!(card["status"], json!({"code": "active", "label": "Aktywny", "color": "green"}));
        assert_eq!((&card["profile"]["nip"], &card["profile"]["has_password"]), (&json!(participant.nip), &json!(false)));
        assert_eq!(card["areas"], json!([{"crop_id": 15, "crop": "Rzepak", "area": 12500}]));
        assert_eq!(card["points"], json!({
            "available": 1200, "held": 0, "redeemed": 0, "forfeited": 0, "total": 1200, "purchases": 1200,
            "affiliation": 0, "achievements": 0, "limit": 4_000_000,
        }));
    }

    async fn only_who_pays_out_sees_the_whole_account(app) {
        app.programme().await;
        let participant = app.participant().await;
        for (role, account) in [
            ("finance", "PL61 1090 1014 0000 0712 1981 2874"),
            ("administrator", "PL61 1090 1014 0000 0712 1981 2874"),
            ("support", "…\u{a0}2874"),
            ("moderator", "…\u{a0}2874"),
        ] {
            let operator = app.operator(&[role]).await;
            let card = app.in_the_back_office(&operator, &format!("/{}", participant.id.0)).await;
            assert_eq!(card["data"]["bank_account"].as_str().unwrap().replace('\u{a0}', " "), account.replace('\u{a0}', " "), "{role}");
        }
    }

    async fn there_is_no_card_of_nobody(app) {
        let operator = app.operator(&["support"]).await;
        for path in ["7", "7/transfers", "7/invoices", "7/orders", "7/consents", "7/sessions", "7/notes", "7/history", "x"] {
            let path = format!("/api/v1/backoffice/participants/{path}");
            app.get(&path).bearer(&operator.token).send().await.assert(404);
        }
    }
}
