//! Sales representatives: kept by operators, assigned, shown with a portrait.
use std::io::Cursor;

use axum::http::header;
use serde_json::{Value, json};

use crate::support::{Answer, OperatorClient, TestApp, on_both};

const PATH: &str = "/api/v1/backoffice/representatives";

fn person(last_name: &str) -> Value {
    json!({"first_name": "Piotr", "last_name": last_name, "email": "piotr@plon.example", "phone": "500 600 700"})
}

fn photo(width: u32, height: u32) -> Vec<u8> {
    let mut written = Cursor::new(Vec::new());
    let picture =
        image::RgbImage::from_pixel(width, height, image::Rgb([u8::try_from(width % 256).unwrap(), 120, 110]));
    picture.write_to(&mut written, image::ImageFormat::Png).unwrap();
    written.into_inner()
}

impl TestApp {
    async fn representative(&self, operator: &OperatorClient, last_name: &str) -> i64 {
        let answer = self.post(PATH).bearer(&operator.token).json(&person(last_name)).send().await;
        answer.assert(201).json["data"]["id"].as_i64().unwrap()
    }

    async fn representatives(&self, operator: &OperatorClient) -> Value {
        self.get(PATH).bearer(&operator.token).send().await.assert(200).json["data"].clone()
    }

    async fn put_photo(&self, operator: &OperatorClient, id: i64, photo: &[u8]) -> Answer {
        let path = format!("{PATH}/{id}/photo");
        self.post(&path).bearer(&operator.token).multipart(&[], Some(("photo", "ja.png", photo))).send().await
    }

    async fn send(&self, operator: &OperatorClient, path: &str, form: &Value) -> Answer {
        self.post(&format!("{PATH}/{path}")).bearer(&operator.token).json(form).send().await
    }
}

on_both! {
    async fn a_representative_is_added_and_changed(app) {
        let operator = app.operator(&["moderator"]).await;
        let id = app.representative(&operator, "Nowak").await;
        app.representative(&operator, "Ćwik").await;
        app.send(&operator, &format!("{id}/update"), &person("Żak")).await.assert(200);
        let all = app.representatives(&operator).await;
        let names: Vec<_> = all.as_array().unwrap().iter().map(|person| person["last_name"].as_str().unwrap()).collect();
        assert_eq!(names, ["Ćwik", "Żak"]);
        assert_eq!((&all[1]["phone"], &all[1]["active"], &all[1]["participants"]), (&json!("+48500600700"), &json!(true), &json!(0)));
        app.send(&operator, "99/update", &person("Nikt")).await.assert(404);
    }

    async fn every_error_of_the_form_is_told_at_once(app) {
        let operator = app.operator(&["moderator"]).await;
        let answer = app.post(PATH).bearer(&operator.token).json(&json!({"email": "a@", "phone": "12"})).send().await;
        answer.assert(422);
        let told = ["first_name", "last_name", "email", "phone"].map(|field| answer.field(field));
        assert_eq!(told, ["Pole jest wymagane", "Pole jest wymagane", "Pole musi być poprawnym adresem email", "Pole musi mieć długość 12"]);
    }

    async fn a_portrait_is_cut_shown_and_replaced(app) {
        app.programme().await;
        let (participant, operator) = (app.participant().await, app.operator(&["moderator"]).await);
        let id = app.representative(&operator, "Nowak").await;
        app.act(&operator, participant.id, "representative", &json!({"representative_id": id})).await.assert(200);
        let put = app.put_photo(&operator, id, &photo(640, 480)).await;
        let address = put.assert(200).json["data"]["image"].as_str().unwrap().to_owned();
        let profile = app.get("/api/v1/user/profile").bearer(&participant.token).send().await;
        assert_eq!(profile.json["data"]["ph"]["image"], json!(address));
        let shown = app.get(&address).send().await;
        shown.assert(200);
        assert_eq!(shown.headers[header::CONTENT_TYPE], "image/jpeg");
        assert_eq!(shown.headers[header::CACHE_CONTROL], "public, max-age=31536000, immutable");
        assert_eq!(shown.headers[header::X_CONTENT_TYPE_OPTIONS], "nosniff");
        let read = image::load_from_memory(&shown.body).unwrap();
        assert_eq!((read.width(), read.height()), (320, 320));
        let stored = || std::fs::read_dir(app.files_folder()).unwrap().count();
        assert_eq!(stored(), 1);
        let replaced = app.put_photo(&operator, id, &photo(500, 300)).await;
        assert_ne!(replaced.assert(200).json["data"]["image"], json!(address));
        app.get(&address).send().await.assert(404);
        assert_eq!(stored(), 1, "the one before is gone");
        app.send(&operator, &format!("{id}/photo/remove"), &json!({})).await.assert(200);
        assert_eq!(stored(), 0);
        assert!(app.representatives(&operator).await[0]["image"].is_null());
    }

    async fn a_portrait_is_not_found_by_counting(app) {
        let operator = app.operator(&["moderator"]).await;
        let id = app.representative(&operator, "Nowak").await;
        app.put_photo(&operator, id, &photo(400, 400)).await.assert(200);
        for query in ["?v=", "?v=0000000000000000"] {
            app.get(&format!("/api/v1/representatives/{id}/photo{query}")).send().await.assert(404);
        }
        app.get(&format!("/api/v1/representatives/{id}/photo")).send().await.assert(400);
    }

    async fn what_is_no_photo_is_refused_at_its_field_and_not_kept(app) {
        let operator = app.operator(&["moderator"]).await;
        let id = app.representative(&operator, "Nowak").await;
        for (content, sentence) in [
            (b"%PDF-1.7 no photo".to_vec(), "Wybierz zdjęcie w\u{a0}formacie JPEG lub PNG"),
            (photo(159, 400), "Zdjęcie jest za małe. Krótszy bok musi mieć co najmniej 160\u{a0}pikseli."),
            (vec![0; 5 * 1024 * 1024], "Zdjęcie musi być mniejsze niż 5\u{a0}MB"),
            (vec![0; 8 * 1024 * 1024], "Zdjęcie musi być mniejsze niż 5\u{a0}MB"),
            (vec![], "Wybierz zdjęcie"),
        ] {
            let answer = app.put_photo(&operator, id, &content).await;
            assert_eq!(answer.assert(422).field("photo"), sentence);
        }
        app.put_photo(&operator, 99, &photo(400, 400)).await.assert(404);
        assert_eq!(std::fs::read_dir(app.files_folder()).unwrap().count(), 0);
    }

    async fn one_who_leaves_hands_their_participants_over(app) {
        app.programme().await;
        let (participant, operator) = (app.participant().await, app.operator(&["moderator"]).await);
        let (leaves, stays) = (app.representative(&operator, "Dawny").await, app.representative(&operator, "Nowy").await);
        app.act(&operator, participant.id, "representative", &json!({"representative_id": leaves})).await.assert(200);
        for successor in [leaves, 99] {
            let answer = app.send(&operator, &format!("{leaves}/deactivate"), &json!({"successor_id": successor})).await;
            assert_eq!(answer.assert(422).field("successor_id"), "Wybierz innego, aktywnego przedstawiciela");
        }
        app.send(&operator, &format!("{leaves}/deactivate"), &json!({"successor_id": stays})).await.assert(200);
        let profile = app.get("/api/v1/user/profile").bearer(&participant.token).send().await;
        assert_eq!(profile.json["data"]["ph"]["last_name"], "Nowy");
        app.send(&operator, &format!("{stays}/deactivate"), &json!({})).await.assert(200);
        let profile = app.get("/api/v1/user/profile").bearer(&participant.token).send().await;
        assert!(profile.json["data"]["ph"].is_null());
        app.send(&operator, &format!("{stays}/activate"), &json!({})).await.assert(200);
        assert_eq!(app.representatives(&operator).await[0]["last_name"], "Nowy");
    }

    async fn an_areas_participants_are_assigned_at_once(app) {
        let (anna, jan, operator) = (app.participant().await, app.participant_numbered(1).await, app.operator(&["moderator"]).await);
        let third = app.participant_numbered(2).await;
        app.execute("UPDATE participants SET company_postcode = '99-200' WHERE id = $1", jan.id.0).await;
        app.execute("UPDATE participants SET company_postcode = '00-991' WHERE id = $1", third.id.0).await;
        let (one, other) = (app.representative(&operator, "Nowak").await, app.representative(&operator, "Lis").await);
        let form = |postcode: &str, only_unassigned: bool| json!({"postcode": postcode, "only_unassigned": only_unassigned});
        let answer = app.send(&operator, &format!("{one}/assign"), &form("991", false)).await;
        assert_eq!((answer.assert(200).message(), &answer.json["data"]), ("Przypisano 1\u{a0}uczestnika", &json!({"participants": 1})));
        let answer = app.send(&operator, &format!("{other}/assign"), &form("99", true)).await;
        assert_eq!(answer.assert(200).json["data"]["participants"], 1);
        let of = "SELECT COALESCE(representative_id, 0) FROM participants WHERE id = $1";
        assert_eq!([app.number(of, anna.id.0).await, app.number(of, jan.id.0).await, app.number(of, third.id.0).await], [one, other, 0]);
        let answer = app.send(&operator, &format!("{other}/assign"), &form("99", false)).await;
        assert_eq!(answer.assert(200).json["data"]["participants"], 1);
        let answer = app.send(&operator, &format!("{other}/assign"), &form("Łódź", false)).await;
        assert_eq!(answer.assert(422).field("postcode"), "Podaj początek kodu, na przykład 99 lub 99-1");
        app.send(&operator, &format!("{other}/deactivate"), &json!({})).await.assert(200);
        app.send(&operator, &format!("{other}/assign"), &form("99", false)).await.assert(409);
    }
}
