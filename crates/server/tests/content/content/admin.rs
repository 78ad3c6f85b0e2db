//! Editors write content, show it and take it back.
use plon_kernel::on_db;
use serde_json::{Value, json};

use super::{News, shown};
use crate::support::{Answer, OperatorClient, TestApp, on_both};

pub struct EditorClient {
    pub app: TestApp,
    operator: OperatorClient,
}

impl EditorClient {
    pub async fn new(app: TestApp) -> EditorClient {
        let operator = app.operator(&["editor"]).await;
        EditorClient { app, operator }
    }

    pub async fn gets(&self, path: &str) -> Answer {
        self.app.get(&format!("/api/v1/backoffice/{path}")).bearer(&self.operator.token).send().await
    }

    pub async fn posts(&self, path: &str, form: &Value) -> Answer {
        self.app.post(&format!("/api/v1/backoffice/{path}")).bearer(&self.operator.token).json(form).send().await
    }

    pub async fn added(&self, path: &str, form: &Value) -> Value {
        self.posts(path, form).await.assert(201).json["data"].clone()
    }

    /// The record of what was deleted.
    async fn deleted(&self, action: &str) -> Value {
        let mut db = self.app.db().read().await.unwrap();
        let sql = "SELECT before FROM audit_log WHERE operator_id = $1 AND action = $2";
        let row: String = on_db!(&mut db, conn => sqlx::query_scalar(sql)
            .bind(self.operator.id).bind(action).fetch_one(conn).await)
        .unwrap();
        serde_json::from_str(&row).unwrap()
    }

    pub async fn audited(&self, action: &str) -> Vec<Value> {
        let mut db = self.app.db().read().await.unwrap();
        let sql = "SELECT after FROM audit_log WHERE operator_id = $1 AND action = $2 ORDER BY id";
        let rows: Vec<String> = on_db!(&mut db, conn => sqlx::query_scalar(sql)
            .bind(self.operator.id).bind(action).fetch_all(conn).await)
        .unwrap();
        rows.iter().map(|row| serde_json::from_str(row).unwrap()).collect()
    }
}

fn news() -> Value {
    json!({"slug": "", "audience": "everyone", "published": true, "published_on": "2025-08-20", "topic": "weather",
           "title": "Żniwa za nami", "summary": "Co dalej ze ścierniskiem",
           "text": "<p onclick=\"x()\">Czas na <b>zabieg</b>.</p><script>alert(1)</script>"})
}

fn page() -> Value {
    json!({"slug": "dni-pola", "published": true, "updated_on": "2025-08-20", "title": "Dni pola",
           "summary": "Gdzie nas spotkasz", "text": "<p>W Toruniu.</p>"})
}

fn question() -> Value {
    json!({"audience": "everyone", "published": true, "position": "15", "question": "Czy to działa?",
           "answer": "<p>Tak.</p>"})
}

on_both! {
    async fn links_stay_where_they_lead_somewhere(app) {
        let editor = EditorClient::new(app).await;
        let text = "<p><a href=\"HTTPS://Example.pl/a\" target=\"_top\">a</a> <a href=\"javascript:x()\">b</a> <a href=\"tel:112\">c</a></p>";
        let kept = "<p><a href=\"https://example.pl/a\">a</a> b <a href=\"tel:112\">c</a></p>";
        let mut written = news();
        written["text"] = json!(text);
        assert_eq!(editor.added("news", &written).await["text"], kept);
        let mut asked = question();
        asked["answer"] = json!(text);
        assert_eq!(editor.added("faq", &asked).await["answer"], kept);
        written["title"] = json!("Za długo");
        written["text"] = json!(format!("<p>{}</p>", "<a href=\"/nagrody\">a</a>".repeat(900)));
        let answer = editor.posts("news", &written).await;
        assert_eq!(answer.assert(422).field("text"), "Wpisz najwyżej 20\u{a0}000\u{a0}znaków", "what is kept is counted");
    }

    async fn a_news_item_is_written_cleaned_shown_and_recorded(app) {
        let editor = EditorClient::new(app).await;
        let added = editor.added("news", &news()).await;
        assert_eq!((&added["slug"], &added["text"]), (&json!("zniwa-za-nami"), &json!("<p>Czas na <b>zabieg</b>.</p>")));
        let read = editor.app.get("/api/v1/cms/news/zniwa-za-nami").send().await;
        assert_eq!(read.assert(200).json["data"]["text_html"], "<p>Czas na <b>zabieg</b>.</p>");
        let mut change = news();
        change["published"] = json!(false);
        change["title"] = json!("Po żniwach");
        change["slug"] = json!("inny-adres");
        let path = format!("news/{}/update", added["id"]);
        let changed = editor.posts(&path, &json!({"version": added["version"], "news": change})).await;
        let data = &changed.assert(200).json["data"];
        assert_eq!((&data["slug"], &data["title"], &data["status"]),
            (&json!("zniwa-za-nami"), &json!("Po żniwach"), &json!("draft")), "the address stays");
        editor.app.get("/api/v1/cms/news/zniwa-za-nami").send().await.assert(404);
        let again = editor.posts(&path, &json!({"version": added["version"], "news": news()})).await;
        assert_eq!(again.assert(409).json["error"], "version_changed");
        editor.posts("news/999999/update", &json!({"version": 1, "news": news()})).await.assert(404);
        editor.gets("news/999999").await.assert(404);
        assert_eq!(editor.audited("news.add").await[0]["title"], "Żniwa za nami");
        assert_eq!(editor.audited("news.update").await[0]["title"], "Po żniwach");
    }

    async fn what_is_planned_is_told_so(app) {
        let editor = EditorClient::new(app).await;
        let mut form = news();
        form["published_on"] = json!("2025-09-01");
        let answer = editor.posts("news", &form).await;
        assert!(answer.assert(201).json["message"].as_str().unwrap().contains("zaplanowana"));
        editor.app.get("/api/v1/cms/news/zniwa-za-nami").send().await.assert(404);
    }

    async fn a_page_is_written_shown_and_recorded(app) {
        let editor = EditorClient::new(app).await;
        let added = editor.added("pages", &page()).await;
        editor.app.get("/api/v1/cms/pages/dni-pola").send().await.assert(200);
        let mut change = page();
        change["published"] = json!(false);
        let path = format!("pages/{}/update", added["id"]);
        let form = json!({"version": added["version"], "page": change});
        editor.posts(&path, &form).await.assert(200);
        assert_eq!(editor.posts(&path, &form).await.assert(409).json["error"], "version_changed");
        editor.app.get("/api/v1/cms/pages/dni-pola").send().await.assert(404);
        assert_eq!(editor.gets(&format!("pages/{}", added["id"])).await.assert(200).json["data"]["status"], "draft");
        assert_eq!((editor.audited("pages.add").await.len(), editor.audited("pages.update").await.len()), (1, 1));
    }

    async fn no_page_stands_where_the_portal_has_a_place(app) {
        let editor = EditorClient::new(app).await;
        for place in ["promocje", "zaplecze", "wycieczka-vip", "rejestracja-partner"] {
            let mut form = page();
            form["slug"] = json!(place);
            assert!(editor.posts("pages", &form).await.assert(422).json["errors"]["slug"].is_array(), "{place}");
        }
        editor.added("pages", &page()).await;
        assert!(editor.posts("pages", &page()).await.assert(422).json["errors"]["slug"].is_array(), "taken");
    }

    async fn a_question_is_written_moved_and_recorded(app) {
        let editor = EditorClient::new(app).await;
        editor.app.question("Pierwsze?", "everyone", "published", 10).await;
        let added = editor.added("faq", &question()).await;
        let order = async || {
            let answer = editor.app.get("/api/v1/cms/faq").send().await;
            let items = answer.json["data"].as_array().unwrap().clone();
            items.iter().map(|item| item["question"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
        };
        assert_eq!(order().await, ["Pierwsze?", "Czy to działa?"]);
        let mut change = question();
        change["position"] = json!("5");
        let path = format!("faq/{}/update", added["id"]);
        let form = json!({"version": added["version"], "question": change});
        editor.posts(&path, &form).await.assert(200);
        assert_eq!(order().await, ["Czy to działa?", "Pierwsze?"]);
        assert_eq!(editor.posts(&path, &form).await.assert(409).json["error"], "version_changed");
        assert_eq!(
            (editor.audited("questions.add").await.len(), editor.audited("questions.update").await.len()),
            (1, 1)
        );
    }

    async fn what_no_reader_was_shown_is_deleted_and_recorded(app) {
        let editor = EditorClient::new(app).await;
        for (path, mut form, action, name) in [
            ("news", news(), "news.delete", "title"), ("pages", page(), "pages.delete", "title"), ("faq", question(), "questions.delete", "question")
        ] {
            form["published"] = json!(false);
            let added = editor.added(path, &form).await;
            assert_eq!(added["deletable"], true);
            let delete = format!("{path}/{}/delete", added["id"]);
            editor.posts(&delete, &json!({"version": 7})).await.assert(409);
            editor.posts(&delete, &json!({"version": added["version"]})).await.assert(200);
            editor.gets(&format!("{path}/{}", added["id"])).await.assert(404);
            editor.posts(&delete, &json!({"version": added["version"]})).await.assert(404);
            assert_eq!(editor.deleted(action).await[name], form[name]);
        }
    }

    async fn what_readers_were_shown_stays(app) {
        let editor = EditorClient::new(app).await;
        let added = editor.added("news", &news()).await;
        let (delete, update) = (format!("news/{}/delete", added["id"]), format!("news/{}/update", added["id"]));
        let refused = editor.posts(&delete, &json!({"version": added["version"]})).await;
        assert_eq!(refused.assert(409).json["error"], "was_published");
        let mut hidden = news();
        hidden["published"] = json!(false);
        let changed = editor.posts(&update, &json!({"version": added["version"], "news": hidden})).await;
        let data = &changed.assert(200).json["data"];
        assert_eq!((&data["status"], &data["deletable"]), (&json!("draft"), &json!(false)));
        editor.posts(&delete, &json!({"version": data["version"]})).await.assert(409);
    }

    async fn everything_that_is_wrong_is_said_at_once(app) {
        let editor = EditorClient::new(app).await;
        for (path, kind, expected) in [
            ("news", "news", vec!["audience", "published_on", "summary", "text", "title", "topic"]),
            ("pages", "page", vec!["summary", "text", "title", "updated_on"]),
            ("faq", "question", vec!["answer", "audience", "position", "question"]),
        ] {
            let empty = json!({"text": "<script>x</script>", "audience": "nobody", "topic": "http://example.com"});
            let refused = editor.posts(path, &empty).await;
            let fields: Vec<String> = refused.assert(422).json["errors"].as_object().unwrap().keys().cloned().collect();
            assert_eq!(fields, expected, "{path}");
            let valid = match kind { "news" => news(), "page" => page(), _ => question() };
            let id = editor.added(path, &valid).await["id"].clone();
            let mut change = json!({"version": 1});
            change[kind] = empty;
            let refused = editor.posts(&format!("{path}/{id}/update"), &change).await;
            let fields: Vec<String> = refused.assert(422).json["errors"].as_object().unwrap().keys().cloned().collect();
            assert_eq!(fields, expected, "{path}");
            assert_eq!(editor.gets(&format!("{path}/{id}")).await.json["data"]["version"], 1, "nothing was written");
        }
        let mut long = news();
        long["title"] = json!("ż".repeat(121));
        long["text"] = json!("a".repeat(20_001));
        long["published_on"] = json!("2025-02-30");
        let refused = editor.posts("news", &long).await;
        let fields: Vec<String> = refused.assert(422).json["errors"].as_object().unwrap().keys().cloned().collect();
        assert_eq!(fields, ["published_on", "text", "title"]);
        let twice = editor.posts("news", &news()).await;
        assert!(twice.assert(422).json["errors"]["slug"].is_array(), "the address is taken");
    }

    async fn editors_lists_are_narrowed_and_go_on_by_their_cursor(app) {
        let editor = EditorClient::new(app).await;
        for number in 1..=52 {
            let slug = format!("nr-{number}");
            let status = if number == 3 { "draft" } else { "published" };
            editor.app.news(News { status, published_on: "2025-08-01", ..shown(&slug) }).await;
            editor.app.question(&slug, "everyone", status, 5).await;
            editor.app.page(&slug, status).await;
        }
        for (path, first) in [("news", "nr-52"), ("faq", "nr-1"), ("pages", "nr-1")] {
            let name = |item: &Value| item["question"].as_str().or(item["slug"].as_str()).or(item["title"].as_str()).unwrap().to_owned();
            let list = async |query: &str| {
                let answer = editor.gets(&format!("{path}{query}")).await;
                let items: Vec<String> = answer.assert(200).json["data"]["items"].as_array().unwrap().iter().map(name).collect();
                (items, answer.json["meta"].clone())
            };
            let (items, meta) = list("").await;
            assert_eq!((items.len(), items[0].as_str(), &meta["total"]), (50, first, &json!(52)), "{path}");
            let (rest, end) = list(&format!("?cursor={}", meta["next_cursor"])).await;
            assert_eq!((rest.len(), &end["next_cursor"]), (2, &Value::Null), "{path}");
            assert!(rest.iter().all(|item| !items.contains(item)), "{path}");
            assert_eq!(list("?status=draft").await.0, ["nr-3"], "{path}");
            editor.gets(&format!("{path}?status=hidden")).await.assert(400);
        }
        let found = editor.gets("news?search=NR-2").await;
        assert_eq!(found.assert(200).json["meta"]["total"], 11);
        assert_eq!(editor.gets("news?search=%25").await.json["meta"]["total"], 0, "a sign of LIKE stands for itself");
    }
}
