//! The programme's colours and logo: who sets them, what is refused, and how they reach every document.
use std::io::Cursor;

use axum::http::header;
use serde_json::{Value, json};

use crate::support::{Answer, OperatorClient, TestApp, on_both};

const SETTINGS: &str = "/api/v1/backoffice/settings";
const FOR_GOOD: &str = "public, max-age=31536000, immutable";

/// Shades of the brand's colour `#1d4ed8`, in the light and in the dark.
const BLUE: &str =
    "--color-brand:#1d4ed8;--color-brand-strong:#163ca6;--color-brand-tint:#e8edfb;--color-brand-text:#163ca6";
const DARK_BLUE: &str =
    "--color-brand:#3863dd;--color-brand-strong:#2b4caa;--color-brand-tint:#172952;--color-brand-text:#88a1eb";

fn png(width: u32, height: u32) -> Vec<u8> {
    let mut written = Cursor::new(Vec::new());
    let picture = image::RgbaImage::from_pixel(width, height, image::Rgba([200, 30, 30, 128]));
    picture.write_to(&mut written, image::ImageFormat::Png).unwrap();
    written.into_inner()
}

fn jpeg(width: u32, height: u32) -> Vec<u8> {
    let mut written = Cursor::new(Vec::new());
    let picture = image::RgbImage::from_pixel(width, height, image::Rgb([200, 30, 30]));
    picture.write_to(&mut written, image::ImageFormat::Jpeg).unwrap();
    written.into_inner()
}

fn colours(brand: &str, dark: &str, accent: &str) -> Value {
    json!({"brand": brand, "dark": dark, "accent": accent})
}

impl TestApp {
    async fn seen_settings(&self, operator: &OperatorClient) -> Value {
        self.get(SETTINGS).bearer(&operator.token).send().await.assert(200).json["data"].clone()
    }

    async fn save_colours(&self, operator: &OperatorClient, colours: Value) -> Answer {
        let version = self.seen_settings(operator).await["version"].clone();
        let body = json!({"version": version, "colours": colours});
        self.post(&format!("{SETTINGS}/colours")).bearer(&operator.token).json(&body).send().await
    }

    async fn send_logo(&self, operator: &OperatorClient, version: &Value, file: &[u8]) -> Answer {
        let (path, version) = (format!("{SETTINGS}/logo"), version.to_string());
        let parts = [("version", version.as_str())];
        self.post(&path).bearer(&operator.token).multipart(&parts, Some(("logo", "nasze.png", file))).send().await
    }

    async fn name_the_programme(&self, operator: &OperatorClient) {
        let version = self.seen_settings(operator).await["version"].clone();
        let programme = json!({"brand_name": "Żniwa", "brand_phone": "500 000 011", "brand_email": "pomoc@plon.example",
            "data_controller": "Plon Sp. z o.o."});
        let body = json!({"version": version, "programme": programme});
        self.post(&format!("{SETTINGS}/programme")).bearer(&operator.token).json(&body).send().await.assert(200);
    }

    async fn put_present_logo(&self, operator: &OperatorClient, file: &[u8]) -> Answer {
        let version = self.seen_settings(operator).await["version"].clone();
        self.send_logo(operator, &version, file).await
    }

    async fn remove_logo(&self, operator: &OperatorClient, version: &Value) -> Answer {
        let (path, body) = (format!("{SETTINGS}/logo/remove"), json!({"version": version}));
        self.post(&path).bearer(&operator.token).json(&body).send().await
    }

    async fn shown_brand(&self) -> Value {
        self.get("/api/system-settings").send().await.assert(200).json["data"]["brand"].clone()
    }

    /// A document, with its tag.
    async fn dressed_page(&self, path: &str) -> (String, String) {
        let answer = self.get(path).header("accept", "text/html").send().await;
        answer.assert(200);
        let tag = answer.headers[header::ETAG].to_str().unwrap().to_owned();
        (String::from_utf8(answer.body.to_vec()).unwrap(), tag)
    }
}

on_both! {
    async fn colours_stand_in_the_head_of_every_document_before_anything_is_painted(app) {
        app.programme().await;
        let operator = app.operator(&["administrator"]).await;
        let mut plain = Vec::new();
        for path in ["/", "/dashboard", "/kontakt"] {
            let (html, tag) = app.dressed_page(path).await;
            assert!(!html.contains("wyglad.css"), "{path}: no other request while nothing is set");
            plain.push(tag);
        }
        let saved = app.save_colours(&operator, colours(" #1D4ED8 ", "", "")).await;
        assert_eq!(saved.assert(200).json["message"], "Kolory są zapisane");
        assert_eq!(saved.json["data"]["colours"], colours("#1d4ed8", "", ""));
        let address = app.shown_brand().await["stylesheet"].as_str().unwrap().to_owned();
        let link = format!("<link rel=\"stylesheet\" href=\"{address}\" data-look>");
        for (path, plain) in ["/", "/dashboard", "/kontakt"].into_iter().zip(plain) {
            let (html, tag) = app.dressed_page(path).await;
            let (head, _) = html.split_once("</head>").unwrap();
            assert!(head.contains(&link), "{path}: {head}");
            assert!(head.contains("</title>") && html.contains("<div id=\"root\">"), "{path}");
            assert_ne!(tag, plain, "{path}");
        }
        let styles = app.get(&address).send().await;
        styles.assert(200);
        assert_eq!(styles.headers[header::CONTENT_TYPE], "text/css; charset=utf-8");
        assert_eq!(styles.headers[header::CACHE_CONTROL], FOR_GOOD);
        assert_eq!(
            String::from_utf8(styles.body.to_vec()).unwrap(),
            format!(
                ":root{{{BLUE}}}\n@media screen and (prefers-color-scheme:dark){{:root{{{DARK_BLUE}}}.daylight{{{BLUE}}}}}\n"
            )
        );
        let other = app.get("/wyglad.css?v=0000000000000000").send().await;
        assert_eq!(other.headers[header::CACHE_CONTROL], "no-store", "what an old address says may change");

        app.save_colours(&operator, colours("", "", "")).await.assert(200);
        assert_eq!(app.shown_brand().await["stylesheet"], Value::Null);
        for path in ["/", "/dashboard"] {
            assert!(!app.dressed_page(path).await.0.contains("wyglad.css"), "{path}");
        }
        assert_eq!(app.get(&address).send().await.assert(200).body.len(), 0, "a tab from before goes on");
        let logged = "SELECT count(*) FROM audit_log WHERE subject = 'settings' AND operator_id = $1
            AND action = 'settings.colours'";
        assert_eq!(app.number(logged, operator.id.0).await, 2);
    }

    async fn a_colour_that_cannot_be_read_is_refused_at_its_field_with_the_figure(app) {
        app.programme().await;
        let operator = app.operator(&["administrator"]).await;
        let answer = app.save_colours(&operator, colours("#3fa7a0", "#d9e1ec", "zielony")).await;
        answer.assert(422);
        assert_eq!(
            answer.field("brand"),
            "Biały napis na tym kolorze ma kontrast 2,8\u{a0}:\u{a0}1. Potrzeba co najmniej 4,5\u{a0}:\u{a0}1."
        );
        assert!(answer.field("dark").ends_with("Potrzeba co najmniej 4,5\u{a0}:\u{a0}1."), "{}", answer.field("dark"));
        assert_eq!(answer.field("accent"), "Podaj kolor jako sześć cyfr szesnastkowych, na przykład #0b7a75");
        assert_eq!(app.seen_settings(&operator).await["colours"], colours("", "", ""), "nothing is kept");
        assert_eq!(app.shown_brand().await["stylesheet"], Value::Null);
    }

    async fn colours_are_shown_before_they_are_saved(app) {
        app.programme().await;
        let operator = app.operator(&["administrator"]).await;
        let path = format!("{SETTINGS}/colours/preview?brand=%231d4ed8&dark=&accent=nic");
        let shown = app.get(&path).bearer(&operator.token).send().await;
        let variables = shown.assert(200).json["data"]["variables"].clone();
        assert_eq!((&variables["--color-brand-strong"], &variables["--color-accent"]), (&json!("#163ca6"), &json!("#f7a23b")));
        assert_eq!(variables.as_object().unwrap().len(), 13);
        assert_eq!(app.shown_brand().await["stylesheet"], Value::Null);
        let editor = app.operator(&["editor", "finance"]).await;
        app.get(&path).bearer(&editor.token).send().await.assert(403);
    }

    async fn a_logo_is_made_small_shown_replaced_and_taken_away(app) {
        app.programme().await;
        let operator = app.operator(&["administrator"]).await;
        app.name_the_programme(&operator).await;
        let put = app.put_present_logo(&operator, &png(900, 300)).await;
        assert_eq!(put.assert(200).json["message"], "Logo jest zapisane");
        let logo = app.shown_brand().await["logo"].clone();
        assert_eq!((&logo["width"], &logo["height"]), (&json!(96), &json!(32)));
        assert_eq!(put.json["data"]["logo"], logo);
        let address = logo["url"].as_str().unwrap().to_owned();
        let shown = app.get(&address).send().await;
        shown.assert(200);
        assert_eq!((&shown.headers[header::CONTENT_TYPE], &shown.headers[header::CACHE_CONTROL]), (&"image/png".parse().unwrap(), &FOR_GOOD.parse().unwrap()));
        let read = image::load_from_memory(&shown.body).unwrap().to_rgba8();
        assert_eq!((read.width(), read.height(), read.get_pixel(0, 0).0[3]), (288, 96, 128));

        let (home, tag) = app.dressed_page("/").await;
        let picture = format!("<img src=\"{address}\" alt=\"Żniwa\" width=\"96\" height=\"32\"");
        assert!(home.contains(&picture), "{home}");
        let (bare, _) = app.dressed_page("/dashboard").await;
        assert!(bare.contains(&format!("<link rel=\"preload\" as=\"image\" href=\"{address}\" data-logo=\"96\">")), "{bare}");

        app.put_present_logo(&operator, &jpeg(480, 96)).await.assert(200);
        let second = app.shown_brand().await["logo"].clone();
        assert_ne!(second["url"], logo["url"]);
        assert_eq!(app.get(second["url"].as_str().unwrap()).send().await.assert(200).headers[header::CONTENT_TYPE], "image/jpeg");
        app.get(&address).send().await.assert(404);
        assert_ne!(app.dressed_page("/").await.1, tag);
        assert_eq!(app.kept_files(), 1, "the one before is gone");

        let version = app.seen_settings(&operator).await["version"].clone();
        assert_eq!(app.remove_logo(&operator, &version).await.assert(200).json["message"], "Logo jest usunięte");
        assert_eq!((app.shown_brand().await["logo"].clone(), app.kept_files()), (Value::Null, 0));
        assert!(app.dressed_page("/").await.0.contains("<svg viewBox=\"0 0 24 32\""));
        app.get(second["url"].as_str().unwrap()).send().await.assert(404);
        let logged = "SELECT count(*) FROM audit_log WHERE operator_id = $1
            AND action IN ('settings.put_logo', 'settings.remove_logo')";
        assert_eq!(app.number(logged, operator.id.0).await, 3);
    }

    async fn what_is_no_logo_is_refused_at_its_field_and_not_kept(app) {
        let operator = app.operator(&["administrator"]).await;
        for (content, sentence) in [
            (b"<svg xmlns='http://www.w3.org/2000/svg'/>".to_vec(), "Wybierz logo w\u{a0}formacie PNG lub JPEG"),
            (png(300, 95), "Logo jest za małe. Musi mieć co najmniej 96\u{a0}pikseli wysokości."),
            (png(600, 100), "Logo jest za długie. Może być najwyżej pięć razy szersze niż wyższe."),
            (vec![0; 2 * 1024 * 1024], "Plik musi być mniejszy niż 2\u{a0}MB"),
            (vec![0; 4 * 1024 * 1024], "Plik musi być mniejszy niż 2\u{a0}MB"),
            (vec![], "Wybierz plik z\u{a0}logo"),
        ] {
            let answer = app.put_present_logo(&operator, &content).await;
            assert_eq!(answer.assert(422).field("logo"), sentence);
        }
        assert_eq!((app.shown_brand().await["logo"].clone(), app.kept_files()), (Value::Null, 0));
        app.get("/api/v1/logo?v=").send().await.assert(404);
        app.get("/api/v1/logo").send().await.assert(400);
    }

    async fn the_second_of_two_who_change_the_theme_is_told(app) {
        let operator = app.operator(&["administrator"]).await;
        let seen = app.seen_settings(&operator).await["version"].clone();
        app.save_colours(&operator, colours("#1d4ed8", "", "")).await.assert(200);
        let late = json!({"version": seen, "colours": colours("#0b5d1e", "", "")});
        let late = app.post(&format!("{SETTINGS}/colours")).bearer(&operator.token).json(&late).send().await;
        assert_eq!(late.assert(409).json["error"], "version_changed");
        assert_eq!(app.send_logo(&operator, &seen, &png(200, 100)).await.assert(409).json["error"], "version_changed");
        app.remove_logo(&operator, &seen).await.assert(409);
        assert_eq!((app.seen_settings(&operator).await["colours"]["brand"].clone(), app.kept_files()), (json!("#1d4ed8"), 0));
    }

    async fn the_theme_is_for_administrators(app) {
        let editor = app.operator(&["editor", "finance", "moderator"]).await;
        app.send_logo(&editor, &json!(1), &png(200, 100)).await.assert(403);
        app.remove_logo(&editor, &json!(1)).await.assert(403);
        assert_eq!(app.kept_files(), 0);
    }
}
