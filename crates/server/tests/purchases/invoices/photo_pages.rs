//! Several photos as the pages of one reported invoice.
use std::io::Cursor;

use image::{GrayImage, ImageFormat, Luma, Rgb, RgbImage};
use serde_json::Value;

use super::pdf;
use crate::support::{Answer, ParticipantClient, Programme, TestApp, on_both};

fn photo(format: ImageFormat, shade: u8) -> Vec<u8> {
    let mut written = Cursor::new(Vec::new());
    RgbImage::from_pixel(60, 80, Rgb([shade, 30, 30])).write_to(&mut written, format).unwrap();
    written.into_inner()
}

fn grey(shade: u8) -> Vec<u8> {
    let mut written = Cursor::new(Vec::new());
    GrayImage::from_pixel(80, 60, Luma([shade])).write_to(&mut written, ImageFormat::Jpeg).unwrap();
    written.into_inner()
}

/// Reports an invoice of these files.
async fn report(
    app: &TestApp,
    participant: &ParticipantClient,
    programme: &Programme,
    (files, key): (&[&[u8]], &str),
) -> Answer {
    let texts = [("document_name", "FV/1"), ("distributor_id", &programme.distributor.to_string())];
    let files: Vec<_> = files.iter().map(|content| ("invoice", "strona 1.jpg", *content)).collect();
    let request = app.post("/api/v1/invoices/submit").bearer(&participant.token).key(key);
    request.multipart_of_files(&texts, &files).send().await
}

async fn file_of(app: &TestApp, participant: &ParticipantClient, id: &Value) -> Answer {
    let path = format!("/api/v1/invoices/{}/file", id.as_str().unwrap());
    app.get(&path).bearer(&participant.token).send().await
}

on_both! {
    async fn photos_become_the_pages_of_one_pdf_in_their_order(app) {
        let (participant, programme) = (app.participant().await, app.programme().await);
        let pages = [photo(ImageFormat::Jpeg, 10), grey(90), photo(ImageFormat::Jpeg, 200)];
        let pages: Vec<&[u8]> = pages.iter().map(Vec::as_slice).collect();
        let answer = report(&app, &participant, &programme, (&pages, "once")).await;
        let id = answer.assert(201).json["data"]["id"].clone();
        let file = file_of(&app, &participant, &id).await;
        file.assert(200);
        assert_eq!(file.headers["content-type"], "application/pdf");
        assert!(file.headers["content-disposition"].to_str().unwrap().ends_with(".pdf\""));
        assert!(file.body.starts_with(b"%PDF-"));
        let text = String::from_utf8_lossy(&file.body).into_owned();
        assert_eq!(text.matches("/DCTDecode").count(), 3);
        assert!(text.contains("/Count 3"), "{text}");
        let again = report(&app, &participant, &programme, (&pages, "once")).await;
        assert_eq!(again.assert(201).json["data"]["id"], id, "the same photos are the same report");
        assert_eq!(app.stored_contents(), 1);
    }

    async fn only_photos_can_be_pages_and_ten_at_most(app) {
        let (participant, programme) = (app.participant().await, app.programme().await);
        let (page, document, drawing) = (photo(ImageFormat::Jpeg, 10), pdf("a"), photo(ImageFormat::Png, 10));
        let only_photos = "Kilka stron możesz wysłać tylko jako zdjęcia JPEG. Plik PDF wyślij sam.";
        for files in [[page.as_slice(), &document], [document.as_slice(), &page], [page.as_slice(), &[]],
            [page.as_slice(), &drawing]] {
            let answer = report(&app, &participant, &programme, (&files, "refused")).await;
            answer.assert(422);
            assert_eq!(answer.field("invoice"), only_photos);
        }
        let many = vec![page.as_slice(); 11];
        let answer = report(&app, &participant, &programme, (&many, "many")).await;
        answer.assert(422);
        assert_eq!(answer.field("invoice"), "Jedna faktura może mieć najwyżej 10\u{a0}stron");
        let broken = [page.as_slice(), &page[..20]];
        let answer = report(&app, &participant, &programme, (&broken, "broken")).await;
        answer.assert(422);
        let mut inks = page.clone();
        let frame = inks.windows(2).position(|marker| marker == [0xff, 0xc0]).unwrap();
        inks[frame + 9] = 4;
        let answer = report(&app, &participant, &programme, (&[&page, &inks], "inks")).await;
        assert_eq!(answer.assert(422).field("invoice"), "Nie udało się odczytać jednego ze zdjęć. Zrób je jeszcze raz.");
        assert_eq!(app.stored_contents(), 0);
        report(&app, &participant, &programme, (&many[..10], "ten")).await.assert(201);
    }
}
