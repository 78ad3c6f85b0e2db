//! Which e-invoices the programme does not take, and the sentence that says so.
use jiff::civil::date;
use plon_kernel::on_db;
use plon_ksef::InvoiceKind;
use plon_ksef::writing::{Draft, DraftCorrected};

use super::{sale, xml};
use crate::support::{ParticipantClient, TestApp, on_both};

/// The reason for which a draft is refused, by reading it and by reporting it.
async fn refused(app: &TestApp, participant: &ParticipantClient, draft: &Draft) -> String {
    let file = xml(draft);
    let read = app.read_einvoices(participant, "f.xml", &file).await;
    let one = read.assert(200).json["data"]["einvoices"][0].clone();
    assert_eq!(one["verdict"], "refused");
    let reported = app.report_einvoices(participant, "f.xml", &file).await;
    assert_eq!(one["reason"], reported.assert(422).field("einvoices"));
    assert_eq!((app.count("SELECT count(*) FROM invoices").await, app.stored_contents()), (0, 0));
    one["reason"].as_str().unwrap().to_owned()
}

on_both! {
    async fn an_invoice_to_somebody_else_is_refused(app) {
        let (participant, _) = (app.participant().await, app.programme().await);
        let said = refused(&app, &participant, &sale("1132191233", "FS/1")).await;
        assert_eq!(said, "Nabywcą jest ktoś inny (NIP 1132191233), więc tej faktury nie można zgłosić.");
    }

    async fn a_seller_outside_the_programme_is_named(app) {
        let (participant, _) = (app.participant().await, app.programme().await);
        let mut draft = sale(participant.nip, "FS/1");
        draft.seller.nip = "7822622168".to_owned();
        draft.seller.name = "Sklep Ogrodniczy".to_owned();
        let said = refused(&app, &participant, &draft).await;
        assert_eq!(said, "Sklep Ogrodniczy nie jest dystrybutorem w\u{a0}programie, więc za tę fakturę nie ma punktów. Przekażemy to organizatorowi.");
        let mut tx = app.db().begin().await.unwrap();
        on_db!(&mut tx, conn => sqlx::query("UPDATE distributors SET active = FALSE").execute(conn).await.map(|_| ())).unwrap();
        tx.commit().await.unwrap();
        let said = refused(&app, &participant, &sale(participant.nip, "FS/1")).await;
        assert!(said.starts_with("Rolmasz Żnin nie jest"), "{said}");
    }

    async fn only_sales_and_settlements_earn(app) {
        let (participant, _) = (app.participant().await, app.programme().await);
        for (kind, beginning) in [
            (InvoiceKind::Zal, "To faktura zaliczkowa"), (InvoiceKind::KorZal, "To faktura zaliczkowa"),
        ] {
            let mut draft = Draft { kind, ..sale(participant.nip, "FS/1") };
            draft.corrects = kind.is_correction().then(|| DraftCorrected {
                number: "FS/0".to_owned(), issued_on: date(2025, 5, 1), ksef_number: None, reason: "Zwrot".to_owned(),
            });
            let said = refused(&app, &participant, &draft).await;
            assert!(said.starts_with(beginning), "{kind}: {said}");
        }
        let settlement = Draft { kind: InvoiceKind::Roz, ..sale(participant.nip, "FR/1") };
        app.report_einvoices(&participant, "f.xml", &xml(&settlement)).await.assert(201);
    }

    async fn the_day_must_be_of_an_open_season_and_not_to_come(app) {
        let (participant, _) = (app.participant().await, app.programme().await);
        for (day, said) in [
            (date(2025, 8, 21), "Data wystawienia nie może być z\u{a0}przyszłości."),
            (date(2019, 5, 1), "Program nie ma sezonu, do którego należy data tej faktury."),
        ] {
            let draft = Draft { issued_on: day, delivered_on: None, ..sale(participant.nip, "FS/1") };
            assert_eq!(refused(&app, &participant, &draft).await, said);
        }
        let mut tx = app.db().begin().await.unwrap();
        on_db!(&mut tx, conn => sqlx::query("UPDATE seasons SET status = 'draft' WHERE year = 2025").execute(conn).await.map(|_| ())).unwrap();
        tx.commit().await.unwrap();
        let said = refused(&app, &participant, &sale(participant.nip, "FS/1")).await;
        assert_eq!(said, "Sezon, do którego należy data tej faktury, nie jest jeszcze otwarty.");
    }
}
