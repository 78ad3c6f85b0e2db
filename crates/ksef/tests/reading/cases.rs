//! The Ministry's examples, each held against what a reader of its XML says.

use std::collections::BTreeMap;

use plon_domain::money::Grosze;
use plon_domain::nip::Nip;
use plon_ksef::{EInvoice, InvalidEInvoice, Line, Structure, differences, read};
use serde::Deserialize;

use crate::given::{data, file};

#[derive(Deserialize)]
struct Cases {
    /// NIPs of the examples, which have no right check digit, and those that stand in for them.
    replaced: BTreeMap<String, String>,
    cases: Vec<Case>,
}

#[derive(Deserialize)]
struct Case {
    file: String,
    kind: String,
    number: String,
    issued_on: String,
    delivered_on: Option<String>,
    currency: String,
    total: String,
    seller: CaseParty,
    buyer: CaseParty,
    others: Vec<String>,
    lines: Vec<String>,
    #[serde(default)]
    corrected: Vec<String>,
    reason: Option<String>,
    #[serde(default)]
    differences: Vec<String>,
    #[serde(default)]
    annex: bool,
}

#[derive(Deserialize)]
struct CaseParty {
    nip: Option<String>,
    name: Option<String>,
    address: Option<String>,
}

fn cases() -> Vec<(Case, EInvoice)> {
    let Cases { replaced, cases } = data("cases.json");
    let read_case = |case: Case| {
        let xml = String::from_utf8(file(&format!("ministry/samples/{}", case.file))).unwrap();
        let nip = |nip: &str| format!("<NIP>{nip}</NIP>");
        let xml = replaced.iter().fold(xml, |xml, (old, new)| xml.replace(&nip(old), &nip(new)));
        let invoice = read(xml.as_bytes()).unwrap_or_else(|error| panic!("{}: {error}", case.file));
        (case, invoice)
    };
    cases.into_iter().map(read_case).collect()
}

fn or_dash(text: Option<impl ToString>) -> String {
    text.map_or("-".to_owned(), |text| text.to_string())
}

fn amount(money: Grosze) -> String {
    let sign = if money.0 < 0 { "-" } else { "" };
    format!("{sign}{}.{:02}", money.0.unsigned_abs() / 100, money.0.unsigned_abs() % 100)
}

fn told(line: &Line) -> String {
    let before = if line.is_before { " before" } else { "" };
    let (name, unit) = (or_dash(line.name.as_ref()), or_dash(line.unit.as_ref()));
    let (quantity, value) = (or_dash(line.quantity), or_dash(line.net_value.map(amount)));
    format!("{}{before} | {name} | {unit} | {quantity} | {value}", line.number)
}

#[test]
fn every_example_is_read_as_its_case_says() {
    let cases = cases();
    assert_eq!(cases.len(), 26);
    for (case, invoice) in cases {
        let file = &case.file;
        assert_eq!(invoice.structure, Structure::Fa3, "{file}");
        assert_eq!(invoice.kind.as_str(), case.kind, "{file}");
        assert_eq!(invoice.number, case.number, "{file}");
        assert_eq!(invoice.issued_on.to_string(), case.issued_on, "{file}");
        assert_eq!(invoice.delivered_on.map(|day| day.to_string()), case.delivered_on, "{file}");
        assert_eq!(invoice.currency, case.currency, "{file}");
        assert_eq!(invoice.total.map(|total| amount(Grosze(total))), Some(case.total), "{file}");
        assert_eq!(invoice.has_annex, case.annex, "{file}");
        assert_eq!(invoice.correction_reason, case.reason, "{file}");
        for (party, told) in [(&invoice.seller, &case.seller), (&invoice.buyer, &case.buyer)] {
            assert_eq!(party.nip.as_ref().map(Nip::as_str), told.nip.as_deref(), "{file}");
            assert_eq!(party.name, told.name, "{file}");
            assert!(told.address.is_none() || party.address == told.address, "{file}: {:?}", party.address);
        }
        let lines: Vec<String> = invoice.lines.iter().map(told).collect();
        assert_eq!(lines, case.lines, "{file}");
    }
}

#[test]
fn every_example_names_its_other_parties_and_what_it_corrects() {
    for (case, invoice) in cases() {
        let others = invoice.others.iter().map(|other| {
            let nip = other.nip.as_ref().map(Nip::as_str);
            format!("{} | {} | {}", or_dash(other.role), or_dash(nip), or_dash(other.name.as_ref()))
        });
        assert_eq!(others.collect::<Vec<_>>(), case.others, "{}", case.file);
        let corrected = invoice
            .corrected
            .iter()
            .map(|one| format!("{} of {} {}", one.number, one.issued_on, or_dash(one.ksef_number.as_ref())));
        assert_eq!(corrected.collect::<Vec<_>>(), case.corrected, "{}", case.file);
    }
}

#[test]
fn every_correction_changes_what_its_case_says() {
    for (case, invoice) in cases() {
        let correction = differences(&invoice);
        let changes = correction.differences.iter().map(|change| {
            let value = or_dash(change.net_value.map(amount));
            format!("{} | {} | {} | {value}", change.number, change.shape.as_str(), change.quantity)
        });
        assert_eq!(changes.collect::<Vec<_>>(), case.differences, "{}", case.file);
        assert_eq!(correction.undecided, [], "{}", case.file);
        assert!(!correction.changes_quantity(), "{}", case.file);
    }
}

#[test]
fn an_example_as_it_stands_has_a_wrong_nip_of_the_seller() {
    for (case, _) in cases() {
        let file = file(&format!("ministry/samples/{}", case.file));
        assert_eq!(read(&file), Err(InvalidEInvoice::WrongSellerNip), "{}", case.file);
    }
}

#[test]
fn a_co_buyer_is_a_buyer_and_a_factor_is_none() {
    let cases = cases();
    let invoice = |name: &str| &cases.iter().find(|(case, _)| case.file == name).unwrap().1;
    let nip = |text: &str| Nip::parse(text).unwrap();
    let (buyer, bank, wife) = (nip("9990000014"), nip("9990000020"), nip("9990000037"));

    assert!(invoice("fa3-04.xml").buyer_is(&buyer));
    assert!(!invoice("fa3-04.xml").buyer_is(&bank), "a factor, role 1");
    assert!(!invoice("fa3-04.xml").buyer_is(&wife));
    assert!(invoice("fa3-10.xml").buyer_is(&wife), "an additional buyer, role 4");
    assert!(!invoice("fa3-09.xml").buyer_is(&bank), "a unit of a municipality, role 8");
    assert!(!invoice("fa3-22.xml").buyer_is(&buyer), "a buyer without a NIP");
    assert!(!invoice("fa3-14.xml").buyer_is(&nip("9990000008")), "the seller's former firm, role 3");
}
