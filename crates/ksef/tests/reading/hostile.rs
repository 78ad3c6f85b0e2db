//! Files that are made to do harm: each is a sentence, and costs little.

use plon_ksef::{InvalidEInvoice, read};

use crate::given::{line, sale, xml};

#[test]
fn a_doctype_and_its_entities_are_refused() {
    let invoice = sale("");
    let (declaration, root) = invoice.split_once('\n').unwrap();
    let bomb: String = (1..10).fold("<!ENTITY a0 \"aaaaaaaaaa\">".to_owned(), |bomb, level| {
        format!("{bomb}<!ENTITY a{level} \"{}\">", format!("&a{};", level - 1).repeat(10))
    });
    for doctype in [
        "<!DOCTYPE Faktura>".to_owned(),
        "<!DOCTYPE Faktura SYSTEM \"file:///etc/passwd\">".to_owned(),
        "<!DOCTYPE Faktura [<!ENTITY x SYSTEM \"http://example.com/\">]>".to_owned(),
        format!("<!DOCTYPE Faktura [{bomb}]>"),
    ] {
        let file = format!("{declaration}{doctype}{root}");
        assert_eq!(read(file.as_bytes()), Err(InvalidEInvoice::HasDoctype), "{doctype}");
    }
    let unknown = sale(&line(1, &[("P_7", "&a9;")]));
    assert_eq!(read(unknown.as_bytes()), Err(InvalidEInvoice::NotXml));
}

#[test]
fn what_ksef_would_not_have_accepted_is_refused() {
    let invoice = sale("");
    let with_mark = ["\u{feff}", &invoice].concat();
    assert_eq!(read(with_mark.as_bytes()), Err(InvalidEInvoice::ByteOrderMark));
    let with_style = invoice.replace("?>", "?><?xml-stylesheet href=\"styl.xsl\"?>");
    assert_eq!(read(with_style.as_bytes()), Err(InvalidEInvoice::HasInstruction));
    for encoding in ["windows-1250", "UTF-16", "", "utf-8x"] {
        let other = invoice.replace("encoding=\"UTF-8\"", &format!("encoding = '{encoding}'"));
        assert_eq!(read(other.as_bytes()), Err(InvalidEInvoice::NotUtf8), "{encoding}");
    }
    assert!(read(invoice.replace("encoding=\"UTF-8\"", "encoding='utf-8' standalone='yes'").as_bytes()).is_ok());
    assert!(read(invoice.split_once('\n').unwrap().1.as_bytes()).is_ok(), "without a declaration");
}

#[test]
fn other_encodings_and_formats_are_refused() {
    let invoice = sale("");
    let little: Vec<u8> = invoice.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let big: Vec<u8> = invoice.encode_utf16().flat_map(u16::to_be_bytes).collect();
    for file in [&little, &big, &[&[0xff, 0xfe], little.as_slice()].concat(), &[&[0xfe, 0xff], big.as_slice()].concat()]
    {
        assert_eq!(read(file), Err(InvalidEInvoice::NotUtf8));
    }
    let latin = [invoice.as_bytes(), b"\xb3"].concat();
    assert_eq!(read(&latin), Err(InvalidEInvoice::NotUtf8));
    for file in [b"%PDF-1.7\n\xff".as_slice(), b"PK\x03\x04", b"{}", b"Faktura"] {
        assert_eq!(read(file), Err(InvalidEInvoice::NotXml));
    }
    assert_eq!(read(b""), Err(InvalidEInvoice::Empty));
    assert_eq!(read(b" \n\t"), Err(InvalidEInvoice::Empty));
    for file in ["<", "<a", "<a b='", "<a></b>", "<a/><b/>", "<!--", "<![CDATA[", "<?xml ", "<a>\u{1}</a>", "<>"] {
        assert_eq!(read(file.as_bytes()), Err(InvalidEInvoice::NotXml), "{file}");
    }
}

#[test]
fn depth_is_bounded() {
    let nested =
        |depth: usize| sale("").replace("</Fa>", &format!("{}{}</Fa>", "<a>".repeat(depth), "</a>".repeat(depth)));
    assert!(read(nested(30).as_bytes()).is_ok());
    assert_eq!(read(nested(31).as_bytes()), Err(InvalidEInvoice::TooDeep));
    assert_eq!(read(nested(10_000).as_bytes()), Err(InvalidEInvoice::TooDeep));
    assert_eq!(read("<a>".repeat(1_000_000).as_bytes()), Err(InvalidEInvoice::TooDeep));
}

#[test]
fn attributes_and_namespaces_are_bounded() {
    let attributes: String = (0..200_000).map(|number| format!(" a{number}=''")).collect();
    let few: String = (0..1_000).map(|number| format!(" a{number}=''")).collect();
    let hidden = format!("<!-- ' --><a b='>' c=\"'\"{few}/>");
    let namespaces: String = (0..100).map(|number| format!("<a xmlns:n{number}='x'/>")).collect();
    let spread: String = (0..60_000).map(|_| "<a b='' c=''/>").collect();
    for hostile in [format!("<a{attributes}/>"), hidden, namespaces, spread] {
        let file = sale("").replace("</Fa>", &format!("{hostile}</Fa>"));
        assert_eq!(read(file.as_bytes()), Err(InvalidEInvoice::TooManyElements));
    }
    let tags = sale("").replace("</Fa>", &format!("{}</Fa>", "<a/>".repeat(600_000)));
    assert_eq!(read(tags.as_bytes()), Err(InvalidEInvoice::TooManyElements));
}

#[test]
fn size_and_lines_are_bounded() {
    let padded = |size: usize| {
        let invoice = sale("");
        format!("{invoice}{}", " ".repeat(size - invoice.len()))
    };
    assert!(read(padded(3 * 1024 * 1024).as_bytes()).is_ok());
    assert_eq!(read(padded(3 * 1024 * 1024 + 1).as_bytes()), Err(InvalidEInvoice::TooLarge));

    let lines = |count: u32| sale(&(1..=count).map(|number| line(number, &[])).collect::<String>());
    assert_eq!(read(lines(10_000).as_bytes()).unwrap().lines.len(), 10_000);
    assert_eq!(read(lines(10_001).as_bytes()), Err(InvalidEInvoice::TooManyLines));
}

#[test]
fn a_truncated_file_is_refused() {
    let lines: String = (1..=40).map(|number| line(number, &[("P_7", "Środek żółty 5 l"), ("P_8B", "1")])).collect();
    let invoice = sale(&lines);
    for end in (0..invoice.len()).step_by(97) {
        assert!(read(invoice.as_bytes().get(..end).unwrap()).is_err(), "{end}");
    }
}

#[test]
fn huge_numbers_are_refused_and_large_ones_read() {
    for text in ["9".repeat(17), "9".repeat(1_000), format!("1{}", "0".repeat(200)), format!("0.{}", "1".repeat(9))] {
        for field in ["P_8B", "P_9A", "P_11"] {
            let error = read(sale(&line(1, &[(field, &text)])).as_bytes());
            assert_eq!(error, Err(InvalidEInvoice::WrongField { field, line: Some(1) }));
        }
    }
    let largest = "9999999999999999.99";
    let invoice = read(sale(&line(1, &[("P_8B", largest), ("P_11", largest)])).as_bytes()).unwrap();
    let [line] = invoice.lines.as_slice() else { panic!("one line") };
    assert_eq!(line.net_value.map(|value| value.0), Some(999_999_999_999_999_999));
    assert_eq!(line.quantity.and_then(|quantity| quantity.thousandths()), None, "does not fit");
}

#[test]
fn a_correction_of_too_many_invoices_is_refused() {
    let one = "<DaneFaKorygowanej/>";
    let file = xml("KOR", &one.repeat(50_001), "");
    let error = InvalidEInvoice::MissingField { field: "NrFaKorygowanej", line: None };
    assert_eq!(read(file.as_bytes()), Err(error), "the first is looked at first");
}
