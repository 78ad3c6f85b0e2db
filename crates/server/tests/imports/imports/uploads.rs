//! A file on its way in: stored as it comes, and gone again when it breaks off or is refused.
use std::future::pending;
use std::io;

use bytes::Bytes;
use futures_util::{Stream, StreamExt, stream};
use plon_kernel::on_db;
use plon_kernel::rng::Rng;
use sha2::{Digest, Sha256};
use tokio::sync::oneshot;

use super::{csv, sale};
use crate::given::s3::{s3, s3_settings};
use crate::support::{Answer, OperatorClient, TestApp, on_both};

/// More than a part of a file in a folder.
const MUCH: usize = 400 * 1024;

type Piece = io::Result<Bytes>;

impl TestApp {
    async fn upload_in_pieces(
        &self,
        operator: &OperatorClient,
        source: i64,
        pieces: impl Stream<Item = Piece> + Send + 'static,
    ) -> Answer {
        self.post("/api/v1/backoffice/imports")
            .bearer(&operator.token)
            .multipart_in_pieces(&[("source_id", &source.to_string())], ("file", "sprzedaz.csv"), pieces)
            .send()
            .await
    }
}

fn piece(text: &str, size: usize) -> Piece {
    Ok(Bytes::from(text.repeat(size / text.len())))
}

/// Rows with names as long as they may be.
fn long_rows(count: usize) -> Vec<String> {
    let name = "Ł".repeat(200);
    (0..count).map(|number| sale(&format!("FV/{number}"), 1).replace("Anna Wiśniewska", &name)).collect()
}

on_both! {
    async fn a_file_of_many_parts_is_read_back_as_it_came(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        let source = app.source(&operator, programme.distributor).await;
        let content = csv(&long_rows(1_000));
        assert!(content.len() > MUCH);
        let pieces: Vec<Piece> = content.chunks(7_777).map(|piece| Ok(Bytes::copy_from_slice(piece))).collect();
        let answer = app.upload_in_pieces(&operator, source, stream::iter(pieces)).await;
        answer.assert(201);
        let id = answer.json["data"]["id"].as_i64().unwrap();
        let mut db = app.db().read().await.unwrap();
        let kept: (i64, String) = on_db!(&mut db, conn => sqlx::query_as("SELECT size, sha256 FROM files")
            .fetch_one(conn).await).unwrap();
        drop(db);
        assert_eq!(kept, (i64::try_from(content.len()).unwrap(), hex::encode(Sha256::digest(&content))));
        let seen = app.import(&operator, id).await;
        app.read_import(&operator, id, &seen["format"], &seen["mapping"]).await.assert(200);
        app.work_on_imports().await;
        let seen = app.import(&operator, id).await;
        assert_eq!((&seen["counts"]["valid"], &seen["format"]["encoding"]), (&1_000.into(), &"utf-8".into()));
        app.commit_import(&operator, id).await.assert(200);
        app.work_on_imports().await;
        assert_eq!(app.points_of(participant.id).await.0, 1_000 * 50 + 500);
    }

    async fn a_body_that_breaks_off_leaves_nothing_behind(app) {
        let (operator, programme) = (app.operator(&["moderator"]).await, app.programme().await);
        let source = app.source(&operator, programme.distributor).await;
        let pieces = [piece("a;b\r\n", MUCH), Err(io::Error::other("the line is dead"))];
        app.upload_in_pieces(&operator, source, stream::iter(pieces)).await.assert(400);
        assert_eq!((app.stored_contents(), app.count("SELECT count(*) FROM imports").await), (0, 0));
    }

    async fn an_upload_that_is_given_up_leaves_nothing_behind(app) {
        let (operator, programme) = (app.operator(&["moderator"]).await, app.programme().await);
        let source = app.source(&operator, programme.distributor).await;
        let (tell, all_came) = oneshot::channel();
        let rest = stream::once(async move {
            tell.send(()).ok();
            pending().await
        });
        let pieces = stream::iter([piece("a;b\r\n", MUCH), piece("a;b\r\n", MUCH)]).chain(rest);
        let mut sending = Box::pin(app.upload_in_pieces(&operator, source, pieces));
        tokio::select! {
            answer = &mut sending => panic!("it was answered {}", answer.status),
            came = all_came => came.unwrap(),
        }
        assert_eq!(app.stored_contents(), 1, "a part of it is there");
        drop(sending);
        while app.stored_contents() > 0 {
            tokio::task::yield_now().await;
        }
        assert_eq!(app.count("SELECT count(*) FROM imports").await, 0);
    }

    async fn what_is_refused_leaves_nothing_behind(app) {
        let (operator, programme) = (app.operator(&["moderator"]).await, app.programme().await);
        let source = app.source(&operator, programme.distributor).await;
        let too_large = "Plik może mieć najwyżej 32\u{a0}MB. Podziel go na mniejsze.";
        let sheet = "Plik XLSX może mieć najwyżej 16\u{a0}MB. Podziel go na mniejsze albo zapisz jako CSV.";
        let mib = |text: &str, count: usize| -> Vec<Piece> { (0..count).map(|_| piece(text, 1024 * 1024)).collect() };
        let begun = |first: &'static [u8], mut pieces: Vec<Piece>| {
            pieces.insert(0, Ok(Bytes::from_static(first)));
            pieces
        };
        for (pieces, sentence) in [
            (mib("a;b\r\n", 32), None),
            (begun(b"a;b\n", mib("aaa;bbb\n", 32)), Some(too_large)),
            (mib("aaa;bbb\n", 40), Some(too_large)),
            (begun(b"PK\x03\x04", mib("x", 16)), Some(sheet)),
            (begun(b"%PDF-1.7", mib("x", 1)), Some("To nie jest tabela. Wybierz plik CSV albo XLSX.")),
            (mib(" ", 1), Some("Ten plik jest pusty")),
            (begun(b"PK\x03\x04", mib("x", 1)),
                Some("Nie można odczytać tego pliku XLSX. Zapisz go jeszcze raz albo jako CSV.")),
        ] {
            let answer = app.upload_in_pieces(&operator, source, stream::iter(pieces)).await;
            match sentence {
                None => { answer.assert(201); }
                Some(sentence) => {
                    answer.assert(422);
                    assert_eq!(answer.field("file"), sentence);
                }
            }
            assert_eq!(app.stored_contents(), 1, "that of the first, which was taken");
        }
        let unknown = app.upload_in_pieces(&operator, source + 1, stream::iter(begun(b"%PDF-1.7", mib("a;b\r\n", 1)))).await;
        unknown.assert(422);
        assert_eq!((unknown.field("source_id"), unknown.field("file")),
            ("Wybierz źródło z\u{a0}listy", "To nie jest tabela. Wybierz plik CSV albo XLSX."));
        app.upload_in_pieces(&operator, source + 1, stream::iter(mib("a;b\r\n", 1))).await.assert(422);
        assert_eq!(app.stored_contents(), 1);
    }

    async fn an_import_goes_by_a_bucket_as_by_a_folder(app) {
        let Some(settings) = s3_settings() else { return };
        let app = app.set(|parts| (parts.files, parts.rng) = (s3(&settings), Rng::from_system()));
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        let source = app.source(&operator, programme.distributor).await;
        app.import_sales(&operator, source, &long_rows(1_000)).await;
        assert_eq!((app.points_of(participant.id).await.0, app.stored_contents()), (1_000 * 50 + 500, 0));
    }
}
