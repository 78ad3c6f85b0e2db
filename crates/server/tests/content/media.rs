//! Pictures and files of the content: added by editors, sent to everybody, kept as long as something uses them.
use std::io::Cursor;

use axum::http::header;
use image::{DynamicImage, GenericImageView, ImageFormat, Rgb, RgbImage};
use serde_json::{Value, json};

use crate::content::shown;
use crate::support::{Answer, OperatorClient, TestApp, on_both};

const PATH: &str = "/api/v1/backoffice/media";
const PDF: &[u8] = b"%PDF-1.7 a price list";

/// Its left half is red, its right half blue.
fn picture(width: u32, height: u32, format: ImageFormat) -> Vec<u8> {
    let mut written = Cursor::new(Vec::new());
    let drawn =
        RgbImage::from_fn(width, height, |x, _| if x < width / 2 { Rgb([200, 20, 20]) } else { Rgb([20, 20, 200]) });
    drawn.write_to(&mut written, format).unwrap();
    written.into_inner()
}

/// A photo of a camera that was held on its side, and noted so with a word of its own.
fn turned(width: u32, height: u32) -> Vec<u8> {
    let photo = picture(width, height, ImageFormat::Jpeg);
    // One entry: the orientation (0x0112) is 6, a quarter to the right.
    let exif = b"Exif\0\0MM\0\x2a\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0GdzieBylem";
    let length = u16::try_from(exif.len() + 2).unwrap().to_be_bytes();
    [&photo[..2], b"\xff\xe1", &length, exif, &photo[2..]].concat()
}

fn is_red(picture: &DynamicImage, x: u32, y: u32) -> bool {
    let [red, _, blue, _] = picture.get_pixel(x, y).0;
    red > 150 && blue < 100
}

impl TestApp {
    async fn add_media(&self, operator: &OperatorClient, name: &str, content: &[u8]) -> Answer {
        let texts = [("name", name), ("alternative", "Pole rzepaku")];
        self.post(PATH)
            .bearer(&operator.token)
            .multipart(&texts, Some(("file", "C:\\x\"<b>.exe", content)))
            .send()
            .await
    }

    /// Adds media and returns what was added.
    async fn media(&self, operator: &OperatorClient, name: &str, content: &[u8]) -> Value {
        self.add_media(operator, name, content).await.assert(201).json["data"].clone()
    }

    async fn delete_media(&self, operator: &OperatorClient, id: &Value) -> Answer {
        self.post(&format!("{PATH}/{id}/delete")).bearer(&operator.token).send().await
    }
}

fn news(picture_id: &Value) -> Value {
    json!({"slug": "rzepak", "audience": "everyone", "published": true, "published_on": "2025-08-20", "topic": "crops",
           "title": "Rzepak", "summary": "Krótko", "text": "<p>Dłużej</p>", "picture_id": picture_id})
}

on_both! {
    async fn a_picture_is_kept_in_three_widths_for_everybody(app) {
        let operator = app.operator(&["editor"]).await;
        let added = app.media(&operator, "Rzepak", &picture(2000, 1000, ImageFormat::Png)).await;
        let shown = &added["picture"];
        assert_eq!((&shown["width"], &shown["height"], &shown["alternative"]), (&json!(1600), &json!(800), &json!("Pole rzepaku")));
        assert_eq!((&added["kind"], &added["operator"], &added["address"]), (&json!("picture"), &json!("Jan Kowalski"), &shown["src"]));
        let variants: Vec<(&str, &str)> =
            shown["srcset"].as_str().unwrap().split(", ").map(|one| one.split_once(' ').unwrap()).collect();
        assert_eq!(variants.iter().map(|(_, width)| *width).collect::<Vec<_>>(), ["480w", "960w", "1600w"]);
        for (address, width) in variants {
            let answer = app.get(address).send().await;
            answer.assert(200);
            assert_eq!(answer.headers[header::CONTENT_TYPE], "image/jpeg");
            assert_eq!(answer.headers[header::CACHE_CONTROL], "public, max-age=31536000, immutable");
            assert_eq!(answer.headers[header::X_CONTENT_TYPE_OPTIONS], "nosniff");
            let read = image::load_from_memory_with_format(&answer.body, ImageFormat::Jpeg).unwrap();
            assert_eq!(format!("{}w", read.width()), width);
            assert_eq!(read.width(), read.height() * 2);
            assert!(is_red(&read, 5, 5) && !is_red(&read, read.width() - 5, 5));
        }
        assert_eq!(app.kept_files(), 3);
    }

    async fn a_small_picture_is_not_enlarged_and_a_turned_one_stands_upright(app) {
        let operator = app.operator(&["editor"]).await;
        let added = app.media(&operator, "Mały", &turned(300, 200)).await;
        let shown = &added["picture"];
        assert_eq!((&shown["width"], &shown["height"]), (&json!(200), &json!(300)));
        let answer = app.get(shown["src"].as_str().unwrap()).send().await;
        let read = image::load_from_memory(&answer.assert(200).body).unwrap();
        assert_eq!((read.width(), read.height()), (200, 300));
        assert!(is_red(&read, 100, 10) && !is_red(&read, 100, 290), "left has become the top");
        assert!(!answer.body.windows(10).any(|part| part == b"GdzieBylem"), "what the camera noted is gone");
        assert_eq!(app.kept_files(), 1);
    }

    async fn a_pdf_comes_back_as_it_was(app) {
        let operator = app.operator(&["editor"]).await;
        let added = app.media(&operator, "Cennik: wiosna \"2025\"", PDF).await;
        assert_eq!((&added["kind"], &added["size"], &added["picture"]), (&json!("document"), &json!(PDF.len()), &Value::Null));
        let address = added["address"].as_str().unwrap();
        assert!(address.ends_with("/cennik-wiosna-2025.pdf"), "{address}");
        let answer = app.get(address).send().await;
        assert_eq!(answer.assert(200).body, PDF);
        assert_eq!(answer.headers[header::CONTENT_TYPE], "application/pdf");
        assert_eq!(answer.headers[header::CONTENT_DISPOSITION], "inline; filename=\"cennik-wiosna-2025.pdf\"");
        assert_eq!(answer.headers[header::X_CONTENT_TYPE_OPTIONS], "nosniff");
        let (folder, _) = address.rsplit_once('/').unwrap();
        for other in [format!("{folder}/inny.pdf"), "/api/v1/media/x/cennik-wiosna-2025.pdf".to_owned()] {
            app.get(&other).send().await.assert(404);
        }
    }

    async fn what_is_not_taken_is_told_at_its_field_and_not_kept(app) {
        let operator = app.operator(&["editor"]).await;
        let mut cut_short = picture(400, 400, ImageFormat::Png);
        cut_short.truncate(200);
        let mut bomb = picture(400, 400, ImageFormat::Png);
        bomb[16..20].copy_from_slice(&20_000_u32.to_be_bytes());
        bomb[20..24].copy_from_slice(&20_000_u32.to_be_bytes());
        let check = crc(&bomb[12..29]);
        bomb[29..33].copy_from_slice(&check.to_be_bytes());
        for (content, sentence) in [
            (vec![], "Wybierz plik"),
            (b"<svg xmlns='http://www.w3.org/2000/svg' onload='x()'/>".to_vec(), "Wybierz zdjęcie JPEG lub PNG albo plik PDF"),
            (b"GIF89a".to_vec(), "Wybierz zdjęcie JPEG lub PNG albo plik PDF"),
            (b"<!doctype html><script>x()</script>".to_vec(), "Wybierz zdjęcie JPEG lub PNG albo plik PDF"),
            (cut_short, "Nie udało się odczytać tego zdjęcia. Wybierz inne."),
            (bomb, "Zdjęcie ma za dużo pikseli. Wybierz zdjęcie do 24\u{a0}megapikseli."),
            ([PDF, &[b' '; 10 * 1024 * 1024]].concat(), "Plik musi być mniejszy niż 10\u{a0}MB"),
            (vec![0; 12 * 1024 * 1024], "Plik musi być mniejszy niż 10\u{a0}MB"),
        ] {
            let answer = app.add_media(&operator, "Plik", &content).await;
            assert_eq!(answer.assert(422).field("file"), sentence);
        }
        let texts = [("name", " "), ("decoration", "false")];
        let photo = picture(10, 10, ImageFormat::Png);
        let answer = app.post(PATH).bearer(&operator.token).multipart(&texts, Some(("file", "a.png", &photo))).send().await;
        assert_eq!(answer.assert(422).field("name"), "Pole jest wymagane");
        assert_eq!(answer.field("alternative"), "Opisz, co widać na obrazie, albo zaznacz, że to ozdoba");
        assert_eq!(app.kept_files(), 0);
    }

    async fn a_decoration_says_nothing_and_can_be_described_later(app) {
        let operator = app.operator(&["editor"]).await;
        let texts = [("name", "Tło"), ("alternative", "x"), ("decoration", "true")];
        let photo = picture(10, 10, ImageFormat::Jpeg);
        let added = app.post(PATH).bearer(&operator.token).multipart(&texts, Some(("file", "a.jpg", &photo))).send().await;
        let added = &added.assert(201).json["data"];
        assert_eq!(added["picture"]["alternative"], "");
        let update = format!("{PATH}/{}/update", added["id"]);
        let change = |alternative: &str| json!({"name": "Niebo", "alternative": alternative, "decoration": false});
        let refused = app.post(&update).bearer(&operator.token).json(&change("")).send().await;
        assert_eq!(refused.assert(422).field("alternative"), "Opisz, co widać na obrazie, albo zaznacz, że to ozdoba");
        let changed = app.post(&update).bearer(&operator.token).json(&change("Chmury")).send().await;
        let data = &changed.assert(200).json["data"];
        assert_eq!((&data["name"], &data["picture"]["alternative"]), (&json!("Niebo"), &json!("Chmury")));
        assert_eq!(data["address"], added["address"], "the address stays");
        app.post(&format!("{PATH}/99/update")).bearer(&operator.token).json(&change("x")).send().await.assert(404);
    }

    async fn the_list_is_searched_and_narrowed_the_newest_first(app) {
        let operator = app.operator(&["editor"]).await;
        for name in ["Żniwa", "Siew", "Żniwiarz"] {
            app.media(&operator, name, &picture(10, 10, ImageFormat::Png)).await;
        }
        app.media(&operator, "Cennik", PDF).await;
        for (query, found) in [
            ("", vec!["Cennik", "Żniwiarz", "Siew", "Żniwa"]),
            ("?search=zniw", vec!["Żniwiarz", "Żniwa"]),
            ("?kind=document", vec!["Cennik"]),
            ("?kind=picture&search=ik", vec![]),
        ] {
            let list = app.get(&format!("{PATH}{query}")).bearer(&operator.token).send().await;
            let items = list.assert(200).json["data"]["items"].as_array().unwrap();
            assert_eq!(items.iter().map(|item| item["name"].as_str().unwrap()).collect::<Vec<_>>(), found, "{query}");
        }
        let list = app.get(&format!("{PATH}?kind=picture&cursor=3")).bearer(&operator.token);
        let plans = app.plans_of(list).await;
        plans.assert_by_index("media m", "media_by_kind");
        plans.assert_in_order("media m");
    }

    async fn a_news_item_shows_its_picture_everywhere(app) {
        let operator = app.operator(&["editor"]).await;
        let added = app.media(&operator, "Rzepak", &picture(1200, 600, ImageFormat::Png)).await;
        let src = added["picture"]["src"].as_str().unwrap();
        let written = app.post("/api/v1/backoffice/news").bearer(&operator.token).json(&news(&added["id"])).send().await;
        assert_eq!(written.assert(201).json["data"]["picture_id"], added["id"]);
        for (path, pointer) in [("/api/v1/cms/news", "/data/items/0/picture"), ("/api/v1/cms/news/rzepak", "/data/picture")] {
            let read = app.get(path).send().await;
            assert_eq!(read.assert(200).json.pointer(pointer), Some(&added["picture"]), "{path}");
        }
        for (path, loading) in [("/aktualnosci", "lazy"), ("/aktualnosci/rzepak", "eager"), ("/", "lazy")] {
            let page = app.document(path).await;
            let html = std::str::from_utf8(&page.assert(200).body).unwrap();
            assert!(html.contains(&format!("<img src=\"{src}\" srcset=\"{}\"", added["picture"]["srcset"].as_str().unwrap())), "{path}");
            assert!(html.contains(&format!("width=\"1200\" height=\"600\" alt=\"Pole rzepaku\" loading=\"{loading}\"")), "{path}");
            let shared = if path == "/aktualnosci/rzepak" { src } else { "/icons/card.png" };
            assert!(html.contains(&format!("<meta property=\"og:image\" content=\"https://plon.example{shared}\"")), "{path}");
        }
        let page = app.document("/aktualnosci/rzepak").await;
        let html = std::str::from_utf8(&page.body).unwrap();
        assert!(html.contains("og:image:width\" content=\"1200\"") && html.contains("og:image:height\" content=\"600\""));
    }

    async fn without_a_picture_nothing_changes_and_only_a_picture_may_be_chosen(app) {
        let operator = app.operator(&["editor"]).await;
        app.news(shown("bez")).await;
        assert!(app.get("/api/v1/cms/news/bez").send().await.assert(200).json["data"].get("picture").is_none());
        let pdf = app.media(&operator, "Cennik", PDF).await;
        for chosen in [&pdf["id"], &json!(99)] {
            let answer = app.post("/api/v1/backoffice/news").bearer(&operator.token).json(&news(chosen)).send().await;
            assert_eq!(answer.assert(422).field("picture_id"), "Tego obrazu już nie ma. Wybierz inny.");
        }
    }

    async fn the_picture_goes_with_the_history(app) {
        let operator = app.operator(&["editor"]).await;
        let added = app.media(&operator, "Rzepak", &picture(20, 10, ImageFormat::Png)).await;
        let id = app.news(shown("rzepak")).await;
        let path = format!("/api/v1/backoffice/news/{id}");
        let saved = |version: i64, form: Value| {
            app.post(&format!("{path}/update")).bearer(&operator.token).json(&json!({"version": version, "news": form}))
        };
        saved(1, news(&added["id"])).send().await.assert(200);
        saved(2, news(&Value::Null)).send().await.assert(200);
        let history = app.get(&format!("{path}/history")).bearer(&operator.token).send().await;
        let forms = history.assert(200).json["data"]["items"].as_array().unwrap();
        let pictures: Vec<&Value> = forms.iter().map(|version| &version["form"]["picture_id"]).collect();
        assert_eq!(pictures, [&Value::Null, &added["id"], &Value::Null]);
        let restored = saved(3, forms[1]["form"].clone()).send().await;
        assert_eq!(restored.assert(200).json["data"]["picture_id"], added["id"]);
    }

    async fn what_is_used_is_not_deleted_and_what_is_not_goes_with_its_files(app) {
        let operator = app.operator(&["editor"]).await;
        let shown = app.media(&operator, "Rzepak", &picture(1000, 500, ImageFormat::Png)).await;
        let linked = app.media(&operator, "Cennik", PDF).await;
        let mut form = news(&shown["id"]);
        form["text"] = json!(format!("<p><a href=\"{}\">cennik</a></p>", linked["address"].as_str().unwrap()));
        let item = app.post("/api/v1/backoffice/news").bearer(&operator.token).json(&form).send().await;
        let item = item.assert(201).json["data"].clone();
        let page = json!({"slug": "dni-pola", "published": false, "updated_on": "2025-08-20", "title": "Dni pola",
            "summary": "x", "text": form["text"]});
        app.post("/api/v1/backoffice/pages").bearer(&operator.token).json(&page).send().await.assert(201);
        for (media, places) in [(&shown, vec!["news"]), (&linked, vec!["news", "page"])] {
            assert_eq!(app.delete_media(&operator, &media["id"]).await.assert(409).json["error"], "media_in_use");
            let read = app.get(&format!("{PATH}/{}", media["id"])).bearer(&operator.token).send().await;
            let uses = read.assert(200).json["data"]["uses"].as_array().unwrap();
            assert_eq!(uses.iter().map(|place| place["place"].as_str().unwrap()).collect::<Vec<_>>(), places);
            assert_eq!((&uses[0]["id"], &uses[0]["title"]), (&item["id"], &json!("Rzepak")));
        }
        let change = json!({"version": item["version"], "news": news(&Value::Null)});
        app.post(&format!("/api/v1/backoffice/news/{}/update", item["id"])).bearer(&operator.token).json(&change).send().await.assert(200);
        assert_eq!(app.kept_files(), 4);
        assert_eq!(app.delete_media(&operator, &shown["id"]).await.assert(200).message(), "Usunięto: Rzepak");
        assert_eq!(app.kept_files(), 1);
        app.get(shown["address"].as_str().unwrap()).send().await.assert(404);
        app.delete_media(&operator, &shown["id"]).await.assert(404);
        app.delete_media(&operator, &linked["id"]).await.assert(409);
        let count = "SELECT count(*) FROM audit_log WHERE action LIKE 'media.%' AND operator_id = $1";
        assert_eq!(app.number(count, operator.id.0).await, 3, "two were added, one was deleted");
    }
}

/// The checksum of a part of a PNG.
fn crc(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(u32::MAX, |crc, byte| {
        (0..8).fold(crc ^ u32::from(*byte), |crc, _| if crc & 1 == 1 { (crc >> 1) ^ 0xedb8_8320 } else { crc >> 1 })
    })
}
