//! Wrong orders: every error at its field, all at once, in Polish.
use serde_json::{Value, json};

use super::given::address;
use crate::rewards::given::Rewards;
use crate::support::{ParticipantClient, TestApp, on_both};

async fn given(app: &TestApp) -> (ParticipantClient, Rewards) {
    app.programme().await;
    let (participant, rewards) = (app.participant().await, app.rewards().await);
    app.give_points(participant.id, 1_000_000).await;
    (participant, rewards)
}

/// The form is refused with these sentences and no others.
async fn assert_errors(app: &TestApp, participant: &ParticipantClient, form: Value, errors: Value) {
    let answer = app.order(participant, &app.app.rng.public_id(), &form).await;
    assert_eq!(answer.assert(422).json["errors"], errors, "{form}");
    assert_eq!(answer.json["error"], "invalid");
    assert_eq!(app.orders_of(participant).await, 0);
}

on_both! {
    async fn a_sum_must_be_given_within_its_bounds_and_on_its_step(app) {
        let (participant, rewards) = given(&app).await;
        for (amount, sentence) in [
            (json!(null), "Pole jest wymagane"),
            (json!(4_000), "Najmniejsza kwota to 50,00\u{a0}zł"),
            (json!(-5_000), "Najmniejsza kwota to 50,00\u{a0}zł"),
            (json!(51_000), "Największa kwota to 500,00\u{a0}zł"),
            (json!(i64::MAX), "Największa kwota to 500,00\u{a0}zł"),
            (json!(5_500), "Kwota musi być wielokrotnością 10,00\u{a0}zł"),
        ] {
            let form = json!({"reward_id": rewards.bank_transfer, "amount": amount});
            assert_errors(&app, &participant, form, json!({"amount": [sentence]})).await;
        }
    }

    async fn an_unknown_withdrawn_or_missing_reward_is_an_error_of_its_field(app) {
        let (participant, rewards) = given(&app).await;
        app.withdraw_reward(rewards.card).await;
        for (reward, sentence) in [
            (json!(999_999), "Nie ma takiej nagrody"),
            (json!(rewards.card), "Nie ma takiej nagrody"),
            (json!(rewards.trip), "Wycieczkę zamówisz na jej stronie"),
            (json!(null), "Pole jest wymagane"),
        ] {
            assert_errors(&app, &participant, json!({"reward_id": reward}), json!({"reward_id": [sentence]})).await;
        }
    }

    async fn every_field_of_an_empty_address_is_named_at_once(app) {
        let (participant, rewards) = given(&app).await;
        let required = json!(["Pole jest wymagane"]);
        let errors = json!({"address.recipient": required, "address.street": required,
            "address.street_number": required, "address.postcode": required, "address.city": required});
        for reward in [rewards.torch, rewards.card] {
            for to in [json!(null), json!({}), json!({"recipient": " ", "street": "", "postcode": " "})] {
                assert_errors(&app, &participant, json!({"reward_id": reward, "delivery": "post", "address": to}), errors.clone()).await;
            }
        }
    }

    async fn a_card_comes_by_post_or_as_a_code_and_one_of_them_is_chosen(app) {
        let (participant, rewards) = given(&app).await;
        let sentence = json!({"delivery": ["Wybierz, czy karta ma przyjść pocztą, czy jako kod"]});
        for delivery in [json!(null), json!(""), json!("kurier")] {
            let form = json!({"reward_id": rewards.card, "delivery": delivery, "address": address()});
            assert_errors(&app, &participant, form, sentence.clone()).await;
        }
    }

    async fn a_line_of_an_address_has_a_shape_and_an_end(app) {
        let (participant, rewards) = given(&app).await;
        let long = |length: usize| json!("ż".repeat(length));
        for (field, value, sentence) in [
            ("postcode", json!("99100"), "Popraw pole kod pocztowy"),
            ("recipient", long(101), "Wpisz najwyżej 100\u{a0}znaków"),
            ("street", long(101), "Wpisz najwyżej 100\u{a0}znaków"),
            ("street_number", long(11), "Wpisz najwyżej 10\u{a0}znaków"),
            ("street_number_place", long(11), "Wpisz najwyżej 10\u{a0}znaków"),
            ("city", long(61), "Wpisz najwyżej 60\u{a0}znaków"),
            ("city", json!("Łęczyca\u{0}"), "Usuń znaki, których nie da się wydrukować"),
            ("recipient", json!("Anna\u{202e} aksweinśiW"), "Usuń znaki, których nie da się wydrukować"),
            ("street", json!("Pol\u{200b}na"), "Usuń znaki, których nie da się wydrukować"),
        ] {
            let mut to = address();
            to[field] = value;
            let form = json!({"reward_id": rewards.torch, "address": to});
            assert_errors(&app, &participant, form, json!({format!("address.{field}"): [sentence]})).await;
        }
    }

    async fn a_variant_must_be_one_of_the_rewards_own(app) {
        let (participant, rewards) = given(&app).await;
        let foreign = "Ta nagroda nie ma takiego wariantu";
        for (reward, variant, sentence) in [
            (rewards.jacket, json!(null), "Wybierz wariant nagrody"),
            (rewards.jacket, json!(999_999), foreign),
            (rewards.torch, json!(rewards.size_m), foreign),
        ] {
            let form = json!({"reward_id": reward, "variant_id": variant, "address": address()});
            assert_errors(&app, &participant, form, json!({"variant_id": [sentence]})).await;
        }
    }

    async fn errors_of_different_fields_are_told_together(app) {
        let (participant, rewards) = given(&app).await;
        let mut to = address();
        to["postcode"] = json!("9-9100");
        let form = json!({"reward_id": rewards.jacket, "amount": 5_000, "address": to});
        assert_errors(&app, &participant, form, json!({
            "amount": ["Przy tej nagrodzie nie podaje się kwoty"],
            "variant_id": ["Wybierz wariant nagrody"],
            "address.postcode": ["Popraw pole kod pocztowy"],
        })).await;
    }

    async fn a_body_that_is_no_order_is_malformed(app) {
        let (participant, _) = given(&app).await;
        for form in [json!({"reward_id": "kurtka"}), json!({"reward_id": 1, "amount": 10.5}), json!([])] {
            app.order(&participant, "k", &form).await.assert(400);
        }
    }

    async fn a_key_over_255_characters_is_no_key(app) {
        let (participant, rewards) = given(&app).await;
        let form = json!({"reward_id": rewards.bank_transfer, "amount": 5_000});
        app.order(&participant, &"k".repeat(256), &form).await.assert(422);
        app.order(&participant, &"k".repeat(255), &form).await.assert(201);
    }
}
