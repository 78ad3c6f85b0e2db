//! The bank sends transfers back: the order is returned, its points come back once, whenever it happens.
use serde_json::json;

use crate::orders::given::AccountBalances;
use crate::support::on_both;

on_both! {
    async fn a_return_on_the_way_gives_the_points_back_and_the_rest_is_completed(app) {
        let office = app.office().await;
        let signers = &office.signers;
        let (bad, good) = (app.transfer(&office).await, app.transfer(&office).await);
        let payout = app.exported(signers, &[&bad, &good]).await;
        let answer = app.give_back(signers, &payout, &bad).await;
        let payout = answer.assert(200).json["data"].clone();
        assert_eq!(payout["status"]["code"], "exported", "the other is still on its way");
        assert_eq!(
            app.balances_of(office.participant.id).await,
            AccountBalances { available: 95_000, held: 5_000, redeemed: 0 }
        );
        let shown = app.shown(&office.participant, &bad).await;
        assert_eq!((&shown["status"]["code"], &shown["history"][2]["note"]), (&json!("returned"), &json!("Rachunek zamknięty")));

        let confirmed = app.payout_act(&signers.first, &payout, "confirm", json!({})).await;
        assert_eq!(confirmed.assert(200).json["data"]["status"]["label"], "Rozliczona ze zwrotami");
        assert_eq!(
            app.balances_of(office.participant.id).await,
            AccountBalances { available: 95_000, held: 0, redeemed: 5_000 }
        );
        let told = "SELECT count(*) FROM notifications WHERE participant_id = $1
                    AND title = 'Bank zwrócił przelew' AND content LIKE '%zwrócone. Oddaliśmy Ci % Powód: Rachunek zamknięty'";
        assert_eq!(app.number(told, office.participant.id.0).await, 1);
    }

    async fn a_return_after_the_confirmation_takes_the_redemption_back(app) {
        let office = app.office().await;
        let (signers, order) = (&office.signers, app.transfer(&office).await);
        let payout = app.confirmed(signers, &[&order]).await;
        assert_eq!(payout.get("returned"), None);
        assert_eq!(
            app.balances_of(office.participant.id).await,
            AccountBalances { available: 95_000, held: 0, redeemed: 5_000 }
        );
        let answer = app.give_back(signers, &payout, &order).await;
        assert_eq!(answer.assert(200).json["data"]["status"]["code"], "settled_with_returns");
        assert_eq!(answer.json["data"]["amount"], 5_000, "as the file has it");
        assert_eq!(answer.json["data"]["returned"], json!({"transfers": 1, "amount": 5_000}));
        assert_eq!(
            app.balances_of(office.participant.id).await,
            AccountBalances { available: 100_000, held: 0, redeemed: 0 }
        );
        assert_eq!(app.shown(&office.participant, &order).await["status"]["code"], "returned");
    }

    async fn a_transfer_comes_back_once(app) {
        let office = app.office().await;
        let (signers, order) = (&office.signers, app.transfer(&office).await);
        let payout = app.exported(signers, &[&order]).await;
        let form = json!({"order": order, "reason": "Rachunek zamknięty"});
        let first = app.payout_act_with(&signers.first, &payout, "return", "r", form.clone()).await;
        let again = app.payout_act_with(&signers.first, &payout, "return", "r", form).await;
        assert_eq!((first.assert(200).status, &first.body), (again.status, &again.body));
        let payout = first.json["data"].clone();
        assert_eq!(payout["status"]["code"], "settled_with_returns", "nothing of it is on its way any more");
        let second = app.give_back(signers, &payout, &order).await;
        assert_eq!(second.assert(409).json["error"], "transfer_not_sent");
        assert_eq!(
            app.balances_of(office.participant.id).await,
            AccountBalances { available: 100_000, held: 0, redeemed: 0 }
        );
        let refused = app.propose(&signers.first, "k", &[&order]).await;
        assert!(refused.assert(422).field("orders").contains("nie ma już statusu Wybrana"));
    }

    async fn a_return_has_a_reason_and_names_an_order_of_the_batch(app) {
        let office = app.office().await;
        let signers = &office.signers;
        let (sent, other) = (app.transfer(&office).await, app.transfer(&office).await);
        let payout = app.exported(signers, &[&sent]).await;
        let empty = app.payout_act(&signers.first, &payout, "return", json!({})).await;
        assert_eq!((empty.assert(422).field("order"), empty.field("reason")), ("Pole jest wymagane", "Pole jest wymagane"));
        assert_eq!(app.give_back(signers, &payout, &other).await.assert(409).json["error"], "transfer_not_sent");
        app.give_back(signers, &payout, "nie-ma").await.assert(404);
    }
}
