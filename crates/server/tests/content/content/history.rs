//! Earlier texts, which can be read and written again.
use serde_json::{Value, json};

use super::admin::EditorClient;
use super::shown;
use crate::support::on_both;

fn titles(history: &Value) -> Vec<&str> {
    let items = history["data"]["items"].as_array().unwrap();
    items.iter().map(|item| item["form"]["title"].as_str().unwrap()).collect()
}

on_both! {
    async fn a_news_item_goes_back_to_what_the_programmes_own_files_had(app) {
        let id = app.news(shown("susza")).await;
        let editor = EditorClient::new(app).await;
        let mut written = json!({"audience": "program.partner", "published": false, "published_on": "2025-08-20",
            "topic": "weather", "title": "Druga", "summary": "Inaczej", "text": "<p>Inaczej</p>"});
        let update = format!("news/{id}/update");
        editor.posts(&update, &json!({"version": 1, "news": written})).await.assert(200);
        written["title"] = json!("Trzecia");
        editor.posts(&update, &json!({"version": 2, "news": written})).await.assert(200);

        let history = editor.gets(&format!("news/{id}/history")).await;
        let history = &history.assert(200).json;
        assert_eq!(titles(history), ["Trzecia", "Druga", "susza"]);
        assert_eq!(history["meta"]["total"], 2);
        let [newest, _, first] = history["data"]["items"].as_array().unwrap().as_slice() else { panic!("{history}") };
        assert_eq!(newest["at"], "2025-08-20T07:00:00Z");
        assert_eq!(newest["operator"], "Jan Kowalski");
        assert_eq!(newest["form"]["published"], false);
        assert_eq!((&first["at"], &first["operator"]), (&Value::Null, &Value::Null));

        let restored = editor.posts(&update, &json!({"version": 3, "news": first["form"]})).await;
        let data = &restored.assert(200).json["data"];
        for (field, value) in [("title", "susza"), ("audience", "everyone"), ("status", "published"), ("topic", "crops"),
            ("published_on", "2025-08-01"), ("summary", "Krótko"), ("text", "<p>Dłużej</p>")] {
            assert_eq!(data[field], value, "{field}");
        }
    }

    async fn a_long_history_has_pages_and_its_beginning_stands_on_the_last(app) {
        let id = app.page("o-programie", "published").await;
        let editor = EditorClient::new(app).await;
        for version in 1..=11 {
            let page = json!({"published": true, "updated_on": "2025-08-20", "title": format!("Wydanie {version}"),
                "summary": "Krótko", "text": "<p>Treść</p>"});
            editor.posts(&format!("pages/{id}/update"), &json!({"version": version, "page": page})).await.assert(200);
        }
        let newest = editor.gets(&format!("pages/{id}/history")).await.assert(200).json.clone();
        assert_eq!((titles(&newest).len(), titles(&newest)[0]), (10, "Wydanie 11"));
        let oldest = editor.gets(&format!("pages/{id}/history?cursor={}", newest["meta"]["next_cursor"])).await;
        assert_eq!(titles(&oldest.assert(200).json), ["Wydanie 1", "Strona"]);
        assert_eq!(oldest.json["meta"]["next_cursor"], Value::Null);
    }

    async fn a_question_that_an_editor_has_added_begins_with_its_first_form(app) {
        let editor = EditorClient::new(app).await;
        let form = json!({"audience": "everyone", "published": true, "position": "15", "question": "Czy to działa?",
            "answer": "<p>Tak.</p>"});
        let added = editor.added("faq", &form).await;
        let history = editor.gets(&format!("faq/{}/history", added["id"])).await;
        let items = &history.assert(200).json["data"]["items"];
        assert_eq!(items.as_array().unwrap().len(), 1, "{items}");
        assert_eq!(items[0]["form"], form);
    }

    async fn there_is_no_history_of_what_is_not_there(app) {
        let editor = EditorClient::new(app).await;
        for kind in ["news", "pages", "faq"] {
            editor.gets(&format!("{kind}/999999/history")).await.assert(404);
        }
    }
}
