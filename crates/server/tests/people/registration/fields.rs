//! Every field of the form, with the exact sentence at each that must be mended, all at once.
use serde_json::{Value, json};

use super::{farm, with};
use crate::support::{TestApp, on_both};

const REQUIRED: &str = "Pole jest wymagane";

async fn errors(app: &TestApp, form: &Value) -> Value {
    let answer = app.register(form).await;
    assert_eq!(answer.assert(422).message(), "Popraw formularz");
    answer.json["errors"].clone()
}

on_both! {
    async fn an_empty_form_names_all_that_is_missing(app) {
        app.open_programme().await;
        let errors = errors(&app, &json!({})).await;
        let missing = ["company_city", "company_name", "company_postcode", "company_street", "company_street_number",
            "email", "email_confirmation", "first_name", "kind", "last_name", "nip", "phone", "register"];
        let mut expected: Value = missing.iter().map(|name| ((*name).to_owned(), json!([REQUIRED]))).collect();
        expected["consents.zgoda-1"] =
            json!(["Zaznacz to oświadczenie. Bez niego nie można brać udziału w\u{a0}programie."]);
        assert_eq!(errors, expected);
    }

    async fn wrong_fields_are_named_all_at_once(app) {
        let consents = app.open_programme().await;
        let long = "x".repeat(151);
        let form = with(farm(&consents[..1]), &json!({
            "nip": "5213017229", "phone": "12", "email": "jan@", "email_confirmation": "jan@",
            "first_name": "x".repeat(61), "company_name": long, "company_postcode": "99100",
            "company_street_number": "12345678901", "register": "krs",
            "area": [{"id": 31, "value": "dużo"}, {"id": 17, "value": "1"}, {"id": 18, "value": "2"}, {"id": 99, "value": "1"}],
        }));
        assert_eq!(errors(&app, &form).await, json!({
            "nip": ["Pole nie jest poprawnym numerem NIP"],
            "phone": ["Pole musi mieć długość 12"],
            "email": ["Pole musi być poprawnym adresem email"],
            "first_name": ["Wpisz najwyżej 60\u{a0}znaków"],
            "company_name": ["Wpisz najwyżej 150\u{a0}znaków"],
            "company_postcode": ["Popraw pole kod pocztowy"],
            "company_street_number": ["Wpisz najwyżej 10\u{a0}znaków"],
            "register": ["Wybierz jedną z podanych możliwości"],
            "area.31": ["Nieprawidłowa wartość"],
            "area.17": ["Wpisz co najmniej 2\u{a0}ha: tyle mają razem uprawy z tej grupy"],
            "area.99": ["Nie ma takiej uprawy"],
        }));
    }

    async fn the_email_is_typed_twice(app) {
        let consents = app.open_programme().await;
        let differ = with(farm(&consents[..1]), &json!({"email_confirmation": "jan.zak@poczta.exampl"}));
        assert_eq!(errors(&app, &differ).await, json!({"email_confirmation": ["Adresy e-mail nie są zgodne"]}));
        let once = with(farm(&consents[..1]), &json!({"email_confirmation": " "}));
        assert_eq!(errors(&app, &once).await, json!({"email_confirmation": [REQUIRED]}));
    }

    async fn another_address_and_an_authorised_person_are_checked_where_they_are_chosen(app) {
        let consents = app.open_programme().await;
        let chosen = json!({"correspondence_address": true, "authorized_person": true, "correspondence_postcode": "1"});
        assert_eq!(errors(&app, &with(farm(&consents[..1]), &chosen)).await, json!({
            "correspondence_street": [REQUIRED],
            "correspondence_street_number": [REQUIRED],
            "correspondence_postcode": ["Popraw pole kod pocztowy"],
            "correspondence_city": [REQUIRED],
            "authorized_person_first_name": [REQUIRED],
            "authorized_person_last_name": [REQUIRED],
            "authorized_person_identifier": [REQUIRED],
            "authorized_person_declaration":
                ["Zaznacz to oświadczenie, jeśli wypełniasz formularz w\u{a0}imieniu uczestnika"],
        }));
        let left = json!({"correspondence_address": false, "authorized_person": false, "correspondence_postcode": "1"});
        app.register(&with(farm(&consents[..1]), &left)).await.assert(201);
    }

    async fn a_required_consent_is_needed_and_only_those_that_are_asked_are_taken(app) {
        let consents = app.open_programme().await;
        let errors = errors(&app, &farm(&consents[1..2])).await;
        assert_eq!(errors, json!({
            "consents.zgoda-1": ["Zaznacz to oświadczenie. Bez niego nie można brać udziału w\u{a0}programie."],
        }));
        let foreign = app.register(&farm(&[consents[0], 999])).await;
        assert_eq!(foreign.assert(422).json["error"], "consent_outdated");
        assert_eq!(app.count("SELECT count(*) FROM participants").await, 0);
    }

    async fn what_is_no_form_is_refused_as_such(app) {
        app.register(&json!("x")).await.assert(400);
        app.register(&json!({"area": "12"})).await.assert(400);
    }
}
