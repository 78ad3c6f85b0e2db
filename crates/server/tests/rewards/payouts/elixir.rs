//! Elixir-0: the file says the same transfers in each encoding. The bytes are read back by `iconv`, the records by a
//! parser of the tests' own, proven on samples that others may read too.
use std::io::Write;
use std::process::{Command, Stdio};

use plon_domain::reward::RewardKind;

use crate::support::on_both;

/// Each encoding by our name, iconv's, and the sample's.
const ENCODINGS: [(&str, &str, &str); 4] = [
    ("cp852", "CP852", "cp852"),
    ("cp1250", "CP1250", "cp1250"),
    ("iso-8859-2", "ISO-8859-2", "iso8859-2"),
    ("utf-8", "UTF-8", "utf8"),
];

fn decoded(bytes: &[u8], encoding: &str) -> String {
    let mut iconv = Command::new("iconv")
        .args(["-f", encoding, "-t", "UTF-8"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    iconv.stdin.take().unwrap().write_all(bytes).unwrap();
    let output = iconv.wait_with_output().unwrap();
    assert!(output.status.success(), "not {encoding}");
    String::from_utf8(output.stdout).unwrap()
}

/// A record's fields: a number as it stands, or a text without its quotes.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Field {
    Number(u64),
    Text(String),
}

fn records(file: &str) -> Vec<Vec<Field>> {
    assert!(file.ends_with("\r\n"), "the last record is not ended");
    file.trim_end_matches("\r\n").split("\r\n").map(record).collect()
}

fn record(line: &str) -> Vec<Field> {
    let (mut fields, mut rest) = (Vec::new(), line);
    loop {
        let (field, after) = match rest.strip_prefix('"') {
            Some(text) => text_field(text),
            None => {
                let end = rest.find(',').unwrap_or(rest.len());
                (Field::Number(rest[..end].parse().unwrap()), &rest[end..])
            }
        };
        fields.push(field);
        match after.strip_prefix(',') {
            Some(next) => rest = next,
            None => {
                assert_eq!(after, "", "a record goes on after its end");
                return fields;
            }
        }
    }
}

/// A text up to its closing quote, of two quotes one.
fn text_field(mut rest: &str) -> (Field, &str) {
    let mut text = String::new();
    loop {
        let end = rest.find('"').expect("a closing quote");
        text += &rest[..end];
        rest = &rest[end + 1..];
        match rest.strip_prefix('"') {
            Some(next) => {
                text.push('"');
                rest = next;
            }
            None => return (Field::Text(text), rest),
        }
    }
}

fn number(number: u64) -> Field {
    Field::Number(number)
}

fn text(text: &str) -> Field {
    Field::Text(text.to_owned())
}

#[test]
fn the_parser_reads_the_samples_alike_in_each_encoding() {
    let sample = |name: &str| {
        std::fs::read(format!("{}/../../data/payouts/sample-elixir0.{name}.txt", env!("CARGO_MANIFEST_DIR"))).unwrap()
    };
    let expected = records(&String::from_utf8(sample("utf8")).unwrap());
    assert_eq!((expected.len(), expected[0].len()), (2, 16));
    assert_eq!(expected[0][8], text("Gospodarstwo Rolne Jan Żółć|Wieś Łąka 7|00-002 Warszawa"));
    for (_, encoding, name) in ENCODINGS {
        assert_eq!(records(&decoded(&sample(name), encoding)), expected, "{name}");
    }
}

on_both! {
    async fn the_file_parses_back_to_the_same_transfers_in_each_encoding(app) {
        let office = app.office().await;
        app.rename(&office.participant, "Zażółć \"Gęślą\"", "Jaźń, ĄĆĘŁŃÓŚŹŻ|Ługów", "").await;
        let bank = app.transfer(&office).await;
        let charity = app.ordered(&office.participant, &office.rewards.form(RewardKind::CharityTransfer)).await;
        let payout = app.exported(&office.signers, &[&bank, &charity]).await;
        let first = app.number("SELECT min(order_id) FROM payout_transfers WHERE payout_id = $1", payout["id"].as_i64().unwrap()).await;
        let sender = "Plon Ochrona Roślin Sp. z o.o.|ul. Zbożowa 12|87-100 Toruń";
        let expected = [
            vec![
                number(110), number(20_250_821), number(5_000), number(99_900_009), number(0),
                text("37999000090000000000002025"), text("61109010140000071219812874"), text(sender),
                text("Zażółć \"Gęślą\" Jaźń, ĄĆĘŁŃÓŚŹŻ|Ługów|Polna 1|99-100 Łęczyca"),
                number(0), number(10_901_014), text(&format!("Nagroda z programu Plon, zamówienie|nr {first}")),
                text(""), text(""), text("51"), text("ORD"),
            ],
            vec![
                number(110), number(20_250_821), number(5_000), number(99_900_009), number(0),
                text("37999000090000000000002025"), text("77999000120000000000001992"), text(sender),
                text("Polska Akcja Humanitarna|ul. Przykładowa 1|00-001 Warszawa"),
                number(0), number(99_900_012), text(&format!("Darowizna, zamówienie nr {}", first + 1)),
                text(""), text(""), text("51"), text("ORD"),
            ],
        ];
        for (name, encoding, _) in ENCODINGS {
            let file = app.file(&office.signers.first, &payout, &format!("format=elixir-0&encoding={name}")).await;
            assert_eq!(records(&decoded(&file.assert(200).body, encoding)), expected, "{name}");
        }
    }

    async fn the_last_field_is_left_out_where_the_bank_wants_none(app) {
        let office = app.office().await;
        app.put_setting("elixir_reference", "").await;
        let order = app.transfer(&office).await;
        let payout = app.exported(&office.signers, &[&order]).await;
        let file = app.file(&office.signers.first, &payout, "format=elixir-0&encoding=utf-8").await;
        let records = records(std::str::from_utf8(&file.assert(200).body).unwrap());
        assert_eq!((records[0].len(), records[0].last()), (15, Some(&text("51"))));
    }
}
