//! What a check reads, reports and leaves, and how KSeF's answers end it.
use jiff::SignedDuration;
use plon_ksef::writing::DraftParty;
use serde_json::json;

use super::{METADATA, TOKEN, download, give, listed, page, publish, with_ksef};
use crate::given::einvoices::{SELLER, correction, pair, sale, xml};
use crate::loopback::replies::Reply;
use crate::loopback::server::status;
use crate::support::{on_both, together};

const SIGN_IN: &str = "GET /auth/20260601-AU-2DF6A92B10-5C1D0DAFB0-27";

on_both! {
    async fn invoices_of_distributors_are_reported_and_nothing_is_kept_of_others(app) {
        let (participant, _) = (app.participant().await, app.programme().await);
        let (app, ksef) = with_ksef(app, participant.nip).await;
        app.connect(&participant, TOKEN).await;
        let own = sale(participant.nip, "FS/1");
        let mut foreign = sale(participant.nip, "OBCA/1");
        foreign.seller = DraftParty { nip: "5265877635".to_owned(), ..foreign.seller };
        let advance = listed(&{ let mut draft = sale(participant.nip, "ZAL/1"); draft.issued_on = "2025-05-13".parse().unwrap(); draft }, "2025-08-19T11:00:00Z", "Zal");
        let stored = "2025-08-19T10:00:00Z";
        ksef.reply(METADATA, page(&[listed(&own, stored, "Vat"), listed(&foreign, stored, "Vat"), advance], "2025-08-20T06:00:00Z"));
        give(&ksef, &own);
        assert_eq!(app.check_connections().await, 1);
        let downloads = ksef.scene().seen.iter().filter(|seen| seen.starts_with("GET /invoices")).count();
        assert_eq!((downloads, app.stored_contents()), (1, 1));
        assert_eq!(app.count("SELECT count(*) FROM invoices WHERE number = 'FS/1' AND status = 'pending'").await, 1);
        assert_eq!(app.count("SELECT count(*) FROM invoices").await, 1);
        let connection = app.connection(&participant).await;
        assert_eq!((&connection["status"]["code"], &connection["reported"]), (&json!("active"), &json!(1)));
        let operator = app.operator(&["moderator"]).await;
        let id = app.text("SELECT public_id FROM invoices WHERE participant_id = $1", participant.id.0).await;
        let proof = &app.under_review(&operator, &id).await["einvoice"]["proof"];
        assert_eq!((&proof["level"]["code"], proof["fetched_at"].is_string()), (&json!("confirmed"), true));
        let query = &ksef.scene().queries[0].1;
        assert_eq!((&query["subjectType"], &query["sellerNip"]), (&json!("Subject2"), &json!(SELLER)));
    }

    async fn a_check_comes_about_once_an_hour_and_goes_on_where_the_last_one_ended(app) {
        let (participant, _) = (app.participant().await, app.programme().await);
        let (app, ksef) = with_ksef(app, participant.nip).await;
        app.connect(&participant, TOKEN).await;
        publish(&ksef, &[&sale(participant.nip, "FS/1")]);
        assert_eq!(app.check_connections().await, 1);
        assert_eq!((app.check_connections().await, ksef.count(METADATA)), (0, 4));
        app.wait(SignedDuration::from_mins(66));
        ksef.time.advance(SignedDuration::from_mins(66));
        ksef.reply(METADATA, page(&[], "2025-08-20T07:30:00Z"));
        assert_eq!((app.check_connections().await, ksef.count(METADATA)), (0, 5));
        assert_eq!(ksef.scene().queries[4].1["dateRange"]["from"], "2025-08-20T06:00:00Z");
    }

    async fn ksef_proves_what_was_reported_before(app) {
        let (participant, programme) = (app.participant().await, app.programme().await);
        let (app, ksef) = with_ksef(app, participant.nip).await;
        let (same, photo) = (sale(participant.nip, "FS/1"), { let mut draft = sale(participant.nip, "FS/2"); draft.issued_on = "2025-05-14".parse().unwrap(); draft });
        app.reported_einvoice(&participant, &same).await;
        app.reported(&participant, &programme, "FS/2").await;
        app.connect(&participant, TOKEN).await;
        let stored = app.stored_contents();
        publish(&ksef, &[&same, &photo]);
        assert_eq!(app.check_connections().await, 0);
        assert_eq!(app.count("SELECT count(*) FROM invoices").await, 2);
        let proved = "SELECT count(*) FROM einvoices WHERE proof = 'confirmed' AND fetched_at IS NOT NULL";
        assert_eq!(app.count(proved).await, 2);
        assert_eq!(app.count("SELECT count(*) FROM einvoices WHERE file_id IS NOT NULL").await, 1, "beside the photo");
        assert_eq!(app.stored_contents(), stored + 1);
        assert_eq!(app.connection(&participant).await["reported"], 0);
    }

    async fn a_token_that_ksef_refuses_is_tried_no_more_until_there_is_another(app) {
        let (participant, _) = (app.participant().await, app.programme().await);
        let (app, ksef) = with_ksef(app, participant.nip).await;
        app.connect(&participant, TOKEN).await;
        ksef.reply(SIGN_IN, status(450, &["Nieprawidłowy token"]));
        assert_eq!(app.check_connections().await, 0);
        let connection = app.connection(&participant).await;
        assert_eq!(connection["status"]["code"], "refused");
        assert!(connection["reason"].as_str().unwrap().starts_with("KSeF nie przyjął tego tokena."));
        app.wait(SignedDuration::from_hours(48));
        let calls = ksef.scene().seen.len();
        app.check_connections().await;
        assert_eq!(ksef.scene().seen.len(), calls);
        ksef.time.advance(SignedDuration::from_hours(48));
        app.connect(&app.signed_in_again(participant.clone()).await, "inny-token").await;
        publish(&ksef, &[&sale(participant.nip, "FS/1")]);
        assert_eq!(app.check_connections().await, 1);
    }

    async fn a_ksef_that_takes_no_more_calls_is_left_alone_for_as_long_as_it_says(app) {
        let (participant, _) = (app.participant().await, app.programme().await);
        let (app, ksef) = with_ksef(app, participant.nip).await;
        app.connect(&participant, TOKEN).await;
        ksef.reply(METADATA, Reply::too_many("10800"));
        app.check_connections().await;
        assert_eq!(app.connection(&participant).await["status"]["code"], "active");
        app.wait(SignedDuration::from_mins(179));
        app.check_connections().await;
        assert_eq!(ksef.count(METADATA), 4);
        app.wait(SignedDuration::from_mins(2));
        ksef.time.advance(SignedDuration::from_mins(181));
        ksef.reply(METADATA, page(&[], "2025-08-20T08:00:00Z"));
        app.check_connections().await;
        assert_eq!(ksef.count(METADATA), 5);
    }

    async fn a_malformed_answer_is_tried_again_and_takes_nothing_back(app) {
        let (participant, _) = (app.participant().await, app.programme().await);
        let (app, ksef) = with_ksef(app, participant.nip).await;
        app.connect(&participant, TOKEN).await;
        let (first, mut second) = (sale(participant.nip, "FS/1"), sale(participant.nip, "FS/2"));
        second.issued_on = "2025-05-14".parse().unwrap();
        ksef.reply(METADATA, page(&[listed(&first, "2025-08-19T10:00:00Z", "Vat"), listed(&second, "2025-08-19T11:00:00Z", "Vat")], "2025-08-20T06:00:00Z"));
        give(&ksef, &first);
        ksef.reply(&download(&second), Reply::Give { status: 200, headers: Vec::new(), body: xml(&first) });
        assert_eq!(app.check_connections().await, 1, "what came before stays");
        assert_eq!(app.connection(&participant).await["status"]["code"], "unreachable");
        app.wait(SignedDuration::from_mins(21));
        ksef.time.advance(SignedDuration::from_mins(21));
        publish(&ksef, &[&second]);
        assert_eq!(app.check_connections().await, 1);
        assert_eq!(ksef.scene().queries[4].1["dateRange"]["from"], "2025-08-19T11:00:00Z");
    }

    async fn a_season_takes_as_many_checks_as_ksef_gives_files(app) {
        let (participant, _) = (app.participant().await, app.programme().await);
        let (app, ksef) = with_ksef(app, participant.nip).await;
        app.connect(&participant, TOKEN).await;
        let drafts: Vec<_> = (0..62_i8).map(|number| {
            let mut draft = sale(participant.nip, &format!("FS/{number}"));
            draft.issued_on = jiff::civil::date(2025, 3 + number / 28, 1 + number % 28);
            draft
        }).collect();
        let drafts: Vec<_> = drafts.iter().collect();
        let stored = |number: usize| format!("2025-08-19T10:{:02}:00Z", number % 60 / 2);
        let list: Vec<_> = drafts.iter().enumerate().map(|(number, draft)| listed(draft, &stored(number.min(59)), "Vat")).collect();
        for _ in 0..2 {
            ksef.reply(METADATA, page(&list, "2025-08-20T06:00:00Z"));
        }
        drafts.iter().for_each(|draft| give(&ksef, draft));
        assert_eq!(app.check_connections().await, 60);
        app.wait(SignedDuration::from_mins(66));
        ksef.time.advance(SignedDuration::from_mins(66));
        assert_eq!(app.check_connections().await, 2);
        assert_eq!(app.count("SELECT count(*) FROM invoices").await, 62);
    }

    async fn two_processes_make_one_check(app) {
        let (participant, _) = (app.participant().await, app.programme().await);
        let (app, ksef) = with_ksef(app, participant.nip).await;
        app.connect(&participant, TOKEN).await;
        publish(&ksef, &[&sale(participant.nip, "FS/1")]);
        let app = std::sync::Arc::new(app);
        let reported = together(&app, 2, async |app, _| app.check_connections().await).await;
        assert_eq!((reported.iter().sum::<usize>(), ksef.count(METADATA)), (1, 4));
    }

    async fn a_connection_that_ends_meanwhile_reports_nothing_more(app) {
        let (participant, _) = (app.participant().await, app.programme().await);
        let (app, ksef) = with_ksef(app, participant.nip).await;
        app.connect(&participant, TOKEN).await;
        app.post("/api/v1/ksef-connection/remove").bearer(&participant.token).send().await.assert(200);
        publish(&ksef, &[&sale(participant.nip, "FS/1")]);
        assert_eq!((app.check_connections().await, ksef.scene().seen.len()), (0, 0));
    }

    async fn a_correction_comes_confirmed_and_waits_for_its_invoice(app) {
        let (participant, _) = (app.participant().await, app.programme().await);
        let (app, ksef) = with_ksef(app, participant.nip).await;
        app.connect(&participant, TOKEN).await;
        let correction = correction(participant.nip, "KOR/1", "FS/1", pair());
        ksef.reply(METADATA, page(&[listed(&correction, "2025-08-19T10:00:00Z", "Kor")], "2025-08-20T06:00:00Z"));
        give(&ksef, &correction);
        assert_eq!(app.check_connections().await, 1);
        let waits = "SELECT count(*) FROM einvoice_corrections WHERE proof = 'confirmed' AND status = 'waiting' AND ksef_number IS NOT NULL";
        assert_eq!(app.count(waits).await, 1);
    }
}
