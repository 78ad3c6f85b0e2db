//! The editor: a draft is written, seen, tried, published, copied and taken back; purchases follow what is published.
use plon_programme as programme;
use plon_programme::{Source, load};
use plon_promotions as promotions;
use plon_server::verify;
use serde_json::{Value, json};

use super::{extra_points, refuel};
use crate::given::review::{decision, line};
use crate::given::tax::withheld;
use crate::support::{Answer, OperatorClient, ParticipantClient, Programme, TestApp, on_both};

pub const ROOT: &str = "/api/v1/backoffice/promotions";

pub fn definition(terms: &Value) -> Value {
    json!({
        "name": "Tankuj w sierpniu", "summary": "Karta za każde 20 L", "text": "<p>Kup i <strong>tankuj</strong></p>",
        "success": "<p>Dziękujemy</p>", "accepted": "<p>Przyjęte</p>", "picture": "fuel",
        "prompt": {"kind": "answer", "hash": "regulamin-sierpien", "accepted_hash": null, "cookie": "sierpien_undecided",
            "delay_ms": 3000, "position": 1, "decline_stops": true},
        "terms": terms,
    })
}

pub fn form(key: &str, terms: &Value) -> Value {
    json!({"key": key, "slug": key.replace('_', "-"), "audience": "program.retail", "season": 2025,
        "definition": definition(terms)})
}

impl TestApp {
    pub async fn edit(&self, editor: &OperatorClient, path: &str, form: &Value) -> Answer {
        self.post(&format!("{ROOT}{path}")).bearer(&editor.token).json(form).send().await
    }

    /// A new promotion that was published; its id.
    pub async fn published(&self, editor: &OperatorClient, key: &str, terms: &Value) -> i64 {
        let made = self.edit(editor, "", &form(key, terms)).await;
        let id = made.assert(201).json["data"]["id"].as_i64().unwrap();
        self.edit(editor, &format!("/{id}/publish"), &json!({"version": 1})).await.assert(200);
        self.reconcile_promotions().await;
        id
    }

    /// An invoice of 1 August 2025 whose one line of packs of 5 l was rejected.
    async fn refused(
        &self,
        participant: &ParticipantClient,
        operator: &OperatorClient,
        programme: &Programme,
        packs: i64,
    ) {
        let id = self.reported(participant, programme, &format!("FV/{}", self.app.rng.public_id())).await;
        let lines = [line(programme, packs, "reject", Some("Produkt spoza programu"))];
        self.review(operator, &id, &decision(&lines)).await.assert(200);
    }

    /// Tries what is prepared on the promotion's own season, and publishes the draft's version.
    pub async fn publish_tried(&self, editor: &OperatorClient, id: i64, version: i64) -> Answer {
        self.edit(editor, &format!("/{id}/simulations"), &json!({"season": 2025})).await.assert(201);
        self.reconcile_promotions().await;
        self.edit(editor, &format!("/{id}/publish"), &json!({"version": version})).await
    }

    /// Does all of the long work.
    pub async fn reconcile_promotions(&self) {
        while promotions::jobs::run_once(&self.app).await.unwrap() {}
    }
}

on_both! {
    async fn a_promotion_is_seen_once_it_is_published(app) {
        let (participant, editor, _) = (app.participant().await, app.operator(&["administrator"]).await, app.programme().await);
        let made = app.edit(&editor, "", &form("sierpien", &refuel())).await;
        made.assert(201);
        assert_eq!(made.json["data"]["status"], "draft");
        let id = made.json["data"]["id"].as_i64().unwrap();
        app.get("/api/v1/cms/promotions/sierpien").send().await.assert(404);
        let seen = json!({"audience": "program.retail", "slug": "sierpien", "definition": definition(&refuel())});
        let preview = app.post("/api/v1/backoffice/promotion-preview").bearer(&editor.token).json(&seen).send().await;
        assert_eq!(preview.assert(200).json["data"]["page"]["name"], "Tankuj w sierpniu");
        assert_eq!(preview.json["data"]["prompt"]["hash"], "regulamin-sierpien");

        app.edit(&editor, &format!("/{id}/publish"), &json!({"version": 2})).await.assert(409);
        app.edit(&editor, &format!("/{id}/publish"), &json!({"version": 1})).await.assert(200);
        let page = app.get("/api/v1/cms/promotions/sierpien").send().await;
        assert_eq!(page.assert(200).json["data"]["single"]["text_html"], "<p>Kup i <strong>tankuj</strong></p>");
        let prompts = app.get("/api/v1/user/promotion-prompts").bearer(&participant.token).send().await;
        assert_eq!(prompts.json["data"][0]["hash"], "regulamin-sierpien");
        assert_eq!(prompts.json["data"][0]["opens_itself"], true);

        app.edit(&editor, &format!("/{id}/withdraw"), &json!({"withdrawn": true})).await.assert(200);
        assert_eq!(verify::list_breaches(&mut app.db().read().await.unwrap()).await, [""; 0], "its status is a known code");
        app.get("/api/v1/cms/promotions/sierpien").send().await.assert(404);
        app.edit(&editor, &format!("/{id}/withdraw"), &json!({"withdrawn": true})).await.assert(409);
        app.edit(&editor, &format!("/{id}/withdraw"), &json!({"withdrawn": false})).await.assert(200);
        app.get("/api/v1/cms/promotions/sierpien").send().await.assert(200);
        assert_eq!(app.count("SELECT count(*) FROM audit_log WHERE action LIKE 'promotions.%'").await, 4);
    }

    async fn a_revision_counts_recorded_purchases_anew(app) {
        let (participant, editor, programme) = (app.participant().await, app.operator(&["administrator"]).await, app.programme().await);
        let moderator = app.operator(&["moderator"]).await;
        app.purchased(&participant, &moderator, &programme, 4).await;
        let id = app.published(&editor, "sierpien", &extra_points()).await;
        assert_eq!(app.points_of(participant.id).await, (200, 200), "nobody has accepted it yet");
        app.answer_promotion(&participant, "sierpien", true).await.assert(200);
        assert_eq!(app.points_of(participant.id).await, (240, 240), "two points for each of 20 litres");

        let mut richer = extra_points();
        richer["mechanics"][0]["rate"] = json!(5_000);
        let draft = json!({"version": null, "definition": definition(&richer)});
        app.edit(&editor, &format!("/{id}/draft"), &draft).await.assert(200);
        app.edit(&editor, &format!("/{id}/draft"), &draft).await.assert(409);
        assert_eq!(app.points_of(participant.id).await, (240, 240), "a draft changes nothing");
        let shown = app.publish_tried(&editor, id, 1).await;
        assert_eq!(shown.assert(200).json["data"]["revision"], 2);
        assert_eq!(shown.json["data"]["recount"]["finished"], false);
        app.reconcile_promotions().await;
        assert_eq!(app.points_of(participant.id).await, (300, 300));

        let mut later = extra_points();
        later["purchases"]["from"] = json!("2025-08-15");
        let draft = json!({"version": null, "definition": definition(&later)});
        app.edit(&editor, &format!("/{id}/draft"), &draft).await.assert(200);
        app.publish_tried(&editor, id, 1).await.assert(200);
        app.reconcile_promotions().await;
        assert_eq!(app.points_of(participant.id).await, (200, 200), "the purchase is of 1 August");
        let shown = app.get(&format!("{ROOT}/{id}/editor")).bearer(&editor.token).send().await;
        assert_eq!(shown.json["data"]["recount"], json!({"participants": 1, "finished": true}));
        assert_eq!(shown.json["data"]["revisions"].as_array().unwrap().len(), 3);
    }

    async fn a_draft_is_tried_on_a_seasons_purchases(app) {
        let (participant, editor, programme) = (app.participant().await, app.operator(&["administrator"]).await, app.programme().await);
        let (other, moderator) = (app.participant_numbered(1).await, app.operator(&["moderator"]).await);
        app.purchased(&participant, &moderator, &programme, 9).await;
        app.purchased(&other, &moderator, &programme, 3).await;
        app.refused(&participant, &moderator, &programme, 40).await;
        let mut copied = form("sierpien", &refuel());
        copied["season"] = json!(2024);
        for (path, value) in [("from", "2024-08-01"), ("to", "2024-08-31")] {
            copied["definition"]["terms"]["purchases"][path] = json!(value);
        }
        copied["definition"]["terms"]["accept_by"] = json!("2024-08-31");
        let id = app.edit(&editor, "", &copied).await.assert(201).json["data"]["id"].as_i64().unwrap();
        let path = format!("/{id}/simulations");
        assert_eq!(app.edit(&editor, &path, &json!({"season": 1999})).await.assert(422).field("season"),
            "Nie ma takiego sezonu");
        let begun = app.edit(&editor, &path, &json!({"season": 2025})).await;
        assert_eq!(begun.assert(201).json["data"]["status"], "running");
        app.reconcile_promotions().await;
        let list = app.get(&format!("{ROOT}{path}")).bearer(&editor.token).send().await;
        let done = &list.assert(200).json["data"][0];
        assert_eq!((&done["status"], &done["progress"]), (&json!("done"), &json!(1000)));
        assert_eq!(done["purchases"], json!({"from": "2025-08-01", "to": "2025-08-31"}));
        assert_eq!((&done["participants"], &done["winners"], &done["close"]), (&json!(2), &json!(1), &json!(0)));
        assert_eq!((&done["cost"], &done["amount_text"]), (&json!(60_000), &json!("60\u{a0}L")));
        assert_eq!((&done["cards"][0]["count"], &done["cards"][0]["value"]), (&json!(2), &json!(30_000)));
        assert_eq!(app.cards_of(participant.id, "waiting").await, Vec::<i64>::new(), "nobody was promised anything");
    }

    async fn editors_see_all_promotions_and_what_to_choose_from(app) {
        let (editor, _) = (app.operator(&["administrator"]).await, app.programme().await);
        let empty = app.get(ROOT).bearer(&editor.token).send().await;
        assert_eq!(empty.assert(200).json["data"]["items"], json!([]));
        for number in 0..51 {
            app.promotion(&format!("dawna_{number}"), &json!({})).await;
        }
        let mut later = form("szkic", &refuel());
        later["definition"]["terms"]["purchases"]["from"] = json!("2025-08-02");
        let id = app.edit(&editor, "", &later).await.assert(201).json["data"]["id"].as_i64().unwrap();
        later["definition"]["name"] = json!("Nowa nazwa");
        let draft = json!({"version": 1, "definition": later["definition"]});
        app.edit(&editor, &format!("/{id}/draft"), &draft).await.assert(200);

        let first = app.get(ROOT).bearer(&editor.token).send().await;
        let (items, meta) = (&first.assert(200).json["data"]["items"], &first.json["meta"]);
        assert_eq!((items.as_array().unwrap().len(), &meta["total"]), (50, &json!(52)));
        assert_eq!(items[0], json!({"id": id, "key": "szkic", "name": "Nowa nazwa", "audience": "program.retail",
            "season": 2025, "status": "draft", "revision": 0, "first_day": "2025-08-02", "last_day": "2025-08-31",
            "drafted": true, "publish_at": null, "refused": false}));
        let next = app.get(&format!("{ROOT}?cursor={}", meta["next_cursor"])).bearer(&editor.token).send().await;
        let keys: Vec<&str> = next.json["data"]["items"].as_array().unwrap().iter()
            .map(|item| item["key"].as_str().unwrap()).collect();
        assert_eq!((keys, &next.json["meta"]["next_cursor"]), (vec!["dawna_1", "dawna_0"], &Value::Null));
        let drafts = app.get(&format!("{ROOT}?status=draft&season=2025")).bearer(&editor.token).send().await;
        assert_eq!(drafts.json["meta"]["total"], 1);
        assert_eq!(app.get(&format!("{ROOT}?season=2024")).bearer(&editor.token).send().await.json["meta"]["total"], 0);

        let options = app.get("/api/v1/backoffice/promotion-options").bearer(&editor.token).send().await;
        let options = &options.assert(200).json["data"];
        assert_eq!(options["brands"], json!([{"slug": "dovvo", "name": "DOVVO"}]));
        assert_eq!(options["products"], json!([{"sap": "100001", "name": "DOVVO 500 EC"}]));
        assert_eq!((&options["packs"], &options["seasons"]), (&json!([5_000]), &json!([2025, 2024])));
        assert_eq!(options["promotions"].as_array().unwrap().len(), 52);
        assert_eq!(options["promotions"][0], json!({"key": "szkic", "name": "Nowa nazwa", "season": 2025}));
    }

    async fn a_simulation_can_be_stopped(app) {
        let (editor, _) = (app.operator(&["administrator"]).await, app.programme().await);
        let id = app.edit(&editor, "", &form("sierpien", &refuel())).await.json["data"]["id"].as_i64().unwrap();
        let begun = app.edit(&editor, &format!("/{id}/simulations"), &json!({"season": 2025})).await;
        let path = format!("/{id}/simulations/{}/cancel", begun.json["data"]["id"]);
        let stopped = app.edit(&editor, &path, &json!({})).await;
        assert_eq!(stopped.assert(200).json["data"]["status"], "cancelled");
        app.edit(&editor, &path, &json!({})).await.assert(409);
        assert!(!promotions::jobs::run_once(&app.app).await.unwrap(), "there is nothing left to do");
    }

    async fn a_promotion_that_was_never_published_is_deleted_with_its_simulations(app) {
        let (editor, chief, _) = (app.operator(&["editor"]).await, app.operator(&["administrator"]).await, app.programme().await);
        let made = app.edit(&editor, "", &form("sierpien", &refuel())).await;
        let id = made.assert(201).json["data"]["id"].as_i64().unwrap();
        app.edit(&editor, &format!("/{id}/simulations"), &json!({"season": 2025})).await.assert(201);
        let path = format!("/{id}/delete");
        app.edit(&editor, &path, &json!({"version": 2})).await.assert(409);
        assert_eq!(app.edit(&editor, &path, &json!({"version": 1})).await.assert(200).message(), "Promocja jest usunięta");
        app.reconcile_promotions().await;
        assert_eq!(app.count("SELECT count(*) FROM promotions WHERE key = 'sierpien'").await, 0);
        app.edit(&editor, &path, &json!({"version": 1})).await.assert(404);

        let taxed = app.edit(&editor, "", &form("opodatkowana", &refuel())).await;
        let id = taxed.assert(201).json["data"]["id"].as_i64().unwrap();
        let finance = app.operator(&["finance"]).await;
        app.add_tax_rule(&finance, &withheld("promotion:opodatkowana", "2025-08-01")).await.assert(201);
        let kept = app.edit(&editor, &format!("/{id}/delete"), &json!({"version": 1})).await;
        assert_eq!(kept.assert(409).json["error"], "in_use");

        let again = app.edit(&editor, "", &form("sierpien", &refuel())).await;
        let id = again.assert(201).json["data"]["id"].as_i64().unwrap();
        app.edit(&chief, &format!("/{id}/publish"), &json!({"version": 1})).await.assert(200);
        app.reconcile_promotions().await;
        let draft = json!({"version": null, "definition": definition(&refuel())});
        app.edit(&editor, &format!("/{id}/draft"), &draft).await.assert(200);
        app.edit(&editor, &format!("/{id}/delete"), &json!({"version": 1})).await.assert(409);
        assert_eq!(app.count("SELECT count(*) FROM promotions WHERE key = 'sierpien'").await, 1);
    }

    async fn a_promotion_is_copied_to_the_next_season(app) {
        let (editor, _) = (app.operator(&["administrator"]).await, app.programme().await);
        app.run("INSERT INTO seasons (year, starts_on, ends_on, status, welcome_points, membership_points)
                 VALUES (2026, '2025-11-01', '2026-10-31', 'draft', 0, 0)").await;
        let id = app.published(&editor, "sierpien", &refuel()).await;
        let copy = json!({"season": 2026, "key": "sierpien_2026", "slug": "sierpien-2026"});
        let copied = app.edit(&editor, &format!("/{id}/copy"), &copy).await;
        let prompt = &copied.assert(201).json["data"]["draft"]["definition"]["prompt"];
        assert_eq!((&prompt["hash"], &prompt["cookie"]),
            (&json!("regulamin-sierpien-2026"), &json!("sierpien_2026_undecided")));
        let terms = &copied.json["data"]["draft"]["definition"]["terms"];
        assert_eq!(terms["purchases"], json!({"from": "2026-08-01", "to": "2026-08-31"}));
        assert_eq!(terms["accept_by"], "2026-08-31");
        assert_eq!(copied.json["data"]["status"], "draft");
        app.edit(&editor, &format!("/{id}/copy"), &copy).await.assert(422);
    }

    async fn wrong_input_is_told_at_its_field(app) {
        let (editor, _) = (app.operator(&["administrator"]).await, app.programme().await);
        let mut bad = form("Zły klucz", &refuel());
        bad["slug"] = json!("ż");
        bad["season"] = json!(1900);
        let refused = app.edit(&editor, "", &bad).await;
        for field in ["key", "slug", "season"] {
            assert!(!refused.assert(422).field(field).is_empty(), "{field}");
        }
        let mut bad = form("sierpien", &refuel());
        let of = &mut bad["definition"];
        of["name"] = json!(" ");
        of["text"] = json!("<script>x</script>");
        of["prompt"]["hash"] = json!("Zły hash");
        of["prompt"]["cookie"] = json!("ciastko");
        of["prompt"]["delay_ms"] = json!(-1);
        of["terms"]["purchases"]["to"] = json!("2025-07-01");
        of["terms"]["mechanics"] = json!([]);
        let refused = app.edit(&editor, "", &bad).await;
        for field in ["name", "text", "prompt.hash", "prompt.cookie", "prompt.delay_ms", "terms.purchases",
                      "terms.mechanics"] {
            assert!(!refused.assert(422).field(field).is_empty(), "{field}");
        }
        let mut bad = form("sierpien", &refuel());
        bad["audience"] = json!("program.partner");
        bad["definition"]["prompt"]["kind"] = json!("page");
        let refused = app.edit(&editor, "", &bad).await;
        assert!(refused.assert(422).field("prompt.kind").starts_with("Partnerzy nie składają"));
        bad["definition"]["terms"] = json!({});
        app.edit(&editor, "", &bad).await.assert(400);
    }

    async fn two_promotions_of_the_same_days_do_not_share_a_hash(app) {
        let (editor, _) = (app.operator(&["administrator"]).await, app.programme().await);
        app.published(&editor, "sierpien", &refuel()).await;
        let other = app.edit(&editor, "", &form("drugi", &refuel())).await;
        let id = &other.assert(201).json["data"]["id"];
        let refused = app.edit(&editor, &format!("/{id}/publish"), &json!({"version": 1})).await;
        assert!(!refused.assert(422).field("prompt.hash").is_empty());
        assert!(!refused.field("prompt.cookie").is_empty());
        assert_eq!(app.edit(&editor, "", &form("drugi", &refuel())).await.assert(422).field("slug"),
            "Ten adres jest już zajęty. Wpisz inny.");
    }

    async fn an_editor_writes_and_an_administrator_publishes(app) {
        let (editor, administrator, _) =
            (app.operator(&["editor"]).await, app.operator(&["administrator"]).await, app.programme().await);
        let id = app.edit(&editor, "", &form("sierpien", &refuel())).await.json["data"]["id"].as_i64().unwrap();
        let publish = format!("/{id}/publish");
        app.edit(&editor, &publish, &json!({"version": 1})).await.assert(403);
        app.edit(&administrator, &publish, &json!({"version": 1})).await.assert(200);
        for (path, form) in [("withdraw", json!({"withdrawn": true})), ("recount", json!({}))] {
            app.edit(&editor, &format!("/{id}/{path}"), &form).await.assert(403);
        }
    }

    async fn only_editors_edit(app) {
        let (editor, moderator, _) =
            (app.operator(&["editor"]).await, app.operator(&["moderator"]).await, app.programme().await);
        let participant = app.participant().await;
        let id = app.edit(&editor, "", &form("sierpien", &refuel())).await.json["data"]["id"].as_i64().unwrap();
        for path in ["", &format!("/{id}/draft"), &format!("/{id}/publish"), &format!("/{id}/simulations")] {
            app.edit(&moderator, path, &json!({})).await.assert(403);
            app.post(&format!("{ROOT}{path}")).bearer(&participant.token).json(&json!({})).send().await.assert(403);
        }
        app.get(&format!("{ROOT}/{id}/editor")).bearer(&moderator.token).send().await.assert(403);
    }
}

#[tokio::test]
async fn every_shipped_promotion_can_be_edited() {
    let app = TestApp::sqlite().await;
    let editor = app.operator(&["editor"]).await;
    let files = programme::Programme::read(&Source::Embedded).unwrap();
    load(app.db(), &files, app.now()).await.unwrap();
    let mut tx = app.db().begin().await.unwrap();
    let ids: Vec<i64> = plon_kernel::on_db!(&mut tx, conn =>
        sqlx::query_scalar("SELECT id FROM promotions ORDER BY id").fetch_all(conn).await)
    .unwrap();
    drop(tx);
    assert!(ids.len() >= 14);
    for id in ids {
        let shown = app.get(&format!("{ROOT}/{id}/editor")).bearer(&editor.token).send().await;
        let draft = json!({"version": null, "definition": shown.assert(200).json["data"]["definition"]});
        let saved = app.edit(&editor, &format!("/{id}/draft"), &draft).await;
        assert_eq!(saved.assert(200).json["data"]["draft"]["definition"], draft["definition"], "{id}");
    }
}
