//! Fixtures of e-invoices: files of a small programme's distributor, and their reports.
use jiff::civil::date;
use plon_domain::money::Grosze;
use plon_ksef::writing::{Draft, DraftCorrected, DraftLine, DraftParty, write};
use plon_ksef::{Decimal, InvoiceKind, KsefNumber};

use crate::support::{Answer, ParticipantClient, TestApp};

/// NIP of the programme's distributor.
pub const SELLER: &str = "8971649500";

/// Part of a form with the e-invoices.
pub const PART: &str = "einvoices";

/// Sale of 12 May 2025 to a NIP: two packs of the programme's product by their code, and the transport.
pub fn sale(buyer: &str, number: &str) -> Draft {
    let party = |nip: &str, name: &str| DraftParty {
        nip: nip.to_owned(),
        name: name.to_owned(),
        street: "ul. Polna 1".to_owned(),
        town: "88-400 Żnin".to_owned(),
    };
    Draft {
        kind: InvoiceKind::Vat,
        seller: party(SELLER, "Rolmasz Żnin"),
        buyer: party(buyer, "Gospodarstwo Rolne Anna Wiśniewska"),
        recipient: None,
        number: number.to_owned(),
        issued_on: date(2025, 5, 12),
        delivered_on: Some(date(2025, 5, 12)),
        written_at: "2025-05-12T10:00:00Z".parse().unwrap(),
        lines: vec![goods(1, "DOVVO 500 EC op. 5 L", Some("DOVVO-5"), 2), goods(2, "Transport", None, 1)],
        corrects: None,
        settles: None,
    }
}

/// Line of goods at 600 zł a piece.
pub fn goods(number: u32, name: &str, gtin: Option<&str>, quantity: i64) -> DraftLine {
    DraftLine {
        number,
        is_before: false,
        name: name.to_owned(),
        index: None,
        gtin: gtin.map(str::to_owned),
        unit: "szt.".to_owned(),
        quantity: Decimal::whole(quantity),
        net_price: Decimal::whole(600),
        net_value: Grosze(60_000 * quantity),
    }
}

/// Correction of an invoice with these lines.
pub fn correction(buyer: &str, number: &str, of: &str, lines: Vec<DraftLine>) -> Draft {
    Draft {
        kind: InvoiceKind::Kor,
        lines,
        corrects: Some(DraftCorrected {
            number: of.to_owned(),
            issued_on: jiff::civil::date(2025, 5, 12),
            ksef_number: None,
            reason: "Zwrot towaru".to_owned(),
        }),
        ..sale(buyer, number)
    }
}

/// The line before and after a return: of two packs one stays.
pub fn pair() -> Vec<DraftLine> {
    let line =
        |quantity, is_before| DraftLine { is_before, ..goods(1, "DOVVO 500 EC op. 5 L", Some("DOVVO-5"), quantity) };
    vec![line(2, true), line(1, false)]
}

/// Name of a file as KSeF gives it: the number, with a right checksum.
pub fn file_name(draft: &Draft) -> String {
    format!("{}.xml", KsefNumber::of_parts(&draft.seller.nip, draft.issued_on, "0100001AF629"))
}

/// The bytes of a draft.
pub fn xml(draft: &Draft) -> Vec<u8> {
    write(draft).unwrap()
}

/// Archive of files.
pub fn zip(files: &[(&str, &[u8])]) -> Vec<u8> {
    use std::io::{Cursor, Write};
    let mut archive = zip::ZipWriter::new(Cursor::new(Vec::new()));
    for (name, content) in files {
        archive.start_file(*name, zip::write::SimpleFileOptions::default()).unwrap();
        archive.write_all(content).unwrap();
    }
    archive.finish().unwrap().into_inner()
}

impl TestApp {
    /// Reads what is in a file before it is reported.
    pub async fn read_einvoices(&self, participant: &ParticipantClient, name: &str, content: &[u8]) -> Answer {
        let request = self.post("/api/v1/invoices/einvoices/read").bearer(&participant.token);
        request.multipart(&[], Some((PART, name, content))).send().await
    }

    pub async fn report_einvoices(&self, participant: &ParticipantClient, name: &str, content: &[u8]) -> Answer {
        let key = self.app.rng.public_id();
        self.report_einvoices_once(participant, (name, content), &key).await
    }

    pub async fn report_einvoices_once(
        &self,
        participant: &ParticipantClient,
        (name, content): (&str, &[u8]),
        key: &str,
    ) -> Answer {
        let request = self.post("/api/v1/invoices/einvoices").bearer(&participant.token).key(key);
        request.multipart(&[], Some((PART, name, content))).send().await
    }

    /// Reports a draft as KSeF names its file, and gives its public id.
    pub async fn reported_einvoice(&self, participant: &ParticipantClient, draft: &Draft) -> String {
        let answer = self.report_einvoices(participant, &file_name(draft), &xml(draft)).await;
        answer.assert(201).json["data"]["einvoices"][0]["id"].as_str().unwrap().to_owned()
    }

    /// Sets whether clean e-invoices of distributors are accepted without an operator.
    pub async fn accept_einvoices(&self, value: &str) {
        let set = "INSERT INTO settings (key, value) VALUES ('accept_einvoices', $1)
                   ON CONFLICT (key) DO UPDATE SET value = excluded.value";
        let mut tx = self.db().begin().await.unwrap();
        plon_kernel::on_db!(&mut tx, conn => sqlx::query(set).bind(value).execute(conn).await.map(|_| ())).unwrap();
        tx.commit().await.unwrap();
    }
}
