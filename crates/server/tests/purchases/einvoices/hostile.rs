//! Files that are no e-invoices, or that want to harm: each is a sentence, and nothing is stored.
use super::{sale, xml, zip};
use crate::support::on_both;

on_both! {
    async fn what_is_no_e_invoice_is_told_in_a_sentence(app) {
        let (participant, _) = (app.participant().await, app.programme().await);
        let good = xml(&sale(participant.nip, "FS/1"));
        let text = String::from_utf8(good.clone()).unwrap();
        let entity = text.replacen("<Faktura", "<!DOCTYPE Faktura [<!ENTITY a \"aaaaaaaaaa\">]>\n<Faktura", 1);
        let deep = format!("<?xml version=\"1.0\"?>{}{}", "<a>".repeat(20_000), "</a>".repeat(20_000));
        let files: [(&str, &[u8]); 8] = [
            ("pusty.xml", b""),
            ("tekst.xml", b"to nie jest XML"),
            ("strona.xml", b"<html><body/></html>"),
            ("doctype.xml", entity.as_bytes()),
            ("glebokie.xml", deep.as_bytes()),
            ("uciete.xml", &good[..good.len() / 2]),
            ("zip.zip", b"PK\x03\x04 nie"),
            ("bez.zip", &zip(&[("a.txt", b"x")])),
        ];
        for (name, content) in files {
            let reported = app.report_einvoices(&participant, name, content).await;
            let said = reported.assert(422).field("einvoices").to_owned();
            assert!(said.chars().count() > 15 && said.ends_with('.'), "{name}: {said}");
        }
        assert_eq!((app.count("SELECT count(*) FROM invoices").await, app.stored_contents()), (0, 0));
    }

    async fn a_bomb_is_refused_before_it_is_unpacked(app) {
        let (participant, _) = (app.participant().await, app.programme().await);
        let big = vec![b' '; 30 * 1024 * 1024];
        let bomb = zip(&[("a.xml", &big)]);
        assert!(bomb.len() < 100_000);
        app.report_einvoices(&participant, "bomba.zip", &bomb).await.assert(422);
    }

    async fn more_than_ten_mebibytes_are_refused_at_the_field(app) {
        let (participant, _) = (app.participant().await, app.programme().await);
        for size in [10 * 1024 * 1024, 12 * 1024 * 1024] {
            let answer = app.report_einvoices(&participant, "a.xml", &vec![b'<'; size]).await;
            assert!(answer.assert(422).field("einvoices").contains("10\u{a0}MB"), "{size}");
        }
        app.post("/api/v1/invoices/einvoices/read").bearer(&participant.token).multipart(&[], None).send().await.assert(422);
    }
}
