//! Partners recommend the programme by a link, and see those who came by it and agreed to be seen.
use plon_platform::sessions::Subject;
use serde_json::{Value, json};

use crate::given::registration::{NEW_NIP, PARTNER, REGISTRATION, farm, partner, with};
use crate::support::{ParticipantClient, TestApp, on_both};

const LINK: &str = "/api/v1/user/referral-link";
const LIST: &str = "/api/v1/user/referrals";
const OWN: &str = "/api/v1/user/referral";

async fn partner_client(app: &TestApp) -> ParticipantClient {
    let jan = app.participant_numbered(1).await;
    app.make_partner(jan.id).await;
    let token = app.sign_in(Subject::Participant(jan.id)).await;
    ParticipantClient { token, ..jan }
}

async fn data(app: &TestApp, who: &ParticipantClient, path: &str) -> Value {
    app.get(path).bearer(&who.token).send().await.assert(200).json["data"].clone()
}

async fn code_of(app: &TestApp, partner: &ParticipantClient) -> String {
    data(app, partner, LINK).await["code"].as_str().unwrap().to_owned()
}

/// Words of the consent as the form shows them.
async fn question(app: &TestApp, code: &str) -> String {
    let shown = app.get(&format!("{REGISTRATION}/referrals/{code}")).send().await;
    shown.assert(200).json["data"]["consent"].as_str().unwrap().to_owned()
}

/// A farm that registers by the link, and its client.
async fn joined(app: &TestApp, code: &str, agreed: bool) -> ParticipantClient {
    let consents = app.open_programme().await;
    let words = agreed.then_some(question(app, code).await);
    let form = with(farm(&consents[..1]), &json!({"referral": code, "referral_consent": words}));
    app.register(&form).await.assert(201);
    let id = app.number("SELECT id FROM participants WHERE id > $1 AND nip = '5213017228'", 0).await;
    let id = plon_kernel::ids::ParticipantId(id);
    ParticipantClient { id, nip: NEW_NIP, token: app.sign_in(Subject::Participant(id)).await }
}

on_both! {
    async fn a_partner_has_one_link_and_it_names_them(app) {
        let partner = partner_client(&app).await;
        let link = data(&app, &partner, LINK).await;
        assert_eq!(data(&app, &partner, LINK).await, link, "the link stays");
        let code = link["code"].as_str().unwrap();
        assert_eq!(link, json!({"url": format!("https://plon.example/rejestracja?polecenie={code}"), "code": code,
            "total": 0, "visible": 0}));
        let shown = app.get(&format!("{REGISTRATION}/referrals/{code}")).send().await;
        let shown = &shown.assert(200).json["data"];
        let name = shown["company_name"].as_str().unwrap();
        assert!(shown["consent"].as_str().unwrap().contains(name), "{shown}");
        app.get(&format!("{REGISTRATION}/referrals/ABCD-EFGH")).send().await.assert(404);
        app.execute("UPDATE participants SET status = 'blocked' WHERE id = $1", partner.id.0).await;
        app.get(&format!("{REGISTRATION}/referrals/{code}")).send().await.assert(404);
    }

    async fn only_partners_have_links_and_lists(app) {
        let anna = app.participant().await;
        for path in [LINK, LIST] {
            app.get(path).bearer(&anna.token).send().await.assert(403);
            app.get(path).send().await.assert(401);
        }
        assert_eq!(data(&app, &anna, OWN).await, Value::Null);
        app.post(OWN).bearer(&anna.token).json(&json!({"agreed": true, "consent": ""})).send().await.assert(404);
    }

    async fn who_agreed_is_seen_until_they_withdraw(app) {
        let partner = partner_client(&app).await;
        let farm = joined(&app, &code_of(&app, &partner).await, true).await;
        let link = data(&app, &partner, LINK).await;
        assert_eq!((&link["total"], &link["visible"]), (&json!(1), &json!(1)));
        let list = data(&app, &partner, LIST).await;
        assert_eq!(list["items"], json!([{"company_name": "Gospodarstwo Rolne Jan Żak", "city": "Łęczyca",
            "joined_on": app.app.clock.today().0.to_string()}]), "nothing more than what was agreed to");
        let own = data(&app, &farm, OWN).await;
        assert_eq!(own["agreed"], true);
        for (agreed, seen, told) in [
            (false, 0, "Partner nie widzi już Twojego zapisu"),
            (true, 1, "Partner widzi teraz Twój zapis"),
        ] {
            let answer = app.post(OWN).bearer(&farm.token).json(&json!({"agreed": agreed, "consent": own["consent"]})).send().await;
            assert_eq!(answer.assert(200).message(), told);
            assert_eq!(data(&app, &partner, LIST).await["items"].as_array().unwrap().len(), seen);
            assert_eq!(data(&app, &partner, LINK).await["visible"], seen);
        }
        assert_eq!(app.count("SELECT count(*) FROM referral_answers WHERE consent LIKE 'Zgadzam się, żeby partner%' \
            AND network <> ''").await, 3);
    }

    async fn who_did_not_agree_is_counted_and_not_named(app) {
        let partner = partner_client(&app).await;
        let farm = joined(&app, &code_of(&app, &partner).await, false).await;
        let link = data(&app, &partner, LINK).await;
        assert_eq!((&link["total"], &link["visible"]), (&json!(1), &json!(0)));
        assert_eq!(data(&app, &partner, LIST).await["items"], json!([]));
        assert_eq!(data(&app, &farm, OWN).await["agreed"], false);
    }

    async fn an_unknown_code_keeps_nobody_out_and_partners_refer_no_partners(app) {
        let jan = partner_client(&app).await;
        let code = code_of(&app, &jan).await;
        let consents = app.open_programme().await;
        let form = with(partner(&consents[2..]), &json!({"referral": code, "referral_consent": "Zgadzam się"}));
        app.post(PARTNER).json(&form).send().await.assert(201);
        assert_eq!(app.count("SELECT count(*) FROM referrals").await, 0);
        app.run("UPDATE participants SET nip = '9999999999', status = 'erased' WHERE nip = '5213017228'").await;
        let form = with(farm(&consents[..1]), &json!({"referral": "ZZZZ-ZZZZ", "referral_consent": "Zgadzam się"}));
        app.register(&form).await.assert(201);
        assert_eq!(app.count("SELECT count(*) FROM referrals").await, 0);
    }

    async fn operators_see_both_ends(app) {
        let partner = partner_client(&app).await;
        let farm = joined(&app, &code_of(&app, &partner).await, false).await;
        let support = app.operator(&["support"]).await;
        let record = async |id: i64| {
            let path = format!("/api/v1/backoffice/participants/{id}");
            app.get(&path).bearer(&support.token).send().await.assert(200).json["data"].clone()
        };
        let of_farm = record(farm.id.0).await;
        assert_eq!((&of_farm["referred_by"]["id"], &of_farm["referred_by"]["agreed"]), (&json!(partner.id.0), &json!(false)));
        assert_eq!(of_farm["referral_link"], Value::Null);
        let of_partner = record(partner.id.0).await;
        assert_eq!((&of_partner["referral_link"]["total"], &of_partner["referred_by"]), (&json!(1), &Value::Null));
        let path = format!("/api/v1/backoffice/participants/{}/referrals", partner.id.0);
        let list = app.get(&path).bearer(&support.token).send().await;
        let items = &list.assert(200).json["data"]["items"];
        assert_eq!((&items[0]["id"], &items[0]["nip"], &items[0]["agreed"]), (&json!(farm.id.0), &json!(NEW_NIP), &json!(false)));
        let editor = app.operator(&["editor"]).await;
        app.get(&path).bearer(&editor.token).send().await.assert(403);
    }

    async fn only_words_that_were_seen_are_agreed_to(app) {
        let partner = partner_client(&app).await;
        let code = code_of(&app, &partner).await;
        let before = question(&app, &code).await;
        app.execute("UPDATE participants SET company_name = 'Nowa nazwa' WHERE id = $1", partner.id.0).await;
        let consents = app.open_programme().await;
        let form = with(farm(&consents[..1]), &json!({"referral": code, "referral_consent": before}));
        app.register(&form).await.assert(201);
        assert_eq!(data(&app, &partner, LINK).await["visible"], 0, "the words had changed");
        let id = app.number("SELECT id FROM participants WHERE id > $1 AND nip = '5213017228'", 0).await;
        let token = app.sign_in(Subject::Participant(plon_kernel::ids::ParticipantId(id))).await;
        let answer = async |agreed: bool, words: &str| {
            app.post(OWN).bearer(&token).json(&json!({"agreed": agreed, "consent": words})).send().await
        };
        assert_eq!(answer(true, &before).await.assert(422).json["error"], "consent_outdated");
        answer(true, &question(&app, &code).await).await.assert(200);
        let now = question(&app, &code).await;
        app.execute("UPDATE participants SET status = 'blocked' WHERE id = $1", partner.id.0).await;
        answer(false, "").await.assert(200);
        answer(true, &now).await.assert(422);
        let own = app.get(OWN).bearer(&token).send().await;
        assert_eq!(own.assert(200).json["data"]["is_active"], false);
    }
}
