//! Invoices that a check reads, reports and leaves, and how KSeF's answers end it.
use jiff::SignedDuration;
use plon_ksef::writing::{Draft, DraftParty};
use serde_json::json;

use super::{METADATA, THIRD_PARTY, TOKEN, download, give, listed, page, publish, with_ksef};
use crate::given::einvoices::{SELLER, correction, pair, sale, xml};
use crate::loopback::replies::{Gate, Reply};
use crate::loopback::server::status;
use crate::support::{on_both, together};

/// Sale of a day.
fn on(day: &str, buyer: &str, number: &str) -> Draft {
    Draft { issued_on: day.parse().unwrap(), ..sale(buyer, number) }
}

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

    async fn invoices_whose_goods_go_to_the_participants_branch_come_too(app) {
        let (participant, _) = (app.participant().await, app.programme().await);
        let (app, ksef) = with_ksef(app, participant.nip).await;
        app.connect(&participant, TOKEN).await;
        let mut draft = sale("5265877635", "FS/1");
        draft.recipient = Some(DraftParty { nip: participant.nip.to_owned(), ..draft.buyer.clone() });
        ksef.reply(METADATA, page(&[], "2025-08-20T06:00:00Z"));
        assert_eq!((app.check_connections().await, ksef.count(THIRD_PARTY)), (0, 0), "the buyer's quarters come first");
        app.wait(SignedDuration::from_mins(17));
        ksef.time.advance(SignedDuration::from_mins(17));
        ksef.reply(METADATA, page(&[], "2025-08-20T07:00:00Z"));
        ksef.reply(THIRD_PARTY, page(&[listed(&draft, "2024-12-19T10:00:00Z", "Vat")], "2025-08-20T06:00:00Z"));
        give(&ksef, &draft);
        assert_eq!(app.check_connections().await, 1);
        assert_eq!(ksef.count(THIRD_PARTY), 3);
        app.wait(SignedDuration::from_mins(17));
        ksef.time.advance(SignedDuration::from_mins(17));
        ksef.reply(METADATA, page(&[], "2025-08-20T07:00:00Z"));
        assert_eq!((app.check_connections().await, ksef.count(THIRD_PARTY)), (0, 4));
        let queries = &ksef.scene().queries;
        let from = |place: usize| queries[place].1["dateRange"]["from"].clone();
        assert_eq!((from(5), from(9)), (from(0), from(3)), "each part is read from the season's first day on");
    }

    async fn an_invoice_that_does_not_come_keeps_no_branch_waiting(app) {
        let (participant, _) = (app.participant().await, app.programme().await);
        let (app, ksef) = with_ksef(app, participant.nip).await;
        app.connect(&participant, TOKEN).await;
        ksef.reply(METADATA, page(&[], "2025-08-20T06:00:00Z"));
        app.check_connections().await;
        app.wait(SignedDuration::from_mins(17));
        ksef.time.advance(SignedDuration::from_mins(17));
        let stuck = sale(participant.nip, "FS/1");
        let mut branch = on("2025-05-14", "5265877635", "FS/2");
        branch.recipient = Some(DraftParty { nip: participant.nip.to_owned(), ..branch.buyer.clone() });
        ksef.reply(METADATA, page(&[listed(&stuck, "2025-08-20T06:05:00Z", "Vat")], "2025-08-20T06:10:00Z"));
        ksef.reply(&download(&stuck), Reply::Give { status: 200, headers: Vec::new(), body: b"<Faktura/>".to_vec() });
        ksef.reply(THIRD_PARTY, page(&[listed(&branch, "2025-01-19T10:00:00Z", "Vat")], "2025-08-20T06:10:00Z"));
        give(&ksef, &branch);
        assert_eq!(app.check_connections().await, 1);
        assert_eq!(app.count("SELECT count(*) FROM invoices WHERE number = 'FS/2'").await, 1);
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

    async fn a_file_that_does_not_come_is_asked_for_again_and_left_out_after_a_day(app) {
        let (participant, _) = (app.participant().await, app.programme().await);
        let (app, ksef) = with_ksef(app, participant.nip).await;
        app.connect(&participant, TOKEN).await;
        let (first, second) = (on("2025-05-12", participant.nip, "FS/1"), on("2025-05-14", participant.nip, "FS/2"));
        let list = [listed(&first, "2025-08-19T10:00:00Z", "Vat"), listed(&second, "2025-08-19T11:00:00Z", "Vat")];
        let other = || Reply::Give { status: 200, headers: Vec::new(), body: b"<Faktura/>".to_vec() };
        ksef.reply(METADATA, page(&list, "2025-08-20T06:00:00Z"));
        ksef.reply(&download(&first), other());
        assert_eq!(app.check_connections().await, 0);
        app.wait(SignedDuration::from_hours(6));
        ksef.time.advance(SignedDuration::from_hours(6));
        ksef.reply(METADATA, page(&list, "2025-08-20T12:00:00Z"));
        ksef.reply(&download(&first), other());
        give(&ksef, &second);
        assert_eq!(app.check_connections().await, 1, "what comes after it");
        assert_eq!(ksef.scene().queries[4].1["dateRange"]["from"], "2025-08-19T10:00:00Z");
        assert_eq!(app.connection(&app.signed_in_again(participant).await).await["status"]["code"], "active");
    }

    async fn a_refusal_that_is_not_of_the_token_passes(app) {
        let (participant, _) = (app.participant().await, app.programme().await);
        let (app, ksef) = with_ksef(app, participant.nip).await;
        app.connect(&participant, TOKEN).await;
        ksef.reply("POST /auth/challenge", Reply::status(404));
        app.check_connections().await;
        let connection = app.connection(&participant).await;
        assert_eq!((&connection["status"]["code"], &connection["reason"]), (&json!("unreachable"), &json!("KSeF nie odpowiedział.")));
        app.wait(SignedDuration::from_mins(21));
        ksef.time.advance(SignedDuration::from_mins(21));
        publish(&ksef, &[&sale(participant.nip, "FS/1")]);
        assert_eq!(app.check_connections().await, 1);
    }

    async fn a_season_takes_as_many_checks_as_ksef_gives_files(app) {
        let (participant, _) = (app.participant().await, app.programme().await);
        let (app, ksef) = with_ksef(app, participant.nip).await;
        app.connect(&participant, TOKEN).await;
        let drafts: Vec<_> = (1..=17).map(|day| on(&format!("2025-05-{day:02}"), participant.nip, &format!("FS/{day}"))).collect();
        let stored = |number: usize| format!("2025-08-19T10:{:02}:00Z", number.min(15) / 2);
        let list: Vec<_> = drafts.iter().enumerate().map(|(number, draft)| listed(draft, &stored(number), "Vat")).collect();
        for _ in 0..2 {
            ksef.reply(METADATA, page(&list, "2025-08-20T06:00:00Z"));
        }
        drafts.iter().for_each(|draft| give(&ksef, draft));
        assert_eq!(app.check_connections().await, 15);
        app.wait(SignedDuration::from_mins(17));
        ksef.time.advance(SignedDuration::from_mins(17));
        assert_eq!(app.check_connections().await, 2);
        assert_eq!(app.count("SELECT count(*) FROM invoices").await, 17);
    }

    async fn a_token_that_is_replaced_meanwhile_reads_what_the_one_before_did_not(app) {
        let (participant, _) = (app.participant().await, app.programme().await);
        let (app, ksef) = with_ksef(app, participant.nip).await;
        app.connect(&participant, TOKEN).await;
        let draft = sale(participant.nip, "FS/1");
        let gate = std::sync::Arc::new(Gate::default());
        ksef.reply(METADATA, page(&[listed(&draft, "2025-08-19T10:00:00Z", "Vat")], "2025-08-20T06:00:00Z"));
        let file = Reply::Give { status: 200, headers: Vec::new(), body: xml(&draft) };
        ksef.reply(&download(&draft), Reply::Held(gate.clone(), Box::new(file)));
        let replace = async {
            gate.has_come.notified().await;
            app.wait(SignedDuration::from_secs(1));
            app.connect(&participant, "drugi-token").await;
            gate.may_go.notify_one();
        };
        let (reported, ()) = tokio::join!(app.check_connections(), replace);
        assert_eq!((reported, app.stored_contents()), (0, 0));
        assert_eq!(app.connection(&participant).await["status"]["code"], "waiting");
        publish(&ksef, &[&draft]);
        assert_eq!(app.check_connections().await, 1);
    }

    async fn what_counts_only_since_the_last_check_is_read_again(app) {
        let (participant, _) = (app.participant().await, app.programme().await);
        let (app, ksef) = with_ksef(app, participant.nip).await;
        app.connect(&participant, TOKEN).await;
        let mut draft = sale(participant.nip, "FS/1");
        draft.seller.nip = "5265877635".to_owned();
        publish(&ksef, &[&draft]);
        assert_eq!(app.check_connections().await, 0);
        app.distributor("5265877635", "Hurtownia").await;
        app.wait(SignedDuration::from_mins(66));
        ksef.time.advance(SignedDuration::from_mins(66));
        for _ in 0..3 {
            ksef.reply(METADATA, page(&[], "2025-08-20T06:00:00Z"));
        }
        publish(&ksef, &[&draft]);
        assert_eq!(app.check_connections().await, 1);
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

    async fn ksefs_correction_takes_the_place_of_one_that_was_reported_otherwise(app) {
        let (participant, _) = (app.participant().await, app.programme().await);
        let (app, ksef) = with_ksef(app, participant.nip).await;
        let right = correction(participant.nip, "KOR/1", "FS/1", pair());
        let changed = correction(participant.nip, "KOR/1", "FS/9", pair()[..1].to_vec());
        app.report_einvoices(&participant, "kor.xml", &xml(&changed)).await.assert(201);
        app.connect(&participant, TOKEN).await;
        ksef.reply(METADATA, page(&[listed(&right, "2025-08-19T10:00:00Z", "Kor")], "2025-08-20T06:00:00Z"));
        give(&ksef, &right);
        assert_eq!(app.check_connections().await, 0);
        let now = "SELECT count(*) FROM einvoice_corrections c JOIN einvoice_correction_originals o ON o.correction_id = c.id
                   WHERE c.proof = 'confirmed' AND c.status = 'waiting' AND o.number = 'FS/1'";
        assert_eq!(app.count(now).await, 1);
        assert_eq!(app.count("SELECT count(*) FROM einvoice_correction_originals").await, 1);
    }

    async fn a_picture_of_a_correction_hides_it_from_nobody(app) {
        let (participant, programme) = (app.participant().await, app.programme().await);
        let (app, ksef) = with_ksef(app, participant.nip).await;
        app.reported(&participant, &programme, "KOR/1").await;
        app.connect(&participant, TOKEN).await;
        let correction = correction(participant.nip, "KOR/1", "FS/1", pair());
        ksef.reply(METADATA, page(&[listed(&correction, "2025-08-19T10:00:00Z", "Kor")], "2025-08-20T06:00:00Z"));
        give(&ksef, &correction);
        assert_eq!(app.check_connections().await, 1);
        assert_eq!(app.count("SELECT count(*) FROM einvoice_corrections").await, 1);
    }
}
