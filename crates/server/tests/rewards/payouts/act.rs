//! A batch on its way: proposed, changed, withdrawn, exported once, confirmed; what participants and the log are told.
use plon_domain::reward::RewardKind;
use serde_json::{Value, json};

use super::given::PAYOUTS;
use crate::orders::given::AccountBalances;
use crate::support::{OperatorClient, TestApp, on_both};

async fn status_of(app: &TestApp, operator: &OperatorClient, order: &str) -> Value {
    let answer = app.get(&format!("/api/v1/backoffice/orders/{order}")).bearer(&operator.token).send().await;
    answer.assert(200).json["data"]["status"]["code"].clone()
}

fn codes(items: &[Value]) -> Vec<&str> {
    items.iter().map(|item| item["state"]["code"].as_str().unwrap()).collect()
}

on_both! {
    async fn transfers_leave_in_a_batch_and_are_completed_when_it_is_confirmed(app) {
        let office = app.office().await;
        let signers = &office.signers;
        let bank = app.transfer(&office).await;
        let charity = app.ordered(&office.participant, &office.rewards.form(RewardKind::CharityTransfer)).await;
        let parcel = app.ordered(&office.participant, &office.rewards.form(RewardKind::Parcel)).await;
        assert_eq!(app.candidates(&signers.first).await.len(), 2, "a parcel is no candidate");

        let payout = app.proposed(signers, &[&bank, &charity]).await;
        assert_eq!((&payout["transfers"], &payout["amount"]), (&json!(2), &json!(10_000)));
        assert_eq!(payout["status"]["code"], "proposed");
        assert_eq!(payout["acts"], json!(["change", "withdraw"]));
        assert!(app.candidates(&signers.first).await.is_empty());
        let listed = app.transfers(&signers.first, &payout).await;
        assert_eq!(listed[0]["account"], "PL61 1090 1014 0000 0712 1981 2874");
        assert_eq!(listed[1]["name"], "Polska Akcja Humanitarna");

        let payout = app.payout_act(&signers.second, &payout, "approve", json!({})).await.assert(200).json["data"].clone();
        assert_eq!(payout["status"]["code"], "approved");
        assert_eq!(status_of(&app, &signers.first, &bank).await, "selected");
        let form = json!({"execute_on": "2025-08-21"});
        let payout = app.payout_act(&signers.first, &payout, "export", form).await.assert(200).json["data"].clone();
        assert_eq!((&payout["status"]["code"], &payout["execute_on"]), (&json!("exported"), &json!("2025-08-21")));
        assert_eq!(payout["files"].as_array().unwrap().len(), 6);
        assert_eq!(status_of(&app, &signers.first, &bank).await, "in_progress");
        assert_eq!(app.cancel(&office.participant, &bank).await.assert(409).json["error"], "order_state_forbids");

        let payout = app.payout_act(&signers.first, &payout, "confirm", json!({})).await.assert(200).json["data"].clone();
        assert_eq!(payout["status"]["label"], "Rozliczona");
        for order in [&bank, &charity] {
            assert_eq!(status_of(&app, &signers.first, order).await, "completed");
        }
        assert_eq!(status_of(&app, &signers.first, &parcel).await, "selected");
        assert_eq!(
            app.balances_of(office.participant.id).await,
            AccountBalances { available: 66_000, held: 24_000, redeemed: 10_000 }
        );
        let history: Vec<_> = payout["history"].as_array().unwrap().iter().map(|event| event["act"].as_str().unwrap()).collect();
        assert_eq!(history, ["propose", "approve", "export", "confirm"]);
    }

    async fn the_log_has_each_act_and_the_participant_is_told_of_each_state(app) {
        let office = app.office().await;
        let order = app.transfer(&office).await;
        let payout = app.confirmed(&office.signers, &[&order]).await;
        app.file(&office.signers.first, &payout, "format=elixir-0&encoding=cp852").await.assert(200);
        let id = payout["id"].as_i64().unwrap();
        for (sql, times) in [
            ("SELECT count(*) FROM audit_log WHERE subject = 'payouts' AND subject_id = $1 AND action = 'payouts.propose'", 1),
            ("SELECT count(*) FROM audit_log WHERE subject = 'payouts' AND subject_id = $1 AND action = 'payouts.approve'
                AND before LIKE '%proposed%' AND after LIKE '%approved%'", 1),
            ("SELECT count(*) FROM audit_log WHERE subject = 'payouts' AND subject_id = $1 AND action = 'payouts.export'", 1),
            ("SELECT count(*) FROM audit_log WHERE subject = 'payouts' AND subject_id = $1 AND action = 'payouts.confirm'", 1),
            ("SELECT count(*) FROM audit_log WHERE subject = 'payouts' AND subject_id = $1 AND action = 'payouts.download'
                AND after LIKE '%cp852%'", 1),
        ] {
            assert_eq!(app.number(sql, id).await, times, "{sql}");
        }
        for sql in [
            "SELECT count(*) FROM notifications WHERE participant_id = $1 AND content LIKE '% przekazaliśmy do banku.'",
            "SELECT count(*) FROM notifications WHERE participant_id = $1 AND content LIKE '% jest zrealizowane: bank wykonał przelew na Twoje konto.'",
        ] {
            assert_eq!(app.number(sql, office.participant.id.0).await, 1, "{sql}");
        }
    }

    async fn an_order_stands_in_one_batch_and_is_free_again_when_it_is_taken_out_or_the_batch_withdrawn(app) {
        let office = app.office().await;
        let signers = &office.signers;
        let (one, other) = (app.transfer(&office).await, app.transfer(&office).await);
        let payout = app.proposed(signers, &[&one]).await;
        let refused = app.propose(&signers.second, "k", &[&one, &other]).await;
        let sentence = refused.assert(422).field("orders").to_owned();
        assert!(sentence.ends_with(&format!("jest już w\u{a0}paczce przelewów nr\u{a0}{}", payout["id"])), "{sentence}");

        let form = json!({"add": [other], "remove": [one]});
        let payout = app.payout_act(&signers.first, &payout, "change", form).await.assert(200).json["data"].clone();
        assert_eq!(payout["transfers"], 1);
        assert_eq!(codes(&app.transfers(&signers.first, &payout).await), ["taken_out", "waiting"]);
        assert_eq!(app.candidates(&signers.first).await[0]["id"], json!(one));
        let all = app.payout_act(&signers.first, &payout, "change", json!({"remove": [other]})).await;
        assert_eq!(all.assert(409).json["error"], "payout_empty");

        let form = json!({"reason": "Pomyłka"});
        let payout = app.payout_act(&signers.second, &payout, "withdraw", form).await.assert(200).json["data"].clone();
        assert_eq!((&payout["status"]["code"], &payout["transfers"]), (&json!("withdrawn"), &json!(1)));
        assert_eq!(app.candidates(&signers.first).await.len(), 2);
        app.exported(signers, &[&one, &other]).await;
    }

    async fn an_exported_batch_is_exported_once_and_its_file_stays_the_same(app) {
        let office = app.office().await;
        let (signers, order) = (&office.signers, app.transfer(&office).await);
        let payout = app.approved(signers, &[&order]).await;
        app.file(&signers.first, &payout, "format=elixir-0&encoding=utf-8").await.assert(409);
        let form = json!({"execute_on": "2025-08-21"});
        let first = app.payout_act_with(&signers.first, &payout, "export", "k", form.clone()).await;
        let again = app.payout_act_with(&signers.first, &payout, "export", "k", form.clone()).await;
        assert_eq!((first.assert(200).status, &first.body), (again.status, &again.body));
        let payout = first.json["data"].clone();
        let second = app.payout_act(&signers.second, &payout, "export", form).await;
        assert_eq!(second.assert(409).json["error"], "payout_state_forbids");
        let changed = app.payout_act(&signers.second, &payout, "withdraw", json!({"reason": "Pomyłka"})).await;
        assert_eq!(changed.assert(409).json["error"], "payout_state_forbids");

        let before = app.file(&signers.first, &payout, "format=pain.001.001.09").await;
        app.rename(&office.participant, "Ktoś", "Inny", "").await;
        app.put_setting("payout_name", "Inna nazwa").await;
        app.wait(jiff::SignedDuration::from_mins(3));
        let after = app.file(&signers.second, &payout, "format=pain.001.001.09").await;
        assert_eq!(before.assert(200).body, after.assert(200).body);
        assert_eq!(before.headers["cache-control"], "no-store");
        let told = "SELECT count(*) FROM order_events WHERE status = 'in_progress' AND order_id > $1";
        assert_eq!(app.number(told, 0).await, 1);
    }

    async fn a_cancelled_order_leaves_its_batch_and_whoever_saw_it_before_does_not_approve_it(app) {
        let office = app.office().await;
        let signers = &office.signers;
        let (one, other) = (app.transfer(&office).await, app.transfer(&office).await);
        let payout = app.proposed(signers, &[&one, &other]).await;
        app.cancel(&office.participant, &one).await.assert(200);
        let blind = app.payout_act(&signers.second, &payout, "approve", json!({})).await;
        assert_eq!(blind.assert(409).json["error"], "version_changed");
        let payout = app.payout(&signers.second, &payout["id"]).await;
        assert_eq!((&payout["transfers"], &payout["amount"]), (&json!(1), &json!(5_000)));
        let payout = app.payout_act(&signers.second, &payout, "approve", json!({})).await.assert(200).json["data"].clone();

        app.cancel(&office.participant, &other).await.assert(200);
        let payout = app.payout(&signers.second, &payout["id"]).await;
        assert_eq!(payout["acts"], json!(["withdraw"]));
        let empty = app.payout_act(&signers.second, &payout, "export", json!({"execute_on": "2025-08-21"})).await;
        assert_eq!(empty.assert(409).json["error"], "payout_empty");
        assert_eq!(app.balances_of(office.participant.id).await.available, 100_000);
    }

    async fn a_fresh_account_keeps_an_order_out_of_a_batch_and_a_batch_from_leaving(app) {
        let office = app.office().await;
        let signers = &office.signers;
        let (fresh, charity) =
            (app.transfer(&office).await, app.ordered(&office.participant, &office.rewards.form(RewardKind::CharityTransfer)).await);
        let payout = app.approved(signers, &[&fresh]).await;
        app.execute("UPDATE participants SET email_changed_at = 1755673200000000 WHERE id = $1", office.participant.id.0).await;
        let form = json!({"execute_on": "2025-08-21"});
        let held = app.payout_act(&signers.first, &payout, "export", form.clone()).await;
        assert_eq!(held.assert(409).json["error"], "payout_waits");
        assert_eq!(app.transfers(&signers.first, &payout).await[0]["wait"]["changed"], json!(["adres e-mail"]));
        app.payout_act(&signers.first, &payout, "withdraw", json!({"reason": "Poczekamy"})).await.assert(200);

        let wait = app.candidates(&signers.first).await[0]["wait"].clone();
        assert_eq!(wait, json!({"until": "2025-08-22T07:00:00Z", "changed": ["adres e-mail"]}));
        let refused = app.propose(&signers.first, "k", &[&fresh, &charity]).await;
        let sentence = refused.assert(422).field("orders").to_owned();
        assert!(sentence.contains("uczestnik niedawno zmienił: adres e-mail. Przelew może wyjść po 22.08.2025 o\u{a0}09:00"), "{sentence}");
        app.proposed(signers, &[&charity]).await;

        app.wait(jiff::SignedDuration::from_hours(48));
        let late = app.operator(&["administrator"]).await;
        app.propose(&late, "k", &[&fresh]).await.assert(201);
    }

    async fn the_list_is_narrowed_to_a_state(app) {
        let office = app.office().await;
        let orders = [app.transfer(&office).await, app.transfer(&office).await];
        app.exported(&office.signers, &[&orders[0]]).await;
        let waits = app.proposed(&office.signers, &[&orders[1]]).await;
        let list = async |query: &str| {
            let answer = app.get(&format!("{PAYOUTS}{query}")).bearer(&office.signers.first.token).send().await;
            answer.assert(200).json["data"]["items"].as_array().unwrap().clone()
        };
        assert_eq!(list("").await[0]["id"], waits["id"], "the newest comes first");
        let proposed = list("?status=proposed").await;
        assert_eq!(proposed.len(), 1);
        assert_eq!((&proposed[0]["amount"], &proposed[0]["proposed_by"]), (&json!(5_000), &json!("Jan Kowalski")));
        assert!(list("?status=withdrawn").await.is_empty());
    }

    async fn a_transfer_that_left_before_there_were_batches_is_ended_in_the_back_office(app) {
        let office = app.office().await;
        let (operator, orders) = (&office.signers.first, [app.transfer(&office).await, app.transfer(&office).await]);
        app.execute("UPDATE orders SET status = 'in_progress' WHERE participant_id = $1", office.participant.id.0).await;
        for (order, end) in orders.iter().zip(["completed", "returned"]) {
            let path = format!("/api/v1/backoffice/orders/{order}");
            let shown = app.get(&path).bearer(&operator.token).send().await.json["data"].clone();
            let nexts: Vec<_> = shown["next"].as_array().unwrap().iter().map(|next| &next["status"]["code"]).collect();
            assert_eq!(nexts, ["completed", "returned"]);
            let form = json!({"status": end, "version": 1, "note": "Rachunek zamknięty"});
            app.post(&format!("{path}/status")).bearer(&operator.token).key(end).json(&form).send().await.assert(200);
        }
        assert_eq!(
            app.balances_of(office.participant.id).await,
            AccountBalances { available: 95_000, held: 0, redeemed: 5_000 }
        );
    }

    async fn the_admin_side_of_orders_names_the_batch_and_moves_no_transfer(app) {
        let office = app.office().await;
        let (signers, order) = (&office.signers, app.transfer(&office).await);
        let payout = app.proposed(signers, &[&order]).await;
        let path = format!("/api/v1/backoffice/orders/{order}");
        let shown = app.get(&path).bearer(&signers.first.token).send().await.json["data"].clone();
        assert_eq!(shown["payout"], payout["id"]);
        for status in ["in_progress", "completed", "returned"] {
            let form = json!({"status": status, "version": 1, "note": "Powód"});
            let answer = app.post(&format!("{path}/status")).bearer(&signers.first.token).key(status).json(&form).send().await;
            assert_eq!(answer.assert(409).json["error"], "transfer_by_batch");
            assert!(answer.message().contains("paczka przelewów"));
        }
        let form = json!({"status": "cancelled", "version": 1, "note": "Na prośbę"});
        app.post(&format!("{path}/status")).bearer(&signers.first.token).key("c").json(&form).send().await.assert(200);
        assert_eq!(app.payout(&signers.first, &payout["id"]).await["transfers"], 0);
    }
}
