//! Sheets: read like a CSV, with dates and numbers of their own, and refused when they are bombs.
use std::io::Write;

use zip::write::SimpleFileOptions;

use super::HEADER;
use crate::support::on_both;

const TOO_LARGE: &str = "Ten plik XLSX jest po rozpakowaniu za duży. Podziel go albo zapisz jako CSV.";

/// A workbook whose one sheet has these rows, each cell as its XML.
fn sheet(rows: &[String]) -> Vec<u8> {
    let rows: String = rows.iter().map(|cells| format!("<row>{cells}</row>")).collect();
    let main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
    let office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
    let packages = "http://schemas.openxmlformats.org/package/2006";
    workbook(&[
        ("[Content_Types].xml", format!("<Types xmlns=\"{packages}/content-types\"/>")),
        (
            "_rels/.rels",
            format!(
                "<Relationships xmlns=\"{packages}/relationships\"><Relationship Id=\"r\" \
            Type=\"{office}/officeDocument\" Target=\"xl/workbook.xml\"/></Relationships>"
            ),
        ),
        (
            "xl/workbook.xml",
            format!(
                "<workbook xmlns=\"{main}\" xmlns:r=\"{office}\"><sheets>\
            <sheet name=\"Arkusz1\" sheetId=\"1\" r:id=\"rId1\"/></sheets></workbook>"
            ),
        ),
        (
            "xl/_rels/workbook.xml.rels",
            format!(
                "<Relationships xmlns=\"{packages}/relationships\">\
            <Relationship Id=\"rId1\" Type=\"{office}/worksheet\" Target=\"worksheets/sheet1.xml\"/>\
            <Relationship Id=\"rId2\" Type=\"{office}/styles\" Target=\"styles.xml\"/></Relationships>"
            ),
        ),
        (
            "xl/styles.xml",
            format!(
                "<styleSheet xmlns=\"{main}\"><cellXfs count=\"2\"><xf numFmtId=\"0\"/>\
            <xf numFmtId=\"14\"/></cellXfs></styleSheet>"
            ),
        ),
        ("xl/worksheets/sheet1.xml", format!("<worksheet xmlns=\"{main}\"><sheetData>{rows}</sheetData></worksheet>")),
    ])
}

fn workbook(parts: &[(&str, String)]) -> Vec<u8> {
    let mut file = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
    for (name, content) in parts {
        file.start_file(*name, SimpleFileOptions::default()).unwrap();
        file.write_all(content.as_bytes()).unwrap();
    }
    file.finish().unwrap().into_inner()
}

fn text(text: &str) -> String {
    format!("<c t=\"inlineStr\"><is><t>{text}</t></is></c>")
}

fn header() -> String {
    HEADER.split(';').map(text).collect()
}

/// A sale whose NIP, date (45870 is 1 August 2025), quantity and value are numbers.
fn sale(number: &str, quantity: &str) -> String {
    format!(
        "<c><v>5260250274</v></c>{}<c s=\"1\"><v>45870</v></c>{}<c/>{quantity}<c><v>99.5</v></c>{}",
        text(number),
        text("DOVVO-5"),
        text("Anna")
    )
}

on_both! {
    async fn a_sheet_is_read_with_its_numbers_and_dates(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        let source = app.source(&operator, programme.distributor).await;
        let file = sheet(&[header(), sale("FV/1", "<c><v>4</v></c>"), String::new(), sale("FV/2", "<c><v>1</v></c>")]);
        let seen = app.previewed(&operator, source, "sprzedaz.xlsx", &file).await;
        assert_eq!(seen["can_be_committed"], true, "{seen:#} {:?}", app.errors_of(&operator, seen["id"].as_i64().unwrap()).await);
        assert_eq!(seen["is_csv"], false);
        app.commit_import(&operator, seen["id"].as_i64().unwrap()).await.assert(200);
        app.work_on_imports().await;
        assert_eq!(app.points_of(participant.id).await, (250, 250));
        assert_eq!(app.count("SELECT count(*) FROM invoices WHERE issued_on = '2025-08-01' AND net_value = 9950").await, 2);
    }

    async fn the_errors_of_a_sheet_are_told_by_its_rows(app) {
        let (operator, programme) = (app.operator(&["moderator"]).await, app.programme().await);
        app.participant().await;
        let source = app.source(&operator, programme.distributor).await;
        let file = sheet(&[header(), sale("FV/1", "<c><f>2+2</f><v>4</v></c>"), sale("FV/2", "<c><v>-1</v></c>"),
            sale("FV/3", "<c><v>1.5</v></c>"), sale("FV/4", "<c t=\"e\"><v>#N/A</v></c>"),
            sale("FV/5", "<c><v>1</v></c>") + &text("nadmiar"), sale("FV/6", &text(&"9".repeat(600)))]);
        let seen = app.previewed(&operator, source, "sprzedaz.xlsx", &file).await;
        let errors = app.errors_of(&operator, seen["id"].as_i64().unwrap()).await;
        let told: Vec<(i64, &str)> = errors.iter().map(|(row, _, reason)| (*row, reason.as_str())).collect();
        assert_eq!(told, [
            (2, "Komórka zawiera formułę. Wklej w\u{a0}jej miejsce samą wartość."),
            (3, "To zwrot. Zwrotów nie importujemy: wprowadź korektę przy fakturze."),
            (4, "Podaj liczbę całkowitą"),
            (5, "Komórka zawiera błąd arkusza"),
            (6, "Wiersz ma 9\u{a0}kolumn, a\u{a0}nagłówek 8\u{a0}kolumn. Sprawdź separator i\u{a0}cudzysłowy."),
            (7, "Komórka ma więcej niż 500\u{a0}znaków."),
        ]);
        app.commit_import(&operator, seen["id"].as_i64().unwrap()).await.assert(409);
        assert_eq!(app.count("SELECT count(*) FROM invoices").await, 0);
    }

    async fn a_bomb_is_refused_before_it_is_read(app) {
        let (operator, programme) = (app.operator(&["moderator"]).await, app.programme().await);
        let source = app.source(&operator, programme.distributor).await;
        let bomb = workbook(&[("xl/worksheets/sheet1.xml", " ".repeat(257 * 1024 * 1024))]);
        assert!(bomb.len() < 1024 * 1024);
        let refused = app.upload(&operator, source, "a.xlsx", &bomb).await;
        refused.assert(422);
        assert_eq!(refused.field("file"), TOO_LARGE);
        let shared = |texts: String| workbook(&[("xl/sharedStrings.xml", format!("<sst>{texts}</sst>"))]);
        for texts in [
            format!("<si><t>{}</t></si>", "x".repeat(300 * 1024)),
            "<si/>".repeat(2_100_000),
            format!("<si><t>a</t></si><!-- {} -->", "<>".repeat(200 * 1024)),
            format!("<si><t><![CDATA[{}]]></t></si>", "<a>".repeat(200 * 1024)),
        ] {
            let refused = app.upload(&operator, source, "a.xlsx", &shared(texts)).await;
            assert_eq!(refused.field("file"), TOO_LARGE);
        }
        let far = "<c r=\"XFD2\" t=\"inlineStr\"><is><t>a</t></is></c>".to_owned();
        let refused = app.upload(&operator, source, "a.xlsx", &sheet(&[header(), far])).await;
        assert_eq!(refused.field("file"), "Wiersz 2 ma więcej niż 200\u{a0}kolumn. Sprawdź separator i\u{a0}cudzysłowy.");
        let shared_formula = "<c><f t=\"shared\" ref=\"A1\" si=\"99999999999\">1</f><v>1</v></c>".to_owned();
        app.upload(&operator, source, "a.xlsx", &sheet(&[header(), shared_formula])).await.assert(201);
        let none = app.upload(&operator, source, "a.xlsx", &workbook(&[("a.txt", "a".to_owned())])).await;
        assert_eq!(none.field("file"), "Nie można odczytać tego pliku XLSX. Zapisz go jeszcze raz albo jako CSV.");
    }
}
