//! ISO 20022: the files are valid by the schemas, as another program says, and name each transfer right.
use std::io::Write;
use std::process::Command;

use quick_xml::Reader;
use quick_xml::events::Event;

use super::given::{CHARITY, Office, SENDER};
use crate::support::{BANK_ACCOUNT, TestApp, on_both};
use plon_domain::reward::RewardKind;
use serde_json::Value;

/// The program that validates, when there is one: `scripts/test` finds or installs it and says so when it cannot.
fn xmllint() -> Option<String> {
    #[expect(clippy::disallowed_methods, reason = "tests are told of xmllint by the environment")]
    let named = std::env::var("XMLLINT").ok().filter(|program| !program.is_empty());
    let program = named.unwrap_or_else(|| "xmllint".to_owned());
    Command::new(&program).arg("--version").output().is_ok().then_some(program)
}

fn schema(version: &str) -> String {
    format!("{}/../../data/payouts/{version}.xsd", env!("CARGO_MANIFEST_DIR"))
}

/// Whether the schema takes the file, and what the validator says.
fn validated(program: &str, version: &str, file: &[u8]) -> (bool, String) {
    let mut kept = tempfile::NamedTempFile::new().unwrap();
    kept.write_all(file).unwrap();
    let mut command = Command::new(program);
    let output =
        command.args(["--noout", "--nonet", "--schema"]).arg(schema(version)).arg(kept.path()).output().unwrap();
    (output.status.success(), String::from_utf8_lossy(&output.stderr).into_owned())
}

/// The texts of the elements by their path's last two names.
fn texts(file: &[u8]) -> Vec<(String, String)> {
    let mut reader = Reader::from_str(std::str::from_utf8(file).unwrap());
    let (mut open, mut found, mut text) = (Vec::<String>::new(), Vec::new(), String::new());
    loop {
        match reader.read_event().unwrap() {
            Event::Start(tag) => {
                open.push(tag.name().0.to_owned());
                text.clear();
            }
            Event::Text(part) => text += &part,
            Event::GeneralRef(name) => text.push(entity(&name)),
            Event::End(_) => {
                let path = open[open.len().saturating_sub(2)..].join("/");
                open.pop();
                if !text.trim().is_empty() {
                    found.push((path, text.trim().to_owned()));
                }
                text.clear();
            }
            Event::Eof => return found,
            _ => {}
        }
    }
}

fn entity(name: &str) -> char {
    let named = [("amp", '&'), ("lt", '<'), ("gt", '>'), ("quot", '"'), ("apos", '\'')];
    named.into_iter().find(|(entity, _)| *entity == name).unwrap().1
}

fn values<'a>(texts: &'a [(String, String)], path: &str) -> Vec<&'a str> {
    texts.iter().filter(|(at, _)| at == path).map(|(_, text)| text.as_str()).collect()
}

/// An exported batch of a transfer to a name with every Polish letter, a quote and what XML escapes, and one to
/// charity.
async fn exported(app: &TestApp, office: &Office) -> (Value, i64) {
    app.rename(&office.participant, "Zażółć \"Gęślą\"", "Jaźń <&> ĄĆĘŁŃÓŚŹŻ", "").await;
    let bank = app.transfer(office).await;
    let charity = app.ordered(&office.participant, &office.rewards.form(RewardKind::CharityTransfer)).await;
    let payout = app.exported(&office.signers, &[&bank, &charity]).await;
    let number = app
        .number("SELECT min(order_id) FROM payout_transfers WHERE payout_id = $1", payout["id"].as_i64().unwrap())
        .await;
    (payout, number)
}

on_both! {
    async fn both_versions_are_valid_by_their_schemas(app) {
        let Some(program) = xmllint() else {
            eprintln!("not run: there is no xmllint");
            return;
        };
        let office = app.office().await;
        let (payout, _) = exported(&app, &office).await;
        for version in ["pain.001.001.09", "pain.001.001.03"] {
            let file = app.file(&office.signers.first, &payout, &format!("format={version}")).await;
            let (valid, said) = validated(&program, version, &file.assert(200).body);
            assert!(valid, "{said}");
            let other = if version.ends_with("09") { "pain.001.001.03" } else { "pain.001.001.09" };
            assert!(!validated(&program, other, &file.body).0, "the validator takes anything");
            let broken = String::from_utf8(file.body.to_vec()).unwrap().replace("<IBAN>PL", "<IBAN>P");
            assert!(!validated(&program, version, broken.as_bytes()).0, "the validator takes a broken account");
        }
    }

    async fn each_transfer_has_its_account_amount_name_and_title(app) {
        let office = app.office().await;
        let (payout, number) = exported(&app, &office).await;
        for version in ["pain.001.001.09", "pain.001.001.03"] {
            let file = app.file(&office.signers.first, &payout, &format!("format={version}")).await;
            let disposition = file.headers["content-disposition"].to_str().unwrap();
            assert_eq!(disposition, format!("attachment; filename=\"{}.{version}.xml\"", payout["message_id"].as_str().unwrap()));
            let texts = texts(&file.body);
            assert_eq!(values(&texts, "GrpHdr/MsgId"), [payout["message_id"].as_str().unwrap()]);
            assert_eq!(values(&texts, "GrpHdr/CreDtTm"), ["2025-08-20T09:00:00"]);
            assert_eq!(values(&texts, "GrpHdr/CtrlSum"), ["100.00"]);
            assert_eq!(values(&texts, "PmtInf/NbOfTxs"), ["2"]);
            assert_eq!(values(&texts, "Id/IBAN"), [SENDER, BANK_ACCOUNT, CHARITY]);
            assert_eq!(values(&texts, "ClrSysMmbId/MmbId"), ["99900009", "10901014", "99900012"]);
            assert_eq!(values(&texts, "Amt/InstdAmt"), ["50.00", "50.00"]);
            assert_eq!(values(&texts, "Cdtr/Nm"), ["Zażółć \"Gęślą\" Jaźń <&> ĄĆĘŁŃÓŚŹŻ", "Polska Akcja Humanitarna"]);
            assert_eq!(values(&texts, "PstlAdr/AdrLine")[2..4], ["Polna 1", "99-100 Łęczyca"]);
            assert_eq!(values(&texts, "PmtId/EndToEndId")[0], format!("ZAM-{number}"));
            assert_eq!(values(&texts, "RmtInf/Ustrd")[0], format!("Nagroda z programu Plon, zamówienie nr {number}"));
            let day = if version.ends_with("09") { "ReqdExctnDt/Dt" } else { "PmtInf/ReqdExctnDt" };
            assert_eq!(values(&texts, day), ["2025-08-21"]);
        }
    }

    async fn no_two_batches_have_one_name(app) {
        let office = app.office().await;
        let mut names = std::collections::BTreeSet::new();
        for _ in 0..5 {
            let order = app.transfer(&office).await;
            let payout = app.exported(&office.signers, &[&order]).await;
            let name = payout["message_id"].as_str().unwrap().to_owned();
            assert!(name.len() <= 35 && name.chars().all(|sign| sign.is_ascii_alphanumeric() || sign == '-'), "{name}");
            assert!(names.insert(name));
        }
    }
}
