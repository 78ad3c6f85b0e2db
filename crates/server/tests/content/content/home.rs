//! Texts of the home page: what a programme begins with, what editors write, and the figures in them.
use plon_programme::{Programme, Source, load};
use serde_json::{Value, json};

use super::admin::EditorClient;
use crate::documents::html;
use crate::support::{TestApp, on_both};

async fn read(app: &TestApp) -> Value {
    app.get("/api/v1/cms/home-page").send().await.assert(200).json["data"].clone()
}

on_both! {
    async fn an_empty_portal_says_what_is_true_of_any_programme(app) {
        let texts = read(&app).await;
        assert_eq!(texts["headline"], "Kupuj produkty, zbieraj punkty, ciesz się nagrodami");
        assert!(texts["about_text"].as_str().unwrap().ends_with("100\u{a0}punktów to 1 zł."), "{texts}");
        assert_eq!((&texts["reward_1_title"], &texts["reward_3_text"]), (&json!(""), &json!("")));
        let answer = app.document("/").await;
        let page = html(answer.assert(200));
        assert!(page.contains("Trzy kroki do nagrody") && !page.contains("Na co zamienisz punkty</h2>"), "no tiles: {page}");
    }

    async fn figures_are_those_of_the_settings(app) {
        let editor = EditorClient::new(app).await;
        for (key, value) in [("points_per_zloty", "1"), ("points_limit", "250000"), ("brand_name", "Program Żniwa")] {
            editor.app.put_setting(key, value).await;
        }
        let lead = "{nazwa programu}: {punkty za 1 zł}, do { limit\u{a0}punktów }, {pierwszy dzień sezonu} – {ostatni dzień sezonu}";
        let saved = editor.posts("home-page/update", &json!({"version": 0, "texts": {"lead": lead}})).await;
        let data = &saved.assert(200).json["data"];
        assert_eq!((&data["version"], &data["texts"]["lead"]), (&json!(1), &json!(lead)), "editors see the names");
        assert_eq!(data["figures"][0], json!({"name": "punkty za 1 zł", "value": "1\u{a0}punkt"}));
        assert_eq!(read(&editor.app).await["lead"],
            "Program Żniwa: 1\u{a0}punkt, do 250\u{a0}000\u{a0}punktów, 01.11.2024 – 31.10.2025");
    }

    async fn what_is_saved_stands_in_the_document_and_in_the_log(app) {
        let editor = EditorClient::new(app).await;
        let texts = json!({"label": "", "headline": "Zbieraj  z <b>nami</b>", "reward_2_title": "Karta", "reward_2_text": "Na paliwo"});
        let form = json!({"version": 0, "texts": texts});
        editor.posts("home-page/update", &form).await.assert(200);
        let answer = editor.app.document("/").await;
        let page = html(answer.assert(200));
        for part in ["Zbieraj z\u{a0}&lt;b&gt;nami&lt;/b&gt;</h1>", "Karta</span>", "<title>Zbieraj z"] {
            assert!(page.contains(part), "{part}: {page}");
        }
        assert!(!page.contains("Program dla gospodarstw i\u{a0}firm"), "the line is left out");
        assert_eq!(editor.audited("home_page.update").await[0]["headline"], "Zbieraj z <b>nami</b>");
        assert_eq!(editor.posts("home-page/update", &form).await.assert(409).json["error"], "version_changed");
        let back = json!({"version": 1, "texts": {}});
        editor.posts("home-page/update", &back).await.assert(200);
        assert_eq!(read(&editor.app).await["label"], "Program dla gospodarstw i firm rolnych", "absent: the original");
        assert_eq!(editor.posts("home-page/update", &back).await.assert(409).json["error"], "version_changed");
    }

    async fn everything_wrong_in_the_texts_is_said_at_once(app) {
        let editor = EditorClient::new(app).await;
        let texts = json!({"headline": " ", "lead": "ż".repeat(301), "about_text": "{punkty za 2 zł}", "reward_1_text": "Bez tytułu"});
        let refused = editor.posts("home-page/update", &json!({"version": 0, "texts": texts})).await;
        let fields: Vec<String> = refused.assert(422).json["errors"].as_object().unwrap().keys().cloned().collect();
        assert_eq!(fields, ["about_text", "headline", "lead", "reward_1_title"]);
        assert_eq!(refused.field("about_text"), "Nie ma wartości {punkty za 2 zł}");
        assert_eq!(editor.gets("home-page").await.assert(200).json["data"]["version"], 0);
        let moderator = editor.app.operator(&["moderator"]).await;
        editor.app.get("/api/v1/backoffice/home-page").bearer(&moderator.token).send().await.assert(403);
    }

    async fn the_sample_programmes_texts_give_way_to_an_editors(app) {
        let sample = Programme::read(&Source::Embedded).unwrap();
        load(app.db(), &sample, app.now()).await.unwrap();
        let texts = read(&app).await;
        assert_eq!((&texts["reward_1_title"], &texts["steps_title"]), (&json!("Przelew na konto"), &json!("Trzy kroki do nagrody")));
        let editor = EditorClient::new(app).await;
        editor.posts("home-page/update", &json!({"version": 1, "texts": {"headline": "Nasze"}})).await.assert(200);
        load(editor.app.db(), &sample, editor.app.now()).await.unwrap();
        assert_eq!(read(&editor.app).await["headline"], "Nasze");
    }
}
