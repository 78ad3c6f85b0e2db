//! Own pictures of promotions: chosen in the draft, kept with the revision, shown in the place of the drawing.
use std::io::Cursor;

use image::{ImageFormat, RgbImage};
use jiff::civil::date;
use plon_kernel::types::Timestamp;
use plon_platform::files::{Sweep, Swept};
use serde_json::{Value, json};

use super::editor::{definition, form};
use super::refuel;
use crate::support::{OperatorClient, TestApp, on_both};

const MEDIA: &str = "/api/v1/backoffice/media";
const GONE: &str = "Tego obrazu już nie ma. Wybierz inny.";

impl TestApp {
    /// A picture or a PDF of the media library, as its editors read it.
    async fn media_item(&self, editor: &OperatorClient, content: &[u8]) -> Value {
        let texts = [("name", "Żniwa"), ("alternative", "Kombajn o świcie")];
        let upload = self.post(MEDIA).bearer(&editor.token).multipart(&texts, Some(("file", "a.png", content)));
        upload.send().await.assert(201).json["data"].clone()
    }

    async fn delete_media_item(&self, editor: &OperatorClient, id: &Value) -> u16 {
        self.post(&format!("{MEDIA}/{id}/delete")).bearer(&editor.token).send().await.status.as_u16()
    }

    async fn html(&self, path: &str) -> String {
        String::from_utf8(self.get(path).header("accept", "text/html").send().await.assert(200).body.to_vec()).unwrap()
    }

    async fn photo_of_page(&self) -> Value {
        let page = self.get("/api/v1/cms/promotions/sierpien").send().await;
        page.assert(200).json["data"]["single"]["photo"].clone()
    }
}

fn picture() -> Vec<u8> {
    let mut written = Cursor::new(Vec::new());
    RgbImage::new(1200, 525).write_to(&mut written, ImageFormat::Png).unwrap();
    written.into_inner()
}

/// A form with this picture of its own.
fn with_photo(key: &str, photo: &Value) -> Value {
    let mut form = form(key, &refuel());
    form["definition"]["photo"] = photo.clone();
    form
}

on_both! {
    async fn a_promotion_shows_its_own_picture_to_every_reader(app) {
        let (participant, chief, _) = (app.participant().await, app.operator(&["administrator"]).await, app.programme().await);
        let added = app.media_item(&chief, &picture()).await;
        let (id, shown) = (&added["id"], &added["picture"]);
        let new = with_photo("sierpien", id);
        let seen = json!({"audience": "program.retail", "slug": "sierpien", "definition": new["definition"]});
        let preview = app.post("/api/v1/backoffice/promotion-preview").bearer(&chief.token).json(&seen).send().await;
        assert_eq!(&preview.assert(200).json["data"]["page"]["photo"], shown);
        let made = app.edit(&chief, "", &new).await;
        assert_eq!(&made.assert(201).json["data"]["draft"]["definition"]["photo"], id);
        let promotion = made.json["data"]["id"].as_i64().unwrap();
        app.edit(&chief, &format!("/{promotion}/publish"), &json!({"version": 1})).await.assert(200);

        assert_eq!(&app.photo_of_page().await, shown);
        let archive = app.get("/api/v1/cms/promotions").send().await;
        assert_eq!(&archive.json["data"]["archive"][0]["photo"], shown);
        let progress = app.get("/api/v1/user/promotions").bearer(&participant.token).send().await;
        assert_eq!(&progress.assert(200).json["data"]["items"][0]["photo"], shown);
        let none = json!({"items": []});
        let tried = app.post("/api/v1/user/promotions/try").bearer(&participant.token).json(&none).send().await;
        assert_eq!(&tried.assert(200).json["data"][0]["photo"], shown);

        let (src, srcset) = (shown["src"].as_str().unwrap(), shown["srcset"].as_str().unwrap());
        for (path, loading) in [("/promocje", "lazy"), ("/promocje/sierpien", "eager"), ("/", "lazy")] {
            let html = app.html(path).await;
            assert!(html.contains(&format!("<img src=\"{src}\" srcset=\"{srcset}\"")), "{path}");
            let rest = format!("width=\"1200\" height=\"525\" alt=\"Kombajn o świcie\" loading=\"{loading}\"");
            assert!(html.contains(&rest), "{path}");
            let shared = if path == "/promocje/sierpien" { src } else { "/icons/card.png" };
            let tag = format!("<meta property=\"og:image\" content=\"https://plon.example{shared}\"");
            assert!(html.contains(&tag), "{path}");
        }
    }

    async fn a_revision_keeps_its_picture_and_the_next_may_have_another_or_none(app) {
        let (chief, _) = (app.operator(&["administrator"]).await, app.programme().await);
        let (first, second) = (app.media_item(&chief, &picture()).await, app.media_item(&chief, &picture()).await);
        let made = app.edit(&chief, "", &with_photo("sierpien", &first["id"])).await;
        let promotion = made.assert(201).json["data"]["id"].as_i64().unwrap();
        let publish = async |version: i64| {
            app.edit(&chief, &format!("/{promotion}/publish"), &json!({"version": version})).await.assert(200);
        };
        publish(1).await;
        for (photo, seen, after) in
            [(&second["id"], &first["picture"], &second["picture"]), (&Value::Null, &second["picture"], &Value::Null)]
        {
            let mut definition = definition(&refuel());
            definition["photo"] = photo.clone();
            let draft = json!({"version": null, "definition": definition});
            app.edit(&chief, &format!("/{promotion}/draft"), &draft).await.assert(200);
            assert_eq!(&app.photo_of_page().await, seen, "a draft changes nothing");
            publish(1).await;
            assert_eq!(&app.photo_of_page().await, after);
        }
        assert!(!app.html("/promocje/sierpien").await.contains("<img src=\"/api/v1/media"), "the drawing stands there again");

        let uses = app.get(&format!("{MEDIA}/{}", first["id"])).bearer(&chief.token).send().await;
        assert_eq!(uses.assert(200).json["data"]["uses"], json!([{"place": "promotion", "id": promotion, "title": "Tankuj w sierpniu"}]));
        assert_eq!(app.delete_media_item(&chief, &first["id"]).await, 409, "its revision keeps it");
    }

    async fn a_draft_and_its_copy_keep_the_picture_until_they_are_gone(app) {
        let (chief, _) = (app.operator(&["administrator"]).await, app.programme().await);
        let added = app.media_item(&chief, &picture()).await;
        let made = app.edit(&chief, "", &with_photo("sierpien", &added["id"])).await;
        let promotion = made.assert(201).json["data"]["id"].as_i64().unwrap();
        let copy = json!({"season": 2024, "key": "kopia", "slug": "kopia"});
        let copied = app.edit(&chief, &format!("/{promotion}/copy"), &copy).await;
        assert_eq!(&copied.assert(201).json["data"]["draft"]["definition"]["photo"], &added["id"]);
        let copied = copied.json["data"]["id"].as_i64().unwrap();
        for id in [promotion, copied] {
            assert_eq!(app.delete_media_item(&chief, &added["id"]).await, 409);
            app.edit(&chief, &format!("/{id}/delete"), &json!({"version": 1})).await.assert(200);
        }
        assert_eq!(app.delete_media_item(&chief, &added["id"]).await, 200);
    }

    async fn what_is_no_picture_of_the_library_is_refused_at_its_field(app) {
        let (participant, chief, programme) = (app.participant().await, app.operator(&["administrator"]).await, app.programme().await);
        app.reported(&participant, &programme, "FV/1").await;
        let pdf = app.media_item(&chief, b"%PDF-1.7 a price list").await;
        let deleted = app.media_item(&chief, &picture()).await;
        assert_eq!(app.delete_media_item(&chief, &deleted["id"]).await, 200);
        let made = app.edit(&chief, "", &form("sierpien", &refuel())).await;
        let promotion = made.assert(201).json["data"]["id"].as_i64().unwrap();
        for photo in [&pdf["id"], &deleted["id"], &json!(4_711)] {
            let new = with_photo("inna", photo);
            assert_eq!(app.edit(&chief, "", &new).await.assert(422).field("photo"), GONE);
            let draft = json!({"version": 1, "definition": new["definition"]});
            assert_eq!(app.edit(&chief, &format!("/{promotion}/draft"), &draft).await.assert(422).field("photo"), GONE);
            let seen = json!({"audience": "program.retail", "slug": "inna", "definition": new["definition"]});
            let preview = app.post("/api/v1/backoffice/promotion-preview").bearer(&chief.token).json(&seen).send().await;
            assert_eq!(preview.assert(422).field("photo"), GONE);
        }
        let mut both = with_photo("inna", &json!(4_711));
        both["definition"]["name"] = json!("");
        let refused = app.edit(&chief, "", &both).await;
        assert_eq!((refused.assert(422).field("photo"), refused.field("name").is_empty()), (GONE, false), "all at once");
    }

    async fn its_files_are_no_orphans(app) {
        let (chief, _) = (app.operator(&["administrator"]).await, app.programme().await);
        let added = app.media_item(&chief, &picture()).await;
        let made = app.edit(&chief, "", &with_photo("sierpien", &added["id"])).await;
        let promotion = made.assert(201).json["data"]["id"].as_i64().unwrap();
        app.edit(&chief, &format!("/{promotion}/publish"), &json!({"version": 1})).await.assert(200);
        let sweep = Sweep {
            before: Timestamp(jiff::Timestamp::MAX),
            is_known_time: &|_| true,
            today: date(2025, 8, 20),
            most_percent: 100,
        };
        assert_eq!(app.app.files.sweep_orphans(app.db(), &sweep).await.unwrap(), Swept::default());
        app.get(added["picture"]["src"].as_str().unwrap()).send().await.assert(200);
    }
}
