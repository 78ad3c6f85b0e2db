//! Mailings: to those who consented, once each, also when a worker dies; quiet hours, cap, second person, leaving.
use jiff::SignedDuration;
use plon_domain::message::Channel;
use plon_kernel::ids::ParticipantId;
use plon_kernel::on_db;
use serde_json::{Value, json};

use crate::segments::consents;
use crate::support::{Answer, OperatorClient, ParticipantClient, TestApp, dies_after, on_both};

const MAILINGS: &str = "/api/v1/backoffice/mailings";

const PEOPLE: [&str; 9] = [
    "5260250274",
    "7740001454",
    "5213017228",
    "9990034160",
    "9996240009",
    "8971649500",
    "6762478334",
    "6750000088",
    "5252344078",
];

struct Office {
    editor: OperatorClient,
    people: Vec<ParticipantClient>,
    segment: Value,
}

/// An editor, a segment of everybody, and participants of whom the first has consented to e-mail and SMS, the second to
/// e-mail.
async fn office(app: &TestApp, people: usize) -> Office {
    app.programme().await;
    let editor = app.operator(&["editor"]).await;
    let mut all = Vec::new();
    for nip in PEOPLE.into_iter().take(people) {
        all.push(app.participant_of(nip).await);
    }
    let given: Vec<(ParticipantId, &str)> = [
        all.first().map(|one| vec![(one.id, "marketing"), (one.id, "marketing-email"), (one.id, "marketing-sms")]),
        all.get(1).map(|two| vec![(two.id, "marketing"), (two.id, "marketing-email")]),
    ]
    .into_iter()
    .flatten()
    .flatten()
    .collect();
    consents(app, &given).await;
    let form = json!({"name": "Wszyscy", "conditions": []});
    let segment = app.post("/api/v1/backoffice/segments").bearer(&editor.token).json(&form).send().await;
    let segment = segment.assert(201).json["data"]["id"].clone();
    Office { editor, people: all, segment }
}

impl Office {
    fn form(&self, channels: &[&str]) -> Value {
        let has = |channel: &str| channels.contains(&channel);
        json!({"name": "Jesień", "segment_id": self.segment, "by_email": has("email"), "by_sms": has("sms"),
            "in_portal": has("portal"), "by_push": has("push"), "subject": "Jesienna promocja", "content": "Dzień dobry!",
            "sms": "Wiecej punktow.", "notice": "Więcej punktów.", "page": "/promocje"})
    }

    async fn draft(&self, app: &TestApp, channels: &[&str]) -> Value {
        self.draft_of(app, self.form(channels)).await
    }

    async fn draft_of(&self, app: &TestApp, form: Value) -> Value {
        let made = app.post(MAILINGS).bearer(&self.editor.token).json(&form).send().await;
        made.assert(201).json["data"].clone()
    }

    async fn scheduled(&self, app: &TestApp, channels: &[&str]) -> Value {
        let draft = self.draft(app, channels).await;
        act(app, &self.editor, &draft, "submit", json!({})).await.assert(200).json["data"].clone()
    }

    async fn shown(&self, app: &TestApp, mailing: &Value) -> Value {
        let path = format!("{MAILINGS}/{}", mailing["id"]);
        app.get(&path).bearer(&app.operator_again(self.editor.id).await).send().await.assert(200).json["data"].clone()
    }

    async fn results(&self, app: &TestApp, mailing: &Value) -> Value {
        let path = format!("{MAILINGS}/{}/results", mailing["id"]);
        app.get(&path).bearer(&app.operator_again(self.editor.id).await).send().await.assert(200).json["data"].clone()
    }
}

/// Acts on the version of a mailing that is given.
async fn act(app: &TestApp, operator: &OperatorClient, mailing: &Value, act: &str, more: Value) -> Answer {
    let mut form = json!({"version": mailing["version"]});
    form.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    app.post(&format!("{MAILINGS}/{}/{act}", mailing["id"])).bearer(&operator.token).json(&form).send().await
}

/// Works on mailings until none is due.
async fn work(app: &TestApp) {
    while plon_mailings::run_once(&app.app).await.unwrap() {}
}

/// Channel and participant of each message of mailings, in their order.
async fn sent(app: &TestApp) -> Vec<(String, i64)> {
    let letters = app.outbox().await.into_iter().filter(|message| message.purpose == "mailings.send");
    let mut sent: Vec<(String, i64)> = letters.map(|letter| (letter.channel, letter.participant_id.unwrap())).collect();
    sent.sort();
    sent
}

fn of_channel<'a>(results: &'a Value, channel: &str) -> &'a Value {
    results["channels"].as_array().unwrap().iter().find(|found| found["channel"] == channel).unwrap()
}

on_both! {
    async fn a_mailing_leaves_only_to_those_who_consented_once_each(app) {
        let office = office(&app, 3).await;
        let [one, two, three] = [0, 1, 2].map(|number| office.people[number].id.0);
        let mailing = office.scheduled(&app, &["email", "sms", "portal", "push"]).await;
        assert_eq!(mailing["status"]["code"], "scheduled");
        work(&app).await;
        work(&app).await;
        let email = |id| ("email".to_owned(), id);
        assert_eq!(sent(&app).await, [email(one), email(two), ("sms".to_owned(), one)]);
        assert_eq!(app.count("SELECT count(*) FROM notifications WHERE title = 'Jesienna promocja'").await, 3);
        let done = office.shown(&app, &mailing).await;
        assert_eq!(done["status"]["code"], "sent");
        let results = office.results(&app, &mailing).await;
        let email = of_channel(&results, "email");
        assert_eq!((&email["recipients"], &email["queued"]), (&json!(3), &json!(2)));
        assert_eq!(email["skipped"], json!([{"reason": "no_consent", "label": "brak zgody na ten kanał", "recipients": 1}]));
        assert_eq!(of_channel(&results, "portal")["sent"], 3);
        let push = of_channel(&results, "push")["skipped"].clone();
        assert_eq!(push[0]["reason"], "no_consent");
        assert_eq!(push[1]["reason"], "no_address", "no device");
        assert_eq!(three, office.people[2].id.0);
        plon_platform::messages::run_once(&app.app, Channel::Email).await.unwrap();
        assert_eq!(of_channel(&office.results(&app, &mailing).await, "email")["kept"], 2);
    }

    async fn a_consent_withdrawn_before_the_batch_holds(app) {
        let office = office(&app, 2).await;
        office.scheduled(&app, &["email"]).await;
        app.execute("UPDATE participant_consents SET value = FALSE WHERE participant_id = $1", office.people[0].id.0).await;
        app.execute("UPDATE participants SET status = 'disabled' WHERE id = $1", office.people[1].id.0).await;
        work(&app).await;
        assert_eq!(sent(&app).await, []);
    }

    async fn a_mailing_that_is_killed_in_the_middle_goes_on_and_reaches_each_once(app) {
        let office = office(&app, 9).await;
        let everybody: Vec<(ParticipantId, &str)> =
            office.people[2..].iter().map(|one| (one.id, "marketing-email")).collect();
        consents(&app, &everybody).await;
        let mailing = office.scheduled(&app, &["email", "portal"]).await;
        let mut deaths = 0;
        // How often a step is polled depends on the database's speed; the first of these are too few for any.
        for polls in (2..120).step_by(6) {
            deaths += u32::from(dies_after(polls, plon_mailings::run_once(&app.app)).await);
            app.wait(SignedDuration::from_mins(3));
        }
        assert!(deaths > 1, "workers died at work");
        work(&app).await;
        // PostgreSQL may still be rolling back what the last of them left, and keeps its row until then.
        while office.shown(&app, &mailing).await["status"]["code"] != "sent" {
            work(&app).await;
        }
        let expected: Vec<(String, i64)> = office.people.iter().map(|one| ("email".to_owned(), one.id.0)).collect();
        assert_eq!(sent(&app).await, expected);
        assert_eq!(app.count("SELECT count(*) FROM notifications WHERE title = 'Jesienna promocja'").await, 9);
        assert_eq!(office.shown(&app, &mailing).await["status"]["code"], "sent");
    }

    async fn phones_stay_quiet_at_night_and_e_mails_leave(app) {
        let office = office(&app, 1).await;
        app.wait(SignedDuration::from_hours(13)); // 22:00
        let office = Office { editor: OperatorClient { token: app.operator_again(office.editor.id).await, ..office.editor }, ..office };
        let mailing = office.scheduled(&app, &["email", "sms"]).await;
        work(&app).await;
        let one = office.people[0].id.0;
        assert_eq!(sent(&app).await, [("email".to_owned(), one)]);
        let waiting = office.shown(&app, &mailing).await;
        assert_eq!((&waiting["status"]["code"], &waiting["waits_until"]), (&json!("sending"), &json!("2025-08-21T06:00:00Z")));
        app.wait(SignedDuration::from_hours(10)); // 8:00
        work(&app).await;
        assert_eq!(sent(&app).await, [("email".to_owned(), one), ("sms".to_owned(), one)]);
        let late = app.count("SELECT expires_at FROM messages WHERE channel = 'sms' AND purpose = 'mailings.send'").await;
        assert_eq!(late, "2025-08-21T18:00:00Z".parse::<jiff::Timestamp>().unwrap().as_microsecond());
    }

    async fn a_participant_gets_two_mailings_in_a_week(app) {
        let office = office(&app, 1).await;
        for _ in 0..2 {
            office.scheduled(&app, &["email", "sms"]).await;
            work(&app).await;
        }
        assert_eq!(sent(&app).await.len(), 4);
        let third = office.scheduled(&app, &["email"]).await;
        work(&app).await;
        assert_eq!(sent(&app).await.len(), 4);
        let results = office.results(&app, &third).await;
        assert_eq!(of_channel(&results, "email")["skipped"][0]["reason"], "weekly_cap");
        app.wait(SignedDuration::from_hours(7 * 24));
        let office = Office { editor: OperatorClient { token: app.operator_again(office.editor.id).await, ..office.editor }, ..office };
        office.scheduled(&app, &["email"]).await;
        work(&app).await;
        assert_eq!(sent(&app).await.len(), 5);
    }

    async fn a_large_mailing_waits_for_a_second_person(app) {
        let office = office(&app, 2).await;
        app.put_setting("mailing_approval_above", "1").await;
        let mailing = office.scheduled(&app, &["email"]).await;
        assert_eq!((&mailing["status"]["code"], &mailing["may_approve"]), (&json!("submitted"), &json!(false)));
        work(&app).await;
        assert_eq!(sent(&app).await, []);
        let own = act(&app, &office.editor, &mailing, "approve", json!({})).await;
        assert_eq!(own.assert(403).json["error"], "own_hands");
        let other = app.operator(&["moderator"]).await;
        act(&app, &other, &json!({"id": mailing["id"], "version": 1}), "approve", json!({})).await.assert(409);
        act(&app, &other, &mailing, "approve", json!({})).await.assert(200);
        work(&app).await;
        assert_eq!(sent(&app).await.len(), 2);
        assert_eq!(office.shown(&app, &mailing).await["approved_by"], "Jan Kowalski");
    }

    async fn a_mailing_that_has_grown_waits_for_a_second_person(app) {
        let office = office(&app, 1).await;
        app.put_setting("mailing_approval_above", "1").await;
        let mut form = office.form(&["email"]);
        form["send_on"] = json!("2025-08-20");
        form["send_hour"] = json!(11);
        let draft = office.draft_of(&app, form).await;
        assert_eq!(draft["send_at"], "2025-08-20T09:00:00Z");
        let mailing = act(&app, &office.editor, &draft, "submit", json!({})).await.assert(200).json["data"].clone();
        assert_eq!(mailing["status"]["code"], "scheduled");
        app.participant_of(PEOPLE[1]).await;
        work(&app).await;
        assert_eq!(office.shown(&app, &mailing).await["status"]["code"], "scheduled", "its time has not come");
        app.wait(SignedDuration::from_hours(2));
        work(&app).await;
        let grown = office.shown(&app, &mailing).await;
        assert_eq!((&grown["status"]["code"], &grown["members"]), (&json!("submitted"), &json!(2)));
    }

    async fn the_conditions_are_those_of_the_submission(app) {
        let office = office(&app, 2).await;
        app.execute("UPDATE participants SET kind = 'company' WHERE id = $1", office.people[1].id.0).await;
        let farms = json!({"version": 1, "segment": {"name": "Wszyscy", "conditions": [{"kind": "account", "account": "farm"}]}});
        let all = json!({"version": 2, "segment": {"name": "Wszyscy", "conditions": []}});
        let update = format!("/api/v1/backoffice/segments/{}/update", office.segment);
        app.post(&update).bearer(&office.editor.token).json(&farms).send().await.assert(200);
        let mailing = office.scheduled(&app, &["email"]).await;
        app.post(&update).bearer(&office.editor.token).json(&all).send().await.assert(200);
        work(&app).await;
        assert_eq!(sent(&app).await, [("email".to_owned(), office.people[0].id.0)]);
        assert_eq!(office.shown(&app, &mailing).await["conditions"], json!(["Konto: gospodarstwo rolne"]));
        let delete = format!("/api/v1/backoffice/segments/{}/delete", office.segment);
        let used = app.post(&delete).bearer(&office.editor.token).json(&json!({"version": 3})).send().await;
        assert_eq!(used.assert(409).json["error"], "in_use");
    }

    async fn a_reader_leaves_by_one_post_without_signing_in(app) {
        let office = office(&app, 1).await;
        let mailing = office.scheduled(&app, &["email"]).await;
        work(&app).await;
        let letter = app.letter_about("mailings.send").await;
        let (_, key) = letter.rsplit_once("https://plon.example/wiadomosci/rezygnacja/").unwrap();
        let url = app.text("SELECT leave_url FROM messages WHERE purpose = 'mailings.send' AND id > $1", 0).await;
        assert_eq!(url, format!("https://plon.example/api/v1/mailings/leave/{key}"));
        let path = format!("/api/v1/mailings/leave/{key}");
        let page = app.get(&path).send().await;
        assert_eq!(page.assert(303).headers["location"], format!("https://plon.example/wiadomosci/rezygnacja/{key}"));
        assert_eq!(app.count("SELECT count(*) FROM consent_answers").await, 0, "opening it changes nothing");
        for _ in 0..2 {
            app.post(&path).send().await.assert(200);
        }
        app.post("/api/v1/mailings/leave/nie-ma").send().await.assert(404);
        let given = "SELECT count(*) FROM participant_consents a JOIN consents c ON c.id = a.consent_id
                     WHERE a.value AND c.slug = 'marketing-email'";
        assert_eq!(app.count(given).await, 0);
        let answers = "SELECT count(*) FROM consent_answers WHERE source = 'mailing' AND NOT value";
        assert_eq!(app.count(answers).await, 1, "the SMS part keeps the whole");
        assert_eq!(of_channel(&office.results(&app, &mailing).await, "email")["departed"], 1);
    }

    async fn clicks_are_counted_by_channel_and_by_nobody(app) {
        let office = office(&app, 1).await;
        let mailing = office.scheduled(&app, &["email", "sms"]).await;
        work(&app).await;
        let code = app.text("SELECT code FROM mailing_links WHERE channel = 'sms' AND mailing_id >= $1", 0).await;
        for _ in 0..2 {
            let opened = app.get(&format!("/api/v1/w/{code}")).send().await;
            assert_eq!(opened.assert(303).headers["location"], "https://plon.example/promocje");
        }
        app.get("/api/v1/w/nie-ma").send().await.assert(404);
        let results = office.results(&app, &mailing).await;
        assert_eq!((&of_channel(&results, "sms")["clicks"], &of_channel(&results, "email")["clicks"]), (&json!(2), &json!(0)));
        let sms = app.text("SELECT body FROM messages WHERE channel = 'sms' AND id > $1", 0).await;
        assert_eq!(sms, format!("Wiecej punktow. https://plon.example/api/v1/w/{code}"));
    }

    async fn the_effect_compares_who_got_it_with_who_did_not(app) {
        let office = office(&app, 2).await;
        let pack = app.count("SELECT id FROM packs WHERE code = 'DOVVO-5'").await;
        let shop = app.count("SELECT id FROM distributors").await;
        app.execute("UPDATE participant_consents SET value = FALSE WHERE participant_id = $1", office.people[1].id.0).await;
        for (number, (person, day, volume)) in
            [(0, "2025-08-06", 1_000), (0, "2025-08-20", 3_000), (0, "2025-09-03", 9_000), (1, "2025-08-05", 7_000), (1, "2025-08-21", 2_000)]
                .into_iter()
                .enumerate()
        {
            let names = ["F/1", "F/2", "F/3", "F/4", "F/5"];
            app.bought(office.people[person].id, &[(names[number], shop, day, 2025, pack, 1, volume, 0, 0, "accepted")]).await;
        }
        let mailing = office.scheduled(&app, &["email"]).await;
        assert_eq!(office.results(&app, &mailing).await["effect"], Value::Null);
        work(&app).await;
        let effect = office.results(&app, &mailing).await["effect"].clone();
        let side = |participants: i64, before: i64, after: i64| json!({"participants": participants, "litres_before": before,
            "litres_after": after, "kilograms_before": 0, "kilograms_after": 0});
        assert_eq!(effect, json!({"days": 14, "is_complete": false, "reached": side(1, 1_000, 3_000), "others": side(1, 0, 2_000)}));
        app.wait(SignedDuration::from_hours(14 * 24));
        assert_eq!(office.results(&app, &mailing).await["effect"]["is_complete"], true);
    }

    async fn a_mailing_is_tried_returned_stopped_and_deleted(app) {
        let office = office(&app, 1).await;
        let draft = office.draft(&app, &["email", "sms"]).await;
        let tried = app.post(&format!("{MAILINGS}/{}/try", draft["id"])).bearer(&office.editor.token).send().await;
        assert_eq!(tried.assert(200).message(), "Próba jest wysłana na adres editor@plon.example");
        assert!(app.letter_about("mailings.trial").await.contains("SMS:\nWiecej punktow."));
        assert_eq!(sent(&app).await, []);
        let waiting = act(&app, &office.editor, &draft, "submit", json!({})).await.assert(200).json["data"].clone();
        let silent = act(&app, &office.editor, &waiting, "return", json!({})).await;
        assert_eq!(silent.assert(422).json["errors"]["reason"][0], "Pole jest wymagane");
        let back = act(&app, &office.editor, &waiting, "return", json!({"reason": "Zły tytuł"})).await.assert(200).json["data"].clone();
        assert_eq!((&back["status"]["code"], &back["reason"]), (&json!("draft"), &json!("Zły tytuł")));
        work(&app).await;
        assert_eq!(sent(&app).await, []);
        act(&app, &office.editor, &back, "stop", json!({"reason": "Stop"})).await.assert(409);
        act(&app, &office.editor, &waiting, "delete", json!({})).await.assert(409);
        act(&app, &office.editor, &back, "delete", json!({})).await.assert(200);
        app.wait(SignedDuration::from_hours(13));
        let office = Office { editor: OperatorClient { token: app.operator_again(office.editor.id).await, ..office.editor }, ..office };
        let night = office.scheduled(&app, &["sms"]).await;
        work(&app).await;
        let night = office.shown(&app, &night).await;
        let stopped = act(&app, &office.editor, &night, "stop", json!({"reason": "Pomyłka"})).await;
        assert_eq!(stopped.assert(200).json["data"]["status"]["code"], "stopped");
        app.wait(SignedDuration::from_hours(11));
        work(&app).await;
        assert_eq!(sent(&app).await, []);
    }

    async fn a_form_without_its_texts_names_each(app) {
        let office = office(&app, 1).await;
        let form = json!({"name": " ", "segment_id": 999, "by_email": true, "by_sms": true, "in_portal": true, "by_push": false,
            "page": "https://gdzie.example", "send_on": "2025-09-01"});
        let refused = app.post(MAILINGS).bearer(&office.editor.token).json(&form).send().await;
        let errors = refused.assert(422).json["errors"].as_object().unwrap().keys().cloned().collect::<Vec<_>>();
        assert_eq!(errors, ["content", "name", "notice", "page", "segment_id", "send_hour", "sms", "subject"]);
        let mut none = office.form(&[]);
        none["send_on"] = Value::Null;
        let refused = app.post(MAILINGS).bearer(&office.editor.token).json(&none).send().await;
        assert_eq!(refused.assert(422).json["errors"]["by_email"][0], "Wybierz przynajmniej jeden kanał");
        for roles in [["finance"], ["support"], ["analyst"]] {
            let other = app.operator(&roles).await;
            app.get(MAILINGS).bearer(&other.token).send().await.assert(403);
        }
    }

    async fn results_outlive_the_messages(app) {
        let office = office(&app, 1).await;
        let mailing = office.scheduled(&app, &["email"]).await;
        work(&app).await;
        plon_platform::messages::run_once(&app.app, Channel::Email).await.unwrap();
        app.wait(SignedDuration::from_hours(24 * 800));
        let mut tx = app.db().begin().await.unwrap();
        plon_mailings::keep_deliveries(&mut tx, app.now()).await.unwrap();
        on_db!(&mut tx, conn => sqlx::query("DELETE FROM messages").execute(conn).await.map(|_| ())).unwrap();
        tx.commit().await.unwrap();
        assert_eq!(of_channel(&office.results(&app, &mailing).await, "email")["kept"], 1);
    }
}
