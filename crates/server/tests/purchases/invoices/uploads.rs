//! Files on their way in: two of a participant at a time, in the store as they come, and gone when they break off.
use std::io;

use bytes::Bytes;
use futures_util::{Stream, StreamExt, stream};
use plon_kernel::on_db;
use sha2::{Digest, Sha256};
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};
use tokio::sync::watch;

use crate::support::{ParticipantClient, Programme, Request, TestApp, on_both};

const SUBMIT: &str = "/api/v1/invoices/submit";

/// More than a part of a file in a folder.
const MUCH: usize = 1024 * 1024;

type Piece = io::Result<Bytes>;

fn beginning_of_pdf() -> Bytes {
    Bytes::from([b"%PDF-1.7\n".as_slice(), &vec![b'x'; MUCH]].concat())
}

/// A long PDF that tells when its end is waited for, and ends when it is told to.
fn held(waits: UnboundedSender<()>, mut end: watch::Receiver<bool>) -> impl Stream<Item = Piece> + Send + 'static {
    let rest = stream::once(async move {
        waits.send(()).unwrap();
        end.wait_for(|end| *end).await.unwrap();
        Ok(Bytes::from_static(b"\n%%EOF\n"))
    });
    stream::iter([Ok(beginning_of_pdf())]).chain(rest)
}

impl TestApp {
    fn report_in_pieces(
        &self,
        participant: &ParticipantClient,
        programme: &Programme,
        number: &str,
        pieces: impl Stream<Item = Piece> + Send + 'static,
    ) -> Request<'_> {
        let texts = [("document_name", number), ("distributor_id", &*programme.distributor.to_string())];
        self.post(SUBMIT).bearer(&participant.token).multipart_in_pieces(&texts, ("invoice", "skan.pdf"), pieces)
    }
}

on_both! {
    async fn a_participant_sends_two_files_at_a_time(app) {
        let (participant, other, programme) =
            (app.participant().await, app.participant_numbered(1).await, app.programme().await);
        let ((waits, mut waiting), (end, ended)) = (unbounded_channel(), watch::channel(false));
        let one = app.report_in_pieces(&participant, &programme, "FV/1", held(waits.clone(), ended.clone()));
        let two = app.report_in_pieces(&participant, &programme, "FV/2", held(waits.clone(), ended.clone()));
        let third = async {
            waiting.recv().await.unwrap();
            waiting.recv().await.unwrap();
            let refused = app.report(&participant, &programme, "FV/3").await;
            assert_eq!(refused.assert(429).json["error"], "uploads_under_way");
            assert_eq!(refused.headers["retry-after"], "10");
            app.report(&other, &programme, "FV/4").await.assert(201);
            end.send(true).unwrap();
        };
        let (one, two, ()) = tokio::join!(one.send(), two.send(), third);
        one.assert(201);
        two.assert(201);
        app.report(&participant, &programme, "FV/3").await.assert(201);
    }

    async fn a_file_is_in_the_store_as_it_comes(app) {
        let (participant, programme) = (app.participant().await, app.programme().await);
        let ((waits, mut waiting), (end, ended)) = (unbounded_channel(), watch::channel(false));
        let report = app.report_in_pieces(&participant, &programme, "FV/1", held(waits, ended));
        let meanwhile = async {
            waiting.recv().await.unwrap();
            assert_eq!(app.stored_contents(), 1, "nothing of a megabyte is in the store");
            end.send(true).unwrap();
        };
        let (answer, ()) = tokio::join!(report.send(), meanwhile);
        answer.assert(201);
        let whole = [beginning_of_pdf(), Bytes::from_static(b"\n%%EOF\n")].concat();
        let mut db = app.db().read().await.unwrap();
        let kept: (i64, String, String) = on_db!(&mut db, conn => sqlx::query_as(
            "SELECT size, sha256, media_type FROM files").fetch_one(conn).await).unwrap();
        let expected = (i64::try_from(whole.len()).unwrap(), hex::encode(Sha256::digest(&whole)), "application/pdf");
        assert_eq!((kept.0, kept.1, kept.2.as_str()), expected);
    }

    async fn an_upload_that_breaks_off_leaves_nothing_and_gives_its_place_back(app) {
        let (participant, programme) = (app.participant().await, app.programme().await);
        for _ in 0..3 {
            let broken = stream::iter([Ok(beginning_of_pdf()), Err(io::Error::other("the line is cut"))]);
            app.report_in_pieces(&participant, &programme, "FV/1", broken).send().await.assert(400);
        }
        assert_eq!(app.stored_contents(), 0);
        for _ in 0..3 {
            let ((waits, mut waiting), (_end, ended)) = (unbounded_channel(), watch::channel(false));
            let report = app.report_in_pieces(&participant, &programme, "FV/1", held(waits, ended)).send();
            tokio::select! {
                answer = report => panic!("answered {} before its end", answer.status),
                _ = waiting.recv() => {}
            }
        }
        app.report(&participant, &programme, "FV/1").await.assert(201);
    }

    async fn the_hours_tries_are_counted_before_a_file_is_read(app) {
        let (participant, programme) = (app.participant().await, app.programme().await);
        app.report(&participant, &programme, "FV/1").await.assert(201);
        app.execute("UPDATE rate_limit_windows SET count = $1 WHERE bucket LIKE 'invoices.submit:%'", 120).await;
        let (waits, mut waiting) = unbounded_channel();
        let refused = app.report_in_pieces(&participant, &programme, "FV/2", held(waits, watch::channel(false).1));
        refused.send().await.assert(429);
        assert!(waiting.try_recv().is_err(), "the file was read");
    }

    async fn a_long_file_of_another_format_is_read_to_its_end_and_not_stored(app) {
        let (participant, programme) = (app.participant().await, app.programme().await);
        let pieces = stream::iter([Ok(Bytes::from(vec![b'x'; MUCH])), Ok(Bytes::from(vec![b'x'; MUCH]))]);
        let refused = app.report_in_pieces(&participant, &programme, "FV/1", pieces).send().await;
        refused.assert(422);
        assert_eq!(refused.field("invoice"), "Niedozwolony format pliku");
        assert_eq!(app.stored_contents(), 0);
    }
}
