//! Seasons, as administrators prepare, open and close them.
use plon_domain::points::Points;
use plon_programme::{Programme, Source, load};
use serde_json::{Value, json};

use crate::support::{Answer, OperatorClient, TestApp, on_both};

const SEASONS: &str = "/api/v1/backoffice/seasons";

struct SeasonsClient {
    app: TestApp,
    operator: OperatorClient,
}

impl SeasonsClient {
    async fn new(app: TestApp) -> SeasonsClient {
        load(app.db(), &Programme::read(&Source::Embedded).unwrap(), app.now()).await.unwrap();
        let operator = app.operator(&["administrator"]).await;
        SeasonsClient { app, operator }
    }

    async fn all(&self) -> Value {
        self.app.get(SEASONS).bearer(&self.operator.token).send().await.assert(200).json["data"].clone()
    }

    async fn season(&self, year: i64) -> Value {
        let all = self.all().await;
        all["items"].as_array().unwrap().iter().find(|season| season["year"] == year).unwrap().clone()
    }

    async fn posts(&self, path: &str, body: Value) -> Answer {
        self.app.post(&format!("{SEASONS}{path}")).bearer(&self.operator.token).json(&body).send().await
    }

    async fn becomes(&self, year: i64, status: &str) -> Answer {
        self.saves(year, form(status)).await
    }

    async fn saves(&self, year: i64, season: Value) -> Answer {
        let version = self.season(year).await["version"].clone();
        self.posts(&format!("/{year}/update"), json!({"version": version, "season": season})).await
    }

    /// The same screen, seen by another administrator.
    async fn of(self, name: &str) -> SeasonsClient {
        let operator = self.app.operator_named(name, &["administrator"]).await;
        SeasonsClient { operator, ..self }
    }
}

fn form(status: &str) -> Value {
    json!({"welcome_points": "600", "membership_points": "1 200", "status": status})
}

on_both! {
    async fn a_draft_to_which_nothing_refers_is_deleted_with_its_rates_and_prices(app) {
        let seasons = SeasonsClient::new(app).await;
        let next = seasons.all().await["next"].as_i64().unwrap();
        let new = json!({"year": next, "season": form("draft")});
        seasons.posts("", new.clone()).await.assert(201);
        seasons.posts(&format!("/{next}/copy"), json!({"from": next - 1})).await.assert(200);
        let delete = async |year: i64| {
            let version = seasons.season(year).await["version"].clone();
            seasons.posts(&format!("/{year}/delete"), json!({"version": version})).await
        };
        assert_eq!(delete(next - 1).await.assert(409).json["error"], "season_in_use");
        let stale = seasons.posts(&format!("/{next}/delete"), json!({"version": 77})).await;
        assert_eq!(stale.assert(409).json["error"], "version_changed");
        assert_eq!(delete(next).await.assert(200).json["data"]["next"], next);
        seasons.posts("", new).await.assert(201);
        seasons.app.execute("INSERT INTO trips (key, season, kind, reward_id, qualify_at, cost, reserved_points, opens_on,
            order_by, fulfil_by, reminders, status) SELECT 'nowa', $1, 'vip', MIN(id), 1, 1, 1, '2026-01-01', '2026-01-01',
            '2026-01-01', '', 'draft' FROM rewards", next).await;
        assert_eq!(delete(next).await.assert(409).json["error"], "season_in_use");
    }

    async fn the_next_season_is_prepared_opened_and_closed(app) {
        let seasons = SeasonsClient::new(app).await;
        let next = seasons.all().await["next"].as_i64().unwrap();
        let new = json!({"year": next, "season": form("open")});
        let answer = seasons.posts("", new.clone()).await;
        let added = &answer.assert(201).json["data"]["items"][0];
        let expected = [("year", json!(next)), ("status", json!("draft")), ("welcome_points", json!(600)),
            ("membership_points", json!(1200)), ("rates", json!(0)), ("prices", json!(0)), ("promotions", json!(0)),
            ("starts_on", json!(format!("{}-11-01", next - 1))), ("ends_on", json!(format!("{next}-10-31")))];
        for (field, value) in expected {
            assert_eq!(added[field], value, "{field}");
        }
        assert_eq!(answer.json["data"]["next"], next + 1);
        assert_eq!(seasons.posts("", new).await.assert(409).json["error"], "version_changed", "pressed twice");

        for status in ["open", "closed", "open"] {
            seasons.becomes(next, status).await.assert(200);
            assert_eq!(seasons.season(next).await["status"], status);
        }
        let logged = "SELECT count(*) FROM audit_log WHERE subject = 'seasons' AND operator_id = $1";
        assert_eq!(seasons.app.number(logged, seasons.operator.id.0).await, 4);
    }

    async fn a_season_goes_back_to_a_draft_until_it_begins(app) {
        let seasons = SeasonsClient::new(app).await;
        let next = seasons.all().await["next"].as_i64().unwrap();
        seasons.posts("", json!({"year": next, "season": form("draft")})).await.assert(201);
        seasons.becomes(next, "open").await.assert(200);
        assert_eq!(seasons.season(next).await["has_begun"], false);
        seasons.becomes(next, "draft").await.assert(200);
        assert_eq!(seasons.season(2025).await["has_begun"], true);
        let back = seasons.becomes(2025, "draft").await;
        assert_eq!(back.assert(422).field("status"), "Sezonu, który już trwa, nie można cofnąć do szkicu. Możesz go zamknąć.");
    }

    async fn it_is_said_how_many_have_points_for_staying_to_come(app) {
        let seasons = SeasonsClient::new(app).await;
        let next = seasons.all().await["next"].as_i64().unwrap();
        seasons.posts("", json!({"year": next, "season": form("draft")})).await.assert(201);
        let (participant, partner, gone) =
            (seasons.app.participant().await, seasons.app.participant_numbered(1).await, seasons.app.participant_numbered(2).await);
        seasons.app.make_partner(partner.id).await;
        seasons.app.execute("UPDATE participants SET status = 'disabled' WHERE id = $1", gone.id.0).await;
        assert_eq!(seasons.season(next).await["to_be_paid"], 1);
        seasons.app.execute("INSERT INTO memberships (participant_id, season, points, created_at)
            SELECT $1, MAX(year), 0, 0 FROM seasons", participant.id.0).await;
        assert_eq!(seasons.season(next).await["to_be_paid"], 0);
        assert_eq!(seasons.season(2025).await["to_be_paid"], 0, "who came after its beginning has other points");
    }

    async fn points_for_staying_over_the_limit_take_two_administrators(app) {
        let app = app.set(|parts| parts.publish_limit = Points(2_399));
        for number in 0..2 {
            app.participant_numbered(number).await;
        }
        let seasons = SeasonsClient::new(app).await;
        let next = seasons.all().await["next"].as_i64().unwrap();
        seasons.posts("", json!({"year": next, "season": form("draft")})).await.assert(201);
        assert_eq!(seasons.season(next).await["wants_another"], true);
        let alone = seasons.becomes(next, "open").await;
        assert_eq!(alone.assert(409).json["error"], "another_opener", "2 × 1,200 is over 2,399");
        assert_eq!(seasons.season(next).await["status"], "draft");

        let seasons = seasons.of("Ewa").await;
        assert_eq!(seasons.season(next).await["wants_another"], false);
        let mut other = form("open");
        other["membership_points"] = json!("1201");
        let both = seasons.saves(next, other).await;
        assert_eq!(both.assert(409).json["error"], "another_opener", "who sets them does not open it");
        seasons.app.execute("UPDATE operators SET signs_from = created_at + 1000000 WHERE id = $1", seasons.operator.id.0).await;
        assert_eq!(seasons.becomes(next, "open").await.assert(403).json["error"], "signs_later", "new hands wait");
        seasons.app.execute("UPDATE operators SET signs_from = 0 WHERE id = $1", seasons.operator.id.0).await;
        seasons.becomes(next, "open").await.assert(200);
        let mut more = form("open");
        more["membership_points"] = json!("1300");
        let raised = seasons.saves(next, more).await;
        assert_eq!(raised.assert(422).field("membership_points"),
            "Tylu punktów jedna osoba nie rozdaje sama. Zamknij sezon, zapisz punkty, a\u{a0}otworzy go inny administrator.");
        let mut fewer = form("open");
        fewer["membership_points"] = json!("1199");
        seasons.saves(next, fewer).await.assert(200);
    }

    async fn points_for_staying_within_the_limit_take_one(app) {
        let app = app.set(|parts| parts.publish_limit = Points(1_200));
        app.participant().await;
        let seasons = SeasonsClient::new(app).await;
        let next = seasons.all().await["next"].as_i64().unwrap();
        seasons.posts("", json!({"year": next, "season": form("draft")})).await.assert(201);
        assert_eq!(seasons.season(next).await["wants_another"], false);
        seasons.becomes(next, "open").await.assert(200);
    }

    async fn a_season_takes_the_rates_and_prices_that_it_lacks_from_another(app) {
        let seasons = SeasonsClient::new(app).await;
        let next = seasons.all().await["next"].as_i64().unwrap();
        seasons.posts("", json!({"year": next, "season": form("draft")})).await.assert(201);
        let (path, from) = (format!("/{next}/copy"), seasons.season(2025).await);
        assert!(from["rates"].as_i64().unwrap() > 10, "{from}");
        let answer = seasons.posts(&path, json!({"from": 2025})).await;
        let taken = &answer.assert(200).json["data"]["items"][0];
        assert_eq!((&taken["rates"], &taken["prices"]), (&from["rates"], &from["prices"]));
        assert!(answer.message().starts_with(&format!("Przepisano {}", from["rates"])), "{}", answer.message());
        let again = seasons.posts(&path, json!({"from": 2025})).await;
        assert_eq!(again.assert(200).message(), "Przepisano 0\u{a0}stawek punktów i\u{a0}0\u{a0}cen nagród");
        seasons.posts(&path, json!({"from": 1999})).await.assert(404);
        seasons.posts("/1999/copy", json!({"from": 2025})).await.assert(404);
    }

    async fn a_loaded_programme_leaves_what_an_administrator_has_changed(app) {
        let seasons = SeasonsClient::new(app).await;
        seasons.becomes(2025, "closed").await.assert(200);
        load(seasons.app.db(), &Programme::read(&Source::Embedded).unwrap(), seasons.app.now()).await.unwrap();
        let season = seasons.season(2025).await;
        assert_eq!((&season["status"], &season["welcome_points"]), (&json!("closed"), &json!(600)));
    }

    async fn what_is_wrong_is_said_at_its_field(app) {
        let seasons = SeasonsClient::new(app).await;
        let version = seasons.season(2025).await["version"].clone();
        let wrong = json!({"welcome_points": "-1", "membership_points": "sto", "status": "otwarty"});
        let answer = seasons.posts("/2025/update", json!({"version": version, "season": wrong})).await;
        answer.assert(422);
        assert_eq!(answer.field("welcome_points"), "Podaj od 0 do 100 000 punktów");
        assert!(!answer.field("membership_points").is_empty());
        assert!(!answer.field("status").is_empty());
        assert_eq!(seasons.season(2025).await["version"], version, "nothing is kept");
        let stale = json!({"version": 77, "season": form("open")});
        assert_eq!(seasons.posts("/2025/update", stale.clone()).await.assert(409).json["error"], "version_changed");
        seasons.posts("/1999/update", stale.clone()).await.assert(404);
        seasons.posts("/rok/update", stale).await.assert(404);
    }
}
