//! Four eyes: no one signs what they have shaped, whatever their role, and a retried signature is one.
use serde_json::json;

use crate::support::on_both;

on_both! {
    async fn whoever_proposed_a_batch_does_not_approve_it(app) {
        let office = app.office().await;
        let (signers, order) = (&office.signers, app.transfer(&office).await);
        let payout = app.proposed(signers, &[&order]).await;
        let own = app.payout_act(&signers.first, &payout, "approve", json!({})).await;
        assert_eq!(own.assert(403).json["error"], "payout_own_hands");
        assert_eq!(own.message(), "Paczkę przelewów zatwierdza inna osoba niż ta, która ją zaproponowała lub zmieniła");
        assert_eq!(app.payout(&signers.first, &payout["id"]).await["status"]["code"], "proposed");
        assert_eq!(app.payout(&signers.second, &payout["id"]).await["acts"], json!(["change", "withdraw", "approve"]));
        app.payout_act(&signers.second, &payout, "approve", json!({})).await.assert(200);
    }

    async fn whoever_changed_a_batch_does_not_approve_it_either(app) {
        let office = app.office().await;
        let signers = &office.signers;
        let (one, other) = (app.transfer(&office).await, app.transfer(&office).await);
        let payout = app.proposed(signers, &[&one]).await;
        let changed = app.payout_act(&signers.second, &payout, "change", json!({"add": [other]})).await;
        let payout = changed.assert(200).json["data"].clone();
        for operator in [&signers.first, &signers.second] {
            let answer = app.payout_act(operator, &payout, "approve", json!({})).await;
            assert_eq!(answer.assert(403).json["error"], "payout_own_hands");
        }
        let third = app.operator(&["finance"]).await;
        app.payout_act(&third, &payout, "approve", json!({})).await.assert(200);
    }

    async fn an_administrator_never_gives_both_signatures(app) {
        let office = app.office().await;
        let (administrator, order) = (app.operator(&["administrator"]).await, app.transfer(&office).await);
        let proposed = app.propose(&administrator, "k", &[&order]).await;
        let payout = proposed.assert(201).json["data"]["payouts"][0].clone();
        app.payout_act(&administrator, &payout, "approve", json!({})).await.assert(403);
        app.payout_act(&office.signers.first, &payout, "approve", json!({})).await.assert(200);
    }

    async fn a_batch_that_was_not_approved_does_not_leave(app) {
        let office = app.office().await;
        let (signers, order) = (&office.signers, app.transfer(&office).await);
        let payout = app.proposed(signers, &[&order]).await;
        for (act, form) in [
            ("export", json!({"execute_on": "2025-08-21"})),
            ("confirm", json!({})),
            ("return", json!({"order": order, "reason": "Rachunek zamknięty"})),
        ] {
            let answer = app.payout_act(&signers.second, &payout, act, form).await;
            assert_eq!(answer.assert(409).json["error"], "payout_state_forbids", "{act}");
        }
        assert_eq!(app.balances_of(office.participant.id).await.held, 5_000);
    }

    async fn what_is_approved_is_not_changed_any_more(app) {
        let office = app.office().await;
        let (one, other) = (app.transfer(&office).await, app.transfer(&office).await);
        let payout = app.approved(&office.signers, &[&one]).await;
        let answer = app.payout_act(&office.signers.first, &payout, "change", json!({"add": [other]})).await;
        assert_eq!(answer.assert(409).json["error"], "payout_state_forbids");
    }

    async fn a_retried_act_has_one_effect_and_one_answer(app) {
        let office = app.office().await;
        let (signers, order) = (&office.signers, app.transfer(&office).await);
        let first = app.propose(&signers.first, "p", &[&order]).await;
        let again = app.propose(&signers.first, "p", &[&order]).await;
        assert_eq!((first.assert(201).status, &first.body), (again.status, &again.body));
        let payout = first.json["data"]["payouts"][0].clone();
        let first = app.payout_act_with(&signers.second, &payout, "approve", "a", json!({})).await;
        let again = app.payout_act_with(&signers.second, &payout, "approve", "a", json!({})).await;
        assert_eq!((first.assert(200).status, &first.body), (again.status, &again.body));
        assert_eq!(app.number("SELECT count(*) FROM payouts WHERE id > $1", 0).await, 1);
    }
}
