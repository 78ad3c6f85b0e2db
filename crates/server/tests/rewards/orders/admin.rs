//! The operator moves orders: every transition of every kind, with points, stock, version, reason, audit, and once.
use plon_domain::reward::{Actor, OrderStatus, RewardKind};
use serde_json::{Value, json};

use super::given::AccountBalances;
use crate::rewards::given::Rewards;
use crate::support::{Answer, OperatorClient, ParticipantClient, TestApp, on_both};

struct OrderScene {
    participant: ParticipantClient,
    rewards: Rewards,
    operator: OperatorClient,
}

async fn order_scene(app: &TestApp) -> OrderScene {
    app.programme().await;
    let (participant, rewards, operator) =
        (app.participant().await, app.rewards().await, app.operator(&["finance"]).await);
    app.give_points(participant.id, 100_000).await;
    OrderScene { participant, rewards, operator }
}

async fn change(app: &TestApp, operator: &OperatorClient, key: &str, order: &str, form: Value) -> Answer {
    let path = format!("/api/v1/backoffice/orders/{order}/status");
    app.post(&path).bearer(&operator.token).key(key).json(&form).send().await
}

/// Moves an order with a fresh key and a reason.
async fn moved(app: &TestApp, operator: &OperatorClient, order: &str, version: i64, status: OrderStatus) -> Answer {
    let form = json!({"status": status, "version": version, "note": "Powód do testu"});
    change(app, operator, &app.app.rng.public_id(), order, form).await
}

async fn seen(app: &TestApp, operator: &OperatorClient, order: &str) -> Value {
    let answer = app.get(&format!("/api/v1/backoffice/orders/{order}")).bearer(&operator.token).send().await;
    answer.assert(200).json["data"].clone()
}

/// The moves that bring a new order into a state.
fn way_to(status: OrderStatus) -> &'static [OrderStatus] {
    match status {
        OrderStatus::Selected => &[],
        OrderStatus::InProgress => &[OrderStatus::InProgress],
        OrderStatus::Completed => &[OrderStatus::InProgress, OrderStatus::Completed],
        OrderStatus::Cancelled => &[OrderStatus::Cancelled],
        OrderStatus::Returned => &[OrderStatus::InProgress, OrderStatus::Returned],
    }
}

const KINDS: [RewardKind; 4] =
    [RewardKind::BankTransfer, RewardKind::CharityTransfer, RewardKind::Card, RewardKind::Parcel];

on_both! {
    async fn every_transition_of_every_kind_is_made_or_refused_as_the_rules_say(app) {
        let OrderScene { participant, rewards, operator } = order_scene(&app).await;
        let signers = app.signers().await;
        app.give_points(participant.id, 3_000_000).await;
        app.execute("UPDATE reward_variants SET stock = 1000 WHERE id = $1", rewards.size_m).await;
        for kind in KINDS {
            for from in OrderStatus::ALL {
                if *from == OrderStatus::Returned && !kind.is_transfer() {
                    continue;
                }
                for to in OrderStatus::ALL {
                    let order = app.ordered(&participant, &rewards.form(kind)).await;
                    if kind.is_transfer() {
                        app.bring(&signers, &participant, &order, *from).await;
                    } else {
                        for (step, status) in way_to(*from).iter().enumerate() {
                            moved(&app, &operator, &order, step as i64 + 1, *status).await.assert(200);
                        }
                    }
                    let before = app.balances_of(participant.id).await;
                    let answer = moved(&app, &operator, &order, way_to(*from).len() as i64 + 1, *to).await;
                    if from.may_become(*to, kind, Actor::Operator) {
                        assert_eq!(answer.assert(200).json["data"]["status"]["code"], to.as_str());
                    } else {
                        let by_batch = kind.is_transfer() && *to != OrderStatus::Cancelled;
                        let error = if by_batch { "transfer_by_batch" } else { "order_state_forbids" };
                        assert_eq!(answer.assert(409).json["error"], error, "{kind} {from} {to}");
                        assert_eq!(app.balances_of(participant.id).await, before);
                        assert_eq!(app.shown(&participant, &order).await["status"]["code"], from.as_str());
                    }
                }
            }
        }
    }

    async fn a_completed_order_redeems_its_points(app) {
        let OrderScene { participant, rewards, operator } = order_scene(&app).await;
        let order = app.ordered(&participant, &rewards.form(RewardKind::Card)).await;
        moved(&app, &operator, &order, 1, OrderStatus::InProgress).await.assert(200);
        assert_eq!(
            app.balances_of(participant.id).await,
            AccountBalances { available: 90_000, held: 10_000, redeemed: 0 }
        );
        let answer = moved(&app, &operator, &order, 2, OrderStatus::Completed).await;
        assert_eq!(answer.assert(200).json["data"]["version"], 3);
        assert_eq!(answer.json["data"]["next"], json!([]));
        assert_eq!(
            app.balances_of(participant.id).await,
            AccountBalances { available: 90_000, held: 0, redeemed: 10_000 }
        );
    }

    async fn a_cancelled_parcel_gives_the_points_back(app) {
        let OrderScene { participant, rewards, operator } = order_scene(&app).await;
        let order = app.ordered(&participant, &rewards.form(RewardKind::Parcel)).await;
        moved(&app, &operator, &order, 1, OrderStatus::InProgress).await.assert(200);
        moved(&app, &operator, &order, 2, OrderStatus::Cancelled).await.assert(200);
        assert_eq!(app.balances_of(participant.id).await, AccountBalances { available: 100_000, held: 0, redeemed: 0 });
        assert_eq!(app.variant_stock(rewards.size_m).await, 5);
    }

    async fn a_retried_change_has_one_effect_and_one_answer(app) {
        let OrderScene { participant, rewards, operator } = order_scene(&app).await;
        let order = app.ordered(&participant, &rewards.form(RewardKind::Parcel)).await;
        let form = json!({"status": "cancelled", "version": 1, "note": "Brak rozmiaru"});
        let first = change(&app, &operator, "k", &order, form.clone()).await;
        for _ in 0..3 {
            let again = change(&app, &operator, "k", &order, form.clone()).await;
            assert_eq!((again.status, &again.body), (first.assert(200).status, &first.body));
        }
        let other = change(&app, &operator, "k", &order, json!({"status": "in_progress", "version": 1})).await;
        assert_eq!(other.assert(422).json["error"], "idempotency_key_reused");
        assert_eq!(app.balances_of(participant.id).await.available, 100_000);
        assert_eq!(app.variant_stock(rewards.size_m).await, 5);
    }

    async fn operators_who_act_together_move_an_order_once(app) {
        let OrderScene { participant, rewards, operator } = order_scene(&app).await;
        let order = app.ordered(&participant, &rewards.form(RewardKind::Card)).await;
        let tries = (0..20).map(|_| moved(&app, &operator, &order, 1, OrderStatus::Cancelled));
        let answers = futures_util::future::join_all(tries).await;
        assert_eq!(answers.iter().filter(|answer| answer.status == 200).count(), 1);
        assert_eq!(answers.iter().filter(|answer| answer.json["error"] == "version_changed").count(), 19);
        assert_eq!(app.balances_of(participant.id).await, AccountBalances { available: 100_000, held: 0, redeemed: 0 });
    }

    async fn a_change_of_an_order_that_its_owner_cancelled_meanwhile_is_a_conflict(app) {
        let OrderScene { participant, rewards, operator } = order_scene(&app).await;
        let order = app.ordered(&participant, &rewards.form(RewardKind::Card)).await;
        let path = format!("/api/v1/prize/orders/{order}/cancel");
        app.post(&path).bearer(&participant.token).key("c").send().await.assert(200);
        let answer = moved(&app, &operator, &order, 1, OrderStatus::InProgress).await;
        assert_eq!(answer.assert(409).json["error"], "version_changed");
        let answer = moved(&app, &operator, &order, 2, OrderStatus::InProgress).await;
        assert_eq!(answer.assert(409).json["error"], "order_state_forbids");
    }

    async fn giving_points_back_needs_a_reason_that_the_participant_reads(app) {
        let OrderScene { participant, rewards, operator } = order_scene(&app).await;
        let order = app.ordered(&participant, &rewards.form(RewardKind::Parcel)).await;
        for note in [json!(null), json!("  ")] {
            let answer = change(&app, &operator, "k", &order, json!({"status": "cancelled", "version": 1, "note": note})).await;
            assert_eq!(answer.assert(422).field("note"), "Podaj powód. Uczestnik przeczyta go w powiadomieniu.");
        }
        let long = json!({"status": "cancelled", "version": 1, "note": "ż".repeat(501)});
        let answer = change(&app, &operator, "k", &order, long).await;
        assert_eq!(answer.assert(422).field("note"), "Wpisz najwyżej 500\u{a0}znaków");
        let form = json!({"status": "cancelled", "version": 1, "note": " Brak rozmiaru "});
        change(&app, &operator, "k", &order, form).await.assert(200);
        let told = "SELECT count(*) FROM notifications WHERE participant_id = $1 AND content LIKE
                    'Zamówienie nr% jest anulowane. Oddaliśmy Ci % Powód: Brak rozmiaru'";
        assert_eq!(app.number(told, participant.id.0).await, 1);
        assert_eq!(app.shown(&participant, &order).await["history"][1]["note"], "Brak rozmiaru");
    }

    async fn a_state_that_does_not_exist_is_an_error_of_its_field(app) {
        let OrderScene { participant, rewards, operator } = order_scene(&app).await;
        let order = app.ordered(&participant, &rewards.form(RewardKind::Card)).await;
        let answer = change(&app, &operator, "k", &order, json!({"status": "lost", "version": 1})).await;
        assert_eq!(answer.assert(422).field("status"), "Nie ma takiego statusu zamówienia");
        change(&app, &operator, "k", &order, json!({"status": "in_progress"})).await.assert(400);
    }

    async fn every_change_is_in_the_audit_log_and_is_told(app) {
        let OrderScene { participant, rewards, operator } = order_scene(&app).await;
        let order = app.ordered(&participant, &rewards.form(RewardKind::Card)).await;
        moved(&app, &operator, &order, 1, OrderStatus::InProgress).await.assert(200);
        let audited = "SELECT count(*) FROM audit_log WHERE operator_id = $1 AND action = 'orders.change'
                       AND before LIKE '%\"selected\"%' AND after LIKE '%\"in_progress\"%' AND participant_id IS NOT NULL";
        assert_eq!(app.number(audited, operator.id.0).await, 1);
        let told = "SELECT count(*) FROM notifications WHERE participant_id = $1
                    AND content LIKE 'Zamówienie nr% jest w\u{a0}realizacji.%' AND page LIKE '/moje-nagrody?zamowienie=%'";
        assert_eq!(app.number(told, participant.id.0).await, 1);
    }

    async fn an_operator_sees_all_that_an_order_needs(app) {
        let OrderScene { participant, rewards, operator } = order_scene(&app).await;
        let order = app.ordered(&participant, &rewards.form(RewardKind::BankTransfer)).await;
        let before = seen(&app, &operator, &order).await;
        assert_eq!(before["bank_account"], "PL61 1090 1014 0000 0712 1981 2874");
        assert_eq!(before["participant"]["nip"], participant.nip);
        assert_eq!(before["participant"]["available_points"], 95_000);
        let nexts: Vec<_> = before["next"].as_array().unwrap().iter().map(|next| (&next["status"]["code"], &next["needs_reason"])).collect();
        assert_eq!(nexts, [(&json!("cancelled"), &json!(true))], "all else is its batch's");
        let parcel = app.ordered(&participant, &rewards.form(RewardKind::Parcel)).await;
        let before = seen(&app, &operator, &parcel).await;
        let nexts: Vec<_> = before["next"].as_array().unwrap().iter().map(|next| (&next["status"]["code"], &next["needs_reason"])).collect();
        assert_eq!(nexts, [(&json!("in_progress"), &json!(false)), (&json!("cancelled"), &json!(true))]);
        moved(&app, &operator, &parcel, 1, OrderStatus::InProgress).await.assert(200);
        let parcel = seen(&app, &operator, &parcel).await;
        assert_eq!((&parcel["version"], &parcel["history"][0]["by"]), (&json!(2), &json!("Uczestnik")));
        assert_eq!((&parcel["history"][1]["by"], &parcel["history"][1]["note"]), (&json!("Jan Kowalski"), &json!("Powód do testu")));
        assert_eq!((&parcel["variant"], &parcel["address"]["city"]), (&json!("M"), &json!("Łęczyca")));
    }

    async fn the_admin_side_of_orders_is_for_finance_only(app) {
        let OrderScene { participant, rewards, .. } = order_scene(&app).await;
        let order = app.ordered(&participant, &rewards.form(RewardKind::Card)).await;
        let moderator = app.operator(&["moderator", "editor", "support"]).await;
        let administrator = app.operator(&["administrator"]).await;
        let path = format!("/api/v1/backoffice/orders/{order}");
        for token in [&moderator.token, &participant.token] {
            app.get("/api/v1/backoffice/orders").bearer(token).send().await.assert(403);
            app.get(&path).bearer(token).send().await.assert(403);
            let form = json!({"status": "in_progress", "version": 1});
            app.post(&format!("{path}/status")).bearer(token).key("k").json(&form).send().await.assert(403);
        }
        app.get(&path).send().await.assert(401);
        app.get(&path).bearer(&administrator.token).send().await.assert(200);
        moved(&app, &administrator, "nie-ma", 1, OrderStatus::InProgress).await.assert(404);
        app.get("/api/v1/backoffice/orders/nie-ma").bearer(&administrator.token).send().await.assert(404);
        let form = json!({"status": "in_progress", "version": 1});
        let keyless = app.post(&format!("{path}/status")).bearer(&administrator.token).json(&form).send().await;
        assert_eq!(keyless.assert(422).json["error"], "idempotency_key_missing");
    }
}
